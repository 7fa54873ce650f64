package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whoever opened a table can ask somebody to leave or to be quiet, and nobody else can. */
class HostTest {
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

    /** A table of Ada, at which Eve has sat down on seat 1. */
    private TestTable withEve() {
        TestTable table = new TestTable(
                client,
                client.post("/api/tables", "", "{\"name\":\"Ada\",\"chairs\":[\"me\",\"open\",\"me\"]}")
                        .body());
        table.tokens.add(
                1, sit(table, "{\"name\":\"Eve\"}").body().path("token").asString());
        return table;
    }

    private Client.Answer sit(TestTable table, String body) {
        return client.post(table.path("/seats"), "", body);
    }

    private static JsonNode seat(TestTable table, int seat) {
        return table.info().path("seats").get(seat);
    }

    private static int version(TestTable table) {
        return table.info().path("version").asInt();
    }

    @Test
    void beforeTheGameAChairIsTakenBackAndKept() throws InterruptedException {
        TestTable table = withEve();
        assertThat(table.info().path("host").asInt(-1)).isZero();
        try (Stream stream = Stream.open(server.port(), table.id, table.tokens.get(1), "", "")) {
            stream.next();
            Client.Answer removed = table.post(0, "/removals", "{\"seat\":1}");
            assertThat(removed.status()).as("%s", removed.body()).isEqualTo(200);
            stream.untilEnd();
            String code = removed.body().path("invitation").path("code").asString();
            assertThat(table.get(1, "/view").problem()).isEqualTo("not-your-seat");
            assertThat(seat(table, 1).path("kind").asString()).isEqualTo("invited");
            assertThat(sit(table, "{\"name\":\"Eve\",\"seat\":1}").problem()).isEqualTo("not-invited");
            assertThat(sit(table, "{\"name\":\"Bob\",\"invitation\":\"" + code + "\"}")
                            .body()
                            .path("seat")
                            .asInt())
                    .isEqualTo(1);
        }
        assertThat(seat(table, 1).path("name").asString()).isEqualTo("Bob");
    }

    @Test
    void inAGameABotPlaysOn() throws InterruptedException {
        TestTable table = withEve();
        table.post(0, "/start", "{}");
        Client.Answer removed = table.post(0, "/removals", "{\"seat\":1}");
        assertThat(removed.status()).isEqualTo(200);
        assertThat(removed.body().path("invitation").isNull()).isTrue();
        assertThat(seat(table, 1).path("kind").asString()).isEqualTo("bot");
        String eve = table.tokens.remove(1);
        assertThat(client.get(table.path("/view"), eve).problem()).isEqualTo("not-your-seat");
        table.play(12, 1);
        // Its file still tells how it was.
        table.post(0, "/export-consent", "{}");
        table.post(1, "/export-consent", "{}");
        String file = client.get(table.path("/export"), table.tokens.getFirst())
                .body()
                .toString();
        assertThat(file).contains("person-removed");
        assertThat(client.post("/api/imports", "", file).status()).isEqualTo(201);
    }

    @Test
    void onlyTheHostCanAndNotToThemselves() {
        TestTable table = withEve();
        int before = version(table);
        assertThat(table.post(1, "/removals", "{\"seat\":0}").status()).isEqualTo(403);
        assertThat(table.post(1, "/removals", "{\"seat\":0}").problem()).isEqualTo("not-the-host");
        assertThat(table.put(1, "/mutes", "{\"seat\":0,\"muted\":true}").problem())
                .isEqualTo("not-the-host");
        assertThat(table.post(-1, "/removals", "{\"seat\":0}").problem()).isEqualTo("no-token");
        assertThat(table.post(0, "/removals", "{\"seat\":0}").problem()).isEqualTo("not-yourself");
        assertThat(table.put(0, "/mutes", "{\"seat\":0,\"muted\":true}").problem())
                .isEqualTo("not-yourself");
        assertThat(table.post(0, "/removals", "{\"seat\":7}").problem()).isEqualTo("no-such-seat");
        assertThat(table.put(0, "/mutes", "{\"seat\":7,\"muted\":true}").problem())
                .isEqualTo("no-such-seat");
        assertThat(version(table)).isEqualTo(before);
        table.post(0, "/removals", "{\"seat\":1}");
        assertThat(table.post(0, "/removals", "{\"seat\":1}").problem()).isEqualTo("not-a-person");
    }

    @Test
    void whoeverIsMutedIsQuietUntilTheHostSaysOtherwise() {
        TestTable table = withEve();
        assertThat(table.put(0, "/mutes", "{\"seat\":1,\"muted\":true}").status())
                .isEqualTo(200);
        assertThat(seat(table, 1).path("muted").asBoolean()).isTrue();
        int before = version(table);
        assertThat(table.say(1, "spam").problem()).isEqualTo("muted");
        assertThat(table.post(1, "/chat", "{\"commandId\":\"w\",\"text\":\"psst\",\"to\":[0]}")
                        .problem())
                .isEqualTo("muted");
        table.put(0, "/mutes", "{\"seat\":1,\"muted\":true}");
        assertThat(version(table)).isEqualTo(before);
        assertThat(table.say(2, "hello").status()).isEqualTo(200);
        assertThat(table.post(-1, "/chat", "{\"commandId\":\"s\",\"text\":\"hi\"}")
                        .status())
                .isEqualTo(200);
        table.put(0, "/mutes", "{\"muted\":true}");
        assertThat(table.info().path("spectatorsMuted").asBoolean()).isTrue();
        assertThat(table.post(-1, "/chat", "{\"commandId\":\"t\",\"text\":\"hi\"}")
                        .problem())
                .isEqualTo("muted");
        stop();
        start();
        TestTable later = table.at(client);
        assertThat(client.post(table.path("/chat"), table.tokens.get(1), "{\"commandId\":\"x\",\"text\":\"spam\"}")
                        .problem())
                .isEqualTo("muted");
        later.put(0, "/mutes", "{\"seat\":1,\"muted\":false}");
        assertThat(client.post(table.path("/chat"), table.tokens.get(1), "{\"commandId\":\"y\",\"text\":\"sorry\"}")
                        .status())
                .isEqualTo(200);
    }

    /** Whoever sits down later on a chair that was given up did not open the table. */
    @Test
    void aChairGivenUpGivesNoRights() {
        TestTable table = withEve();
        table.delete(0, "/seats/mine");
        assertThat(table.info().path("host").isNull()).isTrue();
        String bob =
                sit(table, "{\"name\":\"Bob\",\"seat\":0}").body().path("token").asString();
        assertThat(client.post(table.path("/removals"), bob, "{\"seat\":1}").problem())
                .isEqualTo("not-the-host");
    }

    @Test
    void whoeverOpensATableWithCodesHoldsTheFirst() {
        JsonNode opened = client.post("/api/tables", "", "{\"chairs\":[\"invited\",\"invited\"]}")
                .body();
        TestTable table = new TestTable(client, opened);
        assertThat(table.info().path("host").isNull()).isTrue();
        String code = opened.path("invitations").get(0).path("code").asString();
        sit(table, "{\"name\":\"Ada\",\"invitation\":\"" + code + "\"}");
        assertThat(table.info().path("host").asInt(-1)).isZero();
    }
}
