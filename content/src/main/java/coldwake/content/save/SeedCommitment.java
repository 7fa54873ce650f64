package coldwake.content.save;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A hash published when a game starts. When the game is over, its seed and salt are shown, and everybody can check that
 * the shuffles were settled before the first choice. The salt keeps anybody from trying seeds until one fits.
 *
 * @param hash SHA-256 of seed and salt, in hexadecimal
 */
public record SeedCommitment(String hash) {
    private static final int SALT_BYTES = 16;

    public static SeedCommitment to(long seed, String salt) {
        try {
            byte[] text = ("coldwake " + seed + " " + salt).getBytes(StandardCharsets.UTF_8);
            return new SeedCommitment(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A salt nobody can guess. */
    public static String newSalt() {
        byte[] salt = new byte[SALT_BYTES];
        new SecureRandom().nextBytes(salt);
        return HexFormat.of().formatHex(salt);
    }

    /** Whether this was the commitment to a seed. */
    public boolean matches(long seed, String salt) {
        return equals(to(seed, salt));
    }
}
