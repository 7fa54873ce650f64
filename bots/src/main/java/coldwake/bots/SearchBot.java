package coldwake.bots;

import coldwake.bots.mind.Mind;
import coldwake.bots.mind.Personality;
import coldwake.bots.mind.Why;
import coldwake.bots.search.Budget;
import coldwake.bots.search.Search;
import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Thinks like {@link MindBot}, and tries what looks good out on imagined games before it answers. */
final class SearchBot implements Bot {
    private static final int CANDIDATES = 6;

    /**
     * What the fate of each other seat counts beside one's own. Crew members who only look after themselves let the others
     * do what all need, which works as long as the others do it.
     */
    private static final double HELP = 0.5;

    private final BotRandom random;
    private final Personality nature;
    private final Patience patience = new Patience();
    private final Search search;
    private @Nullable Mind mind;

    SearchBot(BotRandom random, Personality nature, Budget budget) {
        this.random = random;
        this.nature = nature;
        search = new Search(budget, HELP * nature.help());
    }

    @Override
    public Answer answer(SeatContext context) {
        OptionList options = context.options();
        if (options.size() == 1) {
            return new Answer(0, Why.ONLY_CHOICE);
        }
        Sight sight = context.sight();
        if (mind == null) {
            mind = new Mind(sight, nature);
        }
        double[] worth = mind.weigh(sight, options);
        patience.judge(sight, options, worth);
        Why why = mind.why();
        int[] ranked = ranked(worth, options.size());
        if (!worthTrying(sight.ask())) {
            return new Answer(ranked[0], why);
        }
        int[] candidates = candidates(ranked, options);
        if (candidates.length == 1) {
            return new Answer(ranked[0], why);
        }
        int chosen = search.choose(context::imagine, context.seat(), candidates, random.next());
        return new Answer(chosen, chosen == ranked[0] ? why : Why.BEST_IN_TRIALS);
    }

    /** Questions on which much depends. */
    private static boolean worthTrying(QuestionKind ask) {
        return switch (ask) {
            case PICK_CHARACTER,
                    OBJECTIVES,
                    ACTION,
                    TARGET,
                    ROOM_ACTION,
                    STAGE,
                    CONSENT,
                    REACTION,
                    DEFENCE,
                    NOISE,
                    FOUND,
                    MAKE_ROOM,
                    IN_POD,
                    LAUNCH,
                    ENGINE_ORDER,
                    INTRUDER_ACTION,
                    SPECIES -> true;
            default -> false;
        };
    }

    private static int[] ranked(double[] worth, int size) {
        return IntStream.range(0, size)
                .boxed()
                .sorted((a, b) -> Double.compare(worth[b], worth[a]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The best by the rules that may change anything; passing is always among them. */
    private static int[] candidates(int[] ranked, OptionList options) {
        int[] sensible = IntStream.of(ranked)
                .filter(k -> k == ranked[0] || !Search.clutter(options.get(k).kind()))
                .toArray();
        return IntStream.range(0, sensible.length)
                .filter(place ->
                        place < CANDIDATES || options.get(sensible[place]).kind() == OptionKind.PASS)
                .map(place -> sensible[place])
                .toArray();
    }
}
