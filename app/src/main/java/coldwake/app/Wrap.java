package coldwake.app;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
public final class Wrap {
    private Wrap() {}

    /** Lines of at most {@code width} characters, broken between words; a longer word has a line of its own. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
