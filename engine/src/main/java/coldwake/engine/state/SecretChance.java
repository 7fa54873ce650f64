package coldwake.engine.state;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Chance from a key of 256 bits, for tables of people: whoever has seen everything that was dealt can still not tell what
 * comes. A number is the first 64 bits of the HMAC-SHA256 of "name of the stream, slash, place" under the key.
 */
final class SecretChance implements Chance {
    static final int KEY_BYTES = 32;
    private static final String ALGORITHM = "HmacSHA256";

    private final byte[] key;

    SecretChance(byte[] key) {
        if (key.length != KEY_BYTES) {
            throw new IllegalArgumentException(
                    "a key of chance has " + KEY_BYTES + " bytes, this one has " + key.length);
        }
        this.key = key.clone();
    }

    String key() {
        return HexFormat.of().formatHex(key);
    }

    @Override
    public long bits(Streams streams, int stream, int place) {
        return number(streams.name(stream) + "/" + place);
    }

    private long number(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return ByteBuffer.wrap(mac.doFinal(text.getBytes(StandardCharsets.US_ASCII)))
                    .getLong();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    @Override
    public long next(Streams streams, int stream, int[] read) {
        return bits(streams, stream, read[stream]++);
    }

    @Override
    public Chance afterNewDeal(int numbers) {
        return this;
    }

    @Override
    public long hash(Streams streams, int[] read) {
        return number("hash") + FastChance.hashOf(streams, read);
    }
}
