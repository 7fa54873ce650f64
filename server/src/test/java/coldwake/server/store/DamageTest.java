package coldwake.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.server.ServerOptions;
import coldwake.server.store.Store.Append;
import coldwake.server.store.Store.Row;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The embedded store is damaged in many ways: it is refused, or whatever was acknowledged is there. */
class DamageTest {
    private static final int TABLES = 12;
    private static final int ENTRIES = 100;
    private static final String FILE = "tables.db";
    private static final String LOG = "tables.db-wal";
    private static final String MARK = "tables.db-mark";

    /** A store that a killed process has left: part of its writes is in its file, part in the log. */
    @TempDir
    static Path left;

    /** The same, after everything was moved to the file. */
    @TempDir
    static Path closed;

    @TempDir
    static Path folder;

    private static int count;

    @BeforeAll
    static void fill() throws IOException {
        try (Store store = Store.open(url(closed), false)) {
            IntStream.range(0, TABLES).forEach(k -> store.createTable(table(k), "title", true, 1));
            try (ExecutorService writers = Executors.newFixedThreadPool(TABLES)) {
                IntStream.range(0, TABLES).forEach(k -> writers.execute(() -> append(store, k)));
            }
            copy(closed, left);
        }
        assertThat(Files.size(left.resolve(LOG))).isGreaterThan(100_000);
        assertThat(Files.size(left.resolve(FILE)))
                .as("part of the log was moved")
                .isBetween(200_000L, Files.size(closed.resolve(FILE)) - 1);
    }

    private static void append(Store store, int table) {
        for (int seq = 1; seq <= ENTRIES; seq++) {
            assertThat(store.append(table(table), row(table, seq), null)).isEqualTo(Append.DONE);
        }
    }

    private static String table(int number) {
        return "table-" + number;
    }

    private static Row row(int table, int seq) {
        return new Row(seq, "command-" + seq, "{\"body\":\"" + table + " Ł ".repeat(100) + seq + "\"}", seq);
    }

    private static String url(Path folder) {
        return ServerOptions.embedded(folder.toString());
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static Path copyOf(Path store) throws IOException {
        Path copy = folder.resolve("copy-" + count++);
        copy(store, copy);
        return copy;
    }

    // ---------------------------------------------------------------- what may happen

    private enum End {
        REFUSED,
        /** A row is refused when it is read. */
        ROW_REFUSED,
        WHOLE
    }

    /** Opens a store and looks for everything that was acknowledged. */
    private static End open(Path store, String what) throws IOException {
        List<String> before = contents(store);
        End end = tryToOpen(store, what);
        if (end == End.REFUSED) {
            assertThat(contents(store))
                    .as("%s: a refused store stays as it is", what)
                    .isEqualTo(before);
        }
        return end;
    }

    private static List<String> contents(Path store) throws IOException {
        List<String> contents = new ArrayList<>();
        for (String name : List.of(FILE, LOG, MARK)) {
            Path file = store.resolve(name);
            byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            contents.add(name + " of " + bytes.length + " bytes, " + Arrays.hashCode(bytes));
        }
        return contents;
    }

    private static End tryToOpen(Path store, String what) {
        try (Store opened = Store.open(url(store), false)) {
            return read(opened, what);
        } catch (StoreException e) {
            assertThat(e.getMessage())
                    .as(what)
                    .containsAnyOf("coldwake restore", "the schema")
                    .hasLineCount(1);
            return End.REFUSED;
        }
    }

    private static End read(Store opened, String what) {
        End end = End.WHOLE;
        for (int k = 0; k < TABLES; k++) {
            int table = k;
            List<Row> all = IntStream.rangeClosed(1, ENTRIES)
                    .mapToObj(seq -> row(table, seq))
                    .toList();
            try {
                assertThat(opened.read(table(k), 0)).as(what).isEqualTo(all);
            } catch (StoreException e) {
                end = End.ROW_REFUSED;
            }
        }
        return end;
    }

    // ---------------------------------------------------------------- damages

    @Test
    void aStoreThatWasLeftByAKilledProcessIsWhole() throws IOException {
        assertThat(open(copyOf(left), "left")).isEqualTo(End.WHOLE);
        assertThat(open(copyOf(closed), "closed")).isEqualTo(End.WHOLE);
    }

    @Test
    void noTruncationLosesAnythingSilently() throws IOException {
        Random random = new Random(1);
        int refused = 0;
        for (Path store : List.of(left, closed)) {
            for (String name : List.of(FILE, LOG, MARK)) {
                long size = Files.exists(store.resolve(name)) ? Files.size(store.resolve(name)) : 0;
                TreeSet<Long> lengths = new TreeSet<>(List.of(0L, 1L, size / 4096 * 2048, size - 4096, size - 1));
                IntStream.range(0, 5).forEach(k -> lengths.add((long) (random.nextDouble() * size)));
                for (long length : lengths.tailSet(0L)) {
                    if (length < size) {
                        refused += truncated(store, name, length) == End.REFUSED ? 1 : 0;
                    }
                }
            }
        }
        assertThat(refused).isGreaterThan(20);
    }

    /** The end of a log may hold what was moved before: to lose that is no harm. */
    private static End truncated(Path store, String name, long length) throws IOException {
        Path copy = copyOf(store);
        try (RandomAccessFile file = new RandomAccessFile(copy.resolve(name).toFile(), "rw")) {
            file.setLength(length);
        }
        End end = open(copy, name + " cut off at " + length);
        assertThat(end).as("%s cut off at %d", name, length).isNotEqualTo(End.ROW_REFUSED);
        return end;
    }

    @Test
    void noFileCanBeMissing() throws IOException {
        for (String name : List.of(FILE, LOG, MARK)) {
            Path copy = copyOf(left);
            Files.delete(copy.resolve(name));
            assertThat(open(copy, name + " is missing")).isEqualTo(End.REFUSED);
            assertThat(open(copy, name + " is still missing")).isEqualTo(End.REFUSED);
        }
        Path older = copyOf(closed);
        Files.copy(left.resolve(FILE), older.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
        assertThat(open(older, "an older file")).isEqualTo(End.REFUSED);
    }

    @Test
    void noFlippedByteIsTakenForWhatWasWritten() throws IOException {
        Random random = new Random(2);
        int refused = 0;
        for (int k = 0; k < 60; k++) {
            Path copy = copyOf(k % 3 == 0 ? closed : left);
            String name = k % 3 == 1 ? LOG : FILE;
            long place = flip(copy.resolve(name), random);
            refused += open(copy, name + " flipped at " + place) == End.WHOLE ? 0 : 1;
        }
        assertThat(refused).as("some bytes are in use").isGreaterThan(10);
        Path copy = copyOf(closed);
        flip(copy.resolve(MARK), random);
        assertThat(open(copy, "the mark is damaged")).isEqualTo(End.REFUSED);
    }

    private static long flip(Path path, Random random) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            long place = (long) (random.nextDouble() * file.length());
            file.seek(place);
            int old = file.read();
            file.seek(place);
            file.write(old ^ 1 << random.nextInt(8));
            return place;
        }
    }

