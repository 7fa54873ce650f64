package coldwake.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The games that were finished under a device key. Keys are known by their hash only. */
public final class Logbooks {
    private static final String COLUMNS =
            "table_id, seat, finished_at, title, board, species, mode, seats, people, role,"
                    + " rounds, ending, fate, place, survived, won, coached, survivors, winners, day, marks";
    private static final String KINDS = "board, species, mode, role, company, coached, daily, fate";
    private static final String GAMES = " from logbook_game where key_hash = ? and removed = 0";
    /** Whoever comes back within a day needs no new line for it. */
    private static final long SEEN_MILLIS = 24 * 3_600_000L;

    private static final List<String> PARTS = List.of(
            "delete from logbook_game where key_hash = ?",
            "delete from logbook_lesson where key_hash = ?",
            "delete from flight where key_hash = ?",
            "delete from logbook where key_hash = ?");

    private static final String SEPARATOR = ",";

    private final Database database;

    Logbooks(Database database) {
        this.database = database;
    }

    /**
     * A key that was used.
     *
     * @param name what flights of today's ship are shown under; empty for nobody
     */
    public record Logbook(long createdAt, long seenAt, String name) {}

    /**
     * A finished game as one seat lived it.
     *
     * @param role the character
     * @param place the room it ended in; empty if it ended elsewhere
     * @param day that of the ship which was flown; empty for other games
     * @param marks the milestones that were reached in it
     */
    public record Game(
            String table,
            int seat,
            long finishedAt,
            String title,
            String board,
            String species,
            String mode,
            int seats,
            int people,
            String role,
            int rounds,
            String ending,
            String fate,
            String place,
            boolean survived,
            boolean won,
            boolean coached,
            int survivors,
            int winners,
            String day,
            List<String> marks) {}

    /**
     * Games that went the same way, added up.
     *
     * @param alone how often nobody else survived
     * @param together how often somebody else won, too
     * @param all how often the whole crew survived
     */
    public record Sum(
            String board,
            String species,
            String mode,
            String role,
            boolean people,
            boolean coached,
            boolean daily,
            String fate,
            long games,
            long survived,
            long won,
            long alone,
            long together,
            long all) {}

    public Optional<Logbook> find(String key) {
        return database
                .query(
                        r -> new Logbook(r.getLong(1), r.getLong(2), r.getString(3)),
                        "select created_at, seen_at, name from logbook where key_hash = ?",
                        key)
                .stream()
                .findFirst();
    }

    /** Begins a logbook, unless there is one. */
    public Logbook begin(String key, long now) {
        database.insertOnce(
                "insert into logbook (key_hash, created_at, seen_at, name) values (?, ?, ?, ?)", key, now, now, "");
        return find(key).orElse(new Logbook(now, now, ""));
    }

    /** Notes that a key is still in use. */
    public void seen(String key, Logbook known, long now) {
        if (now - known.seenAt() > SEEN_MILLIS) {
            database.note("update logbook set seen_at = ? where key_hash = ?", now, key);
        }
    }

    public void rename(String key, String name) {
        database.update("update logbook set name = ? where key_hash = ?", name, key);
    }

    /** Writes a game down, once. */
    public void save(String key, Game game) {
        database.insertOnce(
                "insert into logbook_game (key_hash, " + COLUMNS
                        + ", removed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                key,
                game.table(),
                game.seat(),
                game.finishedAt(),
                game.title(),
                game.board(),
                game.species(),
                game.mode(),
                game.seats(),
                game.people(),
                game.role(),
                game.rounds(),
                game.ending(),
                game.fate(),
                game.place(),
                number(game.survived()),
                number(game.won()),
                number(game.coached()),
                game.survivors(),
                game.winners(),
                game.day(),
                String.join(SEPARATOR, game.marks()));
    }

    /** Leaves a game out from now on; it does not come back. */
    public void remove(String key, String table) {
        database.update("update logbook_game set removed = 1 where key_hash = ? and table_id = ?", key, table);
    }

    /** A game that was written down, whether or not it was left out since. */
    public Optional<Game> game(String key, String table) {
        return database
                .query(
                        Logbooks::read,
                        "select " + COLUMNS + " from logbook_game where key_hash = ? and table_id = ?",
                        key,
                        table)
                .stream()
                .findFirst();
    }

    /** Games that ended before some time, newest first. */
    public List<Game> newest(String key, long before, int most) {
        return database.query(
                Logbooks::read,
                "select " + COLUMNS + GAMES + " and finished_at < ? order by finished_at desc, table_id limit ?",
                key,
                before,
                most);
    }

