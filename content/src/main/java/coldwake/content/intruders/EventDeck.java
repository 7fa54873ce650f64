package coldwake.content.intruders;

import static coldwake.content.vocabulary.EventWords.eachBit;
import static coldwake.content.vocabulary.EventWords.eachCharacter;
import static coldwake.content.vocabulary.EventWords.event;
import static coldwake.content.vocabulary.EventWords.malfunctions;
import static coldwake.content.vocabulary.EventWords.spreadFire;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.hive.Hive;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.RoomRole;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** What the twenty event cards do. Rooms go by number from the lowest, characters in player order. Ruling set-003. */
final class EventDeck {
    private static final int REGENERATED = 2;
    private static final int CARDS_SCANNED = 4;
    private static final String NEST = "nest";

    private enum Stage implements StageName {
        PROTECT_EGGS,
        HATCH,
        SCAN
    }

    private EventDeck() {}

    // ---------------------------------------------------------------- intruders

    /** An encounter for each character in the nest or with an egg that is still so when its turn comes. Ruling own-egg-protection. */
    private static final Behaviour EGG_PROTECTION = Behaviour.of(
            "event-egg-protection",
            branch("effect")
                    .resolves(r -> r.then(r.stageStep(Stage.PROTECT_EGGS, 0)))
                    .later(Stage.PROTECT_EGGS, EventDeck::protectEggs));

    private static void protectEggs(Resolution r) {
        GameState s = r.state();
        int order = r.target();
        if (order == s.seats()) {
            return;
        }
        int seat = s.inOrder(order);
        boolean inNest = s.crew.aboard(seat) && isExplored(s, s.crew.roomOf(seat), NEST);
        if (inNest || s.crew.awake(seat) && s.crew.carries(seat, Hive.EGG)) {
            r.then(new Step.Encounter(seat, s.crew.roomOf(seat)));
        }
        r.then(r.stageStep(Stage.PROTECT_EGGS, order + 1));
    }

    /** An egg hatches onto everyone in the nest without an action card, or else into the bag. Rulings enc-004 and own-hatching. */
    private static final Behaviour HATCHING = Behaviour.of(
            "event-hatching",
            branch("effect")
                    .resolves(r -> {
                        int nest = r.state().ship.exploredRoom(NEST);
                        int victims = nest < 0
                                ? 0
                                : withoutActionCards(r, r.state().crew.in(nest));
                        Hive.setEggs(r.play(), Math.max(0, Hive.eggs(r.state()) - 1));
                        if (victims == 0) {
                            r.changes().bag.addToken(Intruders.LARVA);
                        } else {
                            IntruderRules.firstEncounter(r.play());
                            r.then(r.stageStep(Stage.HATCH, victims));
                        }
                    })
                    .later(
                            Stage.HATCH,
                            r -> eachCharacter(r.state(), seat -> (r.target() & 1 << seat) != 0, seat -> {
                                if (!Intruders.hasLarva(r.state(), seat)) {
                                    Intruders.placeLarva(r.play(), seat);
                                }
                                r.changes().hands.contaminate(seat);
                            })));

