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
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * All tables of a store in one file, the same for every database: one JSON line a row, compressed. It holds every secret
 * of running games and is to be kept like the database itself.
 */
public final class Backup {
    private static final String FORMAT = "coldwake-backup 1";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Columns that make a table; what is left out, each database fills in anew. */
    private record Part(String table, List<String> columns) {
        String insert() {
            return "insert into " + table + " (" + String.join(", ", columns) + ") values ("
                    + String.join(", ", columns.stream().map(c -> "?").toList()) + ")";
        }
    }

    private static final List<Part> PARTS = List.of(
            new Part("game_table", List.of("id", "created_at", "changed_at", "listed", "state", "title")),
            new Part("entry", List.of("table_id", "seq", "command_id", "body", "created_at")),
            new Part("snapshot", List.of("table_id", "seq", "rules_version", "body")),
            new Part("turn_clock", List.of("table_id", "deadline")),
            new Part(
                    "game_result",
                    List.of(
                            "table_id",
                            "finished_at",
                            "seats",
                            "people",
                            "rounds",
                            "choices",
                            "ending",
                            "survivors",
                            "winners")));

    private Backup() {}

    /** The tables of the database that are kept. */
    public static List<String> parts() {
        return PARTS.stream().map(Part::table).toList();
    }

    /** Writes everything as it is at one moment; the file is there as a whole or not at all. Answers the rows. */
    public static int write(String url, Path file) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(fresh);
            OwnerOnly.create(fresh);
            int rows = writeAll(url, fresh);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException("the backup cannot be written", e);
        }
    }

    private static int writeAll(String url, Path file) throws IOException {
        try (Database database = Database.open(url);
                Writer out = new OutputStreamWriter(
                        new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8)) {
            out.write(FORMAT + "\n");
            return database.transaction(c -> {
                c.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
                int count = 0;
                for (Part part : PARTS) {
                    count += write(c, part, out);
                }
                return count;
            });
        }
    }

    private static int write(Connection c, Part part, Writer out) throws SQLException {
        String select = "select " + String.join(", ", part.columns()) + " from " + part.table();
        int count = 0;
        try (PreparedStatement s = c.prepareStatement(select)) {
            s.setFetchSize(1_000);
            try (ResultSet rows = s.executeQuery()) {
                while (rows.next()) {
                    ArrayNode line = JSON.createArrayNode().add(part.table());
                    for (int k = 1; k <= part.columns().size(); k++) {
                        line.addPOJO(value(rows, k));
                    }
                    out.write(JSON.writeValueAsString(line) + "\n");
                    count++;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the backup cannot be written", e);
        }
        return count;
    }

    /** H2 hands out text as a handle that is gone with the row. */
    private static Object value(ResultSet rows, int column) throws SQLException {
        Object value = rows.getObject(column);
        return value instanceof Number || value instanceof Boolean ? value : rows.getString(column);
    }

    /** Fills an empty store from a backup, all or nothing. Answers the rows. */
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
            int rows = database.transaction(c -> restore(c, in));
            database.sync();
            return rows;
        } catch (IOException | JacksonException e) {
            throw new IllegalArgumentException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static int restore(Connection c, BufferedReader in) throws SQLException {
        int count = 0;
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                JsonNode row = JSON.readTree(line);
                String table = row.path(0).asString();
                Part part = PARTS.stream()
                        .filter(p -> p.table().equals(table))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("the backup holds an unknown part: " + table));
                Object[] values = new Object[part.columns().size()];
                for (int k = 0; k < values.length; k++) {
                    JsonNode value = row.path(k + 1);
                    values[k] = value.isNumber()
                            ? (Object) value.asLong()
                            : value.isBoolean() ? (Object) value.asBoolean() : value.asString();
                }
                count += Database.update(c, part.insert(), values);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return count;
    }
}