    /** A process was killed while it moved its log to its file, which is a mixture of old and new then. */
    @Test
    void aHalfMovedLogIsNeeded() throws IOException {
        Path half = copyOf(left);
        try (RandomAccessFile file = new RandomAccessFile(half.resolve(FILE).toFile(), "rw")) {
            byte[] moved = Files.readAllBytes(closed.resolve(FILE));
            file.write(moved, 0, moved.length / 8192 * 4096);
        }
        HighWaterMark.State mark = HighWaterMark.read(half.resolve(MARK)).orElseThrow();
        HighWaterMark.open(half.resolve(MARK), new HighWaterMark.State(mark.number(), true))
                .close();
        assertThat(open(copyOf(half), "half moved")).isEqualTo(End.WHOLE);
        Files.delete(half.resolve(LOG));
        assertThat(open(half, "half moved, without log")).isEqualTo(End.REFUSED);
    }

    // ---------------------------------------------------------------- what to do then

    @Test
    void whatIsLeftCanBeKeptAndRestored() throws IOException {
        Path copy = copyOf(left);
        Files.delete(copy.resolve(LOG));
        Path file = folder.resolve("left.gz");
        int rows = Backup.writeWhatIsLeft(url(copy), file);
        assertThat(rows).isBetween(TABLES * ENTRIES / 4, TABLES * ENTRIES);
        assertThat(open(copy, "it stays damaged")).isEqualTo(End.REFUSED);
        Path fresh = folder.resolve("fresh");
        assertThat(Backup.restore(url(fresh), file)).isEqualTo(rows);
        assertThatCode(() -> Store.open(url(fresh), false).close()).doesNotThrowAnyException();
    }

    @Test
    void aBackupRefusesADamagedRow() throws IOException, SQLException {
        Path copy = copyOf(closed);
        try (Connection connection = DriverManager.getConnection(url(copy));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("update entry set seq = 1000 where table_id = 'table-3' and seq = 7");
        }
        assertThatThrownBy(() -> Backup.write(url(copy), folder.resolve("never.gz")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("damaged");
        assertThat(folder.resolve("never.gz")).doesNotExist();
        assertThat(Backup.writeWhatIsLeft(url(copy), folder.resolve("but-one.gz")))
                .isEqualTo(TABLES + TABLES * ENTRIES - 1);
    }
}
