package coldwake.bots;

import coldwake.engine.decision.Decision;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionList;
import coldwake.engine.view.SeatView;

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
        Situation situation = new Situation(view, context.board());
        int best = 0;
        int bestScore = Integer.MIN_VALUE;
        int equals = 1;
        for (int k = 0; k < options.size(); k++) {
            int score = score(
                    situation,
                    decision,
                    options.get(k),
                    argument(decision.options().get(k)));
            equals = score == bestScore ? equals + 1 : 1;
            if (score > bestScore || score == bestScore && random.below(equals) == 0) {
                best = k;
                bestScore = score;
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

    private static int score(Situation s, Decision decision, Option option, String argument) {
        return decision.reason().equals("choose-action")
                ? TurnThumb.score(s, option.kind(), argument)
                : AnswerThumb.score(s, decision, option.kind(), argument);
    }
}
