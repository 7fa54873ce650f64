package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same setup, seed and choices give the same game: engine and content have no clock, no chance of their own, and
 * iterate over nothing in hash order.
 */
class DeterminismTest {

    /** A habit that engine and content must not have, and why. */
    private record Ban(Pattern pattern, String reason) {
        static Ban of(String regex, String reason) {
            return new Ban(Pattern.compile(regex), reason);
        }
    }

    private static final List<Ban> BANS = List.of(
            Ban.of("\\bcurrentTimeMillis\\b|\\bnanoTime\\b|\\bClock\\b", "reads a clock"),
            Ban.of("\\b(Instant|LocalDate|LocalTime|\\w+DateTime|Year)\\.now\\b|\\bnew Date\\(", "reads a clock"),
            Ban.of("\\bMath\\.random\\b|\\brandomUUID\\b|\\bCollections\\.shuffle\\b", "has chance of its own"),
            Ban.of(
                    "\\b(Random|SecureRandom|SplittableRandom|ThreadLocalRandom|RandomGenerator)\\b",
                    "has chance of its own"),
            Ban.of("\\b(HashMap|HashSet|IdentityHashMap|WeakHashMap)\\b", "iterates in hash order"),
            Ban.of(
                    "\\b(Map\\.(of|ofEntries|copyOf)|Set\\.(of|copyOf))\\((?!\\))",
                    "iterates in an order that differs in every JVM"),
            Ban.of(
                    "\\b(toSet|toMap|toUnmodifiableSet|toUnmodifiableMap)\\(|\\bgroupingBy\\(",
                    "iterates in hash order"),
            Ban.of("\\bidentityHashCode\\b", "differs in every JVM"),
            Ban.of("\\bparallel(Stream)?\\(", "runs in no fixed order"));

    /**
     * What is allowed all the same.
     *
     * @param path how the path of the file goes on after {@code coldwake/}: a file or a folder
     * @param code what stands in the line
     * @param reason why it does no harm
     */
    private record Exemption(String path, String code, String reason) {
        boolean covers(String file, String line) {
            return file.startsWith(path) && line.contains(code);
        }
    }

    private static final List<Exemption> EXEMPTIONS = List.of(
            new Exemption("content/text/", "Map.of(", "the arguments of a message are looked up by name"),
            new Exemption("content/carnomorphs/AttackDeck", "EFFECTS = Map.of(", "looked up by id"),
            new Exemption("content/intruders/AttackDeck", "EFFECTS = Map.of(", "looked up by id"),
            new Exemption("content/intruders/IntruderPlayerDeck", "EFFECTS = Map.of(", "looked up by id"),
            new Exemption("content/voidseeders/AttackDeck", "EFFECTS = Map.of(", "looked up by id"),
            new Exemption("content/facts/Places", "IdentityHashMap", "looked up by fact"),
            new Exemption("content/save/SeedCommitment", "SecureRandom", "draws the salt before the game begins"));

    @ParameterizedTest
    @ValueSource(strings = {"engine", "content"})
    void theGameIsDeterministic(String module) throws IOException {
        var found = new ArrayList<String>();
        for (Path file : SourceTree.mainSources(module)) {
            String path = pathOf(file);
            for (String offence : offences(Files.readString(file))) {
                if (EXEMPTIONS.stream().noneMatch(e -> e.covers(path, offence))) {
                    found.add(path + ":" + offence);
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void everyExemptionIsNeeded() throws IOException {
        List<Exemption> idle = new ArrayList<>(EXEMPTIONS);
        for (Path file : SourceTree.mainSources("content")) {
            for (String offence : offences(Files.readString(file))) {
                idle.removeIf(e -> e.covers(pathOf(file), offence));
            }
        }
        assertThat(idle).isEmpty();
    }

    private static String pathOf(Path file) {
        String path = file.toString().replace('\\', '/');
        return path.substring(path.indexOf("java/coldwake/") + "java/coldwake/".length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long t = System.currentTimeMillis();",
                "long t = System.nanoTime();",
                "var t = Instant.now();",
                "double d = Math.random();",
                "var id = UUID.randomUUID();",
                "var r = new Random(7);",
                "int i = ThreadLocalRandom.current().nextInt();",
                "import java.util.HashMap;",
                "Set<String> s = new HashSet<>();",
                "var url = \"http://x\"; Math.random();",
                "for (var x : Set.of(a, b)) {}",
                "Map<Room, Marker> m = Map.of(a, b);",
                "char c = '\"'; Math.random(); // '\"'",
            })
    void findsWhatIsForbidden(String line) {
        assertThat(offences(line)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "// Math.random() would be wrong here",
                "/* a HashMap\n * would be wrong */ int i;",
                "var m = new LinkedHashMap<Room, Marker>();",
                "var m = new EnumMap<Room, Marker>(Room.class);",
                "var l = List.of(1, 2);",
                "Map<Room, Marker> none = Map.of();",
                "var s = EnumSet.of(A, B);",
                "Rng rng = state.rng();",
            })
    void leavesTheRestAlone(String line) {
        assertThat(offences(line)).isEmpty();
    }

    @Test
    void namesTheLine() {
        assertThat(offences("/*\n\n*/\nMath.random();")).containsExactly("4 has chance of its own: Math.random();");
    }

    private static List<String> offences(String source) {
        var found = new ArrayList<String>();
        List<String> lines = SourceTree.codeLines(source);
        for (int i = 0; i < lines.size(); i++) {
            for (Ban ban : BANS) {
                if (ban.pattern().matcher(lines.get(i)).find()) {
                    found.add((i + 1) + " " + ban.reason() + ": " + lines.get(i).strip());
                }
            }
        }
        return found;
    }
}
