package coldwake.content.voidseeders;

import static coldwake.content.vocabulary.EventWords.eachCharacter;
import static coldwake.content.vocabulary.EventWords.spreadFire;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.RoomRole;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.TurnRules;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.function.IntPredicate;

/** What the twenty event cards do. Rooms go by number from the lowest, characters in player order. Ruling set-003. */
final class EventDeck {
    private static final int FULL_HAND = 5;

    private enum Stage implements StageName {
        NEXT_CHARACTER,
        ENCOUNTER
    }

    private EventDeck() {}

    // ---------------------------------------------------------------- minds

    /** Scanned cards stay; the hands go only when all have been scanned. */
    private static void terror(Resolution r) {
        GameState s = r.state();
        eachCharacter(s, s.crew::awake, seat -> {
            TurnRules.draw(r.play(), seat, Math.max(0, FULL_HAND - s.handSize(seat)));
            if (r.changes().hands.scan(seat, Zone.hand(seat)) > 0) {
                Insanity.breakDown(r.play(), seat);
            }
        });
        eachCharacter(s, s.crew::awake, seat -> {
            while (s.handSize(seat) > 0) {
                r.changes().hands.discard(seat, s.pieces.first(Zone.hand(seat)));
            }
        });
    }

    /** Nobody in a pod is in a room. Ruling own-void-event-pods. */
    private static void tendrils(Resolution r) {
        GameState s = r.state();
        eachCharacter(
                s,
                seat -> s.crew.aboard(seat) && s.board().networksOf(s.crew.roomOf(seat)) != 0,
                seat -> Insanity.raise(r.play(), seat));
    }

    /** Who still fits when its turn comes panics. */
    private static Branch panicIf(SeatTest test) {
        return branch("effect")
                .resolves(r -> r.then(r.stageStep(Stage.NEXT_CHARACTER, 0)))
                .later(Stage.NEXT_CHARACTER, r -> {
                    GameState s = r.state();
                    if (r.target() < s.seats()) {
                        int seat = s.inOrder(r.target());
                        if (s.crew.aboard(seat) && test.test(s, seat)) {
                            r.then(VoidSeeders.panic(seat));
                        }
                        r.then(r.stageStep(Stage.NEXT_CHARACTER, r.target() + 1));
                    }
                });
    }

    /** Tests a seat. */
    @FunctionalInterface
    private interface SeatTest {
        boolean test(GameState s, int seat);
    }

    private static boolean isAlone(GameState s, int seat) {
        return s.crew.in(s.crew.roomOf(seat)) == 1 << seat && !s.inCombat(seat);
    }

    private static boolean isNearLair(GameState s, int seat) {
        int room = s.crew.roomOf(seat);
        int around = s.board().neighbours(room) | 1 << room;
        for (int rest = Lairs.on(s); rest != 0; rest &= rest - 1) {
            if ((around & 1 << s.intruders.room(Integer.numberOfTrailingZeros(rest))) != 0) {
                return true;
            }
        }
        return false;
    }

    private static void fear(Resolution r) {
        GameState s = r.state();
        eachCharacter(
                s,
                seat -> s.crew.awake(seat) && Insanity.of(s, seat) > s.handSize(seat),
                r.changes().hands::contaminate);
    }

    // ---------------------------------------------------------------- nightmares

    /** All at once. */
    private static void hunt(Resolution r) {
        GameState s = r.state();
        IntruderRules.moveEach(
                r.play(),
                IntruderRules.notInCombat(s) & r.play().species().movable(r.play()),
                i -> lowest(s, s.board().neighbours(s.intruders.room(i)), s.crew::anyIn));
    }

    /** The despoiler comes from wherever it is; once it is dead the next smaller one appears. */
    private static void agoraphobia(Resolution r) {
        Play p = r.play();
        GameState s = r.state();
        int room = lowest(s, -1, slot -> Integer.bitCount(s.crew.in(slot)) > 1);
        int despoiler = VoidSeeders.onBoard(s, VoidSeeders.DESPOILER);
        if (room < 0 || despoiler >= 0 && s.intruders.room(despoiler) == room) {
            return;
        }
        if (despoiler >= 0) {
            IntruderRules.goTo(p, despoiler, room);
        } else {
            Bag.appear(p, VoidSeeders.DESPOILER, room);
        }
    }

