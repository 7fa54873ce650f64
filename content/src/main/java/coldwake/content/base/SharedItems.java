package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.ENERGY_BELOW_CAPACITY;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.door;
import static coldwake.content.vocabulary.Vocabulary.eachUndressed;
import static coldwake.content.vocabulary.Vocabulary.load;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Pods;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;

/** Items that are in more than one deck, and what items of several decks do alike. */
final class SharedItems {
    private enum Stage implements StageName {
        DRIVE_OFF
    }

    private SharedItems() {}

    // ---------------------------------------------------------------- energy charge

    static final WeaponTest ENERGY = (s, item, weapon) -> weapon.energy();

    static Behaviour energyCharge(String id) {
        Branch load = branch("load")
                .when(require(r -> any(r, weapons(ENERGY)), Reason.NOT_AN_ENERGY_WEAPON))
                .target(OptionKind.WEAPON, weapons(ENERGY_BELOW_CAPACITY))
                .otherwise(Reason.WEAPON_FULL)
                .costs(SharedItems::loadingCost)
                .resolves(r -> load(r, r.target()));
        return Behaviour.of(id, load, door());
    }

    /** Nothing for a weapon with an autoloader; the least possible while none is named. Ruling sol-005. */
    private static int loadingCost(Resolution r, int printed) {
        if (r.isNamed(0)) {
            return autoloaded(r.state(), r.target()) ? 0 : printed;
        }
        int[] least = {printed};
        weapons(ENERGY_BELOW_CAPACITY).list(r, weapon -> {
            least[0] = autoloaded(r.state(), weapon) ? 0 : least[0];
            return least[0] > 0;
        });
        return least[0];
    }

    private static boolean autoloaded(GameState s, int weapon) {
        return s.pieces.hasAttached(weapon, "autoloader");
    }

    // ---------------------------------------------------------------- attachments

    /** Puts an item on a weapon for good; the ammo it makes room for comes with it. Rulings itm-006 and sol-005. */
    static void attach(Resolution r, int item, int weapon) {
        GameState s = r.state();
        r.changes().items.attach(r.me(), item, weapon);
        int ammo = s.pieces.ammo(weapon) + s.item(item).capacityBonus();
        r.changes().items.setAmmo(r.me(), weapon, Math.min(ammo, Modifiers.capacity(s, weapon)));
    }

    // ---------------------------------------------------------------- dressing

    static Behaviour clothes(String id) {
        Branch wipe = branch("wipe")
                .when(require(r -> r.state().crew.slimed(r.me()), Reason.NO_SLIME))
                .resolves(r -> r.changes().crew.removeSlime(r.me()));
        return Behaviour.of(id, wipe, dress((r, sink) -> sink.accept(r.me())));
    }

    /** Dresses a serious wound of a character. */
    static Branch dress(Targets whom) {
        return branch("dress")
                .target(OptionKind.SEAT, only(whom, (r, seat) -> WoundRules.hasUndressed(r.state(), seat)))
                .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachUndressed(r.state(), r.target(), sink))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> {
                    r.changes().crew.dress(r.target(), r.target(1));
                    WoundRules.treated(r.play(), r.me(), r.target());
                });
    }

    // ---------------------------------------------------------------- evacuation key

    /** Turns over a pod of the section one is in; one that somebody sits in cannot be locked. Ruling rom-005. */
    static Behaviour evacuationKey(String id) {
        return Behaviour.of(
                id,
                branch("use")
                        .when(SharedItems::podsHere)
                        .target(ShipOption.POD, PODS_TO_TURN)
                        .otherwise(ShipReasons.POD_OCCUPIED)
                        .resolves(r -> Pods.turnOver(r.play(), r.target())));
    }

    private static Reason podsHere(Resolution r) {
        GameState s = r.state();
        int section = Pods.sectionAt(s, r.here());
        if (section < 0) {
            return Reason.WRONG_ROOM;
        }
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            if (Pods.isThere(s, pod) && Pods.section(s, pod) == section) {
                return Reason.OK;
            }
        }
        return ShipReasons.NO_POD;
    }

    private static final Targets PODS_TO_TURN = (r, sink) -> {
        GameState s = r.state();
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            boolean here = Pods.isThere(s, pod) && Pods.section(s, pod) == Pods.sectionAt(s, r.here());
            if (here && (Pods.isLocked(s, pod) || Pods.occupants(s, pod) == 0) && !sink.accept(pod)) {
                return;
            }
        }
    };

    // ---------------------------------------------------------------- driving off

    /** An intruder is hurt and then, if that neither killed it nor made it flee, it flees. Ruling own-flee-once. */
    static Branch hurtAndDriveOff(Branch branch, InjuriesBefore injuries) {
        return branch.resolves(r -> {
                    int hurt = injuries.of(r);
                    if (hurt > 0) {
                        r.then(Step.InjureBy.of(r.me(), r.target(), hurt));
                    }
                    r.stage(Stage.DRIVE_OFF);
                })
                .later(Stage.DRIVE_OFF, r -> {
                    GameState s = r.state();
                    if (s.intruders.present(r.target()) && s.intruders.room(r.target()) == r.here()) {
                        r.then(new Step.Retreat(r.target()));
                    }
                });
    }

    /** Injuries that come before the flight. */
    @FunctionalInterface
    interface InjuriesBefore {
        int of(Resolution r);
    }
}
