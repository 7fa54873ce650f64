package coldwake.testkit.lesson;

import coldwake.content.facts.YamlNode;
import coldwake.testkit.scenario.ScenarioReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** All lessons, in the order in which they are taught; the tour of the table comes last. */
public final class Lessons {
    private static final List<String> IDS = List.of(
            "cold-wake",
            "dark-rooms",
            "five-cards",
            "left-behind",
            "something-answers",
            "doors-and-ducts",
            "what-stays",
            "ships-turn",
            "three-ways-home",
            "nobody",
            "first-watch",
            "tour");
    private static final int VERSION_DIGITS = 12;

    private Lessons() {}

    /** The lessons packed with the program, read once. */
    public static List<Lesson> all() {
        return Holder.ALL;
    }

    public static Optional<Lesson> named(String id) {
        return all().stream().filter(lesson -> lesson.id().equals(id)).findFirst();
    }

    private static Lesson read(String id, YamlNode ship) {
        String file = "lessons/" + id + ".yaml";
        String text = resource(id);
        return LessonReader.read(file, text, digest(text), ship);
    }

    private static String resource(String name) {
        String path = "/coldwake/testkit/lessons/" + name + ".yaml";
        try (InputStream in = Lessons.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("the lesson " + path + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, VERSION_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Holder {
        static final List<Lesson> ALL = load();

        private static List<Lesson> load() {
            YamlNode ship = ScenarioReader.tree("lessons/ship.yaml", resource("ship"));
            return IDS.stream().map(id -> read(id, ship)).toList();
        }
    }
}
