package coldwake.server.table;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.ChoiceException.Problem;
import coldwake.engine.state.GameState;
import coldwake.server.store.Results;
import coldwake.server.table.LoadedTables.Decided;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of games, of people and bots, in windows for reactions and outside; the last one makes a result. */
public final class Moves {
    private final Tables tables;
    private final LoadedTables loadedTables;
    private final Results results;
    private final int reactionSeconds;

    Moves(Tables tables, LoadedTables loadedTables, Results results, int reactionSeconds) {
        this.tables = tables;
        this.loadedTables = loadedTables;
        this.results = results;
        this.reactionSeconds = reactionSeconds;
    }

    /** Takes a choice of the game. */
    public int choose(String id, String commandId, int seat, int number, String option) {
        return choose(id, commandId, new Entry.Chosen(seat, number, option, null));
    }

    /** Takes a choice of the game; one with a reason is that of a bot, which must still play for the seat. */
    int choose(String id, String commandId, Entry.Chosen chosen) {
        int seat = chosen.seat();
        boolean taught = tables.read(id, Table::lesson) != null;
        // Tables at which nobody made a choice of their own are forgotten after a while, and so are lessons.
        String whose = taught ? "l-" : chosen.why() == null ? "c-" : "b-";
        int version = loadedTables.command(id, whose + seat + "-" + commandId, table -> {
            if (chosen.why() != null && table.seats().get(seat).mover() == null) {
                throw new TableException("no-bot", "No bot plays for this seat any more.");
            }
            checkSand(table, chosen.option());
            Game asked = table.answeredTogether() ? table.askedTogether().get(seat) : null;
            return asked == null || table.seats().get(seat).mover() != null
                    ? decided(table, chosen)
                    : answered(table, asked, chosen);
        });
        saveResult(id);
        return version;
    }

    /** The game itself is only changed when the entry is applied. */
    private static Decided decided(Table table, Entry.Chosen chosen) {
        return new Decided(chosen, table.playAhead(chosen) ? "over" : null);
    }

    /** An answer in a window counts when it closes; until then nobody else can notice it. */
    private static @Nullable Decided answered(Table table, Game asked, Entry.Chosen chosen) {
        int number = table.running().state().decisionNumber();
        if (chosen.number() != number) {
            throw new ChoiceException(
                    Problem.STALE_NUMBER,
                    "decision " + chosen.number() + " is not open; decision " + number + " is",
                    List.of());
        }
        asked.check(new Choice(asked.state().decisionNumber(), chosen.seat(), chosen.option()));
        if (table.hasAnswered(chosen.seat())) {
            throw new TableException("already-answered", "This seat has answered; that counts in a moment.");
        }
        return new Decided(new Entry.WindowAnswered(chosen.seat(), chosen.option()), null);
    }

    /** How long windows for reactions are open. */
    long reactionMillis() {
        return reactionSeconds * 1000L;
    }

    /** Answers for every person in the open window whose time has come, in turn. */
    void closeWindow(String id) {
        boolean[] more = {true};
        while (more[0]) {
            loadedTables.command(id, Seats.unique("window"), table -> {
                Entry.Chosen due = table.dueInWindow(tables.now());
                more[0] = due != null;
                return due == null ? null : decided(table, due);
            });
        }
        saveResult(id);
    }

    private void saveResult(String id) {
        Results.Result result = tables.peek(id, Moves::result);
        if (result != null) {
            results.save(result);
        }
    }

    private void checkSand(Table table, String option) {
        Long at = table.hourglassAt();
        if (at != null && tables.now() < at && table.running().waitsForClock(option)) {
            throw new TableException("sand-runs", "The hourglass can be picked up when its sand has run out.");
        }
    }

    private static Results.@Nullable Result result(Table table) {
        if (!table.over() || table.importedFrom() != null || table.lesson() != null) {
            return null;
        }
        GameState end = table.running().state();
        int survivors = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            survivors += end.crew.alive(seat) ? 1 : 0;
        }
        return new Results.Result(
                table.id(),
                table.changedAt(),
                end.seats(),
                Integer.bitCount(table.humans()),
                end.round(),
                table.choices().size(),
                end.ending().id(),
                survivors,
                Integer.bitCount(end.winners()));
    }
}
