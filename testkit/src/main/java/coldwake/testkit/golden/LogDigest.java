package coldwake.testkit.golden;

import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Ruleset;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The SHA-256 of all events of a game, in order. Cards count by name, so that their numbers do not matter. */
final class LogDigest implements EventSink {
    private static final Pattern CARD = Pattern.compile("Card\\[piece=(\\d+)\\]");

    private final MessageDigest digest;
    private final Ruleset rules;

    LogDigest(Ruleset rules) {
        this.rules = rules;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public void accept(GameEvent event) {
        String named =
                CARD.matcher(event.toString()).replaceAll(card -> rules.names().get(Integer.parseInt(card.group(1))));
        digest.update((named + "\n").getBytes(StandardCharsets.UTF_8));
    }

    String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
