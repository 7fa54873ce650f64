package coldwake.lab.results;

import coldwake.lab.DecisionTimes;
import coldwake.lab.GameRecord;
import coldwake.lab.Played;
import coldwake.lab.Shard;
import coldwake.lab.results.ResultException.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of results game by game. How long decisions took stands in a second file beside it, because it is the only
 * thing that differs when a run is repeated; it may be missing.
 */
public final class ResultFile implements AutoCloseable {
    private final Path file;
    private final BufferedReader games;
    private final @Nullable BufferedReader times;
    private final Header header;
    private final int end;
    private long line = 1;
    private long timesLine;
    private int next;
    private Lines.@Nullable TimesLine waiting;

    private ResultFile(Path file, BufferedReader games, @Nullable BufferedReader times) throws IOException {
        this.file = file;
        this.games = games;
        this.times = times;
        String first = games.readLine();
        header = Lines.header(file, first == null ? "" : first);
        Shard part = header.part();
        next = part.from(header.plan());
        end = part.to(header.plan());
    }

    public static ResultFile open(Path file) {
        try {
            Path timesFile = timesOf(file);
            return new ResultFile(
                    file,
                    Files.newBufferedReader(file),
                    Files.exists(timesFile) ? Files.newBufferedReader(timesFile) : null);
        } catch (IOException wrong) {
            throw unreadable(file, wrong);
        }
    }

    /** The file of times that belongs to a file of results. */
    static Path timesOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".times");
    }

    public Header header() {
        return header;
    }

    /** The number of the game that comes next. */
    int next() {
        return next;
    }

    /** Whether all games of the file's part of the plan have been read. */
    boolean complete() {
        return next == end;
    }

    /** The next game, or null at the end of the file. */
    @Nullable Played read() {
        try {
            String text = games.readLine();
            if (text == null) {
                return null;
            }
            line++;
            GameRecord game = Lines.game(file, line, text);
            if (game.game() != next || next >= end) {
                throw new ResultException(
                        Problem.INCOMPLETE,
                        file + " has game " + game.game() + " at line " + line + ", where "
                                + (next >= end ? "the end" : "game " + next) + " is expected");
            }
            next++;
            return new Played(game, timesFor(game));
        } catch (IOException wrong) {
            throw unreadable(file, wrong);
        }
    }

    private List<DecisionTimes> timesFor(GameRecord game) throws IOException {
        while (times != null && (waiting == null || waiting.game() < game.game())) {
            String text = times.readLine();
            if (text == null) {
                return List.of();
            }
            waiting = Lines.times(timesOf(file), ++timesLine, text);
        }
        return waiting == null
                        || waiting.game() != game.game()
                        || game.seats().size() != waiting.seats().size()
                ? List.of()
                : waiting.seats().stream().map(DecisionTimes::read).toList();
    }

    /** Reads a whole file; the file may hold less than its part of the plan. */
    public static Header readAll(Path file, Consumer<Played> sink) {
        try (ResultFile results = open(file)) {
            for (Played played = results.read(); played != null; played = results.read()) {
                sink.accept(played);
            }
            return results.header();
        }
    }

    private static ResultException unreadable(Path file, IOException wrong) {
        if (wrong instanceof MalformedInputException) {
            return new ResultException(Problem.FOREIGN, file + " holds no results of coldwake simulate");
        }
        return new ResultException(
                Problem.UNREADABLE,
                wrong instanceof NoSuchFileException
                        ? "there is no file " + file
                        : "cannot read " + file + ": " + wrong.getMessage());
    }

    @Override
    public void close() {
        try {
            games.close();
            if (times != null) {
                times.close();
            }
        } catch (IOException wrong) {
            throw unreadable(file, wrong);
        }
    }
}
