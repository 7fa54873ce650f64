package coldwake.server.table;

import coldwake.content.Rulesets;
import coldwake.content.save.OldForm;
import coldwake.engine.Game;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.setup.SetupException;
import coldwake.server.store.Store;
import coldwake.server.table.Export.Line;
import coldwake.server.table.Table.ChatLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Writes tables as files, reads them back, and finds out whether all was fair. */
public final class Exports {
    private static final JsonMapper JSON = StrictJson.builder().build();
    /** Many times a long game. */
    private static final int MOST_CHOICES = 20_000;

    private Exports() {}

    // ---------------------------------------------------------------- writing

    /**
     * The file of a table. Tokens, codes and addresses of webhooks stay at home, even as hashes, and the reasons of bots
     * until the game is over.
     */
    static Export of(Table table, List<Line> record) {
        Game game = table.game();
        List<Line> lines = record.stream()
                .filter(line -> !(line.entry() instanceof Entry.WebhookSet
                        || line.entry().hidden()))
                .map(line -> new Line(line.at(), withoutSecretsOfPeople(line.entry())))
                .map(line -> table.over() ? line : withoutReason(line))
                .toList();
        return new Export(
                Export.FORMAT,
                Export.VERSION,
                Rulesets.VERSION,
                table.id(),
                table.over(),
                game == null ? null : hash(game),
                lines);
    }

    /** A record with what was said only as far as a seat could read it, and without whispers: files are passed on. */
    static List<Line> heard(Table table, int seat, List<Line> record) {
        Set<Integer> heard = table.chat(seat, 0).stream()
                .filter(line -> line.to().isEmpty())
                .map(ChatLine::entry)
                .collect(Collectors.toSet());
        return IntStream.range(0, record.size())
                .filter(k -> !(record.get(k).entry() instanceof Entry.Said) || heard.contains(k + 1))
                .mapToObj(record::get)
                .toList();
    }

    /** The file of a table as it was in some version, for the operator of a store. */
    public static String fromStore(String database, String id, int version) {
        try (Store store = Store.open(database, false)) {
            List<Line> lines = store.read(id, 0).stream()
                    .map(row -> new Line(row.at(), JSON.readValue(row.body(), Entry.class)))
                    .toList();
            if (lines.isEmpty()) {
                throw new TableException("no-such-table", "There is no table '" + id + "' in this store.");
            }
            Table table = new Table(id);
            int read = 0;
            while (read < lines.size() && table.version() < version) {
                table.apply(lines.get(read).entry(), lines.get(read).at());
                read++;
            }
            return JSON.writeValueAsString(of(table, lines.subList(0, read)));
        }
    }

    private static Entry withoutSecretsOfPeople(Entry entry) {
        return switch (entry) {
            case Entry.SeatTaken taken ->
                new Entry.SeatTaken(taken.seat(), "", taken.name(), taken.contribution(), taken.commitment());
            case Entry.SeatInvited invited -> new Entry.SeatInvited(invited.seat(), "");
            case Entry.PersonRemoved removed ->
                new Entry.PersonRemoved(
                        removed.seat(), removed.by(), removed.level() == null ? "" : null, removed.level());
            default -> entry;
        };
    }

    private static Line withoutReason(Line line) {
        return line.entry() instanceof Entry.Chosen chosen ? new Line(line.at(), chosen.withoutReason()) : line;
    }

    private static String hash(Game game) {
        return Long.toHexString(game.state().hash());
    }

    // ---------------------------------------------------------------- reading

    /** Whether a text claims to be the file of a table. */
    public static boolean claims(String text) {
        try {
            return JSON.readTree(text).path("format").asString("").equals(Export.FORMAT);
        } catch (JacksonException e) {
            return false;
        }
    }

    /** Reads a file; one that is not whole is refused. */
    public static Export read(String text) {
        try {
            Export export = JSON.readValue(text, Export.class);
            if (export == null || !Export.FORMAT.equals(export.format()) || export.version() != Export.VERSION) {
                throw broken("it is not a table in version " + Export.VERSION + " of the format");
            }
            RequiredFields.check(export);
            return export;
        } catch (JacksonException e) {
            throw broken(StrictJson.problem(e));
        }
    }

    static TableException broken(String why) {
        return new TableException("broken-file", "The file cannot be used: " + why + ".");
    }

    private static String rulesOf(Export export) {
        return " (recorded with rules " + export.rules() + ", checked with " + Rulesets.VERSION + ")";
    }

