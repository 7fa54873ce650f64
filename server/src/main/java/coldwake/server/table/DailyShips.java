package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.server.store.Flights;
import coldwake.server.store.Logbooks;
import coldwake.server.store.StoreException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One ship for everybody on this server each day (UTC): the same crew, seat and chance. Chance follows from the day and a
 * secret of the server; nothing that would tell it leaves the server before the day is over, and whoever flies can take
 * back only what told nothing, so nobody can try the ship out.
 */
public final class DailyShips {
    private static final Logger LOG = LoggerFactory.getLogger(DailyShips.class);

    /** Where everybody sits. */
    public static final int SEAT = 0;

    private static final int SEATS = 4;
    /** The steady bots of the rest of the crew. */
    public static final String LEVEL = Bots.NORMAL.word();

    /** A key that was made for a flight has had no time to become anybody's. */
    private static final long YOUNG_MILLIS = TimeUnit.HOURS.toMillis(1);

    private static final List<String> CREW = List.of("captain", "pilot", "scientist", "scout", "soldier", "mechanic");
    private static final int DIGITS = 15;
    private static final String COOP = "coop";

    private final Tables tables;
    private final Flights flights;
    private final Logbooks logbooks;

    public DailyShips(Tables tables) {
        this.tables = tables;
        flights = tables.store().flights();
        logbooks = tables.store().logbooks();
        tables.watchWrites(this::written);
    }

    /** A table with the ship of a day, and the seat of whoever flies it. */
    public record Opened(String table, Seats.Held held) {}

    // ---------------------------------------------------------------- days

    /** The day it is. */
    public LocalDate today() {
        return LocalDate.ofInstant(Instant.ofEpochMilli(tables.now()), ZoneOffset.UTC);
    }

    /** A day that somebody names: today, or one before; of what comes nothing is told. */
    public LocalDate past(String text) {
        try {
            LocalDate day = LocalDate.parse(text);
            if (day.toString().equals(text) && !day.isAfter(today())) {
                return day;
            }
        } catch (DateTimeParseException e) {
            // It is no day at all.
        }
        throw new TableException("no-such-day", "There is no ship of that day; days are named like 2026-11-18.");
    }

    /** When a day is over. */
    public static long end(LocalDate day) {
        return day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    }

    /** Whether chance must not be told yet at a table. */
    public static boolean sealed(Table table, long now) {
        String day = table.daily();
        return day != null && now < end(LocalDate.parse(day));
    }

    /** Refuses something where the ship of a day is flown. */
    static void refuseAt(Table table, String why) {
        if (table.daily() != null) {
            throw new TableException("daily-flight", "Today's ship is the same for everybody: " + why + ".");
        }
    }

    // ---------------------------------------------------------------- the ship

    /** What is flown on a day; everybody may know that beforehand. */
    public static GameSetup setup(LocalDate day) {
        GameSetup usual = GameSetup.standard(SEATS);
        GameSetup base = switch (day.getDayOfWeek()) {
            case SATURDAY -> saturday(usual, Math.floorDiv(day.toEpochDay(), DayOfWeek.values().length));
            case SUNDAY -> usual.withMode(COOP);
            default -> usual;
        };
        String[] options =
                Rulesets.choices().byDefault(base.mode(), base.species()).toArray(String[]::new);
        return base.withMode(base.mode(), options).withCrew(crew(day));
    }

    /** Something else is aboard, or it is another ship. */
    private static GameSetup saturday(GameSetup usual, long week) {
        return switch ((int) Math.floorMod(week, 3L)) {
            case 0 -> usual.withSpecies("void-seeders");
            case 1 -> usual.withSpecies("carnomorphs");
            default -> usual.withBoard("nemesis-alternative");
        };
    }

    /** Four of the six, in an order of the day. */
    private static List<String> crew(LocalDate day) {
        List<String> left = new ArrayList<>(CREW);
        long number = Long.parseLong(Tokens.hash("crew " + day).substring(0, DIGITS), 16);
        List<String> crew = new ArrayList<>();
        while (crew.size() < SEATS) {
            crew.add(left.remove((int) (number % left.size())));
            number /= left.size() + 1;
        }
        return crew;
    }

