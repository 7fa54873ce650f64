package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is sent again, by a proxy or by whoever got no answer, is done once and answered as before. */
class RetryTest {
    private static final String ID = "0123456789abcdef-retry";
    private static final String CHAIRS = "{\"name\":\"Ada\",\"chairs\":[\"me\",\"invited\",\"random\",\"open\"]}";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS,
                Webhooks.Allowed.NONE));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private int tables() {
        return server.tables().store().countTables();
    }

    private static void assertUsed(Client.Answer answer) {
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.problem()).isEqualTo("id-already-used");
    }

    @Test
    void aTableIsOpenedOnce() {
        Client.Answer first = client.once(ID).post("/api/tables", "", CHAIRS);
        assertThat(first.status()).isEqualTo(201);
        assertThat(client.once(ID).post("/api/tables", "", CHAIRS)).isEqualTo(first);
        stop();
        start();
        assertThat(client.once(ID).post("/api/tables", "", CHAIRS.replace(":", " : ")))
                .isEqualTo(first);
        String table = first.body().path("table").asString();
        String token = first.body().path("tickets").get(0).path("token").asString();
        int version = client.view(table, token).path("version").asInt();
        assertUsed(client.once(ID).post("/api/tables", "", CHAIRS.replace("Ada", "Eve")));
        assertThat(client.view(table, token).path("version").asInt()).isEqualTo(version);
        assertThat(tables()).isEqualTo(1);
        assertThat(client.post("/api/tables", "", CHAIRS).body().path("table").asString())
                .isNotEqualTo(table);
        assertThat(tables()).isEqualTo(2);
    }

    @Test
    void aTableThatWasStartedIsAnsweredTheSame() {
        String body = "{\"name\":\"Ada\",\"chairs\":[\"me\",\"random\"],\"start\":true}";
        Client.Answer first = client.once(ID).post("/api/tables", "", body);
        assertThat(client.once(ID).post("/api/tables", "", body)).isEqualTo(first);
        assertThat(tables()).isEqualTo(1);
    }

    /** All at once, as when a proxy tries several nodes. */
    @Test
    void requestsAtTheSameTimeAreOne() throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            List<Future<Client.Answer>> answers = new ArrayList<>();
            for (int k = 0; k < 8; k++) {
                answers.add(threads.submit(() -> client.once(ID).post("/api/tables", "", CHAIRS)));
            }
            Set<Client.Answer> distinct = new HashSet<>();
            for (Future<Client.Answer> answer : answers) {
                distinct.add(answer.get());
            }
            assertThat(distinct).hasSize(1);
            assertThat(distinct.iterator().next().status()).isEqualTo(201);
        }
        assertThat(tables()).isEqualTo(1);
    }

    @Test
    void nobodySitsDownTwice() {
        String table = client.post("/api/tables", "", "{\"chairs\":[\"open\",\"open\",\"open\"]}")
                .body()
                .path("table")
                .asString();
        String seats = "/api/tables/" + table + "/seats";
        Client.Answer first = client.once(ID).post(seats, "", "{\"name\":\"Ada\"}");
        assertThat(first.status()).isEqualTo(201);
        assertThat(client.once(ID).post(seats, "", "{\"name\":\"Ada\"}")).isEqualTo(first);
        assertUsed(client.once(ID).post(seats, "", "{\"name\":\"Eve\"}"));
        assertUsed(client.once(ID).post(seats, "", "{\"name\":\"Ada\",\"seat\":2}"));
        assertThat(people(table)).isEqualTo(1);
        assertThat(client.view(table, first.body().path("token").asString())
                        .path("version")
                        .asInt())
                .isPositive();
        client.once(ID + "2").post(seats, "", "{\"name\":\"Ada\"}");
        assertThat(people(table)).isEqualTo(2);
        String record = server.tables().store().read(table, 0).toString();
        assertThat(record).doesNotContain(ID, first.body().path("token").asString());
    }

    private int people(String table) {
        int people = 0;
        for (JsonNode seat : client.get("/api/tables/" + table, "").body().path("seats")) {
            people += seat.path("kind").asString().equals("human") ? 1 : 0;
        }
        return people;
    }

    @Test
    void aFileIsImportedOnce() {
        TestTable table = TestTable.start(client, "", "me", "me");
        table.post(0, "/export-consent", "{}");
        table.post(1, "/export-consent", "{}");
        String file = table.get(0, "/export").body().toString();
        Client.Answer first = client.once(ID).post("/api/imports", "", file);
        assertThat(first.status()).as("%s", first.body()).isEqualTo(201);
        assertThat(client.once(ID).post("/api/imports", "", file)).isEqualTo(first);
        assertUsed(client.once(ID).post("/api/imports", "", file + " "));
        assertThat(tables()).isEqualTo(2);
    }

    @Test
    void anIdThatCouldBeGuessedIsRefused() {
        for (String id : List.of("1", "x".repeat(15), "x".repeat(49), "0123456789 abcdef")) {
            assertThat(client.once(id).post("/api/tables", "", CHAIRS).problem())
                    .as(id)
                    .isEqualTo("impossible-command-id");
        }
        assertThat(tables()).isZero();
    }
}
