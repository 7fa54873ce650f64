package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Entry;
import org.junit.jupiter.api.Test;

/** Tables on PostgreSQL. */
class PostgresTableTest extends TableSuite {
    @Override
    String database() {
        return TestPostgres.url();
    }

    /** The node that put the question is gone; another one watches the clock, and two of them give the seat away once. */
    @Test
    void aClockRunsOnAtOtherNodes() throws InterruptedException {
        TestTable table;
        try (Server gone = Server.start(ServerSuite.options(database()))) {
            table = TestTable.start(new Client(gone.port()), "\"turnSeconds\":2", "me", "me");
        }
        try (Server one = Server.start(ServerSuite.options(database()));
                Server two = Server.start(ServerSuite.options(database()))) {
            TestTable here = table.at(new Client(one.port()));
            for (int k = 0; k < 500 && !here.info().toString().contains("\"standInBy\":\"clock\""); k++) {
                Thread.sleep(20);
            }
            Thread.sleep(1_500);
            var record = two.tables().record(table.id);
            for (int seat = 0; seat < 2; seat++) {
                int late = seat;
                assertThat(record.stream()
                                .filter(e -> e instanceof Entry.TimeRanOut r
                                        && r.seats().contains(late))
                                .count())
                        .isLessThanOrEqualTo(1);
            }
            assertThat(record).anyMatch(Entry.TimeRanOut.class::isInstance);
        }
    }
}
