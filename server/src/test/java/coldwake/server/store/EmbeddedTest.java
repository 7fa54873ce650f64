package coldwake.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.server.ServerOptions;
import coldwake.server.store.Store.Append;
import coldwake.server.store.Store.Row;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What only the store in a folder does. */
class EmbeddedTest {
    /** The newest entry of the table that was being played when the version with H2 was stopped. */
    private static final int PLAYED = 58;

    @TempDir
    Path folder;

    private String url() {
        return ServerOptions.embedded(folder.toString());
    }

    private static Row row(int seq) {
        return new Row(seq, "command-" + seq, "{}", seq);
    }

    // ---------------------------------------------------------------- backup

    @Test
    void aBackupIsMadeWhileTheServerWrites() throws InterruptedException {
        Path file = folder.resolve("backup.gz");
        AtomicInteger acknowledged = new AtomicInteger();
        AtomicBoolean enough = new AtomicBoolean();
        int before;
        try (Store store = Store.open(url(), false)) {
            store.createTable("table", "title", true, 1);
            Thread writer = Thread.ofPlatform().start(() -> {
                while (!enough.get()) {
                    int seq = acknowledged.get() + 1;
                    assertThat(store.append("table", row(seq), null)).isEqualTo(Append.DONE);
                    acknowledged.set(seq);
                }
            });
            while (acknowledged.get() < 50) {
                Thread.onSpinWait();
            }
            before = acknowledged.get();
            Backup.write(url(), file);
            enough.set(true);
            writer.join();
        }
        String restored = ServerOptions.embedded(folder.resolve("restored").toString());
        Backup.restore(restored, file);
        try (Store store = Store.open(restored, false)) {
            List<Row> rows = store.read("table", 0);
            assertThat(rows).hasSizeBetween(before, acknowledged.get());
            assertThat(rows)
                    .isEqualTo(IntStream.rangeClosed(1, rows.size())
                            .mapToObj(EmbeddedTest::row)
                            .toList());
        }
    }

