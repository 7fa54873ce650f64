package coldwake.lab.results;

import coldwake.lab.GameRecord;
import coldwake.lab.GameRecord.SeatRecord;
import coldwake.lab.Plan;
import coldwake.lab.Played;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes one row a seat for spreadsheets and statistics programs. Games that broke have no seats and are left out. */
public final class CsvWriter implements Consumer<Played>, AutoCloseable {
    private static final String COLUMNS = "game,seed,ending,rounds,game_decisions,seat,character,bot,decisions,fate,"
            + "survived,won,objectives,cause,death_round,death_room";

    private final Plan plan;
    private final BufferedWriter out;

    public CsvWriter(Path file, Plan plan) {
        this.plan = plan;
        try {
            out = Files.newBufferedWriter(file);
            out.write(COLUMNS + "\n");
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    @Override
    public void accept(Played played) {
        GameRecord game = played.record();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            write(row(game, seat + 1, game.seats().get(seat)));
        }
    }

    private List<@Nullable Object> row(GameRecord game, int number, SeatRecord seat) {
        String objectives = seat.objectives().entrySet().stream()
                .map(entry -> entry.getKey() + (entry.getValue() ? ":1" : ":0"))
                .collect(Collectors.joining(" "));
        List<@Nullable Object> row = new ArrayList<>(List.of(
                game.game(),
                plan.seedOf(game.game()),
                game.ending(),
                game.rounds(),
                game.decisions(),
                number,
                seat.character(),
                seat.bot(),
                seat.decisions(),
                seat.fate(),
                seat.survived() ? 1 : 0,
                seat.won() ? 1 : 0,
                objectives));
        row.add(seat.cause());
        row.add(seat.round());
        row.add(seat.room());
        return row;
    }

    private void write(List<@Nullable Object> row) {
        try {
            out.write(row.stream().map(cell -> cell(cell)).collect(Collectors.joining(",")));
            out.write('\n');
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    private static String cell(@Nullable Object value) {
        String text = Objects.toString(value, "");
        return text.matches("[^\",\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }
}
