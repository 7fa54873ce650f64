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
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                assertThat(store.movers().claimSome("node", 5)).containsExactly("hpw3abr7dj87");
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
