package coldwake.engine.rules;

import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Contamination cards and scanning. */
public final class ContaminationRules {
    private ContaminationRules() {}

    static void contaminate(Play p, int seat) {
        if (p.state().crew.awake(seat)) {
            p.changes().hands.contaminate(seat);
        }
    }

    public static boolean hasInHand(Play p, int seat) {
        GameState s = p.state();
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            if (p.changes().hands.isContamination(card)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Rest, canteen, shower: clean cards in hand leave the game, infected ones stay and count once, whatever their
     * number. Ruling con-001.
     */
    static void scanHand(Play p, int seat) {
        if (!p.state().crew.awake(seat)) {
            return;
        }
        int hand = Zone.hand(seat);
        int infected = p.changes().hands.scan(seat, hand);
        p.changes().hands.removeContamination(seat, false, hand);
        if (infected > 0) {
            p.species().infected(p, seat);
        }
    }

    /** An event: cards are drawn from the deck, those of contamination scanned, and all of them discarded. */
    public static void scanDrawn(Play p, int seat, int cards) {
        GameState s = p.state();
        int drawn = Zone.lookedAt(seat);
        p.changes().hands.drawAside(seat, cards);
        int infected = p.changes().hands.scan(seat, drawn);
        while (s.pieces.first(drawn) >= 0) {
            p.changes().hands.discard(seat, s.pieces.first(drawn));
        }
        if (infected > 0) {
            p.species().infected(p, seat);
        }
    }

    /** Surgery, antidote: every infected card leaves the game, wherever it is, and so does a larva. */
    public static void cure(Play p, int seat) {
        int[] zones = {Zone.deck(seat), Zone.hand(seat), Zone.discard(seat)};
        p.changes().hands.scan(seat, zones);
        p.changes().hands.removeContamination(seat, true, zones);
        p.species().cured(p, seat);
    }
}
