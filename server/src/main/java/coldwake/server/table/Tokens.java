package coldwake.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Unguessable tokens, kept only as hashes and compared in constant time. */
public final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private Tokens() {}

    /** A new token for a seat. */
    public static String create() {
        byte[] bytes = new byte[24];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A new id for a table: short enough to read out, long enough not to guess. */
    public static String tableId() {
        StringBuilder id = new StringBuilder();
        for (int k = 0; k < 12; k++) {
            id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    public static String hash(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static boolean matches(String token, String hash) {
        return MessageDigest.isEqual(
                hash(token).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }
}
