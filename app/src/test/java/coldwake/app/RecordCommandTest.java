package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.setup.GameSetup;
import coldwake.server.Server;
import coldwake.server.ServerOptions;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A table of a server is found by its operator, and its file can be verified. */
class RecordCommandTest extends CommandTest {
    @Test
    void aRecordIsFoundAndVerified() throws InterruptedException, IOException {
        String table = played();
        assertThat(run("record", table, file("table.json"), "--data", file("data")))
                .isZero();
        assertThat(run("verify", file("table.json"))).isZero();
        assertThat(out()).contains("everything fits");
        assertThat(run("verify", file("table.json"), "--commitment", "0")).isEqualTo(1);
        Path path = Path.of(file("table.json"));
        String text = Files.readString(path);
        Files.writeString(path, text.replaceFirst("\"seed\":\"[0-9a-f]+\"", "\"seed\":\"77\""));
        assertThat(run("verify", file("table.json"))).isEqualTo(1);
        assertThat(out()).contains("seed");
        assertThat(run("record", table + "@2", file("early.json"), "--data", file("data")))
                .isZero();
        assertThat(Files.size(Path.of(file("early.json")))).isLessThan(text.length());
    }

    @Test
    void whatIsNoReportOrNoTableIsRefused() {
        assertThat(run("record", "No/Table", file("x.json"), "--data", file("data")))
                .isEqualTo(2);
        assertThat(run("record", "nothing@3", file("x.json"), "--data", file("data")))
                .isEqualTo(2);
        assertThat(err()).contains("no table 'nothing'");
    }

    /** A game of bots, played to its end. */
    private String played() throws InterruptedException, IOException {
        Files.createDirectories(Path.of(file("data")));
        ServerOptions options = new ServerOptions(
                "127.0.0.1", 0, ServerOptions.embedded(file("data")), 0, false, Quota.GENEROUS, Webhooks.Allowed.NONE);
        try (Server server = Server.start(options)) {
            Tables tables = server.tables();
            String table = tables.create("Bots", GameSetup.standard(2), false, null);
            tables.seats().bot(table, 0, "random");
            tables.seats().bot(table, 1, "random");
            tables.draws().start(table);
            for (int k = 0; k < 3_000 && !tables.read(table, Table::over); k++) {
                Thread.sleep(20);
            }
            assertThat(tables.read(table, Table::over)).isTrue();
            return table;
        }
    }
}
