package coldwake.server.table;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** Unguessable tokens, kept only as hashes and compared in constant time. */
public final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int ID_LENGTH = 12;
    private static final int TOKEN_BYTES = 24;

    private Tokens() {}

    /** A new token for a seat. */
    public static String create() {
        byte[] bytes = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The token that follows from a text which nobody else knows. */
    static String derive(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(digest(text), TOKEN_BYTES));
    }

    /** The id of a table that follows from a text. */
    static String tableId(String text) {
        BigInteger number = new BigInteger(1, digest(text));
        StringBuilder id = new StringBuilder();
        for (int k = 0; k < ID_LENGTH; k++) {
            BigInteger[] parts = number.divideAndRemainder(BigInteger.valueOf(ID_LETTERS.length()));
            id.append(ID_LETTERS.charAt(parts[1].intValue()));
            number = parts[0];
        }
        return id.toString();
    }

    /** A new id for a table: short enough to read out, long enough not to guess. */
    public static String tableId() {
        StringBuilder id = new StringBuilder();
        for (int k = 0; k < ID_LENGTH; k++) {
            id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    public static String hash(String text) {
        return HexFormat.of().formatHex(digest(text));
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static boolean matches(String token, String hash) {
        return MessageDigest.isEqual(
                hash(token).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }
}
