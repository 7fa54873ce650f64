package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The protocol on PostgreSQL, and what two nodes on one database promise. */
class PostgresProtocolTest extends ProtocolSuite {
    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    @Override
    String database() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }

    @Test
    void playersOnTwoNodesShareATable() {
        try (Server one = Server.start(options(database()));
                Server two = Server.start(options(database()))) {
            Client first = new Client(one.port());
            Client second = new Client(two.port());
            JsonNode opened = first.open("me", "me");
            String table = opened.path("table").asString();
            String[] tokens = {
                opened.path("tickets").get(0).path("token").asString(),
                opened.path("tickets").get(1).path("token").asString()
            };
            for (int k = 0; k < 60; k++) {
                Client node = k % 2 == 0 ? first : second;
                for (String token : tokens) {
                    JsonNode question = node.view(table, token).path("game").path("question");
                    if (question.isObject()) {
                        int size = question.path("options").size();
                        String option = question.path("options")
                                .get(k % size)
                                .path("id")
                                .asString();
                        assertThat(node.choose(
                                                table,
                                                token,
                                                question.path("number").asInt(),
                                                option)
                                        .status())
                                .isEqualTo(200);
                    }
                }
            }
            assertThat(first.view(table, tokens[0])).isEqualTo(second.view(table, tokens[0]));
            assertThat(one.tables().record(table)).hasSizeGreaterThan(10);
        }
    }
}
