package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.state.Chance;
import coldwake.engine.view.Determinizer;
import coldwake.server.table.Deals;
import coldwake.server.table.Entry;
import coldwake.server.wire.Patch;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What people at a table can rely on, on whatever database it runs. */
abstract class TableSuite extends ServerSuite {
    private Stream stream(TestTable table, int seat, String query) {
        return Stream.open(server.port(), table.id, seat < 0 ? "" : table.tokens.get(seat), query, "");
    }

    // ---------------------------------------------------------------- clock

    @Test
    void whoIsLateIsPlayedForByABotUntilTheSeatIsTakenBack() throws InterruptedException {
        TestTable table = TestTable.start(client, "\"turnSeconds\":1", "me", "me");
        int late = table.asked();
        JsonNode clock = table.info().path("clock");
        assertThat(clock.path("left").asLong()).isBetween(0L, 1_000L);
        assertThat(clock.path("deadline").asLong()).isGreaterThan(System.currentTimeMillis() - 1_000);
        JsonNode seat = null;
        for (int k = 0; k < 400; k++) {
            seat = table.info().path("seats").get(late);
            if (!seat.path("standIn").isNull()) {
                break;
            }
            Thread.sleep(20);
        }
        assertThat(seat.path("standIn").asString()).isEqualTo("normal");
        assertThat(seat.path("standInBy").asString()).isEqualTo("clock");
        assertThat(table.delete(late, "/stand-ins/mine").status()).isEqualTo(200);
        assertThat(table.info().path("seats").get(late).path("standIn").isNull())
                .isTrue();
        long times = server.tables().record(table.id).stream()
                .filter(Entry.TimeRanOut.class::isInstance)
                .count();
        assertThat(times).isBetween(1L, 3L);
    }

