package coldwake.app.programs;

import coldwake.engine.Game;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The processes at one table. One that ends too early or thinks too long forfeits, and a random bot plays on for it. */
final class Crew implements AutoCloseable {
    private static final String STAND_IN = "random";
    private static final long LOOK_MILLIS = 10;
    private static final long GOODBYE_MILLIS = 500;

    private final Tables tables;
    private final String table;
    private final Duration patience;
    private final Map<Integer, Process> processes = new TreeMap<>();
    private int forfeited;
    private int choices = -1;
    private long since;

    /** What can be seen of a table from outside. */
    private record Look(boolean over, int choices, int asked) {}

    Crew(Tables tables, String table, Duration patience) {
        this.tables = tables;
        this.table = table;
        this.patience = patience;
    }

    void start(int seat, ProcessBuilder builder, @Nullable Path log) {
        try {
            processes.put(
                    seat,
                    builder.redirectOutput(log == null ? Redirect.DISCARD : Redirect.to(log.toFile()))
                            .start());
        } catch (IOException wrong) {
            throw new Program.StartException(builder.command().getFirst(), wrong);
        }
    }

    /** Waits until the game is over. Answers who forfeited, as a bit set. */
    int playToTheEnd() {
        Look look = look();
        while (!look.over()) {
            if (look.choices() != choices) {
                choices = look.choices();
                since = System.nanoTime();
            }
            check(look);
            rest(LOOK_MILLIS);
            look = look();
        }
        return forfeited;
    }

    private Look look() {
        return tables.read(table, at -> {
            Game game = Objects.requireNonNull(at.game());
            return new Look(game.over(), at.choices().size(), game.asked());
        });
    }

    private void check(Look look) {
        boolean late = System.nanoTime() - since > patience.toNanos();
        for (Map.Entry<Integer, Process> entry : processes.entrySet()) {
            int bit = 1 << entry.getKey();
            boolean gone = !entry.getValue().isAlive();
            if ((forfeited & bit) == 0 && (gone || late && (look.asked() & bit) != 0)) {
                forfeit(entry.getKey(), bit);
            }
        }
    }

    private void forfeit(int seat, int bit) {
        if (!tables.read(table, Table::over)) {
            tables.seats().wantStandIn(table, seat, STAND_IN);
            forfeited |= bit;
        }
    }

    private static void rest(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    /** Programs may say goodbye for a moment; then they are ended. */
    @Override
    public void close() {
        try {
            for (Process process : processes.values()) {
                if (!process.waitFor(GOODBYE_MILLIS, TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
            }
        } catch (InterruptedException interrupted) {
            processes.values().forEach(Process::destroyForcibly);
            Thread.currentThread().interrupt();
        }
    }
}