    private static int withoutActionCards(Resolution r, int seats) {
        int result = 0;
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            boolean holds = false;
            for (int card = r.state().pieces.first(Zone.hand(seat));
                    card >= 0;
                    card = r.state().pieces.next(card)) {
                holds |= !r.changes().hands.isContamination(card);
            }
            result |= holds ? 0 : 1 << seat;
        }
        return result;
    }

    private static final Behaviour REGENERATION = event(
            "event-regeneration",
            r -> eachBit(
                    r.state().intruders.onBoard(), i -> r.changes().intruders.recover(i, REGENERATED)));

    private static final Behaviour LURKING = event(
            "event-lurking", r -> eachBit(IntruderRules.notInCombat(r.state()), i -> IntruderRules.hide(r.play(), i)));

    /** Larvae that characters carry break out first; then the others are scanned. Ruling own-eclosion. */
    private static final Behaviour ECLOSION = Behaviour.of("event-eclosion", eclosion());

    static Branch eclosion() {
        return branch("effect")
                .resolves(r -> {
                    eachCharacter(
                            r.state(),
                            seat -> r.state().crew.awake(seat) && Intruders.hasLarva(r.state(), seat),
                            seat -> Intruders.burst(r.play(), seat));
                    r.stage(Stage.SCAN);
                })
                .later(
                        Stage.SCAN,
                        r -> eachCharacter(
                                r.state(),
                                r.state().crew::awake,
                                seat -> ContaminationRules.scanDrawn(r.play(), seat, CARDS_SCANNED)));
    }

    /** Adults close in on characters next door; all of them at once. Ruling own-hunt. */
    static void hunt(Resolution r) {
        GameState s = r.state();
        IntruderRules.moveEach(
                r.play(),
                IntruderRules.notInCombat(s) & IntruderRules.movable(r.play()),
                i -> s.intruders.type(i) == Intruders.ADULT ? Hive.preyNextTo(s, s.intruders.room(i)) : -1);
    }

    // ---------------------------------------------------------------- fire and malfunctions

    private static final Behaviour DAMAGE = event("event-damage", r -> malfunctions(r, slot -> holdsGrown(r, slot)));

    private static boolean holdsGrown(Resolution r, int slot) {
        int[] largest = {Intruders.LARVA};
        eachBit(
                r.state().intruders.in(slot),
                i -> largest[0] = Math.max(largest[0], r.state().intruders.type(i)));
        return largest[0] >= Intruders.ADULT;
    }

    private static final Behaviour MALFUNCTION = event("event-malfunction", r -> {
        int slot = 0;
        while (slot < r.state().board().slotCount() && !r.changes().ship.canMalfunction(slot)) {
            slot++;
        }
        if (slot < r.state().board().slotCount()) {
            r.changes().ship.placeMalfunction(slot);
        }
    });

    private static final Behaviour SHORT_CIRCUIT = event(
            "event-short-circuit",
            r -> malfunctions(
                    r,
                    slot -> r.state().ship.room(slot).colour() == Colour.YELLOW
                            && r.state().ship.room(slot).computer()));

    private static final Behaviour LIFE_SUPPORT_FAILURE = event(
            "event-life-support-failure",
            r -> malfunctions(r, slot -> r.state().ship.room(slot).colour() == Colour.GREEN));

    private static final Behaviour FLAMMABLE_COMPOUNDS = event("event-flammable-compounds", r -> {
        int shelter = r.state().ship.slotOf(RoomRole.SHELTER);
        if (shelter < 0) {
            return;
        }
        if (r.state().ship.burning(shelter)) {
            spreadFire(r, 1 << shelter);
        } else {
            r.changes().ship.placeFire(shelter);
        }
    });

    private static final Behaviour CONSUMING_FIRE = event("event-consuming-fire", r -> {
        eachBit(r.state().ship.burningRooms(), slot -> {
            if (r.state().ship.items(slot) > 0) {
                r.changes().ship.setItems(slot, 0);
            }
        });
        spreadFire(r, r.state().ship.burningRooms());
    });

    private static final Behaviour DAMAGING_FIRE = event("event-damaging-fire", r -> {
        malfunctions(r, r.state().ship::burning);
        spreadFire(r, r.state().ship.burningRooms());
    });

    // ---------------------------------------------------------------- ship

    /** Those in pods are not in the room, so their slime leaves no scent there. Ruling own-scent. */
    private static final Behaviour SCENT_OF_PREY = event(
            "event-scent-of-prey",
            r -> eachCharacter(
                    r.state(),
                    seat -> r.state().crew.aboard(seat) && Modifiers.slimed(r.state(), seat),
                    seat -> r.changes()
                            .ship
                            .placeNoiseIn(
                                    r.state().board().passagesOf(r.state().crew.roomOf(seat)))));

    private static final Behaviour NEST_NOISE = event("event-nest", r -> {
        int nest = r.state().ship.exploredRoom(NEST);
        if (nest >= 0) {
            r.changes().ship.placeNoiseIn(r.state().board().passagesOf(nest));
        }
    });

    /** A roll looks by itself whether an intruder has come to the room meanwhile. Rulings mov-005 and rom-009. */
    private static final Behaviour NOISE_IN_TECHNICAL_CORRIDORS = event("event-noise-in-technical-corridors", r -> {
        GameState s = r.state();
        Board board = s.board();
        long networks = (1L << board.networks().size()) - 1 << board.corridorCount();
        long noisy = networks & s.ship.noisyPassages();
        r.changes().ship.placeNoiseIn(networks & ~noisy);
        eachCharacter(
                s,
                seat -> s.crew.awake(seat) && (board.passagesOf(s.crew.roomOf(seat)) & noisy) != 0,
                seat -> r.then(new Step.RollNoise(seat, false)));
    });

    private static final Behaviour BULKHEADS_OPEN = event(
            "event-bulkheads-open",
            r -> eachBit(r.state().ship.closedDoors(), corridor -> DoorRules.open(r.play(), corridor)));

    /** Passengers leave with the pod. Ruling own-pod-ejection. */
    private static final Behaviour EVACUATION_POD_EJECTION = event("event-evacuation-pod-ejection", r -> {
        int pod = 0;
        while (pod < Pods.COUNT && !Pods.isThere(r.state(), pod)) {
            pod++;
        }
        if (pod < Pods.COUNT) {
            if (Pods.occupants(r.state(), pod) > 0) {
                Pods.launch(r.play(), pod);
            } else {
                Pods.eject(r.play(), pod);
            }
        }
    });

    /** Sleepers do not stop it, as they stop players. Ruling rom-011. */
    private static final Behaviour COOLANT_LEAK = event("event-coolant-leak", r -> {
        int generator = r.state().ship.exploredRoom(RoomRole.GENERATOR);
        boolean leaks = generator >= 0 && r.state().ship.malfunctioning(generator);
        if (leaks && !SelfDestruct.isOn(r.state())) {
            SelfDestruct.start(r.play());
        }
    });

    // ---------------------------------------------------------------- words of the deck

    private static boolean isExplored(GameState s, int slot, String room) {
        return s.ship.explored(slot) && s.ship.room(slot).id().equals(room);
    }

    static final List<Behaviour> ALL = List.of(
            EGG_PROTECTION,
            HATCHING,
            REGENERATION,
            DAMAGE,
            LURKING,
            ECLOSION,
            FLAMMABLE_COMPOUNDS,
            event("event-hunt-2", EventDeck::hunt),
            event("event-hunt-3", EventDeck::hunt),
            CONSUMING_FIRE,
            SCENT_OF_PREY,
            MALFUNCTION,
            NOISE_IN_TECHNICAL_CORRIDORS,
            NEST_NOISE,
            BULKHEADS_OPEN,
            DAMAGING_FIRE,
            EVACUATION_POD_EJECTION,
            SHORT_CIRCUIT,
            COOLANT_LEAK,
            LIFE_SUPPORT_FAILURE);
}
