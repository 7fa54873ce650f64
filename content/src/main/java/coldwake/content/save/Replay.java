package coldwake.content.save;

import coldwake.content.save.SaveException.Problem;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.event.EventSink;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Plays a saved game again from its setup, seed and choices. */
public final class Replay {
    private Replay() {}

    /** Plays all choices again and checks that seed and state are those that were saved. */
    public static Game run(SavedGame saved, @Nullable EventSink sink) {
        Game game = start(saved, sink);
        run(saved, game, choice -> {});
        return game;
    }

    /** The game before its first choice. */
    public static Game start(SavedGame saved, @Nullable EventSink sink) {
        SavedGames.checkSeed(saved);
        return Game.start(SavedGames.rules(saved.setup()), saved.chance(), sink);
    }

    /** Plays all choices in a game that was just started; {@code before} hears of each one first. */
    public static void run(SavedGame saved, Game game, Consumer<Choice> before) {
        for (int k = 0; k < saved.choices().size(); k++) {
            choose(saved, game, k, before);
        }
        SavedGames.checkHash(saved, game.state());
    }

    private static void choose(SavedGame saved, Game game, int index, Consumer<Choice> before) {
        String text = saved.choices().get(index);
        int space = text.indexOf(' ');
        try {
            int seat = Integer.parseInt(text.substring(0, Math.max(space, 0)));
            Choice choice = new Choice(game.state().decisionNumber(), seat, text.substring(space + 1));
            before.accept(choice);
            game.choose(choice);
        } catch (ChoiceException | NumberFormatException e) {
            throw new SaveException(
                    Problem.REPLAY,
                    "choice " + (index + 1) + " of " + saved.choices().size() + ", '" + text + "', cannot be played: "
                            + e.getMessage() + " (saved with rules " + saved.rules() + ", played with rules "
                            + game.rules().version() + ")");
        }
    }
}
