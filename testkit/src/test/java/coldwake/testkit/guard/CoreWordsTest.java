package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The core names nothing that only one place, species, mode or add-on has. */
class CoreWordsTest {
    /** Words of names, in lower case, which may have an s; two words that follow each other are written with a hyphen. */
    private static final List<String> WORDS = List.of(
            "pod",
            "engines",
            "coordinates",
            "destination",
            "hibernate",
            "hibernation",
            "self-destruct",
            "airlock",
            "depressurize",
            "depressurizing",
            "larva",
            "larvae",
            "egg",
            "nest",
            "queen",
            "creeper",
            "adult",
            "breeder",
            "hourglass",
            "intruder-player",
            "medic",
            "power",
            "css",
            "bunker",
            "knowledge",
            "contingency",
            "rover",
            "shuttle",
            "turret",
            "insanity",
            "mutation",
            "spore");

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern TEXT_LINE = Pattern.compile("(?m)^(package|import) .*$|\"(?:\\\\.|[^\"\\\\\\n])*\"");

    @Test
    void theCoreNamesNoBox() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path source : SourceTree.mainSources("engine")) {
            String names = TEXT_LINE
                    .matcher(String.join("\n", SourceTree.codeLines(Files.readString(source))))
                    .replaceAll("");
            Matcher name = NAME.matcher(names);
            while (name.find()) {
                wordsOf(name.group()).forEach(word -> found.add(source.getFileName() + " " + word));
            }
        }
        assertThat(found).as("names of boxes in the core").isEmpty();
    }

    /** The words of the list that a name is made of. */
    private static List<String> wordsOf(String name) {
        String hyphens = "-"
                + name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
                        .replace('_', '-')
                        .toLowerCase(Locale.ROOT)
                + "-";
        return WORDS.stream()
                .filter(word -> hyphens.contains("-" + word + "-") || hyphens.contains("-" + word + "s-"))
                .toList();
    }
}
