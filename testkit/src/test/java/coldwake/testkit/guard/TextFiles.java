package coldwake.testkit.guard;

import coldwake.content.text.Language;
import coldwake.testkit.Project;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All that people read in a language, as it stands in the files: the words of the game and those of the client. */
final class TextFiles {
    private static final String GAME = "content/src/main/resources/coldwake/content/messages";
    private static final String CLIENT = "web/src/i18n";
    private static final String CLIENT_BOXES = "web/src/boxes";
    private static final String SOFT_HYPHEN = "\u00AD";
    private static final Pattern JSON_LINE = Pattern.compile("^  \"([^\"]+)\": \"((?:[^\"\\\\]|\\\\.)*)\",?$");

    /** One text with its key, without soft hyphens. */
    record Text(String key, String text) {}

    private TextFiles() {}

    /** The texts of the game and of the client. */
    static List<Text> all(Language language) {
        List<Text> all = new ArrayList<>(game(language));
        all.addAll(client(language));
        return all;
    }

    static List<Text> game(Language language) {
        List<Text> texts = new ArrayList<>();
        for (Path file : files(GAME, language)) {
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            new TreeMap<>(properties).forEach((key, text) -> texts.add(text((String) key, (String) text)));
        }
        return texts;
    }

    static List<Text> client(Language language) {
        List<Text> texts = new ArrayList<>();
        List<Path> files = new ArrayList<>(files(CLIENT, language));
        files.addAll(boxes(language));
        for (Path file : files) {
            for (String line : lines(file)) {
                Matcher matcher = JSON_LINE.matcher(line);
                if (matcher.matches()) {
                    texts.add(text(matcher.group(1), matcher.group(2).replace("\\\"", "\"")));
                } else if (!line.equals("{") && !line.equals("}")) {
                    throw new IllegalStateException(file + " has a line that is no text: " + line);
                }
            }
        }
        return texts;
    }

    private static Text text(String key, String text) {
        return new Text(key, text.replace(SOFT_HYPHEN, ""));
    }

    private static List<Path> files(String folder, Language language) {
        try (Stream<Path> files = Files.list(Project.root().resolve(folder).resolve(language.code()))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The texts that a box of the client brings: {@code boxes/hourglass/i18n/de.json}. */
    private static List<Path> boxes(Language language) {
        try (Stream<Path> files = Files.walk(Project.root().resolve(CLIENT_BOXES))) {
            return files.filter(file -> file.endsWith(Path.of("i18n", language.code() + ".json")))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
