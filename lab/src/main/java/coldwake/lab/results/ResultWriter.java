package coldwake.lab.results;

import coldwake.lab.Played;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;

/** Writes games as they come, and what is written survives whatever happens next, up to the last second. */
public final class ResultWriter implements Consumer<Played>, AutoCloseable {
    private static final long FLUSH_NANOS = 1_000_000_000L;

    private final BufferedWriter games;
    private final BufferedWriter times;
    private long flushed = System.nanoTime();

    private ResultWriter(BufferedWriter games, BufferedWriter times) {
        this.games = games;
        this.times = times;
    }

    /** A new file; an older one is replaced. */
    static ResultWriter create(Path file, Header header) {
        try {
            BufferedWriter games = Files.newBufferedWriter(file);
            games.write(Lines.write(header));
            games.write('\n');
            games.flush();
            return new ResultWriter(games, Files.newBufferedWriter(ResultFile.timesOf(file)));
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    /** Goes on at the end of a file that was mended. */
    static ResultWriter append(Path file) {
        try {
            return new ResultWriter(
                    Files.newBufferedWriter(file, StandardOpenOption.APPEND),
                    Files.newBufferedWriter(
                            ResultFile.timesOf(file), StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    /** A run that was killed may have left half a line behind; it is cut off. */
    static void mend(Path file) {
        try {
            for (Path each : List.of(file, ResultFile.timesOf(file))) {
                if (Files.exists(each)) {
                    cutTornLine(each);
                }
            }
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    private static void cutTornLine(Path file) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            long end = bytes.length();
            while (end > 0) {
                bytes.seek(end - 1);
                if (bytes.read() == '\n') {
                    break;
                }
                end--;
            }
            bytes.setLength(end);
        }
    }

    @Override
    public void accept(Played played) {
        try {
            games.write(Lines.write(played.record()));
            games.write('\n');
            if (!played.times().isEmpty()) {
                times.write(Lines.write(new Lines.TimesLine(
                        played.record().game(),
                        played.times().stream().map(t -> t.write()).toList())));
                times.write('\n');
            }
            if (System.nanoTime() - flushed > FLUSH_NANOS) {
                times.flush();
                games.flush();
                flushed = System.nanoTime();
            }
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    @Override
    public void close() {
        try {
            times.close();
            games.close();
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }
}
