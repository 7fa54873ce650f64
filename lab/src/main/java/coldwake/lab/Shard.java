package coldwake.lab;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of several equal parts of a run: the games from {@code from} up to, but without, {@code to}. */
public record Shard(int index, int of) {
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (of < 1 || index < 1 || index > of) {
            throw new IllegalArgumentException(
                    "a shard is written as i/n with i from 1 to n, such as 2/8, not " + index + "/" + of);
        }
    }

    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "a shard is written as i/n with i from 1 to n, such as 2/8, not " + text);
        }
        return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    public int from(Plan plan) {
        return (int) ((long) plan.games() * (index - 1) / of);
    }

    public int to(Plan plan) {
        return (int) ((long) plan.games() * index / of);
    }

    @Override
    public String toString() {
        return index + "/" + of;
    }
}
