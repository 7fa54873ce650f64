package coldwake.content.voidseeders;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.AttackCard;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** What injuries do: to each kind something else. */
final class Endurance {
    private Endurance() {}

    /**
     * Draws as many attack cards as the type says. An arrow makes it flee, but a lair only survives. Otherwise it goes
     * down if its injuries reach the lower value for a lurker, the higher one for all others. Nothing hurts the
     * despoiler.
     */
    static void check(Play p, int intruder) {
        GameState s = p.state();
        int type = s.intruders.type(intruder);
        int lowest = Integer.MAX_VALUE;
        int highest = 0;
        boolean arrow = false;
        for (int k = 0; k < s.intruders.typeOf(intruder).checkCards(); k++) {
            int card = p.changes().decks.drawAttack(true);
            if (card < 0) {
                break;
            }
            int blood = ((AttackCard) p.rules().piece(card)).blood();
            arrow |= blood == AttackCard.RETREAT;
            lowest = Math.min(lowest, blood);
            highest = Math.max(highest, blood);
            p.then(new Step.DiscardAttackCard(card));
        }
        if (arrow) {
            p.then(new Step.Retreat(intruder));
        } else if (highest > 0 && (type == VoidSeeders.LURKER ? lowest : highest) <= s.intruders.injuries(intruder)) {
            p.species().kill(p, intruder);
        }
    }
}
