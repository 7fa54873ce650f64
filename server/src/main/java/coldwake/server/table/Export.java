package coldwake.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as a file: its whole record without tokens. It holds every secret of the game.
 *
 * @param rules version of the rules it was exported with
 * @param hash of the state of the game, in hexadecimal; nothing before the start
 */
public record Export(
        String format,
        int version,
        String rules,
        String table,
        boolean finished,
        @Nullable String hash,
        List<Line> lines) {
    public static final String FORMAT = "coldwake-table";
    public static final int VERSION = 1;

    /** One entry of the record, and when it was made. */
    public record Line(long at, Entry entry) {}
}
