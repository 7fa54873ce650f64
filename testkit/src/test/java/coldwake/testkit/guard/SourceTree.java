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

    /** The modules that have Java sources. */
    static List<String> javaModules() throws IOException {
        try (Stream<Path> folders = Files.list(Project.root())) {
            return folders.filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** Every Java file of the module's main sources, in path order. */
    static List<Path> mainSources(String module) throws IOException {
        return javaIn(Project.root().resolve(module).resolve("src/main/java"));
    }

    /** Every Java file of a module, those of its tests as well. */
    static List<Path> javaFiles(String module) throws IOException {
        return javaIn(Project.root().resolve(module).resolve("src"));
    }

    private static List<Path> javaIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    /** The comments of a Java source without its code; line numbers stay as they are. */
    static List<String> commentLines(String source) {
        StringBuilder comments = new StringBuilder();
        Matcher match = COMMENT_OR_LITERAL.matcher(source);
        int from = 0;
        while (match.find()) {
            comments.append(source.substring(from, match.start()).replaceAll("[^\\n]", ""));
            comments.append(
                    match.group("kept") == null ? match.group() : match.group().replaceAll("[^\\n]", ""));
            from = match.end();
        }
        return comments.toString().lines().toList();
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
