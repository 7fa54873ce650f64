package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.hive.Hive;
import coldwake.content.hive.HiveReasons;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.content.ship.ShipWork;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Check;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The eleven rooms that are in every game. */
final class BasicRooms {
    private static final int SECTION_A = 0;
    private static final int SECTION_B = 1;
    private static final int RECHARGED = 2;
    private static final int LOOKED_THROUGH = 2;

    private enum Stage implements StageName {
        DRIVE_OFF,
        PASS
    }

    private BasicRooms() {}

    private static final Check IN_THE_ROOM = require(r -> Vocabulary.ownSlot(r) == r.here(), Reason.WRONG_ROOM);

    static final List<Behaviour> ALL = List.of(
            Behaviour.of("armory", reload()),
            Behaviour.of("comms-room", signal()),
            Behaviour.of("emergency-room", dress(), healDressed(), healLight()),
            Behaviour.of("evacuation-section-a", board(SECTION_A)),
            Behaviour.of("evacuation-section-b", board(SECTION_B)),
            Behaviour.of("fire-control-system", douse()),
            Behaviour.of("generator", selfDestruct(branch("self-destruct")).asDrastic()),
            Behaviour.of("laboratory", analyse(branch("analyse").when(IN_THE_ROOM))),
            Behaviour.of("nest", takeEgg()),
            Behaviour.of("storage", search()),
            Behaviour.of("surgery", operate()));

    // ---------------------------------------------------------------- armory, comms room, emergency room

    private static Branch reload() {
        return branch("reload")
                .when(BasicRooms::canReload)
                .target(OptionKind.WEAPON, Vocabulary.weapons(Vocabulary.ENERGY_BELOW_CAPACITY))
                .resolves(r -> {
                    int weapon = r.target();
                    int ammo = r.state().pieces.ammo(weapon) + RECHARGED;
                    r.changes().items.setAmmo(r.me(), weapon, Math.min(ammo, Modifiers.capacity(r.state(), weapon)));
                });
    }

    private static Reason canReload(Resolution r) {
        GameState s = r.state();
        Reason reason = Reason.NO_WEAPON;
        for (int item = s.pieces.first(Zone.held(r.me())); item >= 0; item = s.pieces.next(item)) {
            Weapon weapon = s.item(item).weapon();
            if (weapon == null) {
                continue;
            }
            if (Vocabulary.ENERGY_BELOW_CAPACITY.test(s, item, weapon)) {
                return Reason.OK;
            }
            if (weapon.energy() || reason == Reason.NO_WEAPON) {
                reason = weapon.energy() ? Reason.WEAPON_FULL : Reason.NOT_AN_ENERGY_WEAPON;
            }
        }
        return reason;
    }

    private static boolean canSignal(Resolution r) {
        return !r.state().crew.sentSignal(r.me()) || Modifiers.roomActionAgain(r.state(), r.me(), r.source());
    }

    private static Branch signal() {
        return branch("signal")
                .when(require(BasicRooms::canSignal, Reason.ALREADY_DONE))
                .resolves(r -> r.changes().crew.sendSignal(r.me()));
    }

    private static Branch dress() {
        return branch("dress")
                .when(require(r -> WoundRules.hasUndressed(r.state(), r.me()), Reason.NO_WOUND))
                .resolves(r -> {
                    int wounds = Zone.wounds(r.me());
                    while (r.state().pieces.first(wounds) >= 0) {
                        r.changes().crew.dress(r.me(), r.state().pieces.first(wounds));
                    }
                });
    }

    private static Branch healDressed() {
        return branch("heal-dressed")
                .when(require(r -> WoundRules.hasDressed(r.state(), r.me()), Reason.NO_WOUND))
                .target(OptionKind.CHOOSE_CARD, (r, sink) -> Vocabulary.eachDressed(r.state(), r.me(), sink))
                .resolves(r -> r.changes().crew.healDressed(r.me(), r.target()));
    }

    private static Branch healLight() {
        return branch("heal-light")
                .when(require(r -> WoundRules.hasLightWounds(r.state(), r.me()), Reason.NO_WOUND))
                .resolves(r -> WoundRules.healLight(r.play(), r.me()));
    }

    // ---------------------------------------------------------------- evacuation sections

    /** Noise first; an intruder that comes spoils the attempt. Ruling rom-021. */
    private static Branch board(int section) {
        return branch("board")
                .when(r -> canBoard(r.state(), section))
                .target(ShipOption.POD, (r, sink) -> {
                    for (int pod = 0; pod < Pods.COUNT; pod++) {
                        boolean here = Pods.section(r.state(), pod) == section;
                        if (here && Pods.canEnter(r.state(), pod) && !sink.accept(pod)) {
                            return;
                        }
                    }
                })
                .resolves(r -> Ship.attempt(r.play(), r.me(), ShipWork.BOARD_POD.step(r.me(), r.target(), r.here())))
                .means(Ship::foreseeAttempt);
    }

