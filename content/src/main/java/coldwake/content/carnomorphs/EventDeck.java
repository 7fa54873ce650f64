package coldwake.content.carnomorphs;

import static coldwake.content.vocabulary.EventWords.eachBit;
import static coldwake.content.vocabulary.EventWords.eachCharacter;
import static coldwake.content.vocabulary.EventWords.malfunctions;
import static coldwake.content.vocabulary.EventWords.spreadFire;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.hive.Hive;
import coldwake.content.ship.Airlock;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.IntPredicate;

/** What the twenty event cards do. Rooms go by number from the lowest, characters in player order. Ruling set-003. */
final class EventDeck {
    private static final int CARDS_SCANNED = 4;
    private static final int OVERLOAD = 3;
    private static final int SECTION_B = 1;

    private enum Stage implements StageName {
        NEXT_ATTACK
    }

    private EventDeck() {}

    // ---------------------------------------------------------------- intruders

    private static void rampantMutation(Resolution r) {
        eachCharacter(
                r.state(), r.state().crew::awake, seat -> ContaminationRules.scanDrawn(r.play(), seat, CARDS_SCANNED));
    }

    /** A carcass of each room gets up; then those who got up beside a character attack it. */
    private static Branch reawakening() {
        return branch("effect").resolves(EventDeck::reawaken).later(Stage.NEXT_ATTACK, EventDeck::nextAttack);
    }

