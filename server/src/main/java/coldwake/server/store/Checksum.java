package coldwake.server.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** A number that changes if any value of a row does. The embedded database keeps one with each row that a game is made of. */
final class Checksum {
    private Checksum() {}

    static long of(Object... values) {
        CRC32C crc = new CRC32C();
        for (Object value : values) {
            crc.update(value.toString().getBytes(StandardCharsets.UTF_8));
            crc.update(0);
        }
        return crc.getValue();
    }
}