    private static Reason canBoard(GameState s, int section) {
        Reason reason = ShipReasons.NO_POD;
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            if (!Pods.isThere(s, pod) || Pods.section(s, pod) != section) {
                continue;
            }
            if (Pods.canEnter(s, pod)) {
                return Reason.OK;
            }
            if (!Pods.isLocked(s, pod)) {
                reason = ShipReasons.POD_FULL;
            } else if (reason == ShipReasons.NO_POD) {
                reason = ShipReasons.PODS_LOCKED;
            }
        }
        return reason;
    }

    // ---------------------------------------------------------------- fire control system

    /** The fire goes out and every intruder flees, also without fire and out of combat. Ruling rom-017. */
    private static Branch douse() {
        return branch("douse")
                .target(OptionKind.ROOM, (r, sink) -> eachRoom(r, slot -> true, sink))
                .resolves(r -> {
                    GameState s = r.state();
                    RoomRules.putOut(r.play(), r.me(), r.target());
                    for (int rest = s.intruders.in(r.target()); rest != 0; ) {
                        int intruder = s.intruders.largest(rest);
                        rest &= ~(1 << intruder);
                        if (r.play().species().hurtByExtinguishers(r.play())) {
                            r.then(Step.InjureBy.of(r.me(), intruder, 1));
                        }
                        r.then(r.stageStep(Stage.DRIVE_OFF, r.target(), intruder));
                    }
                })
                .later(Stage.DRIVE_OFF, BasicRooms::driveOff);
    }

    /** What the injury has killed or driven off already does not flee again. */
    private static void driveOff(Resolution r) {
        int intruder = r.target(1);
        if (r.state().intruders.present(intruder) && r.state().intruders.room(intruder) == r.target(0)) {
            r.then(new Step.Retreat(intruder));
        }
    }

    // ---------------------------------------------------------------- generator

    /** Starts the sequence, or stops it before the first yellow space. Nobody may be put at risk in their sleep. */
    static Branch selfDestruct(Branch branch) {
        return branch.when(r -> {
                    GameState s = r.state();
                    if (!SelfDestruct.isOn(s)) {
                        return Ship.isAnyoneAsleep(s) ? ShipReasons.SOMEONE_ASLEEP : Reason.OK;
                    }
                    return SelfDestruct.isIrreversible(s) ? ShipReasons.TOO_LATE : Reason.OK;
                })
                .resolves(r -> {
                    if (SelfDestruct.isOn(r.state())) {
                        SelfDestruct.stop(r.play());
                    } else {
                        SelfDestruct.start(r.play());
                    }
                })
                .means((r, out) -> out.accept(SelfDestruct.switched(r.state())));
    }

    // ---------------------------------------------------------------- laboratory

    /** The one who analyses must be there, and so must the object. Ruling rom-003. */
    static Branch analyse(Branch branch) {
        return branch.when(require(r -> objects(r) != 0, Reason.NO_OBJECT))
                .when(BasicRooms::canAnalyse)
                .target(
                        OptionKind.THING,
                        (r, sink) -> Vocabulary.eachBit(
                                objects(r), thing -> canAnalyse(r, thing) != Reason.OK || sink.accept(thing)))
                .resolves(r -> r.play().species().analyse(r.play(), r.target()));
    }

    /** What can be analysed: objects in the room or in one's own hands, and what the species adds, as a bit set. */
    private static int objects(Resolution r) {
        int[] mask = {BasicActions.thingsIn(r.state(), r.here())};
        ItemRules.eachCarried(r.state(), r.me(), thing -> mask[0] |= 1 << thing);
        return r.play().species().analysable(r.play(), r.here(), mask[0]);
    }

    /** Whether any of the objects is worth an analysis; if none is, why the last one is not. */
    private static Reason canAnalyse(Resolution r) {
        Reason[] reason = {Reason.NO_OBJECT};
        Vocabulary.eachBit(objects(r), thing -> {
            reason[0] = canAnalyse(r, thing);
            return reason[0] != Reason.OK;
        });
        return reason[0];
    }

    private static Reason canAnalyse(Resolution r, int thing) {
        return Modifiers.canAnalyse(r.state(), thing);
    }

    // ---------------------------------------------------------------- nest, storage, surgery

    private static Branch takeEgg() {
        return branch("take-egg")
                .when(require(r -> Hive.eggs(r.state()) > 0, HiveReasons.NO_EGG))
                .when(require(r -> Modifiers.handFree(r.state(), r.me()), Reason.HANDS_FULL))
                .resolves(r -> {
                    Hive.setEggs(r.play(), Hive.eggs(r.state()) - 1);
                    r.changes().crew.carry(r.me(), Hive.EGG);
                    r.then(new Step.RollNoise(r.me(), false));
                })
                .means(Consequences::noiseHere);
    }

    /** The item counter does not matter. Ruling itm-013. */
    private static Branch search() {
        return branch("search")
                .target(OptionKind.DECK, BasicRooms::eachDeck)
                .resolves(r -> r.then(new Step.Search(r.me(), r.target(), LOOKED_THROUGH)))
                .means((r, out) -> out.accept(new Consequence.ItemsFound(
                        LOOKED_THROUGH, r.state().ship.items(r.here()))));
    }

    private static void eachDeck(Resolution r, Targets.Sink sink) {
        for (Colour colour : Colour.values()) {
            boolean left = colour.isSearchDeck()
                    && r.state().pieces.count(Zone.itemDeck(colour))
                                    + r.state().pieces.count(Zone.itemDiscard(colour))
                            > 0;
            if (left && !sink.accept(colour.ordinal())) {
                return;
            }
        }
    }

    /** A pass with an empty hand follows. Ruling con-005. */
    private static Branch operate() {
        return branch("operate")
                .resolves(r -> {
                    ContaminationRules.cure(r.play(), r.me());
                    r.then(new Step.Wound(r.me(), 1, 0));
                    r.stage(Stage.PASS);
                })
                .later(Stage.PASS, r -> {
                    if (r.state().crew.awake(r.me())) {
                        r.changes().hands.shuffleEverything(r.me());
                        r.then(new Step.Pass(r.me(), false));
                    }
                })
                .means((r, out) -> {
                    Consequences.lightWound(r, out);
                    Consequences.pass(r, out);
                });
    }
}
