package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.content.Epilogues;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Another game with the same crew, the same again or the Epilogue of the one that is over: one table for all who want it, whoever
 * asks first. The chairs of people are kept for
 * those who sat there, and the token of the old seat is all they need.
 */
public final class Rematches {
    private static final Pattern NUMBERED = Pattern.compile("(.*) (\\d{1,3})");

    private final Tables tables;

    /** Which game follows. */
    public enum Next {
        SAME("rematch"),
        EPILOGUE(Epilogues.MODE);

        private final String word;

        Next(String word) {
            this.word = word;
        }
    }

    public Rematches(Tables tables) {
        this.tables = tables;
    }

    /** A table with the same crew, and a seat at it. */
    public record Opened(String table, Seats.Held held) {}

    /** What is the same again; {@code bots} has nothing where a person sits. */
    private record Plan(
            String title,
            GameSetup setup,
            @Nullable Integer turnSeconds,
            @Nullable Integer hourglassSeconds,
            boolean oneDevice,
            List<@Nullable String> bots,
            List<String> names) {}

    /** Sits down at the table of the next game, which is opened if it is not there yet. */
    public Opened open(Next which, String id, int seat, String token, @Nullable String commitment) {
        Seats.requireCommitment(commitment);
        Plan plan = tables.read(id, table -> plan(which, table));
        IdempotencyKey once = once(which, id);
        String next = tables.create(
                once,
                new Entry.Created(
                        plan.title(),
                        plan.setup(),
                        false,
                        plan.turnSeconds(),
                        plan.hourglassSeconds(),
                        Tokens.create(),
                        seat,
                        plan.oneDevice() ? true : null));
        String code = "";
        for (int other = 0; other < plan.bots().size(); other++) {
            String level = plan.bots().get(other);
            if (level != null) {
                tables.seats().firstBot(next, other, level);
            } else {
                String kept = tables.seats().invite(next, once, other);
                code = other == seat ? kept : code;
            }
        }
        IdempotencyKey mine = new IdempotencyKey(Tokens.derive(which.word + " seat\n" + token), "");
        return new Opened(
                next,
                tables.seats().take(next, mine, which.word, seat, plan.names().get(seat), commitment, code));
    }

    /** The table of the next game, or null if nobody has asked for one. */
    public @Nullable String find(Next which, String id) {
        String next = once(which, id).table();
        return tables.store().exists(next) ? next : null;
    }

    /** Only the server can tell which table that will be, or somebody else might open it first. */
    private IdempotencyKey once(Next which, String id) {
        String secret = tables.store().flights().secret(Tokens.create());
        return new IdempotencyKey(Tokens.derive(which.word + "\n" + secret + "\n" + id), "");
    }

    /** Whether the Epilogue of a table can be played. */
    public boolean hasEpilogue(String id) {
        return tables.read(id, table -> {
            try {
                plan(Next.EPILOGUE, table);
                return true;
            } catch (TableException e) {
                return false;
            }
        });
    }

    private static GameSetup setup(Next which, Table table) {
        Game game = table.game();
        if (which == Next.SAME || game == null) {
            return table.setup();
        }
        try {
            return Epilogues.after(game.state());
        } catch (SetupException e) {
            throw new TableException("no-epilogue", "This game has no Epilogue: " + e.getMessage() + ".");
        }
    }

    private static Plan plan(Next which, Table table) {
        if (!table.over()) {
            throw new TableException("not-over", "Another game with the same crew follows when this one is over.");
        }
        DailyShips.refuseAt(table, "it can be flown again, but not as another game");
        if (table.lesson() != null || table.importedFrom() != null) {
            throw new TableException("no-rematch", "Lessons and games from files have no crew to play again with.");
        }
        List<@Nullable String> bots = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (SeatState seat : table.seats()) {
            String level = seat.bot();
            bots.add(level == null || Bots.names().contains(level) ? level : Bots.NORMAL.word());
            String name = seat.name();
            names.add(name == null ? "" : name);
        }
        return new Plan(
                next(table.title()),
                setup(which, table),
                table.turnSeconds(),
                table.hourglassSeconds(),
                table.oneDevice(),
                bots,
                names);
    }

    /** A name that tells the next game from this one. */
    static String next(String title) {
        Matcher numbered = NUMBERED.matcher(title);
        String name = numbered.matches() ? numbered.group(1) : title;
        String number = " " + (numbered.matches() ? Integer.parseInt(numbered.group(2)) + 1 : 2);
        return CleanText.clean(name, Tables.MAX_TITLE - number.length()) + number;
    }
}
