package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Outcome;
import coldwake.engine.module.Happening;
import coldwake.engine.place.WayOut;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Survivors, and the steps of the victory check that places have in common. */
public final class EndGame {
    private static final int CARDS_DRAWN = 4;

    private EndGame() {}

    static void begin(Play p) {
        p.changes().settle();
        p.changes().beginVictoryCheck();
        p.clearAgenda();
        p.happened(new Happening.GameEnded());
        p.place().victoryCheck().forEach(p::then);
    }

    /** Whoever has found no way out dies; a place that is destroyed takes those who are within it too. */
    public static void leaveBehind(Play p) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            WayOut way = s.crew.wayOut(seat);
            boolean lost = way == null || !way.survival() || s.ending().destroyed() && way.inside();
            if (lost && s.crew.alive(seat)) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
    }

    /** With nobody alive there is nothing more to check. Ruling end-010. */
    public static boolean anyoneAlive(GameState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.alive(seat)) {
                return true;
            }
        }
        return false;
    }

    static void checkContamination(Play p, int seat) {
        GameState s = p.state();
        if (seat >= s.seats()) {
            return;
        }
        if (s.crew.alive(seat)) {
            boolean survived = p.species().survivesContamination(p, seat);
            p.changes().emit(new GameEvent.ContaminationChecked(new Who(seat), survived));
            if (!survived) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
        p.then(new Step.CheckContamination(seat + 1));
    }

    /** Shuffles all cards of a seat and draws four: any contamination card kills. */
    public static boolean drawsClean(Play p, int seat) {
        return drawsContamination(p, seat, CARDS_DRAWN) == 0;
    }

    /** Shuffles all cards of a seat, draws some and answers how many of them are contamination cards. */
    public static int drawsContamination(Play p, int seat, int cards) {
        p.changes().cards.moveAll(Zone.hand(seat), Zone.deck(seat));
        p.changes().cards.moveAll(Zone.discard(seat), Zone.deck(seat));
        p.changes().cards.shuffle(Zone.deck(seat));
        int card = p.state().pieces.first(Zone.deck(seat));
        int contamination = 0;
        for (int k = 0; k < cards && card >= 0; k++) {
            contamination += p.changes().hands.isContamination(card) ? 1 : 0;
            card = p.state().pieces.next(card);
        }
        return contamination;
    }

    static void checkObjectives(Play p) {
        p.rules().mode().checkObjectives(p, new Outcome(p.state()));
        p.happened(new Happening.WinnersKnown());
        p.changes().finish();
    }
}
