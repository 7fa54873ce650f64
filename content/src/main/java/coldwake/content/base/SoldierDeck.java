package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.SHOOTING;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.coverAnother;
import static coldwake.content.vocabulary.Vocabulary.leaveUnderFire;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.underFire;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.MoveRules;
import java.util.List;

/** The Soldier's own action cards. */
final class SoldierDeck {
    private SoldierDeck() {}

    /** Both go to the same room, and the Soldier rolls for both. Ruling sol-001. */
    private static void leaveTogether(Resolution r) {
        r.changes().items.spendAmmo(r.me(), r.target(2), 1);
        int way = MoveRules.wayTo(r.state(), r.here(), r.target(1));
        MoveRules.moveTogether(r.play(), r.me(), r.target(0), r.target(1), way);
    }

    private static final Behaviour COVERING_FIRE = Behaviour.of(
            "covering-fire", leaveUnderFire(), coverAnother(), underFire("both").resolves(SoldierDeck::leaveTogether));

    private static final WeaponTest ASSAULT_RIFLE =
            (s, item, weapon) -> s.item(item).id().equals("assault-rifle");

    /** Injuries besides the die: half of the ammo. A shot counts as a burst from one on. Ruling sol-002. */
    private static void burst(Resolution r) {
        int ammo = r.state().pieces.ammo(r.target(0));
        r.changes().items.spendAmmo(r.me(), r.target(0), ammo);
        r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 1 + ammo / 2, 0));
    }

    /** Made for combat, but eggs are fair game without. Ruling sol-003. */
    private static final Behaviour FULL_AUTO = Behaviour.of(
            "full-auto",
            branch("burst")
                    .when(require(r -> any(r, SHOT_AT_HERE), Reason.NOT_IN_COMBAT))
                    .when(armed(ASSAULT_RIFLE, Reason.NO_SUCH_WEAPON))
                    .target(OptionKind.WEAPON, weapons(ASSAULT_RIFLE))
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(SoldierDeck::burst)
                    .means((r, out) -> {
                        if (r.isNamed(0) && r.isNamed(1)) {
                            int bonus = 1 + r.state().pieces.ammo(r.target(0)) / 2;
                            Consequences.shot(r, r.target(0), r.target(1), bonus, out);
                        }
                    }));

    /** Ruling sol-004. */
    private static final Behaviour NERVES_OF_STEEL =
            Behaviour.of("nerves-of-steel").reactingTo(Trigger.SURPRISE_ATTACK);

    private static final WeaponTest ENERGY_WEAPON = (s, item, weapon) -> weapon.energy();

    private static final Behaviour TAKING_AIM = Behaviour.of(
            "taking-aim",
            branch("aimed-shot")
                    .when(armed(ENERGY_WEAPON, Reason.NOT_AN_ENERGY_WEAPON))
                    .target(
                            OptionKind.WEAPON,
                            weapons((s, item, weapon) -> weapon.energy() && LOADED.test(s, item, weapon)))
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(r -> r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, 1)))
                    .means(SHOOTING));

    static final List<Behaviour> ALL = List.of(COVERING_FIRE, FULL_AUTO, NERVES_OF_STEEL, TAKING_AIM);
}
