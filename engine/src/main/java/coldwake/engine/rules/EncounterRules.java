package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Encounters, and the choice of objectives at the first one. */
public final class EncounterRules {
    private EncounterRules() {}

    /** Noise around the room is discarded, a token is drawn, and the species says what comes. Answers the token, or -1. */
    public static int encounter(Play p, int seat, int slot) {
        p.changes().intruders.encounter(seat, slot);
        p.changes().ship.removeNoiseIn(p.board().passagesOf(slot));
        int token = p.changes().bag.drawToken();
        if (token >= 0) {
            p.species().tokenDrawn(p, token, seat, slot);
        }
        return token;
    }

    /** Fewer cards in hand than the number on the token: a surprise attack on who triggered it. Ruling enc-001. */
    static void compare(Play p, int seat, int intruder, int token) {
        GameState s = p.state();
        int number = p.species().surpriseNumber(p, ((IntruderToken) s.rules().piece(token)).number());
        boolean together = s.crew.aboard(seat)
                && s.intruders.present(intruder)
                && s.crew.roomOf(seat) == s.intruders.room(intruder);
        if (together && Modifiers.handCounted(s, seat) < number) {
            p.then(new Step.IntruderAttack(intruder, seat, Step.AttackCause.SURPRISE));
        }
    }

    static void listObjectives(Play p, int seat, OptionList options) {
        GameState s = p.state();
        for (int card = s.pieces.first(Zone.objectives(seat)); card >= 0; card = s.pieces.next(card)) {
            options.add(OptionKind.KEEP, card, new Step.KeepObjective(seat, card));
        }
    }
}
