package coldwake.lab.compare;

import coldwake.content.Declarations;
import coldwake.lab.GameRecord;
import coldwake.lab.GameRecord.SeatRecord;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;

/**
 * Something that two ways to play may differ in, one number a game.
 *
 * @param share whether it lies between 0 and 1 and reads as percent
 */
public record Measure(String name, boolean share, ToDoubleBiFunction<GameRecord, List<SeatRecord>> value) {
    public static final List<Measure> ALL = List.of(
            new Measure("survived", true, (game, seats) -> mean(seats, SeatRecord::survived)),
            new Measure("won", true, (game, seats) -> mean(seats, SeatRecord::won)),
            new Measure("anybody won", true, (game, seats) -> game.won() ? 1 : 0),
            new Measure("ship destroyed", true, (game, seats) -> destroyed(game) ? 1 : 0),
            new Measure("rounds", false, (game, seats) -> game.rounds()),
            new Measure("decisions", false, (game, seats) -> game.decisions()));

    double of(GameRecord game, List<SeatRecord> seats) {
        return value.applyAsDouble(game, seats);
    }

    private static double mean(List<SeatRecord> seats, Predicate<SeatRecord> test) {
        return (double) seats.stream().filter(test).count() / seats.size();
    }

    private static boolean destroyed(GameRecord game) {
        return Declarations.ENDINGS.stream()
                .anyMatch(ending -> ending.id().equals(game.ending()) && ending.destroyed());
    }
}
