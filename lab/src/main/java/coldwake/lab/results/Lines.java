package coldwake.lab.results;

import coldwake.lab.DecisionTimes;
import coldwake.lab.GameRecord;
import coldwake.lab.results.ResultException.Problem;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lines of a file of results as text. */
final class Lines {
    /** A line of the file of times that stands beside the results. */
    record TimesLine(int game, List<String> seats) {}

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private Lines() {}

    static String write(Object line) {
        return JSON.writeValueAsString(line);
    }

    static Header header(Path file, String line) {
        JsonNode node;
        try {
            node = JSON.readTree(line);
        } catch (JacksonException foreign) {
            throw new ResultException(Problem.FOREIGN, file + " holds no results of coldwake simulate");
        }
        if (node == null || !Header.KIND.equals(node.path("coldwake").asString(""))) {
            throw new ResultException(Problem.FOREIGN, file + " holds no results of coldwake simulate");
        }
        int format = node.path("format").asInt(0);
        if (format != Header.FORMAT) {
            throw new ResultException(
                    Problem.FORMAT_VERSION,
                    file + " is in format " + format + "; this version reads format " + Header.FORMAT);
        }
        try {
            Header header = JSON.treeToValue(node, Header.class);
            header.part();
            return header;
        } catch (JacksonException | IllegalArgumentException wrong) {
            throw corrupt(file, 1, message(wrong));
        }
    }

    static GameRecord game(Path file, long number, String line) {
        GameRecord game;
        try {
            game = JSON.readValue(line, GameRecord.class);
        } catch (JacksonException wrong) {
            throw corrupt(file, number, message(wrong));
        }
        if (game == null || game.failed() == null && game.seats().isEmpty()) {
            throw corrupt(file, number, "a game without seats");
        }
        return game;
    }

    static TimesLine times(Path file, long number, String line) {
        try {
            TimesLine times = JSON.readValue(line, TimesLine.class);
            times.seats().forEach(DecisionTimes::read);
            return times;
        } catch (JacksonException | IllegalArgumentException | NullPointerException wrong) {
            throw corrupt(file, number, message(wrong));
        }
    }

    private static ResultException corrupt(Path file, long line, String what) {
        return new ResultException(Problem.CORRUPT, file + " is damaged at line " + line + ": " + what);
    }

    private static String message(Exception wrong) {
        String text = wrong instanceof JacksonException json ? json.getOriginalMessage() : wrong.getMessage();
        return String.valueOf(text).lines().findFirst().orElse("");
    }
}
