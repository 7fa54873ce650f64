package coldwake.bots;

import coldwake.bots.mind.Mind;
import coldwake.bots.mind.Personality;
import coldwake.bots.mind.Why;
import coldwake.bots.sight.Sight;
import coldwake.engine.decision.OptionList;
import org.jspecify.annotations.Nullable;

/** Plays by the rules of {@link Mind}. One that is distracted now and then takes any option instead. */
final class MindBot implements Bot {
    private static final double TIE = 1e-9;

    private final BotRandom random;
    private final Personality nature;
    private final Patience patience = new Patience();
    private final int distraction;
    private @Nullable Mind mind;

    /** @param distraction of a hundred choices, how many are made by chance */
    MindBot(BotRandom random, Personality nature, int distraction) {
        this.random = random;
        this.nature = nature;
        this.distraction = distraction;
    }

    @Override
    public Answer answer(SeatContext context) {
        OptionList options = context.options();
        if (options.size() == 1) {
            return new Answer(0, Why.ONLY_CHOICE);
        }
        if (distraction > 0 && random.below(100) < distraction) {
            return new Answer(random.below(options.size()), Why.CHANCE);
        }
        Sight sight = context.sight();
        if (mind == null) {
            mind = new Mind(sight, nature);
        }
        double[] worth = mind.weigh(sight, options);
        patience.judge(sight, options, worth);
        return new Answer(best(worth, options.size()), mind.why());
    }

    /** One of the best, each as likely as the others. */
    private int best(double[] worth, int size) {
        int best = 0;
        int equals = 1;
        for (int k = 1; k < size; k++) {
            double more = worth[k] - worth[best];
            equals = Math.abs(more) <= TIE ? equals + 1 : 1;
            if (more > TIE || equals > 1 && random.below(equals) == 0) {
                best = k;
            }
        }
        return best;
    }
}
