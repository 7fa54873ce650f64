package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ScenarioCommandTest extends CommandTest {
    private static final String SCENARIO = """
            scenario: NAME
            title: The captain pays to walk
            refs: [000 movement]
            setup: {crew: [captain, scout]}
            given:
              turn: captain
              rooms: {"006": {tile: canteen, explored: true}}
              crew:
                captain: {room: "011", hand: [search, rest]}
                scout: {room: "006", hand: [search]}
            when:
              - captain: move:006
                pay: [search]
            then:
              crew:
                captain: {room: "ROOM", hand: [rest]}
            """;

    private String scenario(String name, String room) throws IOException {
        Path file = folder.resolve(name + ".yaml");
        Files.writeString(file, SCENARIO.replace("NAME", name).replace("ROOM", room));
        return file.toString();
    }

    @Test
    void whatHoldsIsZero() throws IOException {
        assertThat(run("scenario", scenario("walks", "006"), "--list"))
                .as(out())
                .isZero();
        assertThat(out()).contains("walks: The captain pays to walk", "1 scenarios, 0 failed");
    }

    @Test
    void whatFailsIsToldInFull() throws IOException {
        scenario("walks", "006");
        scenario("walks-wrong", "007");
        assertThat(run("scenario", folder.toString())).isEqualTo(1);
        assertThat(out()).contains("walks-wrong", "007", "Agenda", "Log", "2 scenarios, 1 failed");
    }

    @Test
    void wrongArgumentsGiveOneLineAndStatusTwo() {
        assertThat(run("scenario")).isEqualTo(2);
        assertThat(err())
                .isEqualTo("coldwake: Missing required parameter: 'PATH' (see coldwake scenario --help)"
                        + System.lineSeparator());
        assertThat(run("scenario", "nowhere")).isEqualTo(2);
        assertThat(err()).contains("there is no file or folder 'nowhere'").hasLineCount(1);
        assertThat(run("scenario", folder.toString())).isEqualTo(2);
        assertThat(err()).contains("there is no scenario file in").hasLineCount(1);
    }
}
