package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Exports;
import coldwake.server.table.Tokens;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is left of a table: files, statistics, reports; on whatever database it runs. */
abstract class RecordSuite extends ServerSuite {
    private static final String COIN = "a-coin-that-fell-on-its-edge";

    private TestTable finished() throws InterruptedException {
        TestTable table = TestTable.start(
                client, "\"commitments\":[\"" + Tokens.hash(COIN) + "\"],\"title\":\"Long night\"", "me", "random");
        assertThat(table.show(0, COIN, "another coin for the next draw").status())
                .isEqualTo(200);
        table.play(Integer.MAX_VALUE, 4);
        return table;
    }

    private String agreedExport(TestTable table) {
        for (int seat = 0; seat < table.tokens.size(); seat++) {
            table.post(seat, "/export-consent", "");
        }
        Client.Answer answer = table.get(0, "/export");
        assertThat(answer.status()).isEqualTo(200);
        return answer.body().toString();
    }

    /** A file in which one thing is not as it was. */
    private static String changed(String file, String from, String to) {
        assertThat(file).contains(from);
        return file.replace(from, to);
    }

    @Test
    void aFinishedTableIsExportedVerifiedImportedAndReplayed() throws InterruptedException {
        TestTable table = finished();
        assertThat(table.get(-1, "/export").status()).isEqualTo(401);
        String file = table.get(0, "/export").body().toString();
        String commitment = table.info().path("commitment").asString();
        assertThat(Exports.problem(file, commitment)).isNull();
        assertThat(file).contains(COIN);
        assertThat(Exports.problem(changed(file, COIN, COIN + "s"), commitment))
                .contains("not the one that was committed to");
        assertThat(Exports.problem(changed(file, "\"secret\":\"", "\"secret\":\"x"), commitment))
                .contains("does not fit");
        assertThat(Exports.problem(file, "another")).contains("committed");
        assertThat(Exports.problem(changed(file, "\"finished\":true", "\"finished\":false"), null))
                .contains("over");

        JsonNode copy = client.post("/api/imports", "", file).body();
        String id = copy.path("table").asString();
        assertThat(copy.path("open").size()).isZero();
        assertThat(client.get("/api/tables/" + id, "")
                        .body()
                        .path("importedFrom")
                        .asString())
                .isEqualTo(table.id);
        String replay = "/replay?seat=0&choices=12";
        assertThat(client.get("/api/tables/" + id + replay, "").body().path("game"))
                .isEqualTo(table.get(-1, replay).body().path("game"));
    }

    /** What is dealt again follows from the record: files, copies and replays tell the same game. */
    @Test
    void aGameThatWasDealtAnewIsExportedVerifiedImportedAndReplayed() throws InterruptedException {
        TestTable table = table("me", "random");
        for (int k = 0; k < 3; k++) {
            table.play(8, k);
            table.waitAsked();
            table.undo(0, 3 + k);
        }
        restart();
        table = table.at(client);
        table.play(Integer.MAX_VALUE, 9);
        String file = table.get(0, "/export").body().toString();
        assertThat(Exports.problem(file, table.commitment)).isNull();
        String deal = "\"deal\":{\"number\":2,\"people\":[0]}";
        assertThat(Exports.problem(changed(file, deal, deal.replace("2", "7")), null))
                .contains("the new deal is not the next one");
        assertThat(Exports.problem(changed(file, deal, deal.replace("[0]", "[0,1]")), null))
                .contains("the new deal is not the next one");
        assertThat(Exports.problem(changed(file, "," + deal, ""), null)).isNotNull();
        String id = client.post("/api/imports", "", file).body().path("table").asString();
        int choices = table.game(0).path("choices").asInt();
        for (int k = 0; k <= choices; k += 5) {
            String replay = "/replay?seat=0&choices=" + Math.min(k, choices);
            JsonNode here = table.get(-1, replay).body().path("game");
            assertThat(here.isObject()).isTrue();
            assertThat(client.get("/api/tables/" + id + replay, "").body().path("game"))
                    .isEqualTo(here);
        }
        JsonNode end = table.get(-1, "/replay?seat=0").body().path("game");
        assertThat(end.path("crew")).isEqualTo(table.game(0).path("crew"));
    }

