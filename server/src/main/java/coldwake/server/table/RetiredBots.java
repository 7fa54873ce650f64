package coldwake.server.table;

import coldwake.bots.Bots;
import java.util.Map;
import java.util.Objects;

/** Bots that older tables name and this server no longer has, and who plays in their place. */
final class RetiredBots {
    private static final Map<String, String> SUCCESSORS = Map.of("thumb", Bots.NORMAL.word());

    private RetiredBots() {}

    static boolean has(String level) {
        return SUCCESSORS.containsKey(level);
    }

    static String successor(String level) {
        return Objects.requireNonNull(SUCCESSORS.get(level), level);
    }
}
