package coldwake.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * All tables of a store in one file, the same for every database: one JSON line a row, compressed. It holds every secret
 * of running games and is to be kept like the database itself.
 */
public final class Backup {
    private static final Logger LOG = LoggerFactory.getLogger(Backup.class);
    private static final String FORMAT = "coldwake-backup 1";
    private static final int FETCHED = 1_000;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Takes the rows of a store one after the other. */
    @FunctionalInterface
    private interface Sink {
        void take(Rows rows, Object[] values) throws SQLException;
    }

    private Backup() {}

    /** The tables of the database that are kept. */
    public static List<String> parts() {
        return Rows.all(false).stream().map(Rows::table).toList();
    }

    // ---------------------------------------------------------------- writing

    /**
     * Writes everything as it is at one moment, whether a process uses the store or not. The file is there as a whole or
     * not at all. Returns the number of rows.
     */
    public static int write(String url, Path file) {
        return write(file, out -> {
            if (embedded(url) && EmbeddedDatabase.inUse(url)) {
                return EmbeddedDatabase.readBeside(url, c -> forEach(c, true, out));
            }
            try (Database database = Database.open(url)) {
                return database.readAtOnce(c -> forEach(c, !database.shared(), out));
            }
        });
    }

    /** Writes what can still be read of a damaged embedded store; the store stays as it is. Returns the number of rows. */
    public static int writeWhatIsLeft(String url, Path file) {
        if (!embedded(url)) {
            throw new IllegalArgumentException("only the store in a folder can be read although it is damaged");
        }
        return write(file, out -> EmbeddedDatabase.readBeside(url, c -> salvage(c, out)));
    }

    private static boolean embedded(String url) {
        return url.startsWith(EmbeddedDatabase.SCHEME);
    }

    @FunctionalInterface
    private interface Source {
        int writeTo(Sink out);
    }

    private static int write(Path file, Source source) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(fresh);
            OwnerOnly.create(fresh);
            int rows;
            try (Writer out = new OutputStreamWriter(
                    new GZIPOutputStream(Files.newOutputStream(fresh)), StandardCharsets.UTF_8)) {
                out.write(FORMAT + "\n");
                rows = source.writeTo((part, values) -> write(out, part, values));
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException("the backup cannot be written", e);
        } finally {
            discard(fresh);
        }
    }

    private static void discard(Path fresh) {
        try {
            Files.deleteIfExists(fresh);
        } catch (IOException e) {
            throw new UncheckedIOException(fresh + " cannot be removed", e);
        }
    }

    private static void write(Writer out, Rows part, Object[] values) {
        ArrayNode line = JSON.createArrayNode().add(part.table());
        for (Object value : values) {
            line.addPOJO(value);
        }
        try {
            out.write(JSON.writeValueAsString(line) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("the backup cannot be written", e);
        }
    }

    /** Hands on all rows and returns how many. */
    private static int forEach(Connection c, boolean checked, Sink sink) throws SQLException {
        int count = 0;
        for (Rows part : Rows.all(checked)) {
            count += forEach(c, part, sink);
        }
        return count;
    }

    private static int forEach(Connection c, Rows part, Sink sink) throws SQLException {
        int count = 0;
        try (PreparedStatement s = c.prepareStatement(part.selection())) {
            s.setFetchSize(FETCHED);
            try (ResultSet rows = s.executeQuery()) {
                while (rows.next()) {
                    sink.take(part, part.read(rows));
                    count++;
                }
            }
        }
        return count;
    }

    /** Hands on the rows that are sound; of a part that breaks off in the middle, those before. */
    private static int salvage(Connection c, Sink sink) {
        int count = 0;
        for (Rows part : Rows.all(true)) {
            try (PreparedStatement s = c.prepareStatement(part.selection());
                    ResultSet rows = s.executeQuery()) {
                while (rows.next()) {
                    if (part.isSound(rows)) {
                        sink.take(part, part.read(rows));
                        count++;
                    }
                }
            } catch (SQLException e) {
                LOG.warn("{} breaks off: {}", part.table(), e.getMessage());
            }
        }
        return count;
    }

    /** Copies all rows of an old database, which has no checksums, into a new one, which has. Returns how many. */
    static int copy(Connection old, Connection fresh) throws SQLException {
        int count = 0;
        for (Rows part : Rows.ofTables(true)) {
            count += forEach(old, part.unchecked(), (rows, values) -> part.insert(fresh, values));
        }
        return count;
    }

    // ---------------------------------------------------------------- restoring

    /** Fills an empty store from a backup, all or nothing. Returns the number of rows. */
    public static int restore(String url, Path file) {
        try (Database database = Database.open(url);
                BufferedReader in = new BufferedReader(new InputStreamReader(
                        new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            if (!FORMAT.equals(in.readLine())) {
                throw new IllegalArgumentException(file + " is no backup of Coldwake that can be read here");
            }
            if (!database.query(r -> 1, "select id from game_table limit 1").isEmpty()) {
                throw new IllegalArgumentException("the store holds tables already; restore into an empty one");
            }
            List<Rows> parts = Rows.all(!database.shared());
            return database.write(c -> {
                // A server that was only looked at has made one already.
                Database.update(c, "delete from server_secret");
                return restore(c, parts, in);
            });
        } catch (IOException | JacksonException e) {
            throw new IllegalArgumentException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static int restore(Connection c, List<Rows> parts, BufferedReader in) throws SQLException {
        int count = 0;
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                JsonNode row = JSON.readTree(line);
                String table = row.path(0).asString();
                Rows part = parts.stream()
                        .filter(p -> p.table().equals(table))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("the backup holds an unknown part: " + table));
                Object[] values = new Object[part.width()];
                for (int k = 0; k < values.length; k++) {
                    JsonNode value = row.path(k + 1);
                    values[k] = value.isNumber()
                            ? (Object) value.asLong()
                            : value.isBoolean() ? (Object) value.asBoolean() : value.asString();
                }
                count += part.insert(c, values);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return count;
    }
}
