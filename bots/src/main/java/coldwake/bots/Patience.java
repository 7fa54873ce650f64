package coldwake.bots;

import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;

/**
 * Keeps a bot from pestering: a trade that came to nothing costs nothing, so it could be offered to somebody who does not
 * want it for ever. This is all that a bot remembers from one question to the next.
 */
final class Patience {
    private static final int TRIES = 4;
    private static final double NEVER = -1e6;

    private int round = -1;
    private int tries;

    /** Rules offers out once there were enough of them in this round, and counts those that are about to be made. */
    void judge(Sight sight, OptionList options, double[] worth) {
        if (round != sight.round()) {
            round = sight.round();
            tries = 0;
        }
        int best = 0;
        for (int k = 0; k < options.size(); k++) {
            worth[k] = tries >= TRIES && isOffer(sight.ask(), options.get(k).kind()) ? NEVER : worth[k];
            best = worth[k] > worth[best] ? k : best;
        }
        tries += isOffer(sight.ask(), options.get(best).kind()) ? 1 : 0;
    }

    private static boolean isOffer(QuestionKind ask, OptionForm kind) {
        return kind == OptionKind.TRADE || ask == QuestionKind.PARTNER && kind == OptionKind.SEAT;
    }
}
