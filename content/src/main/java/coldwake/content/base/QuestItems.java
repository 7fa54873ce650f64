package coldwake.content.base;

import static coldwake.content.base.SharedItems.attach;
import static coldwake.content.base.SharedItems.evacuationKey;
import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.DOORS_HERE;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_WITH_SECRETS;
import static coldwake.content.vocabulary.Vocabulary.SOMEBODY_HAS_SECRETS;
import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.content.vocabulary.Vocabulary.search;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.DoorRules;
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
                    .when(SOMEBODY_HAS_SECRETS)
                    .target(OptionKind.SEAT, OTHERS_WITH_SECRETS)
                    .resolves(r -> {
                        r.changes().decks.objectivePeeked(r.me(), r.target());
                        int zone = Zone.objectives(r.target());
                        for (int card = r.state().pieces.first(zone);
                                card >= 0;
                                card = r.state().pieces.next(card)) {
                            r.changes().decks.peekObjective(r.me(), r.target(), card);
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
                                        & r.state().ship.destroyedDoors(),
                                sink);
                    })
                    .otherwise(Reason.NO_DOOR)
                    .resolves(r -> {
                        if (r.state().ship.doorDestroyed(r.target())) {
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
                int rifle = r.state().pieces.find(Zone.held(r.me()), ASSAULT_RIFLE);
                if (rifle >= 0) {
                    attach(r, r.target(), rifle);
                }
            });

    /** The doors of any room, each opened or closed as one likes. */
    private static final Behaviour SECURITY_KEY = Behaviour.of("security-key", AdditionalRooms.doors(branch("use")));

    /** The laboratory in a case: an object in the room, lying or in one's own hands. Ruling rom-003. */
    private static final Behaviour LABORATORY_EQUIPMENT =
            Behaviour.of("laboratory-equipment", BasicRooms.analyse(branch("use")));

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
            LABORATORY_EQUIPMENT,
            MedicDeck.SURGERY_KIT,
            MedicDeck.COMBAT_DRUGS);
}
