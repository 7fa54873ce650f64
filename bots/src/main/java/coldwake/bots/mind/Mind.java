package coldwake.bots.mind;

import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.engine.decision.OptionList;
import java.util.Arrays;

/**
 * A crew member that plays by rules: it forms beliefs about the ship, weighs the ways home against what its objective
 * still needs, and gives every answer a worth. It keeps nothing from one question to the next, so it can take over any
 * seat at any question.
 */
public final class Mind {
    /** How many numbers {@link #prospects} writes. */
    public static final int PROSPECTS = Prospects.COUNT;

    private final Personality nature;
    private final Outlook outlook;
    private final Aims aims;
    private final Wishes wishes;
    final Turn turn;
    private final Answers answers;
    final Hunter hunter;
    private final Prospects prospects;
    private double[] scores = new double[64];
    private Why why = Why.HABIT;

    /** @param sight any sight of a game with the rules to be played */
    public Mind(Sight sight, Personality nature) {
        this.nature = nature;
        hunter = new Hunter(sight);
        outlook = new Outlook(sight);
        aims = new Aims(outlook);
        wishes = new Wishes(outlook, aims);
        Fights combat = new Fights(outlook);
        Kit kit = new Kit(outlook, aims, wishes);
        Values values = new Values(outlook, aims);
        Trader trader = new Trader(outlook, aims, wishes, values);
        turn = new Turn(outlook, aims, wishes, combat, kit, trader);
        answers = new Answers(outlook, aims, wishes, combat, kit, values, trader, turn);
        prospects = new Prospects(outlook, aims, wishes, turn, combat);
    }

    /** Writes how a seat that is awake sees its chances, as {@link #PROSPECTS} numbers from about 0 to 1. */
    public void prospects(Sight sight, double[] into, int at) {
        outlook.look(sight, nature);
        aims.look();
        prospects.write(into, at);
    }

    /** Gives every option a worth; the array is reused and may be longer than the list. */
    public double[] weigh(Sight sight, OptionList options) {
        QuestionKind ask = sight.ask();
        if (scores.length < options.size()) {
            scores = new double[options.size() * 2];
        }
        if (ask == QuestionKind.PICK_CHARACTER) {
            Arrays.fill(scores, 0, options.size(), 0);
            return scores;
        }
        if (sight.hunts()) {
            return hunt(sight, ask, options);
        }
        outlook.look(sight, nature);
        aims.look();
        if (Answers.needsPlan(ask)) {
            turn.plan();
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < options.size(); k++) {
            boolean action = ask == QuestionKind.ACTION;
            scores[k] = action ? turn.score(options.get(k)) : answers.score(ask, options.get(k));
            if (scores[k] > best) {
                best = scores[k];
                why = action ? turn.why : answers.why;
            }
        }
        return scores;
    }

    private double[] hunt(Sight sight, QuestionKind ask, OptionList options) {
        hunter.look(sight);
        for (int k = 0; k < options.size(); k++) {
            scores[k] = hunter.score(ask, options.get(k));
        }
        why = hunter.why;
        return scores;
    }

    /** The first of the best options. */
    public int choose(Sight sight, OptionList options) {
        if (options.size() == 1) {
            why = Why.ONLY_CHOICE;
            return 0;
        }
        double[] worth = weigh(sight, options);
        int best = 0;
        for (int k = 1; k < options.size(); k++) {
            best = worth[k] > worth[best] ? k : best;
        }
        return best;
    }

    /** Why the option with the highest worth has it. */
    public Why why() {
        return why;
    }
}
