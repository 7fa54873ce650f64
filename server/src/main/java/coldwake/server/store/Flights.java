package coldwake.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Flights with the ships of days: the first one of each key. */
public final class Flights {
    private static final String DAILY = "daily";
    private static final String COLUMNS =
            "f.table_id, f.counted, f.finished_at, f.rounds, f.fate, f.place, f.survived, f.won";

    private final Database database;

    Flights(Database database) {
        this.database = database;
    }

    /**
     * A flight.
     *
     * @param counted whether others see it among theirs
     * @param finishedAt 0 while it has not come to an end
     * @param name of whoever flew, if they gave one; empty otherwise
     */
    public record Flight(
            String table,
            boolean counted,
            long finishedAt,
            int rounds,
            String fate,
            String place,
            boolean survived,
            boolean won,
            String name) {
        public boolean over() {
            return finishedAt > 0;
        }
    }

    /** How many flights ended in some round, and how. */
    public record End(int round, boolean survived, boolean won, long flights) {}

    /** What only this server, with all its nodes, knows. It is made when it is first asked for. */
    public String secret(String fresh) {
        String sql = "select secret from server_secret where name = ?";
        List<String> known = database.query(r -> r.getString(1), sql, DAILY);
        if (known.isEmpty()) {
            database.insertOnce("insert into server_secret (name, secret) values (?, ?)", DAILY, fresh);
            known = database.query(r -> r.getString(1), sql, DAILY);
        }
        return known.getFirst();
    }

    /** Notes that a flight begins, unless there was one under this key on that day. */
    public void take(String day, String key, String table, long at, boolean counted) {
        database.insertOnce(
                "insert into flight (day, key_hash, table_id, taken_at, counted, finished_at, rounds, fate, place,"
                        + " survived, won) values (?, ?, ?, ?, ?, 0, 0, '', '', 0, 0)",
                day,
                key,
                table,
                at,
                counted ? 1 : 0);
    }

    /** Notes how the flight at a table ended, once. */
    public void finish(String table, long at, int rounds, String fate, String place, boolean survived, boolean won) {
        database.update(
                "update flight set finished_at = ?, rounds = ?, fate = ?, place = ?, survived = ?, won = ?"
                        + " where table_id = ? and finished_at = 0",
                at,
                rounds,
                fate,
                place,
                survived ? 1 : 0,
                won ? 1 : 0,
                table);
    }

    public Optional<Flight> of(String day, String key) {
        return database
                .query(
                        Flights::read,
                        "select " + COLUMNS + ", coalesce(l.name, '') from flight f left join logbook l"
                                + " on l.key_hash = f.key_hash where f.day = ? and f.key_hash = ?",
                        day,
                        key)
                .stream()
                .findFirst();
    }

    /** How many took off on a day, and are among those that count. */
    public long flown(String day) {
        return database.query(r -> r.getLong(1), "select count(*) from flight where day = ? and counted = 1", day)
                .getFirst();
    }

    /** How the flights of a day ended. */
    public List<End> ends(String day) {
        return database.query(
                r -> new End(r.getInt(1), r.getInt(2) == 1, r.getInt(3) == 1, r.getLong(4)),
                "select rounds, survived, won, count(*) from flight where day = ? and counted = 1 and finished_at > 0"
                        + " group by rounds, survived, won order by rounds, survived, won",
                day);
    }

    /** Flights of a day that came to an end: those that won, those that came home, those that lived longest. */
    public List<Flight> best(String day, int most) {
        return database.query(
                Flights::read,
                "select " + COLUMNS + ", coalesce(l.name, '') from flight f left join logbook l"
                        + " on l.key_hash = f.key_hash where f.day = ? and f.counted = 1 and f.finished_at > 0"
                        + " order by f.won desc, f.survived desc, f.rounds desc, f.finished_at limit ?",
                day,
                most);
    }

    private static Flight read(ResultSet r) throws SQLException {
        return new Flight(
                r.getString(1),
                r.getInt(2) == 1,
                r.getLong(3),
                r.getInt(4),
                r.getString(5),
                r.getString(6),
                r.getInt(7) == 1,
                r.getInt(8) == 1,
                r.getString(9));
    }
}
