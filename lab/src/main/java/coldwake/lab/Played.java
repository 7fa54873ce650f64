package coldwake.lab;

import java.util.List;

/**
 * A game that was played, and how long its decisions took, by seat.
 *
 * @param times empty if nobody measured
 */
public record Played(GameRecord record, List<DecisionTimes> times) {
    public Played {
        times = List.copyOf(times);
    }
}