    @Test
    void anAnswerInTimeRestartsTheClockAndWithoutOneNothingRuns() throws InterruptedException {
        TestTable table = TestTable.start(client, "\"turnSeconds\":600", "me", "me");
        long first = table.info().path("clock").path("deadline").asLong();
        Thread.sleep(5);
        table.choose(table.asked(), 0);
        assertThat(table.info().path("clock").path("deadline").asLong()).isGreaterThan(first);
        assertThat(table("me", "me").info().path("clock").isNull()).isTrue();
        assertThat(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"random\"],\"turnSeconds\":0}")
                        .problem())
                .isEqualTo("impossible-clock");
    }

    @Test
    void sandRunsOneSecondToOneHour() {
        for (int seconds : new int[] {-1, 0, 3601}) {
            Client.Answer refused = client.post(
                    "/api/tables", "", "{\"chairs\":[\"me\",\"random\"],\"hourglassSeconds\":" + seconds + "}");
            assertThat(refused.problem()).isEqualTo("impossible-hourglass");
            assertThat(refused.body().path("detail").asString()).contains("1 to 3600 seconds");
        }
    }

    /** What anybody sees in the cooperative game is in the log of all, by name, and is no secret. */
    @Test
    void theLogOfTheCooperativeGameTellsEverybodyEverything() {
        TestTable table = TestTable.start(client, "\"mode\":\"coop\"", "me", "me");
        table.choose(table.asked(), 0);
        table.choose(table.asked(), 0);
        for (int seat = 0; seat < 2; seat++) {
            List<String> drawn = new ArrayList<>();
            client.view(table.id, table.tokens.get(seat)).path("log").forEach(line -> {
                if (line.path("event").asString().equals("cards-seen")) {
                    drawn.add(Client.text(line));
                    assertThat(line.path("secret").asBoolean()).isFalse();
                }
            });
            assertThat(drawn)
                    .hasSize(2)
                    .anyMatch(t -> t.startsWith("You draw: "))
                    .anyMatch(t -> t.contains(" draws: "));
        }
    }

    @Test
    void theHourglassIsPickedUpOnceItsSandHasRunOut() throws InterruptedException {
        String options = "\"crew\":[\"captain\",\"scout\"],\"options\":[\"hourglass\"],\"hourglassSeconds\":";
        TestTable running = TestTable.start(client, options + 600, "me", "me");
        int other = 1 - running.asked();
        assertThat(running.info().path("hourglass").path("left").asLong()).isGreaterThan(500_000);
        assertThat(running.choose(other, "hourglass:006").problem()).isEqualTo("sand-runs");

        TestTable empty = TestTable.start(client, options + 1, "me", "me");
        other = 1 - empty.asked();
        Thread.sleep(1_100);
        assertThat(empty.choose(other, "hourglass:006").status()).isEqualTo(200);
        assertThat(empty.info().path("hourglass").isNull()).isTrue();
        assertThat(empty.choose(other, "hourglass:006").problem()).isEqualTo("not-offered");
        assertThat(empty.choose(empty.asked(), "hourglass-off").status()).isEqualTo(200);
    }

    // ---------------------------------------------------------------- turns

    @Test
    void theStreamTellsWhoseTurnItIs() throws InterruptedException {
        TestTable table = table("me", "me");
        try (Stream zero = stream(table, 0, "");
                Stream one = stream(table, 1, "")) {
            assertThat(zero.next().type()).isEqualTo("snapshot");
            assertThat(one.next().type()).isEqualTo("snapshot");
            for (int k = 0; k < 6; k++) {
                int asked = table.asked();
                table.choose(asked, 0);
                int now = table.asked();
                if (now != asked) {
                    Stream told = now == 0 ? zero : one;
                    Stream.Message turn =
                            told.until(m -> m.type().equals("turn")).getLast();
                    assertThat(turn.json().path("seat").asInt()).isEqualTo(now);
                    assertThat(turn.json().path("number").asInt())
                            .isEqualTo(table.question(now).path("number").asInt());
                    return;
                }
            }
        }
        throw new AssertionError("nobody else was ever asked");
    }

    /** Whoever comes back is told what is new since then, by an update; whoever was away when a choice was undone starts again. */
    @Test
    void aStreamGoesOnWhereItStopped() throws InterruptedException {
        TestTable table = table("me", "me");
        JsonNode seen;
        String last;
        try (Stream stream = stream(table, 0, "")) {
            Stream.Message snapshot = stream.next();
            seen = snapshot.json();
            last = snapshot.id();
        }
        table.play(4, 1);
        table.say(1, "still there?");
        JsonNode now = table.view(0);
        for (String how : List.of("header", "query")) {
            String query = how.equals("query") ? "?since=" + last : "";
            String header = how.equals("header") ? last : "";
            try (Stream again = Stream.open(server.port(), table.id, table.tokens.getFirst(), query, header)) {
                JsonNode update = again.next().json();
                assertThat(update.path("type").asString()).isEqualTo("update");
                assertThat(update.path("version")).isEqualTo(now.path("version"));
                assertThat(update.path("chat").toString()).contains("still there?");
                assertThat(update.path("log")).isEqualTo(now.path("log"));
                JsonNode state = Client.JSON
                        .createObjectNode()
                        .set("table", seen.path("table"))
                        .set("game", seen.path("game"));
                assertThat(Patch.applied(state, update.path("patch")).path("game"))
                        .isEqualTo(now.path("game"));
            }
        }
        try (Stream far = Stream.open(server.port(), table.id, table.tokens.getFirst(), "", "99999")) {
            assertThat(far.next().type()).isEqualTo("snapshot");
        }
        table.undo(0, 0);
        table.post(1, "/undo/answer", "{\"agreed\":true}");
        try (Stream again = Stream.open(server.port(), table.id, table.tokens.getFirst(), "", last)) {
            assertThat(again.next().type()).isEqualTo("snapshot");
        }
    }

    @Test
    void aWebhookIsCalledAgainUntilItAnswersAndToldNothingElse() throws IOException, InterruptedException {
        BlockingQueue<String> calls = new LinkedBlockingQueue<>();
        AtomicInteger answered = new AtomicInteger();
        HttpServer hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.createContext("/", exchange -> {
            calls.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(answered.getAndIncrement() == 0 ? 500 : 204, -1);
            exchange.close();
        });
        hook.start();
        try {
            TestTable table = table("me", "me");
            int waiting = 1 - table.asked();
            String url = "http://127.0.0.1:" + hook.getAddress().getPort() + "/turn?key=hidden";
            assertThat(client.put(table.path("/webhook"), table.tokens.get(waiting), "{\"url\":\"" + url + "\"}")
                            .status())
                    .isEqualTo(200);
            while (table.asked() != waiting) {
                table.choose(table.asked(), 0);
            }
            JsonNode first = Client.JSON.readTree(calls.poll(10, TimeUnit.SECONDS));
            JsonNode again = Client.JSON.readTree(calls.poll(20, TimeUnit.SECONDS));
            assertThat(again).isEqualTo(first);
            assertThat(first.propertyNames()).containsExactlyInAnyOrder("table", "seat", "number");
            assertThat(first.path("number").asInt())
                    .isEqualTo(table.question(waiting).path("number").asInt());
            assertThat(table.info().toString()).doesNotContain("hidden");
        } finally {
            hook.stop(0);
        }
    }

    /** Two calls can be on their way at once; a third comes through although the answers to both never end. */
    @Test
    void aWebhookThatNeverStopsAnsweringHoldsNobodyUp() throws IOException, InterruptedException {
        BlockingQueue<String> calls = new LinkedBlockingQueue<>();
        HttpServer hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.setExecutor(task -> Thread.ofVirtual().start(task));
        hook.createContext("/", exchange -> {
            calls.add("called");
            exchange.sendResponseHeaders(200, 0);
            while (true) {
                exchange.getResponseBody().write(' ');
                exchange.getResponseBody().flush();
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
            }
        });
        hook.start();
        try {
            TestTable table = table("me", "me");
            String url = "http://127.0.0.1:" + hook.getAddress().getPort() + "/";
            for (String token : table.tokens) {
                client.put(table.path("/webhook"), token, "{\"url\":\"" + url + "\"}");
            }
            for (int turn = 0; turn < 3; turn++) {
                int asked = table.asked();
                while (table.asked() == asked) {
                    table.choose(asked, 0);
                }
                assertThat(calls.poll(10, TimeUnit.SECONDS)).as("call %d", turn).isNotNull();
            }
        } finally {
            hook.stop(0);
        }
    }

    @Test
    void addressesThatAreNoWebhooksAreRefused() {
        TestTable table = table("me", "random");
        for (String url :
                List.of("ftp://example.org/", "file:///etc/passwd", "nothing", "http://", "http://a:b@1.1.1.1/")) {
            assertThat(client.put(table.path("/webhook"), table.tokens.getFirst(), "{\"url\":\"" + url + "\"}")
                            .problem())
                    .as(url)
                    .isEqualTo("impossible-webhook");
        }
    }

    // ---------------------------------------------------------------- chat and spectators

    @Test
    void spectatorsTalkAmongThemselves() {
        TestTable table = table("me", "me");
        table.say(0, "from the table");
        table.say(-1, "from the ranks");
        assertThat(table.view(1).path("chat").toString())
                .contains("from the table")
                .doesNotContain("ranks");
        assertThat(client.view(table.id, "").path("chat").toString())
                .contains("from the ranks")
                .doesNotContain("table");
    }

    @Test
    void spectatorsSeeThroughASeatOnlyWhileEveryPersonAgrees() throws InterruptedException {
        TestTable table = table("me", "me", "random");
        table.waitAsked(); // nothing changes until a person answers
        JsonNode mine = table.game(0).path("crew").get(0);
        String eyes = "/view?eyes=0";
        JsonNode spectator = table.get(-1, "/view").body().path("game");
        assertThat(table.get(-1, eyes).body().path("game")).isEqualTo(spectator);
        try (Stream watching = stream(table, -1, "?eyes=0")) {
            watching.next();
            table.post(0, "/full-view", "");
            assertThat(table.get(-1, eyes).body().path("game")).isEqualTo(spectator);
            assertThat(table.info().path("fullView").toString()).isEqualTo("[0]");
            table.post(1, "/full-view", "");
            assertThat(table.get(-1, eyes).body().path("game").path("crew").get(0))
                    .isEqualTo(mine);
            JsonNode open =
                    watching.until(m -> m.type().equals("snapshot")).getLast().json();
            assertThat(open.path("game").path("crew").get(0)).isEqualTo(mine);
            assertThat(open.path("table").path("seed").isNull()).isTrue();
            table.delete(1, "/full-view");
            assertThat(table.get(-1, eyes).body().path("game")).isEqualTo(spectator);
            JsonNode closed =
                    watching.until(m -> m.type().equals("snapshot")).getLast().json();
            assertThat(closed.path("game")).isEqualTo(spectator);
        }
    }

    // ---------------------------------------------------------------- seats

    @Test
    void anInvitedChairIsTakenOnlyWithItsCode() {
        JsonNode opened = client.post("/api/tables", "", "{\"chairs\":[\"me\",\"invited\",\"open\"]}")
                .body();
        String seats = "/api/tables/" + opened.path("table").asString() + "/seats";
        String code = opened.path("invitations").get(0).path("code").asString();
        assertThat(client.post(seats, "", "{\"name\":\"Eve\",\"seat\":1}").problem())
                .isEqualTo("not-invited");
        assertThat(client.post(seats, "", "{\"name\":\"Eve\",\"seat\":1,\"invitation\":\"guess\"}")
                        .problem())
                .isEqualTo("not-invited");
        assertThat(client.post(seats, "", "{\"name\":\"Bob\",\"invitation\":\"" + code + "\"}")
                        .body()
                        .path("seat")
                        .asInt())
                .isEqualTo(1);
        assertThat(client.post(seats, "", "{\"name\":\"Cyd\"}")
                        .body()
                        .path("seat")
                        .asInt())
                .isEqualTo(2);
        assertThat(client.post(seats, "", "{\"name\":\"Dan\"}").problem()).isEqualTo("seat-taken");
    }

    @Test
    void aBotPlaysForASeatByItsOwnerOrByVoteAndGivesItBack() {
        TestTable table = table("me", "me", "me");
        String wish = "{\"seat\":2,\"level\":\"random\"}";
        table.post(0, "/stand-ins", wish);
        assertThat(table.info().path("seats").get(2).path("standIn").isNull()).isTrue();
        assertThat(table.info().path("seats").get(2).path("standInVotes").toString())
                .isEqualTo("[0]");
        table.post(1, "/stand-ins", wish);
        JsonNode given = table.info().path("seats").get(2);
        assertThat(given.path("standIn").asString()).isEqualTo("random");
        assertThat(given.path("standInBy").asString()).isEqualTo("vote");
        table.delete(2, "/stand-ins/mine");
        JsonNode back = table.info().path("seats").get(2);
        assertThat(back.path("standIn").isNull()).isTrue();
        assertThat(back.path("standInVotes").size()).isZero();
        table.post(2, "/stand-ins", wish);
        assertThat(table.info().path("seats").get(2).path("standInBy").asString())
                .isEqualTo("owner");
    }

    @Test
    void aStandInAnswersAndItsOwnerGoesOnAfterwards() throws InterruptedException {
        TestTable table = table("me", "me");
        int mine = table.asked();
        table.post(mine, "/stand-ins", "{\"seat\":" + mine + ",\"level\":\"normal\"}");
        for (int k = 0; k < 1_000 && table.game(mine).path("choices").asInt() < 3; k++) {
            int other = 1 - mine;
            if (table.question(other).isObject()) {
                table.choose(other, 0);
            }
            Thread.sleep(5);
        }
        table.delete(mine, "/stand-ins/mine");
        while (!table.question(mine).isObject()) {
            table.choose(1 - mine, 0);
        }
        assertThat(table.choose(mine, 0).status()).isEqualTo(200);
    }

    /** Several seats on one device, and the same seat on another one: whoever holds the token is asked the same. */
    @Test
    void peopleAtOneDeviceHaveNamesOfTheirOwn() {
        TestTable table = TestTable.start(client, "\"names\":[\"Noor\",\"Bram\"]", "me", "random", "me", "me");
        List<String> names = new ArrayList<>();
        table.info().path("seats").forEach(seat -> names.add(seat.path("name").asString("-")));
        assertThat(names).containsExactly("Noor", "-", "Bram", "Ada");
        assertThat(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"me\"],\"names\":[null]}")
                        .problem())
                .isEqualTo("malformed-json");
    }

    @Test
    void aSeatIsTheSameOnEveryDevice() throws InterruptedException {
        TestTable table = table("me", "me", "random");
        table.play(15, 3);
        int seat = table.waitAsked();
        JsonNode here = table.view(seat);
        restart();
        JsonNode there = client.view(table.id, table.tokens.get(seat));
        assertThat(there).isEqualTo(here);
    }

    // ---------------------------------------------------------------- coming and going

    @Test
    void whoLeavesBeforeTheStartMakesRoomForOthers() {
        String id = client.post(
                        "/api/tables", "", "{\"chairs\":[\"me\",\"open\"],\"listed\":true,\"title\":\"Night shift\"}")
                .body()
                .path("table")
                .asString();
        String path = "/api/tables/" + id;
        assertThat(client.get("/api/tables", "").body().toString()).contains(id, "Night shift");
        assertThat(client.get(path + "/view", "").status())
                .as("anybody may watch")
                .isEqualTo(200);
        String ben = client.post(path + "/seats", "", "{\"name\":\"Ben\"}")
                .body()
                .path("token")
                .asString();
        assertThat(client.post(path + "/seats", "", "{\"name\":\"Eve\"}").problem())
                .isEqualTo("seat-taken");
        assertThat(client.delete(path + "/seats/mine", ben).status()).isEqualTo(204);
        assertThat(client.get(path + "/view", ben).status())
                .as("the token is void")
                .isEqualTo(403);
        String eve = client.post(path + "/seats", "", "{\"name\":\"Eve\"}")
                .body()
                .path("token")
                .asString();
        assertThat(client.post(path + "/start", eve, "").status()).isEqualTo(200);
        assertThat(client.delete(path + "/seats/mine", eve).problem()).isEqualTo("already-started");
        assertThat(client.get("/api/tables", "").body().toString()).doesNotContain(table("me", "me").id);
    }

    // ---------------------------------------------------------------- undo

    /** Own choices that told nobody anything new are taken back at once, several together; others are not. */
    @Test
    void undoIsFreeForAllOwnChoicesSinceTheLastReveal() throws InterruptedException {
        TestTable table = table("me", "me");
        Random random = new Random(2);
        int several = 0;
        for (int k = 0; k < 400 && several < 3 && !table.over(); k++) {
            int seat = table.asked();
            JsonNode undo = table.game(seat).path("undo");
            int choices = table.game(seat).path("choices").asInt();
            if (undo.path("freeTo").asInt() <= choices - 2) {
                several++;
                int to = undo.path("freeTo").asInt();
                assertThat(table.game(1 - seat).path("undo").path("free").asBoolean())
                        .isFalse();
                if (to > 0) {
                    table.undo(seat, to - 1);
                    assertThat(table.game(seat).path("choices").asInt()).isEqualTo(choices);
                    table.post(1 - seat, "/undo/answer", "{\"agreed\":false}");
                    assertThat(table.game(seat).path("undo").path("askedBy").isNull())
                            .isTrue();
                }
                table.undo(seat, to);
                assertThat(table.game(seat).path("choices").asInt()).isEqualTo(to);
                assertThat(table.asked()).isEqualTo(seat);
            }
            JsonNode options = table.question(seat).path("options");
            table.choose(seat, random.nextInt(options.size()));
        }
        assertThat(several).isEqualTo(3);
        assertThat(server.tables().record(table.id))
                .filteredOn(Entry.Undone.class::isInstance)
                .hasSize(3);
    }

    /** Whoever alone can agree learns nothing by it, and a bot is not asked what it wants back. */
    @Test
    void anUndoPastARevealDealsAnewWhatNoPersonKnows() throws InterruptedException {
        TestTable table = table("me", "normal", "normal");
        int person = 1;
        int changed = 0;
        for (int k = 0; k < 6; k++) {
            Game then = waitUntilOnlyAsked(table, person);
            JsonNode before = withoutUndo(table.game(0));
            int choices = before.path("choices").asInt();
            table.play(3, k);
            waitUntilOnlyAsked(table, person);
            assertThat(table.undo(0, choices).status()).isEqualTo(200);
            Game now = Deals.copy(server.tables(), table.id);
            assertThat(withoutUndo(table.game(0))).isEqualTo(before);
            assertThat(Determinizer.redealUnknown(now.state(), person, Chance.of(5))
                            .hash())
                    .as("what the person knows is as it was")
                    .isEqualTo(Determinizer.redealUnknown(then.state(), person, Chance.of(5))
                            .hash());
            changed += now.state().hash() == then.state().hash() ? 0 : 1;
            table.play(2, k);
        }
        assertThat(changed).as("new deals").isPositive();
        assertThat(server.tables().record(table.id))
                .filteredOn(e -> e instanceof Entry.Undone undone && undone.deal() != null)
                .hasSize(changed);
    }

    /** The game as soon as nobody else is asked, so that no bot moves meanwhile. */
    private Game waitUntilOnlyAsked(TestTable table, int seats) throws InterruptedException {
        for (int k = 0; k < 4_000; k++) {
            Game game = Deals.copy(server.tables(), table.id);
            if (game.asked() == seats) {
                return game;
            }
            if ((game.asked() & seats) != 0) {
                table.choose(0, 0);
            }
            Thread.sleep(5);
        }
        throw new AssertionError("others are asked, too");
    }

    private static JsonNode withoutUndo(JsonNode game) {
        ((ObjectNode) game).remove("undo");
        return game;
    }

    @Test
    void anUndoGoesBackToTheQuestionOfAPerson() throws InterruptedException {
        TestTable table = table("me", "random", "random");
        table.play(3, 1);
        table.waitAsked();
        var record = server.tables().record(table.id);
        long mine = record.stream()
                .filter(e -> e instanceof Entry.Chosen c && c.seat() == 0)
                .count();
        JsonNode question = table.question(0);
        table.undo(0, null);
        table.waitAsked();
        assertThat(table.question(0).path("number").asInt())
                .isLessThan(question.path("number").asInt());
        assertThat(server.tables()
                        .<Long>read(
                                table.id,
                                t -> t.choices().stream()
                                        .filter(c -> c.seat() == 0)
                                        .count()))
                .isEqualTo(mine - 1);
    }
}
