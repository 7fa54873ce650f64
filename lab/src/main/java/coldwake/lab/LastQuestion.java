package coldwake.lab;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.save.Journal;
import coldwake.content.save.SavedGame;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The last question before a game broke, to be looked at.
 *
 * @param choice what was chosen then; null if not even the options could be listed
 */
public record LastQuestion(SavedGame saved, @Nullable Choice choice) {

    /** Plays a broken game again, up to that question; empty if it broke before the first one. */
    static Optional<LastQuestion> of(Plan plan, Failure failure) {
        long seed = plan.seedOf(failure.game());
        Journal journal;
        try {
            GameSetup setup = new Seating(plan).rulesOf(failure.game()).setup();
            journal = Journal.start(setup, seed, "", null);
        } catch (RuntimeException | StackOverflowError | AssertionError atOnce) {
            return Optional.empty();
        }
        Game game = journal.game();
        BotTable bots = new BotTable(
                game,
                seed,
                Bots.forSeats(plan.botsOf(failure.game()), plan.bots().size()));
        for (int k = 0; k < failure.decisions(); k++) {
            journal.choose(next(game, bots));
        }
        SavedGame saved = journal.save();
        try {
            return Optional.of(new LastQuestion(saved, next(game, bots)));
        } catch (RuntimeException | StackOverflowError | AssertionError noOptions) {
            return Optional.of(new LastQuestion(saved, null));
        }
    }

    private static Choice next(Game game, BotTable bots) {
        int seat = game.toAct();
        String option = OptionIds.of(game.state(), game.options(seat)).get(bots.choose(seat));
        return new Choice(game.state().decisionNumber(), seat, option);
    }
}
