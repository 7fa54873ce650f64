package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.server.store.Store;
import coldwake.server.table.Exports;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Tables from the time when all chance was one stream from a seed of 64 bits: files, and the rows of a store. They were
 * written by a build of that time.
 */
class OneStreamTablesTest {
    private static final String COMMITMENT = "c52fccd4b7dda67ebb9464ed7f239a959de9e49e768bf2cead6dfba1f782f64b";

    private static String file(String name) throws IOException {
        try (var in = OneStreamTablesTest.class.getResourceAsStream("/one-stream/" + name + ".json")) {
            assertThat(in).as("the file of %s", name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static boolean ofRulesOfNow(String file) {
        return Client.JSON.readTree(file).path("rules").asString().equals(Rulesets.VERSION);
    }

    /** With the rules they were played with; a file of other rules says so. */
    @Test
    void filesAreVerified() throws IOException {
        for (String name : List.of("table-finished", "table-running")) {
            String file = file(name);
            String problem = Exports.problem(file, null);
            if (ofRulesOfNow(file)) {
                assertThat(problem).isNull();
            } else if (problem != null) {
                assertThat(problem).contains("checked with " + Rulesets.VERSION);
            }
        }
        String finished = file("table-finished");
        if (ofRulesOfNow(finished)) {
            assertThat(Exports.problem(finished, COMMITMENT)).isNull();
            assertThat(Exports.problem(finished.replace("a coin", "no coin"), null))
                    .contains("contributed");
            assertThat(Exports.problem(finished, "another")).contains("committed");
        }
    }

    /** A store that was left by a server of that time goes on with the same people at the same table. */
    @Test
    void aStoredTableGoesOn(@TempDir Path folder) throws IOException, InterruptedException {
        JsonNode stored = Client.JSON.readTree(file("store"));
        String id = stored.path("table").asString();
        String database = "jdbc:h2:" + folder.resolve("tables");
        List<Store.Row> rows = new ArrayList<>();
        stored.path("entries")
                .forEach(row -> rows.add(new Store.Row(
                        row.path("seq").asInt(),
                        row.path("commandId").asString(),
                        row.path("body").toString(),
                        row.path("at").asLong())));
        JsonNode snapshot = stored.path("snapshot");
        try (Store store = Store.open(database, false)) {
            store.createTable(id, "Still running", "running", rows.getLast().at(), rows);
            store.saveSnapshot(
                    id,
                    new Store.Snapshot(
                            snapshot.path("seq").asInt(),
                            snapshot.path("rules").asString(),
                            snapshot.path("body").toString()));
        }
        try (Server server = Server.start(ServerSuite.options(database))) {
            Client client = new Client(server.port());
            List<String> tokens = new ArrayList<>();
            stored.path("tokens").forEach(token -> tokens.add(token.asString()));
            int before = client.view(id, tokens.getFirst())
                    .path("game")
                    .path("choices")
                    .asInt();
            assertThat(before).isPositive();
            TestTable table = TestTable.of(client, id, tokens);
            table.waitAsked();
            table.play(10, 1);
            assertThat(table.game(0).path("choices").asInt()).isGreaterThanOrEqualTo(before + 10);
        }
    }
}