    /** Plays the record again and checks everything it says. Answers the table at its end, or refuses. */
    public static Table replay(Export export) {
        Table table = new Table(export.table());
        List<Line> lines = export.lines();
        if (lines.isEmpty() || !(lines.getFirst().entry() instanceof Entry.Created)) {
            throw broken("it does not begin with the opening of a table");
        }
        for (int k = 0; k < lines.size(); k++) {
            try {
                EntryCheck.check(table, lines.get(k).entry());
                table.apply(lines.get(k).entry(), lines.get(k).at());
            } catch (TableException | ChoiceException | SetupException e) {
                throw broken("entry " + (k + 1) + " does not fit: " + e.getMessage() + rulesOf(export));
            }
        }
        Game game = table.game();
        if (!OldForm.hadOtherHash(export.rules()) && !Objects.equals(game == null ? null : hash(game), export.hash())) {
            throw broken("the state at the end is another one" + rulesOf(export));
        }
        if (table.over() != export.finished()) {
            throw broken("it does not say rightly whether the game is over");
        }
        return table;
    }

    /** What is wrong with a file, or null. */
    public static @Nullable String problem(String text, @Nullable String published) {
        try {
            Export export = read(text);
            String unknown = changeOfRules(export);
            if (unknown != null) {
                return unknown;
            }
            Table table = replay(export);
            return published == null || published.equals(table.commitment())
                    ? null
                    : "the table was committed to as " + table.commitment() + ", not as " + published;
        } catch (TableException e) {
            return e.getMessage();
        }
    }

    /** Why a game cannot be played again from its start, or null. */
    private static @Nullable String changeOfRules(Export export) {
        for (Line line : export.lines()) {
            if (line.entry() instanceof Entry.RulesChanged changed) {
                return "the rules changed in mid-game, from version " + changed.from() + " to " + changed.to()
                        + ": what was played before cannot be checked with the rules of now";
            }
        }
        return null;
    }

    // ---------------------------------------------------------------- importing

    /** The record of a new table that goes on where a file ends; the seats of people are open if the game is not over. */
    static List<Line> imported(Export export, long at) {
        String unknown = changeOfRules(export);
        if (unknown != null) {
            // It brings a state that nobody can check: it might be one that no game reaches, and break any rule.
            throw broken(unknown);
        }
        checkWork(export.lines());
        Table table = replay(export);
        if (table.game() == null) {
            throw broken("its game has not started");
        }
        List<Line> lines = new ArrayList<>();
        for (Line line : export.lines()) {
            switch (line.entry()) {
                case Entry.Created created -> {
                    lines.add(new Line(
                            line.at(),
                            new Entry.Created(
                                    CleanText.clean(created.title(), Tables.MAX_TITLE),
                                    created.setup(),
                                    false,
                                    created.turnSeconds(),
                                    created.hourglassSeconds(),
                                    created.secret(),
                                    created.host(),
                                    created.oneDevice())));
                    lines.add(new Line(at, new Entry.Imported(CleanText.clean(export.table(), Tables.MAX_NAME))));
                }
                case Entry.Imported _,
                        Entry.FullViewAgreed _,
                        Entry.FullViewEnded _,
                        Entry.ExportAgreed _,
                        Entry.ExportEnded _,
                        Entry.GraceGiven _,
                        Entry.WindowAnswered _,
                        Entry.WebhookSet _ -> {}
                default -> lines.add(new Line(line.at(), cleaned(withoutSecretsOfPeople(line.entry()))));
            }
        }
        if (!table.over()) {
            for (int seat = 0; seat < table.seats().size(); seat++) {
                if (table.seats().get(seat).bot() == null) {
                    lines.add(new Line(at, new Entry.SeatOpened(seat)));
                }
            }
        }
        return lines;
    }

    /** Words of people without what cannot be seen or turns other text around. */
    private static Entry cleaned(Entry entry) {
        return switch (entry) {
            case Entry.SeatTaken taken ->
                new Entry.SeatTaken(
                        taken.seat(),
                        taken.tokenHash(),
                        CleanText.clean(taken.name(), Tables.MAX_NAME),
                        taken.contribution(),
                        taken.commitment());
            case Entry.Said said ->
                new Entry.Said(
                        said.seat(),
                        CleanText.clean(said.name(), Tables.MAX_NAME),
                        said.to(),
                        CleanText.clean(said.text(), Tables.MAX_CHAT));
            default -> entry;
        };
    }

    /** Taking back costs what choosing did; new deals cost something besides. */
    private static void checkWork(List<Line> lines) {
        int choices = 0;
        int deals = 0;
        for (Line line : lines) {
            choices += line.entry() instanceof Entry.Chosen ? 1 : 0;
            deals += line.entry() instanceof Entry.Undone undone && undone.deal() != null ? 1 : 0;
        }
        if (deals > Undos.MOST_DEALS) {
            throw broken("its choices were taken back too often to be played again here");
        }
        if (choices > MOST_CHOICES) {
            throw broken("it has more choices than are played again here");
        }
    }
}