    @Test
    void nobodyElseCanReadWhatIsStored() throws IOException {
        Path data = folder.resolve("data");
        Path backup = folder.resolve("backup.gz");
        try (Store store = Store.open(ServerOptions.embedded(data.toString()), false)) {
            store.createTable("table", "title", true, 1);
            Backup.write(ServerOptions.embedded(data.toString()), backup);
            try (Stream<Path> files = Files.list(data)) {
                assertThat(files.filter(file -> file.getFileName().toString().startsWith("tables")))
                        .hasSizeGreaterThanOrEqualTo(4)
                        .allSatisfy(file -> assertThat(permissions(file)).isEqualTo("rw-------"));
            }
        }
        assertThat(permissions(data)).isEqualTo("rwx------");
        assertThat(permissions(backup)).isEqualTo("rw-------");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    // ---------------------------------------------------------------- one writer

    @Test
    void aSecondProcessIsTurnedAway() {
        try (Store store = Store.open(url(), false)) {
            assertThatThrownBy(() -> Store.open(url(), false)).hasMessageContaining("in use by another process");
            assertThat(store.countTables()).isZero();
        }
        Store.open(url(), false).close();
    }

    /** No kill shows whether the disk was forced, so it is asked for here: 2 is "full", 1 "normal". */
    @Test
    void whatIsAcknowledgedWasForcedToTheDisk() {
        Database.Job<List<String>> settings = c -> List.of(
                Database.query(c, r -> r.getString(1), "pragma journal_mode").getFirst(),
                Database.query(c, r -> r.getString(1), "pragma synchronous").getFirst());
        try (Database database = Database.open(url())) {
            assertThat(database.write(settings)).isEqualTo(List.of("wal", "2"));
            assertThat(database.note(settings))
                    .as("what can be found out again")
                    .isEqualTo(List.of("wal", "1"));
            assertThat(database.writeOne(settings)).isEqualTo(List.of("wal", "2"));
        }
    }

    /** One job of a group fails, the others do not notice. */
    @Test
    void aRefusedWriteTakesNothingWithIt() throws InterruptedException {
        try (Store store = Store.open(url(), false)) {
            List<Thread> writers = IntStream.range(0, 8)
                    .mapToObj(k -> Thread.ofPlatform().start(() -> {
                        for (int seq = 1; seq <= 50; seq++) {
                            assertThat(store.append("table-" + k, row(seq), null))
                                    .isEqualTo(Append.DONE);
                            assertThat(store.append("table-" + k, row(seq), "over"))
                                    .isEqualTo(Append.REPEATED);
                        }
                    }))
                    .toList();
            for (Thread writer : writers) {
                writer.join();
            }
            for (int k = 0; k < 8; k++) {
                assertThat(store.read("table-" + k, 0)).hasSize(50);
            }
            assertThat(store.strain().failures()).isZero();
        }
    }

    @Test
    void aFullDiskIsToldInWords() {
        SQLException full = new SQLiteException("[SQLITE_FULL] Insertion failed", SQLiteErrorCode.SQLITE_FULL);
        assertThat(new StoreException(full)).hasMessage("the disk of the store is full; make room, and it goes on");
        assertThat(StoreException.unusable("the schema cannot be changed", new IllegalStateException(full)))
                .hasMessage("the schema cannot be changed: the disk of the store is full; make room, and it goes on");
        assertThat(new StoreException(new SQLException("no line\nat all"))).hasMessage("no line");
        assertThat(new StoreException(new SQLException())).hasMessage("the database failed");
    }

    // ---------------------------------------------------------------- killed at its first start

    private static final int LOG_HEAD = 32;
    private static final int LOG_PAGE = 24 + 4096;

    /** The log grows page by page, so whatever a killed process can have left of it is its beginning. */
    @Test
    void aFirstStartCanBeKilledAtAnyMoment() throws IOException {
        Path whole = folder.resolve("whole");
        Path log = folder.resolve("log");
        Path file = folder.resolve("file");
        try (Store store = Store.open(ServerOptions.embedded(whole.toString()), false)) {
            assertThat(store.countTables()).isZero();
            Files.copy(whole.resolve("tables.db-wal"), log);
            Files.copy(whole.resolve("tables.db"), file);
        }
        byte[] pages = Files.readAllBytes(log);
        assertThat((pages.length - LOG_HEAD) / LOG_PAGE)
                .as("the tables, the history of migrations, and the migrations since")
                .isGreaterThan(20);
        for (int length = 0; length <= pages.length; length += LOG_PAGE / 2) {
            Path data = Files.createDirectory(folder.resolve("killed-" + length));
            Files.copy(file, data.resolve("tables.db"));
            Files.write(data.resolve("tables.db-wal"), Arrays.copyOf(pages, length));
            assertUsable(data);
        }
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Files.createFile(empty.resolve("tables.db"));
        assertUsable(empty);
    }

    private static void assertUsable(Path data) {
        String url = ServerOptions.embedded(data.toString());
        try (Store store = Store.open(url, false)) {
            store.createTable("table", "title", true, 1);
            assertThat(store.append("table", row(1), null)).isEqualTo(Append.DONE);
        }
        try (Store store = Store.open(url, false)) {
            assertThat(store.read("table", 0)).as("%s", data).containsExactly(row(1));
        }
    }

    // ---------------------------------------------------------------- stores of H2

    private void putH2() throws IOException {
        try (InputStream packed = new GZIPInputStream(
                Objects.requireNonNull(EmbeddedTest.class.getResourceAsStream("/store/h2-tables.mv.db.gz")))) {
            Files.copy(packed, folder.resolve("tables.mv.db"));
        }
    }

    @Test
    void tablesOfTheVersionWithH2AreTakenOverOnce() throws IOException {
        putH2();
        for (int start = 0; start < 2; start++) {
            try (Store store = Store.open(url(), false)) {
                assertThat(store.countTables()).isEqualTo(2);
                assertThat(store.lobby().newest(0, 5, 5)).singleElement().satisfies(listed -> {
                    assertThat(listed.title()).isEqualTo("Żółw ö");
                    assertThat(listed.state()).isEqualTo("open");
                });
                List<Row> rows = store.read("hpw3abr7dj87", 0);
                assertThat(rows).extracting(Row::seq).containsExactlyElementsOf(upTo(PLAYED + start));
                assertThat(rows.subList(0, PLAYED).stream()
                                .mapToInt(row -> row.body().length())
                                .sum())
                        .isEqualTo(4_523);
                assertThat(store.snapshot("hpw3abr7dj87").orElseThrow().seq()).isEqualTo(PLAYED);
                assertThat(store.leases().claimSome("node", 5)).containsExactly("hpw3abr7dj87");
                assertThat(store.append("hpw3abr7dj87", row(rows.size() + 1), null))
                        .isEqualTo(Append.DONE);
            }
            assertThat(folder.resolve("tables.mv.db")).doesNotExist();
            assertThat(folder.resolve("tables.mv.db.imported")).isNotEmptyFile();
        }
    }

    private static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    /** Killed after the tables were taken over and before the old file was put aside. */
    @Test
    void tablesAreNotTakenOverTwice() throws IOException {
        putH2();
        try (Store store = Store.open(url(), false)) {
            assertThat(store.append("hpw3abr7dj87", row(PLAYED + 1), null)).isEqualTo(Append.DONE);
        }
        Files.move(folder.resolve("tables.mv.db.imported"), folder.resolve("tables.mv.db"));
        try (Store store = Store.open(url(), false)) {
            assertThat(store.countTables()).isEqualTo(2);
            assertThat(store.read("hpw3abr7dj87", 0)).hasSize(PLAYED + 1);
        }
    }
}
