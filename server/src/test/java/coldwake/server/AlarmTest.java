package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever runs the process hears of errors of the JVM wherever they happen, and no table is left half done. */
class AlarmTest {
    @TempDir
    Path folder;

    private final BlockingQueue<Throwable> heard = new LinkedBlockingQueue<>();
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final AtomicBoolean broken = new AtomicBoolean();
    private volatile int from;
    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> heard.add(error));
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS,
                Webhooks.Allowed.NONE));
        client = new Client(server.port());
        server.tables().watchWrites(table -> {
            if (broken.get() && table.choices().size() >= from) {
                throw new OutOfMemoryError("rigged");
            }
        });
    }

    @AfterEach
    void stop() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        server.close();
    }

    private void assertHeard() throws InterruptedException {
        assertThat(heard.poll(20, TimeUnit.SECONDS)).isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void inARequest() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me");
        broken.set(true);
        Client.Answer answer = table.say(0, "hello");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.problem()).isEqualTo("failure");
        assertHeard();
        broken.set(false);
        int stored = server.tables().store().read(table.id, 0).size();
        assertThat(server.tables().<Integer>read(table.id, Table::version)).isEqualTo(stored);
        assertThat(table.view(0).path("chat").findValuesAsString("text")).isEqualTo(List.of("hello"));
    }

    @Test
    void inTheMoveOfABotWhoseTableGoesOnAfterwards() throws InterruptedException {
        broken.set(true);
        from = 5;
        TestTable table = TestTable.start(client, "", "random", "random");
        assertHeard();
        broken.set(false);
        client.post(table.path("/chat"), "", "{\"commandId\":\"a\",\"text\":\"and now?\"}");
        for (int k = 0; k < 4_000 && !table.over(); k++) {
            Thread.sleep(10);
        }
        assertThat(table.over()).isTrue();
    }
}
