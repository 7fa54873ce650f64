package coldwake.content.carnomorphs;

import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.Locale;

/** What makes them stronger from the moment it is turned up until the laboratory discards it. CARNO-ADAPT. */
enum Adaptation {
    VORACIOUS,
    AGILE,
    THICK_HIDE,
    FIREPROOF,
    KEEN_SENSES,
    VIRULENT,
    RAPID_HEALING,
    BATTERING;

    boolean works(GameState s) {
        return s.ship.hasWeakness(ordinal());
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static int ordinal(String id) {
        for (Adaptation adaptation : values()) {
            if (adaptation.id().equals(id)) {
                return adaptation.ordinal();
            }
        }
        throw new IllegalArgumentException("no adaptation of the Carnomorphs is called " + id);
    }

    private static int lyingOn(GameState s, int slot) {
        return ordinal(s.rules().idOf(s.pieces.weaknessAt(slot)));
    }

    static boolean isRevealed(GameState s, int slot) {
        return s.ship.weaknessKnown(slot) || s.ship.hasWeakness(lyingOn(s, slot));
    }

    /** The first Shambler, Fleshbeast or Butcher on the board turns up the card of its slot. CARNO-ADAPT-02. */
    static void firstOf(Play p, int type) {
        int slot = type - Carnomorphs.SHAMBLER;
        if (slot >= 0 && !isRevealed(p.state(), slot)) {
            p.changes().ship.revealTrait(slot, lyingOn(p.state(), slot));
        }
    }

    /** The laboratory takes the card of a slot out of the game. CARNO-ADAPT-04. */
    static void discard(Play p, int thing) {
        p.changes()
                .ship
                .discardTrait(thing, lyingOn(p.state(), p.rules().things().weaknessSlot(thing)));
    }
}
