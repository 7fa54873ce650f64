package coldwake.testkit.guard;

import coldwake.testkit.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources of this project, found from the module whose tests run. */
final class SourceTree {

    // A text block, a string or a character is kept as it is, so that "//" inside one starts no comment.
    private static final Pattern COMMENT_OR_LITERAL = Pattern.compile("(?<kept>\"{3}(?s:.)*?\"{3}"
            + "|\"(?:\\\\.|[^\"\\\\\\n])*\""
            + "|'(?:\\\\.|[^'\\\\\\n])+')"
            + "|//[^\\n]*"
            + "|/\\*(?s:.)*?\\*/");

    private SourceTree() {}

    /** Every Java file of the module's main sources, in path order. */
    static List<Path> mainSources(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Project.root().resolve(module).resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    /** The lines of a Java source without its comments; line numbers stay as they are. */
    static List<String> codeLines(String source) {
        String code = COMMENT_OR_LITERAL.matcher(source).replaceAll(match -> {
            String kept = match.group("kept");
            return kept != null ? Matcher.quoteReplacement(kept) : match.group().replaceAll("[^\\n]", "");
        });
        return code.lines().toList();
    }
}
