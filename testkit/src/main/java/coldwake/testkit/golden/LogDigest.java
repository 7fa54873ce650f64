package coldwake.testkit.golden;

import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of all events of a game, in order. */
final class LogDigest implements EventSink {
    private final MessageDigest digest;

    LogDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public void accept(GameEvent event) {
        digest.update((event + "\n").getBytes(StandardCharsets.UTF_8));
    }

    String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
