package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever only watches sees what lies open: in the page, and in everything the page received. */
class SpectatorTest extends BrowserTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Keeps a copy of everything the page receives from a table. */
    private static final String LISTEN = """
            window.received = [];
            const real = window.fetch;
            window.fetch = async (...args) => {
              const response = await real(...args);
              if (!String(args[0]).includes('/api/tables') || !response.body) return response;
              const [mine, theirs] = response.body.tee();
              (async () => {
                const reader = mine.pipeThrough(new TextDecoderStream()).getReader();
                for (;;) {
                  const { done, value } = await reader.read();
                  if (done) return;
                  window.received.push(value);
                }
              })().catch(() => {});
              return new Response(theirs, { status: response.status, headers: response.headers });
            };
            """;

    @Test
    void aSpectatorSeesNoSecrets() {
        Staged staged =
                staged("a game well under way", GameSetup.standard(3), List.of("Ilse", "Bram"), Points.turn(0, 3));
        Guest ilse = guest().sit(staged, 0);
        Guest watching = guest();
        watching.context().addInitScript(LISTEN);
        watching.go("/t/" + staged.table());
        watching.find(".map").waitFor();
        whisper(ilse);
        answer(ilse, staged, 0, "move:");
        pay(ilse, staged, 0);
        watching.page().waitForTimeout(500);

        String page = watching.find("html").innerText() + watching.page().content();
        String frames = String.valueOf(watching.page().evaluate("window.received.join('')"));
        assertThat(frames).contains("\"type\":\"snapshot\"").contains("\"type\":\"update\"");
        for (String secret : secrets(staged)) {
            assertThat(frames).doesNotContain(secret);
            assertThat(page).doesNotContain(secret);
        }
        for (String line : frames.lines().toList()) {
            if (line.startsWith("data:")) {
                checkFrame(JSON.readTree(line.substring("data:".length())));
            }
        }
        assertThat(watching.find("[data-option]").count()).as("answers to give").isZero();
    }

    private static void whisper(Guest ilse) {
        ilse.find("[role=tab]:has-text('Chat')").click();
        ilse.find(".say select").selectOption("1");
        ilse.find(".say input").fill("between you and me");
        ilse.find(".say button").click();
        ilse.find(".loglist :text('between you and me')").waitFor();
    }

    /** Names and ids that only some seat may know, and what holds the table together. */
    private static List<String> secrets(Staged staged) {
        Messages words = Messages.of(Language.of("en"));
        List<String> objectives = List.of(0, 1, 2).stream()
                .flatMap(seat -> ((CrewView.ObjectivesView.Mine)
                                view(staged, seat).crew().get(seat).objectives())
                        .cards().stream())
                .toList();
        List<String> secrets = new java.util.ArrayList<>(objectives);
        objectives.forEach(o -> secrets.add(words.text("objective." + o + ".name")));
        secrets.addAll(staged.tokens().values());
        secrets.add("between you and me");
        secrets.add(
                stand().server().tables().read(staged.table(), t -> t.started().seed()));
        secrets.add(
                stand().server().tables().read(staged.table(), t -> t.started().secret()));
        return secrets;
    }

    private static void checkFrame(JsonNode frame) {
        frame.findValues("secret").stream()
                .filter(JsonNode::isBoolean)
                .forEach(secret -> assertThat(secret.asBoolean()).isFalse());
        assertThat(frame.findValues("question")).allMatch(JsonNode::isNull);
        for (JsonNode crew : frame.findValues("crew")) {
            for (String hidden : List.of("hand", "lookingAt")) {
                crew.findValues(hidden)
                        .forEach(cards -> assertThat(cards.has("cards")).isFalse());
            }
            for (String hidden : List.of("inventory", "objectives")) {
                crew.findValues(hidden)
                        .forEach(cards -> cards.findValues("id")
                                .forEach(id -> assertThat(id.isNull()).isTrue()));
            }
        }
        for (JsonNode engines : frame.findValues("engines")) {
            engines.forEach(engine -> assertThat(engine.asString()).isEqualTo("unknown"));
        }
    }
}
