package coldwake.lab;

import coldwake.bots.BotTable;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.lab.journal.Journal;

/** Plays a game that broke once more and writes down its choices; the last one is the one that broke it. */
final class FailedGame {
    private FailedGame() {}

    static Journal journal(Plan plan, Failure failure) {
        Journal journal = Journal.begin(plan.setup(), failure.seed(), "");
        Game game = journal.start();
        BotTable bots = new BotTable(game, failure.seed(), plan.bots());
        try {
            for (int k = 0; k <= failure.decisions() && !game.over(); k++) {
                int seat = game.toAct();
                String option = OptionIds.of(game.state(), game.options(seat)).get(bots.choose(seat));
                Choice choice = new Choice(game.state().decisionNumber(), seat, option);
                journal = journal.with(choice);
                game.choose(choice);
            }
        } catch (RuntimeException | StackOverflowError | AssertionError again) {
            return journal;
        }
        return journal;
    }
}
