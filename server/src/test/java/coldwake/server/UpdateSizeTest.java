package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.decision.Choice;
import coldwake.server.table.Deals;
import coldwake.server.wire.Patch;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Updates are small: what changed, never a whole game. */
class UpdateSizeTest {
    private static final int TYPICAL = 4_096;
    private static final int LARGE = 12_288;
    private static final int SEEN_EVERY = 10;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(ServerSuite.options(ServerOptions.IN_MEMORY));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aTypicalUpdateTakesLessThanFourKilobytes() throws InterruptedException {
        List<Integer> sizes = new ArrayList<>();
        int snapshot = 0;
        for (int seats = 2; seats <= 4; seats += 2) {
            snapshot = Math.max(snapshot, play(seats, sizes));
        }
        Collections.sort(sizes);
        int median = sizes.get(sizes.size() / 2);
        int most = sizes.get(sizes.size() * 95 / 100);
        System.out.println(sizes.size() + " updates: median " + median + ", 95 % below " + most + ", largest "
                + sizes.getLast() + " bytes; a snapshot has " + snapshot);
        assertThat(median).isLessThan(TYPICAL);
        assertThat(most).isLessThan(LARGE);
        assertThat(sizes.getLast()).isLessThan(snapshot);
    }

    /**
     * Plays a game of bots over the protocol and notes the size of each update to seat 0, whose patches must lead to what the
     * seat sees. Answers the size of a snapshot.
     */
    private int play(int seats, List<Integer> sizes) throws InterruptedException {
        TestTable table =
                TestTable.start(client, "", Collections.nCopies(seats, "me").toArray(String[]::new));
        int version = table.info().path("version").asInt();
        try (Stream stream = Stream.open(server.port(), table.id, table.tokens.getFirst(), "", "")) {
            JsonNode game = follow(null, stream.untilVersion(version));
            while (!Deals.copy(server.tables(), table.id).over()) {
                Choice choice = Deals.bots(Deals.copy(server.tables(), table.id), "normal");
                client.choose(table.id, table.tokens.get(choice.seat()), choice.number(), choice.option());
                version++;
                List<Stream.Message> messages = stream.untilVersion(version);
                messages.forEach(message -> sizes.add(message.text().getBytes(StandardCharsets.UTF_8).length));
                game = follow(game, messages);
                if (version % SEEN_EVERY == 0) {
                    assertThat(game).isEqualTo(table.view(0).path("game"));
                }
            }
            assertThat(game).isEqualTo(table.view(0).path("game"));
        }
        return table.view(0).toString().getBytes(StandardCharsets.UTF_8).length;
    }

    private static JsonNode follow(@Nullable JsonNode before, List<Stream.Message> messages) {
        JsonNode game = before;
        for (Stream.Message message : messages) {
            JsonNode json = message.json();
            if (message.type().equals("snapshot")) {
                game = json.path("game");
            } else if (message.type().equals("update") && json.path("patch").has("game")) {
                game = Patch.applied(game, json.path("patch").path("game"));
            }
        }
        return game;
    }
}