    /** What the chance of a day follows from; nobody may know it before the day is over. */
    private String secret(LocalDate day) {
        return Tokens.derive("daily\n" + flights.secret(Tokens.create()) + "\n" + day);
    }

    /** What everybody may know of that secret. */
    public String commitment(LocalDate day) {
        return Tokens.hash(secret(day));
    }

    /** The secret of a day that is over. */
    public String shown(LocalDate day) {
        requireOver(day);
        return secret(day);
    }

    /** The seed of all games of a day that is over. */
    public String seed(LocalDate day) {
        requireOver(day);
        return Fairness.seed(
                secret(day),
                IntStream.range(0, SEATS).mapToObj(seat -> new SeatState()).toList());
    }

    private void requireOver(LocalDate day) {
        if (!day.isBefore(today())) {
            throw new IllegalStateException("the chance of " + day + " is a secret");
        }
    }

    // ---------------------------------------------------------------- flying

    /**
     * The first flight of a key with the ship of today: however often it is asked for, from any device, it is the same table
     * and the same seat.
     */
    public Opened fly(String key, String title, String name) {
        LocalDate day = today();
        String hash = Tokens.hash(key);
        Logbooks.Logbook logbook = logbooks.begin(hash, tables.now());
        Opened opened = open(once(day, key), day, title, name);
        boolean known = tables.now() - logbook.createdAt() >= YOUNG_MILLIS;
        flights.take(day.toString(), hash, opened.table(), tables.now(), known);
        return opened;
    }

    /** Another flight, which does not count: whoever has flown knows the ship. */
    public Opened flyAgain(String key, IdempotencyKey once, String title, String name) {
        LocalDate day = today();
        Flights.Flight first = flights.of(day.toString(), Tokens.hash(key)).orElse(null);
        if (first == null || !first.over()) {
            throw new TableException("not-over", "The first flight counts; it comes to an end before another one.");
        }
        return open(once, day, title, name);
    }

    private static IdempotencyKey once(LocalDate day, String key) {
        return new IdempotencyKey(Tokens.derive("flight\n" + day + "\n" + key), "");
    }

    private Opened open(IdempotencyKey once, LocalDate day, String title, String name) {
        GameSetup setup = setup(day);
        String id = tables.create(
                once,
                new Entry.Created(title, setup, false, null, null, secret(day), SEAT, null, null, day.toString()));
        Seats.Held held = tables.seats().take(id, once, "flight", SEAT, name, null, null);
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat != SEAT) {
                tables.seats().firstBot(id, seat, LEVEL);
            }
        }
        tables.draws().start(id);
        return new Opened(id, held);
    }

    /** A flight that came to an end is noted by the server itself, whoever wants it or not. */
    private void written(Table table) {
        if (table.daily() != null && table.over() && table.importedFrom() == null) {
            Logbooks.Game game = Fates.of(table, SEAT);
            Thread.startVirtualThread(() -> {
                try {
                    finish(game);
                } catch (StoreException e) {
                    // It is noted when its key writes the game down.
                    LOG.warn("the flight at {} could not be noted: {}", game.table(), e.getMessage());
                }
            });
        }
    }

    /** Notes how a flight ended, if that was on its day. */
    public void finish(Logbooks.Game game) {
        if (!game.day().isEmpty() && game.finishedAt() < end(LocalDate.parse(game.day()))) {
            flights.finish(
                    game.table(),
                    game.finishedAt(),
                    game.rounds(),
                    game.fate(),
                    game.place(),
                    game.survived(),
                    game.won());
        }
    }

    /** Refuses a flight that is not the first one of a key on its day. */
    public void requireFirst(String key, Logbooks.Game game) {
        boolean other = !game.day().isEmpty()
                && flights.of(game.day(), key)
                        .filter(f -> f.table().equals(game.table()))
                        .isEmpty();
        if (other) {
            throw new TableException("not-counted", "Of the flights with a ship only the first one is written down.");
        }
    }
}
