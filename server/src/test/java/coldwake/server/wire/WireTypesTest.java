package coldwake.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.facts.BoardFacts;
import coldwake.content.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The web client's types are those of the server. Run with {@code -Dcoldwake.wire=write} to write them again. */
class WireTypesTest {
    private static final Set<Class<?>> REQUESTS = Set.of(
            Wire.CreateTable.class,
            Wire.TakeSeat.class,
            Wire.SeatBot.class,
            Wire.Choose.class,
            Wire.Undo.class,
            Wire.AnswerUndo.class,
            Wire.Say.class,
            Wire.SetWebhook.class,
            Wire.RemovePerson.class,
            Wire.Mute.class,
            Wire.ShowContribution.class,
            Wire.OpenLesson.class,
            Wire.GoInLesson.class,
            Wire.NameLogbook.class,
            Wire.JoinLogbook.class,
            Wire.Fly.class,
            Wire.Rematch.class);

    @Test
    void theClientKnowsTheMessagesOfTheServer() throws IOException {
        Path file = root().resolve("web/src/lib/wire.ts");
        String expected = types();
        if ("write".equals(System.getProperty("coldwake.wire"))) {
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file))
                .as("run this test with -Dcoldwake.wire=write to bring the client up to date")
                .isEqualTo(expected);
    }

    private static Path root() {
        Path at = Path.of("").toAbsolutePath();
        while (!Files.exists(at.resolve("web/src/lib"))) {
            at = at.getParent();
        }
        return at;
    }

    private static String types() {
        TypeScript ts = new TypeScript(REQUESTS);
        List<Class<?>> messages = Arrays.stream(Wire.class.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getSimpleName))
                .toList();
        messages.forEach(ts::name);
        ts.name(BoardFacts.class);
        String languages =
                Arrays.stream(Language.values()).map(l -> "'" + l.code() + "'").collect(Collectors.joining(", "));
        return """
                /** The messages of the server, as docs/protocol.md tells them. Written by WireTypesTest from the records of the server. */

                export const LANGS = [%s] as const;
                export type Lang = (typeof LANGS)[number];

                export type Point = [number, number];

                %s""".formatted(languages, ts.text());
    }
}
