package coldwake.lab.tournament;

import coldwake.lab.GameRecord;
import coldwake.lab.Plan;
import java.util.function.Consumer;

/** Has the games of a plan played; its names may be of bots or of anything else the host knows. */
@FunctionalInterface
public interface PlanHost {
    /**
     * A game that was played.
     *
     * @param forfeited seats whose player gave up or was too slow, as a bit set
     */
    record Hosted(GameRecord record, int forfeited) {}

    void play(Plan plan, Consumer<Hosted> sink);
}
