package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.table.Entry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Clocks that jump, servers that were away, and people who would like more time. */
class ClocksTest {
    private static final int NO_MOVE = 600_000;

    private final JumpingClock clock = new JumpingClock();

    /** The clock of a machine that somebody sets. */
    private static final class JumpingClock extends Clock {
        private volatile Duration ahead = Duration.ZERO;

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }

        @Override
        public ZoneId getZone() {
            return ZoneId.of("UTC");
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private Server start(String name, int pace, Quota quota) {
        String database = "jdbc:h2:mem:" + name + ";DB_CLOSE_DELAY=-1";
        return Server.start(
                new ServerOptions("127.0.0.1", 0, database, pace, true, quota, Webhooks.Allowed.NONE), clock);
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 600 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(condition.getAsBoolean()).as(what).isTrue();
    }

    @Test
    void aClockThatIsSetBackLocksNobodyOut() {
        try (Server server = start("set-back", 0, Quota.USUAL)) {
            Client client = new Client(server.port());
            TestTable table = TestTable.start(client, "", "me", "me");
            assertThat(table.say(0, "before").status()).isEqualTo(200);
            clock.ahead = Duration.ofHours(-1);
            assertThat(client.get(table.path(""), "").status()).isEqualTo(200);
            assertThat(table.say(0, "after").status()).isEqualTo(200);
            assertThat(table.choose(table.asked(), 0).status()).isEqualTo(200);
        }
    }

    private static boolean has(Server server, TestTable table, Class<? extends Entry> type) {
        return server.tables().record(table.id).stream().anyMatch(type::isInstance);
    }

    private static void graceComesBeforeLateness(Server server, TestTable table) throws InterruptedException {
        await("more time is given", () -> has(server, table, Entry.GraceGiven.class));
        List<Entry> record = server.tables().record(table.id);
        assertThat(record).noneMatch(Entry.TimeRanOut.class::isInstance);
        assertThat(table.info().path("clock").path("left").asLong()).isBetween(1_000L, 10_000L);
    }

    @Test
    void whoseTimeRanOutWhileTheServerWasAwayGetsSomeMore() throws InterruptedException {
        TestTable table;
        try (Server server = start("away", 0, Quota.GENEROUS)) {
            table = TestTable.start(new Client(server.port()), "\"turnSeconds\":5", "me", "me");
            assertThat(has(server, table, Entry.GraceGiven.class)).isFalse();
        }
        clock.ahead = Duration.ofHours(1);
        try (Server server = start("away", 0, Quota.GENEROUS)) {
            TestTable again = table.at(new Client(server.port()));
            graceComesBeforeLateness(server, again);
            clock.ahead = clock.ahead.plusSeconds(9);
            await("nobody waits for ever", () -> has(server, again, Entry.TimeRanOut.class));
        }
    }

    /** The machine slept, or its clock was set: nobody could answer meanwhile. */
    @Test
    void whoseTimeRanOutInALeapOfTheClockGetsSomeMore() throws InterruptedException {
        try (Server server = start("leap", 0, Quota.GENEROUS)) {
            TestTable table = TestTable.start(new Client(server.port()), "\"turnSeconds\":600", "me", "me");
            TimeUnit.SECONDS.sleep(2);
            clock.ahead = Duration.ofHours(1);
            await("more time is given", () -> has(server, table, Entry.GraceGiven.class));
            assertThat(has(server, table, Entry.TimeRanOut.class)).isFalse();
            assertThat(table.info().path("clock").path("left").asLong()).isBetween(1_000L, 60_000L);
        }
    }

    @Test
    void lettingABotPlayAndComingBackGivesNoMoreTime() {
        try (Server server = start("toggle", NO_MOVE, Quota.GENEROUS)) {
            TestTable table = TestTable.start(new Client(server.port()), "\"turnSeconds\":600", "me", "me");
            long deadline = table.info().path("clock").path("deadline").asLong();
            for (int seat = 0; seat < 2; seat++) {
                clock.ahead = clock.ahead.plusSeconds(2);
                String own = "{\"seat\":" + seat + ",\"level\":\"random\"}";
                assertThat(table.post(seat, "/stand-ins", own).status()).isEqualTo(200);
                assertThat(table.delete(seat, "/stand-ins/mine").status()).isEqualTo(200);
                assertThat(table.info().path("clock").path("deadline").asLong()).isEqualTo(deadline);
            }
        }
    }

    /** Whoever is late and takes the seat back is late still, until the bot has answered. */
    @Test
    void whoIsLateCannotKeepTheTableWaitingByComingBack() throws InterruptedException {
        try (Server server = start("late", NO_MOVE, Quota.GENEROUS)) {
            TestTable table = TestTable.start(new Client(server.port()), "\"turnSeconds\":1", "me", "me");
            int late = table.asked();
            for (int times = 1; times <= 2; times++) {
                long wanted = times;
                await(
                        "time runs out",
                        () -> server.tables().record(table.id).stream()
                                        .filter(Entry.TimeRanOut.class::isInstance)
                                        .count()
                                >= wanted);
                assertThat(table.delete(late, "/stand-ins/mine").status()).isEqualTo(200);
            }
        }
    }
}
