package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.decision.Choice;
import coldwake.server.table.Deals;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A choice over the wire is played once: what finds out whether it is legal is also what counts. */
class PlayedOnceTest {
    private static final int CHOICES = 60;

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
    void aChoiceIsPlayedOnceAndARefusedOneNotAtAll() {
        TestTable table = TestTable.start(client, "", "me", "me");
        int before = Deals.steps(server.tables(), table.id);
        for (int k = 0; k < CHOICES; k++) {
            Choice choice = Deals.bots(Deals.copy(server.tables(), table.id), "normal");
            String token = table.tokens.get(choice.seat());
            assertThat(client.choose(table.id, token, choice.number(), "no-such-answer")
                            .status())
                    .isEqualTo(409);
            assertThat(client.choose(table.id, token, choice.number(), choice.option())
                            .status())
                    .isEqualTo(200);
        }
        assertThat(Deals.steps(server.tables(), table.id) - before).isEqualTo(CHOICES);
    }
}
