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

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.ShipState;

/** Items that are in more than one deck, and what items of several decks do alike. */
final class SharedItems {
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
                .resolves(r -> r.changes().crew.dress(r.target(), r.target(1)));
    }

    // ---------------------------------------------------------------- evacuation key

    /** Turns over a pod of the section one is in; one that somebody sits in cannot be locked. Ruling rom-005. */
    static Behaviour evacuationKey(String id) {
        return Behaviour.of(
                id,
                branch("use")
                        .when(SharedItems::podsHere)
                        .target(OptionKind.POD, PODS_TO_TURN)
                        .otherwise(Reason.POD_OCCUPIED)
                        .resolves(r -> r.changes()
                                .ship
                                .setPodLocked(r.target(), !r.state().ship.podLocked(r.target()))));
    }

    private static Reason podsHere(Resolution r) {
        GameState s = r.state();
        int section = section(s, r.here());
        if (section < 0) {
            return Reason.WRONG_ROOM;
        }
        for (int pod = 0; pod < ShipState.pods(); pod++) {
            if (s.ship.podPresent(pod) && s.ship.podSection(pod) == section) {
                return Reason.OK;
            }
        }
        return Reason.NO_POD;
    }

    private static final Targets PODS_TO_TURN = (r, sink) -> {
        GameState s = r.state();
        for (int pod = 0; pod < ShipState.pods(); pod++) {
            boolean here = s.ship.podPresent(pod) && s.ship.podSection(pod) == section(s, r.here());
            if (here && (s.ship.podLocked(pod) || s.crew.podOccupants(pod) == 0) && !sink.accept(pod)) {
                return;
            }
        }
    };

    /** The pod section of a room, or -1. */
    private static int section(GameState s, int slot) {
        return switch (s.ship.room(slot).id()) {
            case "evacuation-section-a" -> 0;
            case "evacuation-section-b" -> 1;
            default -> -1;
        };
    }

    // ---------------------------------------------------------------- driving off

    /** An intruder is hurt and then, if that neither killed it nor made it flee, it flees. Ruling own-flee-once. */
    static Branch hurtAndDriveOff(Branch branch, InjuriesBefore injuries) {
        return branch.resolves(r -> {
                    int hurt = injuries.of(r);
                    if (hurt > 0) {
                        r.then(new Step.Injure(r.target(), hurt));
                    }
                    r.stage(0);
                })
                .later(r -> {
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
