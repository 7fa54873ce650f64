package coldwake.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes results as JSON, keys in the order given. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    static void write(Path file, Map<String, ?> content) {
        try {
            Files.writeString(file, MAPPER.writeValueAsString(content) + "\n");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
