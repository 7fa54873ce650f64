package coldwake.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * SQLite in a folder, or in memory, which belongs to one process. Commits go to its log (WAL), which is forced to the disk;
 * readers do not wait for the writer.
 */
final class EmbeddedDatabase extends Database {
    static final String SCHEME = "jdbc:sqlite:";
    /** A database that is gone when it is closed. */
    static final String IN_MEMORY = SCHEME + ":memory:";

    private static final int WAIT_MILLIS = 10_000;
    private static final String NOW = "cast(unixepoch('subsec') * 1000 as integer)";
    /** Stands for all migrations whose work the schema of a new database does. */
    private static final String FIRST_VERSION = "13";

    private final GroupWriter writer;
    private final @Nullable OnDisk onDisk;

    /** What a database in a folder has, and one in memory has not. */
    private record OnDisk(Pool readers, HighWaterMark mark, FileChannel lock) {
        void close() {
            mark.close();
            release(lock);
        }
    }

    private EmbeddedDatabase(GroupWriter writer, @Nullable OnDisk onDisk) {
        this.writer = writer;
        this.onDisk = onDisk;
    }

    static EmbeddedDatabase open(String url) {
        return url.equals(IN_MEMORY) ? openInMemory() : openFile(file(url));
    }

    /** The file of a database in a folder. */
    static Path file(String url) {
        return Path.of(url.substring(SCHEME.length()));
    }

    private static EmbeddedDatabase openInMemory() {
        String url = SCHEME + "file:" + UUID.randomUUID() + "?mode=memory&cache=shared";
        try {
            Connection connection = DriverManager.getConnection(url);
            migrate(connection, url);
            return new EmbeddedDatabase(new GroupWriter(connection, null), null);
        } catch (SQLException e) {
            throw StoreException.unusable("a database in memory cannot be opened", e);
        }
    }

    private static EmbeddedDatabase openFile(Path file) {
        FileChannel lock = lock(file);
        if (lock == null) {
            throw StoreException.inUse();
        }
        EmbeddedDatabase database;
        try {
            database = openLocked(file, lock);
        } catch (RuntimeException | Error e) {
            release(lock);
            throw e;
        }
        try {
            H2Import.into(database, file.toAbsolutePath().resolveSibling(""));
            return database;
        } catch (RuntimeException | Error e) {
            database.close();
            throw e;
        }
    }

    /** Whether some process has a database open. */
    static boolean inUse(String url) {
        FileChannel lock = lock(file(url));
        if (lock != null) {
            release(lock);
        }
        return lock == null;
    }

    /** Looks things up as of one moment, in a database that another process has open, or that cannot be opened. */
    static <T> T readBeside(String url, Job<T> job) {
        return readOnly(url, c -> {
            c.setAutoCommit(false);
            return job.run(c);
        });
    }

