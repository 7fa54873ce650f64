package coldwake.app.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A contestant that is another program.
 *
 * @param command words of its command line; {@code {url}}, {@code {table}}, {@code {seat}} and {@code {token}} are
 *     replaced
 */
public record Program(String name, List<String> command) {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    public Program {
        command = List.copyOf(command);
    }

    /** Reads {@code NAME=COMMAND}; words with spaces stand in double quotes. */
    public static Program parse(String text) {
        int equals = text.indexOf('=');
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text.substring(equals + 1));
        while (matcher.find()) {
            String quoted = matcher.group(1);
            words.add(quoted == null ? matcher.group(2) : quoted);
        }
        if (equals < 1 || words.isEmpty()) {
            throw new IllegalArgumentException("a program is written as NAME=COMMAND, not " + text);
        }
        return new Program(text.substring(0, equals), words);
    }

    /** A program that there is not. */
    public static final class StartException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        StartException(String command, Throwable cause) {
            super("cannot start '" + command + "': " + cause.getMessage(), cause);
        }
    }

    /** What a program must know to sit down. */
    public record Chair(String url, String table, int seat, String token) {}

    /** A process that plays one seat of one game. The environment tells what the command line may not. */
    ProcessBuilder start(Chair chair) {
        List<String> words = command.stream()
                .map(word -> word.replace("{url}", chair.url())
                        .replace("{table}", chair.table())
                        .replace("{seat}", Integer.toString(chair.seat()))
                        .replace("{token}", chair.token()))
                .toList();
        ProcessBuilder process = new ProcessBuilder(words);
        process.environment().put("COLDWAKE_URL", chair.url());
        process.environment().put("COLDWAKE_TABLE", chair.table());
        process.environment().put("COLDWAKE_SEAT", Integer.toString(chair.seat()));
        process.environment().put("COLDWAKE_TOKEN", chair.token());
        return process.redirectErrorStream(true);
    }
}
