package coldwake.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** For tests that change what is stored: rows get the checksums that fit them. */
public final class Tampering {
    private Tampering() {}

    /** Makes all rows of an embedded database look as if they had been written so. */
    public static void cover(Connection c) throws SQLException {
        for (Rows part : List.of(Rows.entries(true), Rows.snapshots(true))) {
            Rows plain = part.unchecked();
            for (Object[] values : Database.query(c, plain::read, plain.selection())) {
                part.update(c, " where table_id = ? and seq = ?", List.of(values[0], values[1]), values);
            }
        }
    }
}
