package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import coldwake.engine.view.Determinizer;
import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Export;
import coldwake.server.table.Exports;
import coldwake.server.table.Tokens;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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

    private static long firstBits(String mixed) {
        return Long.parseUnsignedLong(Tokens.hash(mixed).substring(0, 16), 16);
    }

    private static Game play(Game game, int choices, List<Entry.Chosen> record) {
        Random random = new Random(choices);
        for (int k = 0; k < choices; k++) {
            int seat = game.toAct();
            List<String> ids = OptionIds.of(game.state(), game.options(seat));
            int number = game.state().decisionNumber();
            record.add(new Entry.Chosen(seat, number, ids.get(random.nextInt(ids.size())), null));
            game.choose(new Choice(number, seat, record.getLast().option()));
        }
        return game;
    }

    /** The file that a server of that time would have written, with a new deal after an undo; under the rules of now. */
    @Test
    void aFileOfThatFormIsVerifiedAsBefore() {
        GameSetup setup = GameSetup.standard(2);
        long seed = firstBits("a secret|a coin|");
        List<Entry.Chosen> first = new ArrayList<>();
        play(Game.start(Rulesets.of(setup), Chance.oneStream(seed), null), 12, first);
        Game again = Game.start(Rulesets.of(setup), Chance.oneStream(seed), null);
        first.subList(0, 4).forEach(c -> again.choose(new Choice(c.number(), c.seat(), c.option())));
        Game dealt =
                Game.resume(Determinizer.redealUnknown(again.state(), 1, Chance.oneStream(firstBits(seed + "|1"))));
        List<Entry.Chosen> second = new ArrayList<>();
        play(dealt, 30, second);
        List<Entry> record = new ArrayList<>(List.of(
                new Entry.Created("Old", setup, false, null, null, "a secret"),
                new Entry.SeatTaken(0, "", "Ada", "a coin", null),
                new Entry.BotSeated(1, "random"),
                new Entry.Started(Long.toString(seed), "a secret", Tokens.hash("a secret"), Rulesets.VERSION)));
        record.addAll(first);
        record.add(new Entry.Undone(0, 4, new Entry.NewDeal(1, List.of(0))));
        record.addAll(second);
        String hash = Long.toHexString(dealt.state().hash());
        String file = Client.JSON.writeValueAsString(new Export(
                Export.FORMAT,
                Export.VERSION,
                Rulesets.VERSION,
                "old",
                false,
                hash,
                record.stream().map(entry -> new Export.Line(1, entry)).toList()));
        assertThat(Exports.problem(file, Tokens.hash("a secret"))).isNull();
        assertThat(Exports.problem(file.replace("a coin", "no coin"), null)).contains("contributed");
        assertThat(Exports.problem(file.replace(hash, "1"), null)).contains("the state at the end is another one");
    }

    /** A store that was left by a server of that time goes on with the same people at the same table. */
    @Test
    void aStoredTableGoesOn(@TempDir Path folder) throws IOException, InterruptedException {
        JsonNode stored = Client.JSON.readTree(file("store"));
        String id = stored.path("table").asString();
        String database = ServerOptions.embedded(folder.toString());
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
                    new Store.SavedState(
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
