package coldwake.server.store;

import java.util.List;

/** How finished games ended, one line each, for statistics. */
public final class Results {
    private final Database database;

    Results(Database database) {
        this.database = database;
    }

    /** How one game ended. */
    public record Result(
            String table,
            long finishedAt,
            int seats,
            int people,
            int rounds,
            int choices,
            String ending,
            int survivors,
            int winners) {}

    /** All games that ended in one way, added up. */
    public record Sum(
            String ending,
            long games,
            long seats,
            long people,
            long rounds,
            long choices,
            long survivors,
            long winners) {}

    /** Writes a result down, once. */
    public void save(Result result) {
        database.noteOnce(
                "insert into game_result (table_id, finished_at, seats, people, rounds, choices, ending, survivors,"
                        + " winners) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                result.table(),
                result.finishedAt(),
                result.seats(),
                result.people(),
                result.rounds(),
                result.choices(),
                result.ending(),
                result.survivors(),
                result.winners());
    }

    public List<Sum> byEnding() {
        return database.query(
                r -> new Sum(
                        r.getString(1),
                        r.getLong(2),
                        r.getLong(3),
                        r.getLong(4),
                        r.getLong(5),
                        r.getLong(6),
                        r.getLong(7),
                        r.getLong(8)),
                "select ending, count(*), sum(seats), sum(people), sum(rounds), sum(choices), sum(survivors),"
                        + " sum(winners) from game_result group by ending order by ending");
    }
}
