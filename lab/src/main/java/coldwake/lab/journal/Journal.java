package coldwake.lab.journal;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.setup.GameSetup;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;

/**
 * A game as setup, seed and choices: all there is to it.
 *
 * @param version of the rules it was played with
 * @param salt makes the fingerprint of two games with one seed differ
 * @param fingerprint published when the game begins, so that afterwards everybody can check that seed and setup were
 *     fixed before the first choice
 */
public record Journal(
        String version, GameSetup setup, long seed, String salt, String fingerprint, List<Choice> choices) {
    public Journal {
        choices = List.copyOf(choices);
    }

    /** A game that begins. */
    public static Journal begin(GameSetup setup, long seed, String salt) {
        return new Journal(
                Rulesets.VERSION, setup, seed, salt, fingerprint(Rulesets.VERSION, setup, seed, salt), List.of());
    }

    /** The fingerprint that setup, seed and salt must have. */
    public String expectedFingerprint() {
        return fingerprint(version, setup, seed, salt);
    }

    private static String fingerprint(String version, GameSetup setup, long seed, String salt) {
        String text = String.join(
                "\n",
                version,
                setup.board(),
                setup.species(),
                setup.mode(),
                Integer.toString(setup.seats()),
                String.join(",", setup.crew()),
                setup.numbers().toString(),
                Long.toString(seed),
                salt);
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    public Journal with(Choice choice) {
        List<Choice> more = new ArrayList<>(choices);
        more.add(choice);
        return new Journal(version, setup, seed, salt, fingerprint, more);
    }

    // ---------------------------------------------------------------- playing it again

    /** The game before its first choice. */
    public Game start() {
        if (!version.equals(Rulesets.VERSION)) {
            throw new JournalException(
                    "the game was played with rules version " + version + ", these are " + Rulesets.VERSION);
        }
        return Game.start(Rulesets.of(setup), seed, null);
    }

    /** Plays all choices; the game then waits for the next one or is over. */
    public Game replay() {
        Game game = start();
        replay(game, choice -> {});
        return game;
    }

    /** Plays all choices in a game that has just started; {@code before} hears of each one first. */
    public void replay(Game game, Consumer<Choice> before) {
        for (int k = 0; k < choices.size(); k++) {
            Choice choice = choices.get(k);
            try {
                before.accept(choice);
                game.choose(choice);
            } catch (ChoiceException refused) {
                throw new JournalException(
                        "choice " + (k + 1) + " of " + choices.size() + " is not possible: " + refused.getMessage(),
                        refused);
            }
        }
    }
}
