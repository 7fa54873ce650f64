package coldwake.content.save;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.event.EventSink;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Snapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game in play with all its choices, so that it can be saved at any question. */
public final class Journal {
    private final int version;
    private final GameSetup setup;
    private final long seed;
    private final String salt;
    private final Game game;
    private final List<String> choices;

    private Journal(int version, GameSetup setup, long seed, String salt, Game game, List<String> choices) {
        this.version = version;
        this.setup = setup;
        this.seed = seed;
        this.salt = salt;
        this.game = game;
        this.choices = new ArrayList<>(choices);
    }

    public static Journal start(GameSetup setup, long seed, String salt, @Nullable EventSink sink) {
        return new Journal(SavedGame.VERSION, setup, seed, salt, Game.start(Rulesets.of(setup), seed, sink), List.of());
    }

    /** Goes on with a game that was loaded. */
    public static Journal resume(SavedGames.Loaded loaded) {
        SavedGame saved = loaded.saved();
        return new Journal(saved.version(), saved.setup(), saved.seed(), saved.salt(), loaded.game(), saved.choices());
    }

    public Game game() {
        return game;
    }

    /** What is published when the game starts. */
    public SeedCommitment commitment() {
        return SeedCommitment.to(seed, salt);
    }

    /** Takes a choice and writes it down, or refuses it and changes nothing. */
    public void choose(Choice choice) {
        game.choose(choice);
        choices.add(choice.seat() + " " + choice.option());
    }

    /** The game as it is now. */
    public SavedGame save() {
        return new SavedGame(
                SavedGame.FORMAT,
                version,
                game.rules().version(),
                setup,
                seed,
                salt,
                commitment().hash(),
                choices,
                Snapshot.of(game.state()),
                SavedGames.hash(game.state()));
    }
}
