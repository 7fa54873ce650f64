package coldwake.bots.mind;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a crew member cares about; 1 is usual. Personalities are data: {@code personalities.properties}.
 *
 * @param ambition how much the objective counts beside bare survival
 * @param caution how much danger counts
 * @param help how much the common good counts
 * @param malice how much it likes to serve its objective by harming others
 */
public record Personality(String name, double ambition, double caution, double help, double malice) {
    public static final Personality BALANCED = new Personality("balanced", 1, 1, 1, 1);

    private static final Map<String, Personality> ALL = load();

    /** The personality with a name, or null. */
    public static @Nullable Personality named(String name) {
        return ALL.get(name);
    }

    /** All names but that of the balanced one. */
    public static Set<String> names() {
        return ALL.keySet();
    }

    private static Map<String, Personality> load() {
        Properties data = new Properties();
        try (InputStream in = Personality.class.getResourceAsStream("personalities.properties")) {
            if (in == null) {
                throw new IllegalStateException("personalities.properties is missing");
            }
            data.load(in);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
        Map<String, Personality> result = new LinkedHashMap<>();
        data.stringPropertyNames().stream()
                .sorted()
                .forEach(name -> result.put(name, read(name, data.getProperty(name))));
        return result;
    }

    /** Ambition, caution, help and malice, separated by spaces. */
    private static Personality read(String name, String line) {
        String[] numbers = line.strip().split("\\s+");
        if (numbers.length != 4) {
            throw new IllegalStateException("personality " + name + " needs four numbers, not " + line);
        }
        return new Personality(
                name,
                Double.parseDouble(numbers[0]),
                Double.parseDouble(numbers[1]),
                Double.parseDouble(numbers[2]),
                Double.parseDouble(numbers[3]));
    }
}
