package coldwake.bots;

import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.view.SeatView;
import java.util.function.ToIntBiFunction;

/**
 * A crew member that plays by rules of thumb: search and explore while it is quiet, shoot or run when it is not, keep a
 * few cards in hand, and get to a chamber or a pod in time. It gives every option a score and takes the best.
 */
final class ThumbBot implements Bot {
    private final BotRandom random;

    ThumbBot(BotRandom random) {
        this.random = random;
    }

    @Override
    public int choose(SeatContext context) {
        OptionList options = context.options();
        if (options.size() == 1) {
            return 0;
        }
        SeatView view = context.view();
        Decision decision = view.question().mine();
        if (decision == null) {
            throw new IllegalStateException("seat " + context.seat() + " is not asked");
        }
        ToIntBiFunction<OptionKind, String> score = scoring(new Situation(view, context.board()), decision);
        int best = 0;
        int bestScore = Integer.MIN_VALUE;
        int equals = 1;
        for (int k = 0; k < options.size(); k++) {
            int worth = score.applyAsInt(
                    options.get(k).kind(), argument(decision.options().get(k)));
            equals = worth == bestScore ? equals + 1 : 1;
            if (worth > bestScore || worth == bestScore && random.below(equals) == 0) {
                best = k;
                bestScore = worth;
            }
        }
        return best;
    }

    /** What stands behind the word of an option id, without the number of a second one that reads the same. */
    private static String argument(String id) {
        String rest = id.substring(id.indexOf(':') + 1);
        int number = rest.indexOf('#');
        return number < 0 ? rest : rest.substring(0, number);
    }

    private static ToIntBiFunction<OptionKind, String> scoring(Situation s, Decision decision) {
        return decision.reason().equals("choose-action")
                ? new TurnThumb(s)::score
                : (kind, argument) -> AnswerThumb.score(s, decision, kind, argument);
    }
}