    /** Without a way to write, SQLite leaves the files as they are when it closes them. */
    private static <T> T readOnly(String url, Job<T> job) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(WAIT_MILLIS);
        try (Connection c = config.createConnection(url)) {
            return job.run(c);
        } catch (SQLException e) {
            throw StoreException.damaged(file(url) + " cannot be read (" + e.getMessage() + ")", e);
        }
    }

    private static EmbeddedDatabase openLocked(Path file, FileChannel lock) {
        SqliteLibrary.prepare(file.resolveSibling(""));
        Integrity integrity = Integrity.of(file);
        if (integrity.hasFile()) {
            readOnly(SCHEME + file, integrity::check);
        }
        try (CloseOnFailure opening = new CloseOnFailure()) {
            OwnerOnly.create(file);
            Connection connection = opening.add(writing().createConnection(SCHEME + file));
            migrate(connection, SCHEME + file);
            HighWaterMark mark = opening.add(HighWaterMark.open(Integrity.markOf(file), integrity.mark()));
            Pool readers = opening.add(Pool.connect(reading(file)));
            EmbeddedDatabase database =
                    new EmbeddedDatabase(new GroupWriter(connection, mark), new OnDisk(readers, mark, lock));
            opening.done();
            return database;
        } catch (SQLException e) {
            throw StoreException.damaged(file + " cannot be read (" + e.getMessage() + ")", e);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be created", e);
        }
    }

    private static SQLiteConfig writing() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        // The writer moves the log itself, and the mark says when.
        config.setWalAutocheckpoint(0);
        config.setGetGeneratedKeys(false);
        return config;
    }

    private static HikariConfig reading(Path file) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(SCHEME + file);
        config.setConnectionInitSql("pragma query_only = 1");
        return config;
    }

    /** Makes the tables of a new database at one stroke, or brings those of an older one up to date. */
    private static void migrate(Connection connection, String url) throws SQLException {
        if (!Integrity.isSetUp(connection)) {
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("begin;" + schema() + "commit;");
            }
        }
        try {
            Flyway.configure()
                    .dataSource(url, null, null)
                    .locations("db/migration")
                    .baselineVersion(FIRST_VERSION)
                    .baselineOnMigrate(true)
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw StoreException.unusable("the schema of the database cannot be brought up to date", e);
        }
    }

    private static String schema() {
        try (InputStream script = EmbeddedDatabase.class.getResourceAsStream("/db/sqlite.sql")) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the schema of the embedded database cannot be read", e);
        }
    }

    // ---------------------------------------------------------------- one process

    /** A lock of its own, for SQLite would let a second process in; null if another process has it. */
    private static @Nullable FileChannel lock(Path file) {
        Path path = file.resolveSibling(file.getFileName() + "-lock");
        try {
            OwnerOnly.createFolder(file.toAbsolutePath().resolveSibling(""));
            OwnerOnly.create(path);
            FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
            if (tryLock(channel)) {
                return channel;
            }
            channel.close();
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be written", e);
        }
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // this very process has it
        }
    }

    private static void release(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the lock of the store cannot be given back", e);
        }
    }

    // ---------------------------------------------------------------- reading and writing

    @Override
    boolean shared() {
        return false;
    }

    @Override
    <T> T read(Job<T> job) {
        return onDisk == null ? writer.write(job, false) : onDisk.readers().with(job);
    }

    @Override
    <T> T readAtOnce(Job<T> job) {
        return read(c -> atOnce(c, job));
    }

    /** A transaction of SQLite sees the database as it was when it began to read. */
    private <T> T atOnce(Connection c, Job<T> job) throws SQLException {
        if (onDisk == null) {
            return job.run(c);
        }
        c.setAutoCommit(false);
        try {
            return job.run(c);
        } finally {
            c.rollback();
            c.setAutoCommit(true);
        }
    }

    @Override
    <T> T write(Job<T> job) {
        return writer.write(job, true);
    }

    @Override
    <T> T writeOne(Job<T> job) {
        return writer.write(job, true);
    }

    @Override
    <T> T note(Job<T> job) {
        return writer.write(job, false);
    }

    @Override
    <T> T noteAll(Job<T> job) {
        return writer.write(job, false);
    }

    @Override
    OffsetDateTime time() {
        return query(r -> r.getLong(1), "select " + NOW).stream()
                .map(millis -> Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC))
                .findFirst()
                .orElseThrow();
    }

    @Override
    String inSeconds(int seconds) {
        return "(" + NOW + " + " + 1_000L * seconds + ")";
    }

    /** Nobody else is there. */
    @Override
    String skipLocked() {
        return "";
    }

    @Override
    Store.Strain strain() {
        int waiting = writer.waiting();
        if (onDisk == null) {
            return new Store.Strain(0, waiting, writer.failures());
        }
        Store.Strain reading = onDisk.readers().strain();
        return new Store.Strain(reading.busy(), reading.waiting() + waiting, reading.failures() + writer.failures());
    }

    @Override
    public void close() {
        if (onDisk != null) {
            onDisk.readers().close();
        }
        writer.close();
        if (onDisk != null) {
            onDisk.close();
        }
    }
}
