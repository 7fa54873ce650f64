package coldwake.content.base;

import static coldwake.content.base.SharedItems.attach;
import static coldwake.content.base.SharedItems.evacuationKey;
import static coldwake.content.base.Vocabulary.COMPUTER_HERE;
import static coldwake.content.base.Vocabulary.DOORS_HERE;
import static coldwake.content.base.Vocabulary.OTHER_PLAYERS;
import static coldwake.content.base.Vocabulary.eachBit;
import static coldwake.content.base.Vocabulary.eachRoom;
import static coldwake.content.base.Vocabulary.search;
import static coldwake.content.base.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;
import java.util.List;

/** Quest items: two for each character. Those without a branch are asked after by the rule or card they serve. */
final class QuestItems {
    private QuestItems() {}

    /** All objectives somebody still has: both before the first encounter. Ruling cap-003. */
    private static final Behaviour LOG_KEY = Behaviour.of(
            "log-key",
            branch("use")
                    .when(COMPUTER_HERE)
                    .target(OptionKind.SEAT, OTHER_PLAYERS)
                    .resolves(r -> {
                        r.changes().cards.objectivePeeked(r.me(), r.target());
                        int zone = Zone.objectives(r.target());
                        for (int card = r.state().first(zone);
                                card >= 0;
                                card = r.state().next(card)) {
                            r.changes().cards.peekObjective(r.me(), r.target(), card);
                        }
                    }));

    /** The round ends for all, and intruders do not attack in it. */
    private static final Behaviour ORBITAL_MANEUVERING_SYSTEM =
            Behaviour.of("orbital-maneuvering-system", branch("use").resolves(r -> {
                r.changes().ship.setAttackStepSkipped(true);
                r.then(new Step.EveryonePasses(0));
            }));

    /** The only thing that closes a destroyed door. */
    private static final Behaviour PLASMA_TORCH = Behaviour.of(
            "plasma-torch",
            branch("use")
                    .target(OptionKind.CORRIDOR, (r, sink) -> {
                        DOORS_HERE.list(r, sink);
                        eachBit(
                                DoorRules.doorsOf(r.state(), r.here())
                                        & r.state().destroyedDoors(),
                                sink);
                    })
                    .otherwise(Reason.NO_DOOR)
                    .resolves(r -> {
                        if (r.state().doorDestroyed(r.target())) {
                            r.changes().ship.closeDoor(r.target());
                        } else {
                            r.then(DoorRules.toggle(r.state(), r.me(), r.target()));
                        }
                    }));

    private static final Behaviour FLASHLIGHT = Behaviour.of("flashlight", search("use", 1));

    private static final String ASSAULT_RIFLE = "assault-rifle";

    /** Goes onto the rifle at once if it is in hand; otherwise whenever it is. Ruling sol-005. */
    private static final Behaviour AUTOLOADER = Behaviour.of(
                    "autoloader",
                    branch("attach")
                            .target(
                                    OptionKind.WEAPON,
                                    weapons((s, item, weapon) ->
                                            s.item(item).id().equals(ASSAULT_RIFLE)))
                            .otherwise(Reason.NO_SUCH_WEAPON)
                            .resolves(r -> attach(r, r.source(), r.target())))
            .when(r -> {
                int rifle = r.state().find(Zone.held(r.me()), ASSAULT_RIFLE);
                if (rifle >= 0) {
                    attach(r, r.target(), rifle);
                }
            });

    /** The doors of any room, each opened or closed as one likes. */
    private static final Behaviour SECURITY_KEY = Behaviour.of(
            "security-key",
            branch("use")
                    .target(OptionKind.ROOM, (r, sink) -> eachRoom(r, slot -> hasChangeableDoor(r, slot), sink))
                    .otherwise(Reason.NO_DOOR)
                    .resolves(r -> r.then(
                            new Step.ChooseDoors(r.me(), r.target(), DoorRules.doorsOf(r.state(), r.target())))));

    private static boolean hasChangeableDoor(Resolution r, int slot) {
        for (int corridor : r.state().board().corridorsOf(slot)) {
            if (r.state().doorClosed(corridor) || DoorRules.canClose(r.play(), corridor)) {
                return true;
            }
        }
        return false;
    }

    /** The laboratory in a case: an object in the room, lying or in one's own hands. Ruling rom-003. */
    private static final Behaviour LABORATORY_EQUIPMENT = Behaviour.of(
            "laboratory-equipment",
            branch("use")
                    .when(QuestItems::objectHere)
                    .target(
                            OptionKind.THING,
                            (r, sink) -> eachObject(r, thing -> known(r, thing) || sink.accept(thing)))
                    .otherwise(Reason.ALREADY_KNOWN)
                    .resolves(r -> {
                        int card = r.state().weaknessAt(Thing.weaknessSlot(r.target()));
                        String id = r.state().rules().idOf(card);
                        int ordinal = r.play().species().weaknessOrdinal(id);
                        r.changes().ship.discoverWeakness(r.target(), ordinal);
                    }));

    private static boolean known(Resolution r, int thing) {
        return r.state().weaknessKnown(Thing.weaknessSlot(thing));
    }

    private static Reason objectHere(Resolution r) {
        int[] found = {0};
        eachObject(r, thing -> ++found[0] < 1);
        return found[0] > 0 ? Reason.OK : Reason.NO_OBJECT;
    }

    private static void eachObject(Resolution r, Targets.Sink sink) {
        GameState s = r.state();
        for (int thing = 0; thing < Thing.corpseOf(s.seats()); thing++) {
            boolean here = s.things(r.here(), thing) > 0 || s.carries(r.me(), thing);
            if (here && !sink.accept(thing)) {
                return;
            }
        }
    }

    static final List<Behaviour> ALL = List.of(
            LOG_KEY,
            Behaviour.of("intercom"),
            ORBITAL_MANEUVERING_SYSTEM,
            evacuationKey("evacuation-key-quest"),
            PLASMA_TORCH,
            FLASHLIGHT,
            AUTOLOADER,
            Behaviour.of("armor").reactingTo(Trigger.ATTACK),
            Behaviour.of("motion-scanner").reactingTo(Trigger.NOISE_ROLL),
            SECURITY_KEY,
            Behaviour.of("holo-computer"),
            LABORATORY_EQUIPMENT);
}
