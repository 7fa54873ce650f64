package coldwake.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The high-water mark beside the embedded database: the number of its newest commit that was acknowledged. It is written
 * after the commit and before the acknowledgement, so it can only be behind the database. A database that is behind its
 * mark has lost something.
 */
final class HighWaterMark implements AutoCloseable {
    private static final long MAGIC = 0x434f4c4457414b45L; // "COLDWAKE"
    private static final int LENGTH = 2 * Long.BYTES + 2 * Integer.BYTES;

    private final FileChannel file;
    private State state;

    /**
     * What the mark says.
     *
     * @param number of the newest acknowledged commit
     * @param moving whether commits are being moved from the log of the database to its file. Until that is done, the
     *     file alone may hold a mixture of old and new
     */
    record State(long number, boolean moving) {}

    private HighWaterMark(FileChannel file, State state) {
        this.file = file;
        this.state = state;
    }

    /** What a mark says, if there is one. */
    static Optional<State> read(Path path) {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path));
            if (bytes.limit() != LENGTH || bytes.getInt(LENGTH - Integer.BYTES) != checksum(bytes)) {
                throw StoreException.damaged(path + " is damaged");
            }
            return Optional.of(new State(bytes.getLong(Long.BYTES), bytes.getInt(2 * Long.BYTES) != 0));
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    /** Begins to write a mark; what it says then is on the disk. */
    static HighWaterMark open(Path path, State state) {
        try {
            OwnerOnly.create(path);
            HighWaterMark mark = new HighWaterMark(FileChannel.open(path, StandardOpenOption.WRITE), state);
            mark.write();
            mark.file.force(true);
            return mark;
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be written", e);
        }
    }

    /** A commit is on the disk and may be acknowledged. */
    void advance(long number) throws IOException {
        state = new State(number, state.moving());
        write();
    }

    /** Commits are about to be moved from the log to the file. */
    void beginMove() throws IOException {
        state = new State(state.number(), true);
        write();
        file.force(false);
    }

    /** They were moved and are on the disk. */
    void endMove() throws IOException {
        state = new State(state.number(), false);
        write();
    }

    /** So few bytes at once that nobody ever finds half of them. */
    private void write() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
        bytes.putLong(MAGIC).putLong(state.number()).putInt(state.moving() ? 1 : 0);
        bytes.putInt(checksum(bytes)).flip();
        file.write(bytes, 0);
    }

    private static int checksum(ByteBuffer bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes.slice(0, LENGTH - Integer.BYTES));
        return (int) crc.getValue();
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the mark cannot be closed", e);
        }
    }
}