    /** The next event card gives a number; where there was noise already it comes to encounters, room by room. */
    private static Branch whispers() {
        return branch("effect")
                .resolves(r -> {
                    GameState s = r.state();
                    int event = r.changes().decks.drawEvent();
                    if (event < 0) {
                        return;
                    }
                    int number = ((EventCard) s.rules().piece(event)).direction();
                    r.changes().cards.toTop(event, Zone.EVENT_DISCARD);
                    long met = 0;
                    for (int slot = 0; slot < s.board().slotCount(); slot++) {
                        int passage = s.crew.anyIn(slot) ? s.board().exit(slot, number) : -1;
                        if (passage >= 0 && (met & 1L << passage) == 0) {
                            met |= 1L << passage;
                            if (s.ship.noisy(passage)) {
                                r.then(r.stageStep(Stage.ENCOUNTER, slot, passage));
                            } else {
                                r.changes().ship.placeNoise(passage);
                            }
                        }
                    }
                })
                .later(Stage.ENCOUNTER, r -> {
                    int seat = IntruderRules.target(r.state(), r.target());
                    if (seat >= 0) {
                        r.then(new Step.Encounter(seat, r.target()));
                    }
                });
    }

    // ---------------------------------------------------------------- ship

    private static void computerFailure(Resolution r) {
        GameState s = r.state();
        if (brokenComputers(s) > 0) {
            for (int slot = 0; slot < s.board().slotCount(); slot++) {
                if (s.ship.room(slot).computer()) {
                    r.changes().ship.placeMalfunction(slot);
                }
            }
        }
    }

    private static int brokenComputers(GameState s) {
        int broken = 0;
        for (int rest = s.ship.malfunctioningRooms(); rest != 0; rest &= rest - 1) {
            broken += s.ship.room(Integer.numberOfTrailingZeros(rest)).computer() ? 1 : 0;
        }
        return broken;
    }

    /** Sleepers do not stop it, as they stop players. Ruling rom-011. */
    private static void shipAiFailure(Resolution r) {
        GameState s = r.state();
        if (brokenComputers(s) < 2) {
            int slot = lowest(
                    s, -1, k -> s.ship.room(k).computer() && r.changes().ship.canMalfunction(k));
            if (slot >= 0) {
                r.changes().ship.placeMalfunction(slot);
            }
        } else if (!SelfDestruct.isOn(s)) {
            SelfDestruct.start(r.play());
        }
    }

    /** Whoever waits in it is back in the section. */
    private static void podEjection(Resolution r) {
        GameState s = r.state();
        int pod = Pods.COUNT - 1;
        while (pod >= 0 && !Pods.isThere(s, pod)) {
            pod--;
        }
        if (pod >= 0) {
            Pods.eject(r.play(), pod);
        }
    }

    private static void fireWave(Resolution r) {
        int burning = r.state().ship.burningRooms();
        spreadFire(r, Integer.lowestOneBit(burning));
    }

    private static void generatorOverheat(Resolution r) {
        int generator = r.state().ship.exploredRoom(RoomRole.GENERATOR);
        if (generator < 0) {
            return;
        }
        if (r.state().ship.malfunctioning(generator)) {
            r.changes().ship.placeFire(generator);
            spreadFire(r, r.state().ship.burningRooms());
        } else {
            r.changes().ship.placeMalfunction(generator);
        }
    }

    private static void fuelExplosion(Resolution r) {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (Engines.at(s, slot) >= 0) {
                r.changes().ship.placeFire(slot);
            }
        }
    }

    // ---------------------------------------------------------------- words of the deck

    /** The room with the lowest number of some that fits, or -1. */
    private static int lowest(GameState s, int among, IntPredicate fits) {
        Board board = s.board();
        for (int slot = 0; slot < board.slotCount(); slot++) {
            if ((among & 1 << slot) != 0 && fits.test(slot)) {
                return slot;
            }
        }
        return -1;
    }

    private static Behaviour event(int number, Effect effect) {
        return event(number, branch("effect").resolves(effect));
    }

    private static Behaviour event(int number, Branch effect) {
        return Behaviour.of(number < 10 ? "void-event-0" + number : "void-event-" + number, effect);
    }

    static final List<Behaviour> ALL = List.of(
            event(1, EventDeck::terror),
            event(2, EventDeck::hunt),
            event(3, EventDeck::tendrils),
            event(4, EventDeck::computerFailure),
            event(5, panicIf(EventDeck::isAlone)),
            event(6, EventDeck::terror),
            event(7, panicIf(EventDeck::isNearLair)),
            event(8, EventDeck::agoraphobia),
            event(9, EventDeck::agoraphobia),
            event(10, EventDeck::podEjection),
            event(11, EventDeck::fireWave),
            event(12, EventDeck::generatorOverheat),
            event(13, whispers()),
            event(14, EventDeck::fear),
            event(15, panicIf(EventDeck::isAlone)),
            event(16, EventDeck::fuelExplosion),
            event(17, EventDeck::terror),
            event(18, EventDeck::shipAiFailure),
            event(19, whispers()),
            event(20, EventDeck::fear));
}
