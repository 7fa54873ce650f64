package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.eachBit;

import coldwake.content.hive.Hive;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.GameState;

/** Things that are thrown: into one's own room, or the next one if no closed door is between. Ruling itm-009. */
final class Throws {
    private Throws() {}

    private static int range(Resolution r) {
        return 1 << r.here() | MoveRules.reachable(r.state(), r.here());
    }

    /** Intruders in range. */
    static final Targets AT_INTRUDERS = (r, sink) -> {
        int targets = 0;
        for (int rest = range(r); rest != 0; rest &= rest - 1) {
            targets |= r.state().intruders.in(Integer.numberOfTrailingZeros(rest));
        }
        eachBit(Integer.toUnsignedLong(Modifiers.foes(r.state(), r.me(), targets)), sink);
    };

    /** Rooms in range with an intruder. */
    static final Targets INTO_ROOMS_WITH_INTRUDERS =
            (r, sink) -> eachBit(range(r), slot -> !r.state().intruders.anyIn(slot) || sink.accept(slot));

    /** Rooms in range with eggs that nobody carries. */
    static final Targets INTO_ROOMS_WITH_EGGS =
            (r, sink) -> eachBit(range(r), slot -> !Hive.eggsIn(r.state(), slot) || sink.accept(slot));

    /** Hurts intruders in a room, largest first, and everyone there. */
    static void hit(Resolution r, int slot, int intruders, int injuries) {
        GameState s = r.state();
        for (int rest = intruders; rest != 0; ) {
            int largest = s.intruders.largest(rest);
            r.then(Step.InjureBy.of(r.me(), largest, injuries));
            rest &= ~(1 << largest);
        }
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if ((s.crew.in(slot) & 1 << seat) != 0) {
                r.then(new Step.Wound(seat, 0, 1));
            }
        }
    }

    /** Destroys eggs in a room, hurts all there as usual, and makes the thrower roll for noise. Ruling own-thrown-at-eggs. */
    static void hitEggs(Resolution r, int slot, int eggs, int injuries) {
        r.then(new Step.HitRoomTarget(r.me(), slot, eggs, false));
        hit(r, slot, r.state().intruders.in(slot), injuries);
        r.then(new Step.RollNoise(r.me(), true));
    }
}
