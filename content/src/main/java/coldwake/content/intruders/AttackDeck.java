package coldwake.content.intruders;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.card.AttackCard.OnEveryone;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.Resolution;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import java.util.Map;

/** What the eight kinds of intruder attack do to their target. */
final class AttackDeck {
    private AttackDeck() {}

    static final Map<String, AttackEffect> EFFECTS = Map.of(
            "scratch", AttackDeck::scratch,
            "bite", AttackDeck::bite,
            "claw-attack", AttackDeck::clawAttack,
            "tail-attack", (r, intruder, target) -> killOrWound(r, target, 1, false),
            "transformation", AttackDeck::transformation,
            "frenzy", new OnEveryone((r, intruder, target) -> killOrWound(r, target, 2, false)),
            "slime", AttackDeck::slime,
            "summoning", AttackDeck::summoning);

    private static void scratch(Resolution r, int intruder, int target) {
        WoundRules.woundInAttack(r.play(), target, 1, 0);
        contaminate(r, target);
    }

    private static void clawAttack(Resolution r, int intruder, int target) {
        WoundRules.woundInAttack(r.play(), target, 2, 0);
        contaminate(r, target);
    }

    private static void contaminate(Resolution r, int target) {
        if (r.state().crew.awake(target)) {
            r.changes().hands.contaminate(target);
        }
    }

    /** The weakness "the way of fighting" softens the wound of an adult's bite, never its death. Ruling own-way-of-fighting. */
    private static void bite(Resolution r, int intruder, int target) {
        boolean soft = r.state().intruders.type(intruder) == Intruders.ADULT
                && Intruders.Weakness.THE_WAY_OF_FIGHTING.known(r.state());
        killOrWound(r, target, 2, soft);
    }

    /** Death with that many serious wounds already, dressed ones included; otherwise a wound. */
    private static void killOrWound(Resolution r, int target, int deadly, boolean soft) {
        if (r.state().seriousWounds(target) >= deadly) {
            WoundRules.die(r.play(), target);
        } else {
            WoundRules.woundInAttack(r.play(), target, soft ? 1 : 0, soft ? 0 : 1);
        }
    }

    /** A creeper becomes a breeder, injuries and all; an empty hand then brings an attack. Ruling own-transformation. */
    private static void transformation(Resolution r, int intruder, int target) {
        GameState s = r.state();
        if (!r.play().species().makeWay(r.play(), Intruders.BREEDER, s.intruders.room(intruder))) {
            return;
        }
        r.changes().intruders.transform(intruder, Intruders.BREEDER);
        if (s.handSize(target) == 0) {
            r.then(new Step.IntruderAttack(intruder, target, AttackCause.SURPRISE));
        }
    }

    private static void slime(Resolution r, int intruder, int target) {
        r.changes().crew.slime(target);
        contaminate(r, target);
    }

    /** Another intruder joins; it does not attack in this step. A blank goes back. Ruling own-summoning-blank. */
    private static void summoning(Resolution r, int intruder, int target) {
        int token = r.changes().bag.drawToken();
        if (token < 0) {
            return;
        }
        IntruderToken drawn = (IntruderToken) r.state().rules().piece(token);
        if (drawn.blank()) {
            r.changes().bag.returnToken(token);
        } else {
            IntruderRules.summon(r.play(), drawn.type(), r.state().intruders.room(intruder));
            r.changes().bag.poolToken(token);
        }
    }
}