    private static void reawaken(Resolution r) {
        GameState s = r.state();
        int risen = 0;
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (s.ship.things(slot, Hive.CARCASS) > 0) {
                int shambler = IntruderRules.appear(r.play(), Carnomorphs.SHAMBLER, slot);
                if (shambler >= 0) {
                    r.changes().ship.takeThing(slot, Hive.CARCASS);
                    risen |= 1 << shambler;
                }
            }
        }
        r.then(r.stageStep(Stage.NEXT_ATTACK, risen));
    }

    private static void nextAttack(Resolution r) {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            int risen = r.target() & s.intruders.in(slot);
            int target = risen == 0 ? -1 : IntruderRules.target(s, slot);
            if (target >= 0) {
                int attacker = Integer.numberOfTrailingZeros(risen);
                r.then(new Step.IntruderAttack(attacker, target, AttackCause.EVENT_PHASE));
                r.then(r.stageStep(Stage.NEXT_ATTACK, r.target() & ~(1 << attacker)));
                return;
            }
        }
    }

    private static void lurking(Resolution r) {
        eachBit(IntruderRules.notInCombat(r.state()), i -> {
            if (r.state().intruders.type(i) != Carnomorphs.METAGORGER) {
                IntruderRules.hide(r.play(), i);
            }
        });
    }

    private static void stalking(Resolution r) {
        approach(r, type -> type != Carnomorphs.METAGORGER, r.state().crew::anyIn);
    }

    private static void scavenging(Resolution r) {
        approach(r, type -> type != Carnomorphs.BUTCHER, slot -> Feeding.heavyObjectIn(r.state(), slot));
    }

    /** Those of some types that are not in combat move to a room next to theirs, all of them at once. Ruling own-hunt. */
    private static void approach(Resolution r, IntPredicate types, IntPredicate rooms) {
        GameState s = r.state();
        IntruderRules.moveEach(
                r.play(),
                IntruderRules.notInCombat(s) & r.play().species().movable(r.play()),
                i -> types.test(s.intruders.type(i)) ? neighbour(s, s.intruders.room(i), rooms) : -1);
    }

    /** The lowest numbered room next to this one that fits, or -1. */
    private static int neighbour(GameState s, int slot, IntPredicate fits) {
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            if (fits.test(next)) {
                return next;
            }
        }
        return -1;
    }

    private static void growl(Resolution r) {
        eachBit(
                r.state().intruders.onBoard(),
                i -> r.changes()
                        .ship
                        .placeNoiseIn(
                                r.state().board().passagesOf(r.state().intruders.room(i))));
    }

    /** It goes straight to the first slimed character; if it is not there at all, those listen for it. */
    private static void prowl(Resolution r) {
        GameState s = r.state();
        if (s.intruders.countOfType(Carnomorphs.BUTCHER) == 0) {
            eachCharacter(
                    s,
                    seat -> s.crew.awake(seat) && Modifiers.slimed(s, seat),
                    seat -> r.then(new Step.RollNoise(seat, false)));
            return;
        }
        eachBit(IntruderRules.notInCombat(s), i -> {
            int prey = s.intruders.type(i) == Carnomorphs.BUTCHER ? firstSlimed(s) : -1;
            if (prey >= 0) {
                IntruderRules.goTo(r.play(), i, s.crew.roomOf(prey));
            }
        });
    }

    private static int firstSlimed(GameState s) {
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.awake(seat) && Modifiers.slimed(s, seat)) {
                return seat;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- ship

    /** The highest yellow room whose doors can all be shut; nothing while the token is in use. */
    private static Branch airlockGlitch() {
        return Airlock.shutting(branch("effect").resolves(r -> {
            int slot = Airlock.room(r.state()) >= 0 ? -1 : highest(r, s -> isYellowAndSound(r, s));
            if (slot >= 0) {
                r.then(Airlock.begin(r, slot));
            }
        }));
    }

    private static boolean isYellowAndSound(Resolution r, int slot) {
        GameState s = r.state();
        return s.ship.explored(slot)
                && s.ship.room(slot).colour() == Colour.YELLOW
                && Airlock.isSound(s, slot)
                && Airlock.hasTokens(s, slot);
    }

    private static void generatorOverload(Resolution r) {
        if (Integer.bitCount(r.state().ship.malfunctioningRooms()) >= OVERLOAD && !SelfDestruct.isOn(r.state())) {
            SelfDestruct.start(r.play());
        }
    }

    private static void markedPrey(Resolution r) {
        GameState s = r.state();
        eachCharacter(
                s,
                seat -> s.crew.awake(seat) && Feeding.carriesAny(s, seat)
                        || s.crew.aboard(seat) && Feeding.heavyObjectIn(s, s.crew.roomOf(seat)),
                r.changes().crew::slime);
    }

    private static void hatchesJam(Resolution r) {
        for (String section : Pods.SECTIONS) {
            int slot = r.state().ship.exploredRoom(section);
            if (slot >= 0) {
                r.changes().ship.placeMalfunction(slot);
            }
        }
    }

    private static void quarantine(Resolution r) {
        GameState s = r.state();
        eachCharacter(
                s,
                seat -> s.crew.aboard(seat) && Modifiers.slimed(s, seat),
                seat -> eachBit(
                        DoorRules.doorsOf(s, s.crew.roomOf(seat)),
                        corridor -> r.then(new Step.CloseDoor(s.firstPlayer(), corridor))));
    }

    private static void structuralWeakness(Resolution r) {
        malfunctions(r, slot -> r.state().ship.room(slot).colour() == Colour.WHITE);
    }

    /** Whoever waits in the pod is back in the section. */
    private static void protocolFailure(Resolution r) {
        GameState s = r.state();
        int pod = Pods.COUNT - 1;
        while (pod >= 0 && !(Pods.isThere(s, pod) && Pods.section(s, pod) == SECTION_B)) {
            pod--;
        }
        if (pod >= 0) {
            Pods.eject(r.play(), pod);
        }
    }

    private static void chemicalFire(Resolution r) {
        int slot = highest(r, r.state().ship::burning);
        if (slot >= 0) {
            r.changes().ship.placeMalfunction(slot);
            r.changes().ship.removeFire(slot);
            spreadFire(r, 1 << slot);
        }
    }

    private static void ammoMeltdown(Resolution r) {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (s.ship.explored(slot) && s.ship.room(slot).colour() == Colour.RED) {
                if (s.ship.items(slot) > 0) {
                    r.changes().ship.setItems(slot, 0);
                }
                r.changes().ship.placeFire(slot);
                spreadFire(r, 1 << slot);
                return;
            }
        }
    }

    // ---------------------------------------------------------------- words of the deck

    private static Behaviour event(int number, Branch branch) {
        return Behaviour.of("carno-event-" + (number < 10 ? "0" : "") + number, branch);
    }

    private static Behaviour event(int number, Effect effect) {
        return event(number, branch("effect").resolves(effect));
    }

    private static int highest(Resolution r, IntPredicate fits) {
        int slot = r.state().board().slotCount() - 1;
        while (slot >= 0 && !fits.test(slot)) {
            slot--;
        }
        return slot;
    }

    static final List<Behaviour> ALL = List.of(
            event(1, EventDeck::rampantMutation),
            event(2, EventDeck::rampantMutation),
            event(3, reawakening()),
            event(4, reawakening()),
            event(5, EventDeck::lurking),
            event(6, EventDeck::lurking),
            event(7, EventDeck::stalking),
            event(8, EventDeck::stalking),
            event(9, airlockGlitch()),
            event(10, EventDeck::generatorOverload),
            event(11, EventDeck::markedPrey),
            event(12, EventDeck::hatchesJam),
            event(13, EventDeck::quarantine),
            event(14, EventDeck::growl),
            event(15, EventDeck::scavenging),
            event(16, EventDeck::structuralWeakness),
            event(17, EventDeck::protocolFailure),
            event(18, EventDeck::chemicalFire),
            event(19, EventDeck::ammoMeltdown),
            event(20, EventDeck::prowl));
}
