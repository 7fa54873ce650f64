package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Airlock;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** The nine rooms of which five are in a game. */
final class AdditionalRooms {
    private enum Stage implements StageName {
        CHOOSE_SCAN
    }

    private AdditionalRooms() {}

    static final List<Behaviour> ALL = List.of(
            Behaviour.of("airlock-control", depressurize()),
            Behaviour.of("cabins"),
            Behaviour.of("canteen", eat()),
            Behaviour.of("command-center", doors(branch("doors"))),
            Behaviour.of("engine-control-room", checkEngines()),
            Behaviour.of("hatch-control-system", pods()),
            Behaviour.of("monitoring-room", peek()),
            Behaviour.of("room-covered-with-slime").when(r -> r.changes().crew.slime(r.me())),
            Behaviour.of("shower-room", wash()));

    // ---------------------------------------------------------------- airlock control

    /** Every door of the chosen room is closed, with tokens from elsewhere if need be; then the token is placed. */
    private static Branch depressurize() {
        return Airlock.shutting(branch("depressurize")
                .when(AdditionalRooms::canDepressurize)
                .target(OptionKind.ROOM, (r, sink) -> eachRoom(r, slot -> isOffered(r, slot), sink))
                .resolves(r -> r.then(Airlock.begin(r, r.target()))));
    }

    private static Reason canDepressurize(Resolution r) {
        Reason reason = Reason.NO_TARGET;
        for (int slot = 0; slot < r.state().board().slotCount(); slot++) {
            if (isOffered(r, slot)) {
                return Reason.OK;
            }
            if (isOtherYellow(r, slot)) {
                reason = Airlock.isSound(r.state(), slot) ? Reason.NO_DOOR : Reason.DOOR_DESTROYED;
            }
        }
        return reason;
    }

    private static boolean isOffered(Resolution r, int slot) {
        return isOtherYellow(r, slot) && Airlock.isSound(r.state(), slot) && Airlock.hasTokens(r.state(), slot);
    }

    private static boolean isOtherYellow(Resolution r, int slot) {
        GameState s = r.state();
        return s.ship.explored(slot)
                && s.ship.room(slot).colour() == Colour.YELLOW
                && slot != Vocabulary.ownSlot(r)
                && slot != Airlock.room(s);
    }

    // ---------------------------------------------------------------- canteen, shower

    private static Branch eat() {
        return thenScan(
                branch("eat")
                        .when(require(
                                r -> WoundRules.hasLightWounds(r.state(), r.me()) || canUnwind(r), Reason.NO_WOUND)),
                r -> {
                    int wounds = r.state().crew.lightWounds(r.me());
                    if (WoundRules.hasLightWounds(r.state(), r.me())) {
                        r.changes().crew.setLightWounds(r.me(), wounds - 1, true);
                    }
                });
    }

    private static Branch wash() {
        return thenScan(
                branch("wash").when(require(r -> r.state().crew.slimed(r.me()) || canUnwind(r), Reason.NO_SLIME)),
                r -> r.changes().crew.removeSlime(r.me()));
    }

    private static boolean canUnwind(Resolution r) {
        return ContaminationRules.hasInHand(r.play(), r.me())
                || r.play().species().canRecover(r.play(), r.me());
    }

    /** Asked of everyone with cards in hand, so that the question tells nothing about them. */
    private static Branch thenScan(Branch branch, Effect first) {
        return branch.resolves(r -> {
                    first.resolve(r);
                    r.play().species().recover(r.play(), r.me());
                    if (r.state().handSize(r.me()) > 0) {
                        r.ask(r.me(), Stage.CHOOSE_SCAN);
                    }
                })
                .asks(Stage.CHOOSE_SCAN, "choose-scan", (r, options) -> {
                    options.add(OptionKind.DECLINE, new Step.Nothing());
                    if (ContaminationRules.hasInHand(r.play(), r.me())) {
                        options.add(OptionKind.ACCEPT, new Step.ScanHand(r.me()));
                    }
                });
    }

    // ---------------------------------------------------------------- controls and screens

    static Branch doors(Branch branch) {
        return branch.when(require(AdditionalRooms::anyDoor, Reason.NO_DOOR))
                .target(OptionKind.ROOM, (r, sink) -> eachRoom(r, slot -> hasDoor(r, slot), sink))
                .resolves(r -> {
                    long doors = DoorRules.doorsOf(r.state(), r.target());
                    r.then(new Step.ChooseDoors(r.me(), r.target(), doors));
                });
    }

    private static boolean anyDoor(Resolution r) {
        for (int slot = 0; slot < r.state().board().slotCount(); slot++) {
            if (hasDoor(r, slot)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasDoor(Resolution r, int slot) {
        for (int corridor : r.state().board().corridorsOf(slot)) {
            if (r.state().ship.doorClosed(corridor) || DoorRules.canClose(r.play(), corridor)) {
                return true;
            }
        }
        return false;
    }

    private static Branch checkEngines() {
        return branch("check-engines").resolves(r -> {
            for (int engine = 0; engine < Engines.COUNT; engine++) {
                Engines.check(r.play(), r.me(), engine);
            }
        });
    }

    /** A pod with somebody inside cannot be locked. Ruling rom-005. */
    private static Branch pods() {
        return branch("pods")
                .when(AdditionalRooms::canSwitchPod)
                .target(ShipOption.POD, (r, sink) -> {
                    for (int pod = 0; pod < Pods.COUNT; pod++) {
                        if (isSwitchable(r.state(), pod) && !sink.accept(pod)) {
                            return;
                        }
                    }
                })
                .resolves(r -> Pods.turnOver(r.play(), r.target()));
    }

    private static boolean isSwitchable(GameState s, int pod) {
        return Pods.isThere(s, pod) && Pods.occupants(s, pod) == 0;
    }

    private static Reason canSwitchPod(Resolution r) {
        Reason reason = ShipReasons.NO_POD;
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            if (isSwitchable(r.state(), pod)) {
                return Reason.OK;
            }
            if (Pods.isThere(r.state(), pod)) {
                reason = ShipReasons.POD_OCCUPIED;
            }
        }
        return reason;
    }

    private static Branch peek() {
        return branch("peek")
                .target(OptionKind.ROOM, Vocabulary.UNSEEN)
                .otherwise(Reason.NO_UNEXPLORED_ROOM)
                .resolves(r -> RoomRules.lookAt(r.play(), r.me(), r.target()));
    }
}
