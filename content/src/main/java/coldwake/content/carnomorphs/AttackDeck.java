package coldwake.content.carnomorphs;

import coldwake.content.hive.Hive;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.card.Resolution;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import java.util.Map;

/** What the seven kinds of attack card do to their target. */
final class AttackDeck {
    private AttackDeck() {}

    static final Map<String, AttackEffect> EFFECTS = Map.of(
            "devour", AttackDeck::devour,
            "spawn", AttackDeck::spawn,
            "bash", (r, intruder, target) -> woundAndContaminate(r, target, 0, 1),
            "regurgitate", AttackDeck::regurgitate,
            "slash", (r, intruder, target) -> woundAndContaminate(r, target, 1, 0),
            "carno-bite", (r, intruder, target) -> killOrWound(r, target, 2),
            "whiplash", (r, intruder, target) -> woundAndContaminate(r, target, 2, 0));

    private static void woundAndContaminate(Resolution r, int target, int light, int serious) {
        WoundRules.woundInAttack(r.play(), target, light, serious);
        contaminate(r.play(), target);
    }

    /** One contamination card, two while they are virulent. */
    static void contaminate(Play p, int target) {
        if (p.state().crew.awake(target)) {
            p.changes().hands.contaminate(target);
            if (Adaptation.VIRULENT.works(p.state())) {
                p.changes().hands.contaminate(target);
            }
        }
    }

    /** Death with that many serious wounds already, dressed ones included; otherwise a wound. */
    private static void killOrWound(Resolution r, int target, int deadly) {
        if (r.state().seriousWounds(target) >= deadly) {
            WoundRules.die(r.play(), target);
        } else {
            WoundRules.woundInAttack(r.play(), target, 0, 1);
        }
    }

    private static void devour(Resolution r, int intruder, int target) {
        killOrWound(r, target, 1);
        r.changes().intruders.recover(intruder, r.state().intruders.injuries(intruder));
    }

    private static void spawn(Resolution r, int intruder, int target) {
        GameState s = r.state();
        IntruderRules.appear(r.play(), Carnomorphs.METAGORGER, s.intruders.room(intruder));
        r.changes().crew.slime(target);
    }

    private static void regurgitate(Resolution r, int intruder, int target) {
        r.changes().crew.slime(target);
        contaminate(r.play(), target);
        r.changes().ship.putThing(r.state().intruders.room(intruder), Hive.CARCASS);
    }
}
