package coldwake.lab.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Journals as JSON files. A file is replaced as a whole or not at all. */
public final class JournalFile {
    private static final String FORMAT = "coldwake-journal-1";
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /**
     * What a file holds.
     *
     * @param result how the game came out, in the file of a finished game
     */
    public record Content(
            String format, Journal game, @Nullable Result result) {}

    private JournalFile() {}

    public static void write(Path file, Journal journal) {
        write(file, journal, null);
    }

    /** Writes a game and, if it is over, how it came out. */
    public static void write(Path file, Journal journal, @Nullable Result result) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Path fresh = Files.createTempFile(folder, "journal", ".json");
            Files.writeString(fresh, MAPPER.writeValueAsString(new Content(FORMAT, journal, result)) + "\n");
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write " + file, failed);
        }
    }

    /** The game in a file; anything else is refused and nothing happens. */
    public static Journal read(Path file) {
        return readAll(file).game();
    }

    /** Game and result. */
    public static Content readAll(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException failed) {
            throw new JournalException("cannot read " + file + ": " + failed, failed);
        }
        try {
            Content content = MAPPER.readValue(text, Content.class);
            if (!content.format().equals(FORMAT)) {
                throw new JournalException(file + " has the format '" + content.format() + "', expected " + FORMAT);
            }
            if (content.game().choices().contains(null)) {
                throw new JournalException(file + " holds an empty choice");
            }
            return content;
        } catch (JacksonException broken) {
            throw new JournalException(file + " holds no game: " + broken.getOriginalMessage(), broken);
        }
    }
}