    public List<Sum> sums(String key) {
        return database.query(
                r -> new Sum(
                        r.getString(1),
                        r.getString(2),
                        r.getString(3),
                        r.getString(4),
                        r.getInt(5) == 1,
                        r.getInt(6) == 1,
                        r.getInt(7) == 1,
                        r.getString(8),
                        r.getLong(9),
                        r.getLong(10),
                        r.getLong(11),
                        r.getLong(12),
                        r.getLong(13),
                        r.getLong(14)),
                "select " + KINDS
                        + ", count(*), sum(survived), sum(won), sum(alone), sum(together), sum(whole) from (select "
                        + "board, species, mode, role, case when people > 1 then 1 else 0 end as company, coached,"
                        + " case when day = '' then 0 else 1 end as daily, fate, survived, won,"
                        + " case when survived = 1 and survivors = 1 and seats > 1 then 1 else 0 end as alone,"
                        + " case when won = 1 and winners > 1 then 1 else 0 end as together,"
                        + " case when survivors = seats and seats > 1 then 1 else 0 end as whole" + GAMES
                        + ") lived group by " + KINDS + " order by " + KINDS,
                key);
    }

    /** In how many games each milestone was reached, by their ids in alphabetical order. */
    public SortedMap<String, Integer> marks(String key) {
        SortedMap<String, Integer> marks = new TreeMap<>();
        database.query(r -> r.getString(1), "select marks" + GAMES + " and marks <> ''", key).stream()
                .flatMap(stored -> split(stored).stream())
                .forEach(mark -> marks.merge(mark, 1, Integer::sum));
        return marks;
    }

    /** The lessons that were taken, and whether all of them was seen. */
    public SortedMap<String, Boolean> lessons(String key) {
        SortedMap<String, Boolean> lessons = new TreeMap<>();
        database.query(
                        r -> Map.entry(r.getString(1), r.getInt(2) == 1),
                        "select lesson, whole from logbook_lesson where key_hash = ?",
                        key)
                .forEach(lesson -> lessons.put(lesson.getKey(), lesson.getValue()));
        return lessons;
    }

    /** Notes that a lesson was taken. What was seen as a whole stays so. */
    public void learn(String key, String lesson, boolean whole) {
        database.insertOnce(
                "insert into logbook_lesson (key_hash, lesson, whole) values (?, ?, ?)", key, lesson, number(whole));
        if (whole) {
            database.update("update logbook_lesson set whole = 1 where key_hash = ? and lesson = ?", key, lesson);
        }
    }

    /** Joins two logbooks: a game counts once, and so does the flight of a day. The second one is gone then. */
    public void join(String key, String other) {
        lessons(other).forEach((lesson, whole) -> learn(key, lesson, whole));
        database.write(c -> {
            Database.update(c, "delete from logbook_lesson where key_hash = ?", other);
            for (String what : List.of("logbook_game", "flight")) {
                String same = what.equals("flight") ? "day" : "table_id";
                Database.update(
                        c,
                        "delete from " + what + " where key_hash = ? and " + same + " in (select " + same + " from "
                                + what + " where key_hash = ?)",
                        other,
                        key);
                Database.update(c, "update " + what + " set key_hash = ? where key_hash = ?", key, other);
            }
            return Database.update(c, "delete from logbook where key_hash = ?", other);
        });
    }

    /** Forgets everything under a key. Returns how many games that were. */
    public int forget(String key) {
        return database.write(c -> forget(c, key));
    }

    private static int forget(Connection c, String key) throws SQLException {
        int games = Database.query(c, r -> r.getInt(1), "select count(*)" + GAMES, key)
                .getFirst();
        for (String part : PARTS) {
            Database.update(c, part, key);
        }
        return games;
    }

    /** Forgets keys that nobody has used since some time. Returns how many. */
    public int expire(long since, int most) {
        List<String> old = database.query(
                r -> r.getString(1), "select key_hash from logbook where seen_at < ? limit ?", since, most);
        old.forEach(this::forget);
        return old.size();
    }

    private static int number(boolean value) {
        return value ? 1 : 0;
    }

    private static List<String> split(String stored) {
        return stored.isEmpty() ? List.of() : List.of(stored.split(SEPARATOR));
    }

    private static Game read(ResultSet r) throws SQLException {
        return new Game(
                r.getString(1),
                r.getInt(2),
                r.getLong(3),
                r.getString(4),
                r.getString(5),
                r.getString(6),
                r.getString(7),
                r.getInt(8),
                r.getInt(9),
                r.getString(10),
                r.getInt(11),
                r.getString(12),
                r.getString(13),
                r.getString(14),
                r.getInt(15) == 1,
                r.getInt(16) == 1,
                r.getInt(17) == 1,
                r.getInt(18),
                r.getInt(19),
                r.getString(20),
                split(r.getString(21)));
    }
}