    @Test
    void anUnfinishedTableGoesOnElsewhereOnlyIfAllAgree() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me", "random");
        table.play(12, 1);
        table.waitAsked();
        table.post(0, "/export-consent", "");
        assertThat(table.get(0, "/export").problem()).isEqualTo("needs-consent");
        table.post(1, "/export-consent", "");
        table.delete(0, "/export-consent");
        assertThat(table.get(1, "/export").problem()).isEqualTo("needs-consent");
        String file = agreedExport(table);
        int asked = table.asked();
        JsonNode before = table.game(asked);

        JsonNode copy = client.post("/api/imports", "", file).body();
        String id = copy.path("table").asString();
        assertThat(copy.path("open").toString()).isEqualTo("[0,1]");
        for (String old : table.tokens) {
            assertThat(client.get("/api/tables/" + id + "/view", old).status()).isEqualTo(403);
        }
        JsonNode ticket = client.post("/api/tables/" + id + "/seats", "", "{\"name\":\"Bea\",\"seat\":" + asked + "}")
                .body();
        String token = ticket.path("token").asString();
        JsonNode after = client.view(id, token).path("game");
        assertThat(((ObjectNode) after).remove("undo")).isNotNull();
        assertThat(((ObjectNode) before).remove("undo")).isNotNull();
        assertThat(after).isEqualTo(before);
        JsonNode question = after.path("question");
        assertThat(client.choose(
                                id,
                                token,
                                question.path("number").asInt(),
                                question.path("options").get(0).path("id").asString())
                        .status())
                .isEqualTo(200);
    }

    @Test
    void brokenFilesAreRefusedAndMakeNoTable() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "random");
        table.play(5, 1);
        String file = agreedExport(table);
        int before = server.tables().store().countTables();
        for (String broken : List.of(
                "",
                "{}",
                "[]",
                "null",
                file.substring(0, file.length() / 2),
                changed(file, "\"format\":\"coldwake-table\"", "\"format\":\"coldwake-game\""),
                changed(file, "\"version\":1", "\"version\":9"),
                changed(file, "\"seat\":0", "\"seat\":7"),
                changed(file, "\"type\":\"chosen\"", "\"type\":\"wished\""),
                changed(file, "\"level\":\"random\"", "\"level\":null"),
                changed(file, "\"level\":\"random\"", "\"level\":\"genius\""),
                changed(file, "\"board\":\"nemesis-basic\"", "\"board\":\"raft\""),
                changed(file, "\"hash\":\"", "\"hash\":\"0"))) {
            Client.Answer answer = client.post("/api/imports", "", broken);
            assertThat(answer.status()).as("%s", answer.body()).isEqualTo(422);
            assertThat(answer.problem()).isIn("broken-file", "impossible-setup");
        }
        assertThat(server.tables().store().countTables()).isEqualTo(before);
    }

    @Test
    void statisticsTellHowGamesEnded() throws InterruptedException {
        long before = client.get("/api/statistics", "").body().path("games").asLong();
        TestTable running = TestTable.start(client, "", "me", "random");
        assertThat(running.get(-1, "/statistics").problem()).isEqualTo("not-over");
        TestTable table = finished();
        JsonNode end = table.game(0);
        JsonNode one = table.get(-1, "/statistics").body();
        assertThat(one.path("ending")).isEqualTo(end.path("ending"));
        assertThat(one.path("rounds")).isEqualTo(end.path("round"));
        assertThat(one.path("choices")).isEqualTo(end.path("choices"));
        assertThat(one.path("seats").get(0).path("choices").asInt()
                        + one.path("seats").get(1).path("choices").asInt())
                .isEqualTo(end.path("choices").asInt());
        assertThat(one.path("seats").get(0).path("events").path("turn-started").asInt())
                .isPositive();
        JsonNode all = client.get("/api/statistics", "").body();
        assertThat(all.path("games").asLong()).isEqualTo(before + 1);
        assertThat(all.path("endings").toString()).contains(end.path("ending").asString());
        client.post("/api/imports", "", table.get(0, "/export").body().toString());
        assertThat(client.get("/api/statistics", "").body()).isEqualTo(all);
    }

    @Test
    void aReportHoldsWhatTheSeatMaySeeAndAllOnceTheGameIsOver() throws InterruptedException {
        TestTable running = TestTable.start(client, "", "me", "me");
        JsonNode bundle = running.get(0, "/bug").body();
        assertThat(bundle.path("record").isNull()).isTrue();
        assertThat(bundle.path("view")).isEqualTo(running.view(0));
        assertThat(bundle.path("report").asString()).startsWith(running.id + "@");
        String seed = server.tables().read(running.id, t -> t.started().seed());
        assertThat(bundle.toString()).doesNotContain(seed);
        String[] report = bundle.path("report").asString().split("@");
        TestTable over = finished();
        stop();
        String record = Exports.fromStore(database(), report[0], Integer.parseInt(report[1]));
        assertThat(Exports.problem(record, running.commitment)).isNull();
        assertThat(record).contains(seed);
        start();
        over = over.at(client);
        assertThat(over.get(0, "/bug").body().path("record"))
                .isEqualTo(over.get(0, "/export").body());
    }

    // ---------------------------------------------------------------- hostile files

    private Client.Answer importOf(JsonNode file) {
        return client.post("/api/imports", "", file.toString());
    }

    private static void append(ObjectNode file, int times, String entry) {
        for (int k = 1; k <= times; k++) {
            file.withArray("lines")
                    .add(Client.JSON.readTree("{\"at\":1,\"entry\":" + entry.replace("NUMBER", "" + k) + "}"));
        }
    }

    /** Each new deal plays the game again with all deals before: a small file could keep a server busy for hours. */
    @Test
    void aFileThatWouldKeepTheServerBusyIsRefused() throws InterruptedException {
        TestTable table = table("me", "random");
        table.play(5, 3);
        ObjectNode file = (ObjectNode) Client.JSON.readTree(agreedExport(table));
        append(file, 2_000, "{\"type\":\"undone\",\"seat\":0,\"keep\":2,\"deal\":{\"number\":NUMBER,\"people\":[0]}}");
        Client.Answer answer = importOf(file);
        assertThat(answer.problem()).isEqualTo("broken-file");
        assertThat(answer.body().path("detail").asString()).contains("taken back too often");
    }

    @Test
    void nothingIsTakenBackBeforeTheStart() throws InterruptedException {
        TestTable table = table("me", "me");
        table.play(2, 3);
        ObjectNode file = (ObjectNode) Client.JSON.readTree(agreedExport(table));
        JsonNode created = file.path("lines").get(0);
        file.withArray("lines").removeAll().add(created);
        append(file, 1, "{\"type\":\"undone\",\"seat\":0,\"keep\":0,\"deal\":{\"number\":1,\"people\":[0,1]}}");
        Client.Answer answer = importOf(file);
        assertThat(answer.problem()).isEqualTo("broken-file");
        assertThat(answer.body().path("detail").asString()).contains("before the start");
    }

    @Test
    void aFileCannotSayMoreThanATable() throws InterruptedException {
        TestTable table = table("me", "random");
        table.play(2, 3);
        String said = "{\"type\":\"said\",\"seat\":-1,\"name\":\"x\",\"to\":[],\"text\":\"y\"}";
        for (String broken : List.of(
                said.replace("\"x\"", "\"" + "x".repeat(41) + "\""),
                said.replace("[]", "[7]"),
                said.replace("[]", "[-1]"))) {
            ObjectNode file = (ObjectNode) Client.JSON.readTree(agreedExport(table));
            append(file, 1, broken);
            assertThat(importOf(file).problem()).as(broken).isEqualTo("broken-file");
        }
        ObjectNode file = (ObjectNode) Client.JSON.readTree(agreedExport(table));
        append(file, 5_001, said);
        assertThat(importOf(file).problem()).isEqualTo("broken-file");
    }
}
