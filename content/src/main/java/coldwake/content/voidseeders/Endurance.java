package coldwake.content.voidseeders;

import coldwake.engine.card.AttackCard;
import coldwake.engine.species.InjuryCheck;
import java.util.List;

/** What injuries do: to each kind something else. */
final class Endurance {
    private Endurance() {}

    /**
     * An arrow makes it flee, but a lair only survives. Otherwise it goes down if its injuries reach the lower value for a
     * lurker, the higher one for all others. Nothing hurts the despoiler.
     */
    static InjuryCheck check(int type, int injuries, List<AttackCard> drawn) {
        int lowest = Integer.MAX_VALUE;
        int highest = 0;
        for (AttackCard card : drawn) {
            if (card.blood() == AttackCard.RETREAT) {
                return type == VoidSeeders.LAIR ? InjuryCheck.FIGHTS_ON : InjuryCheck.FLEES;
            }
            lowest = Math.min(lowest, card.blood());
            highest = Math.max(highest, card.blood());
        }
        int endurance = type == VoidSeeders.LURKER ? lowest : highest;
        return type != VoidSeeders.DESPOILER && endurance <= injuries ? InjuryCheck.DIES : InjuryCheck.FIGHTS_ON;
    }
}
