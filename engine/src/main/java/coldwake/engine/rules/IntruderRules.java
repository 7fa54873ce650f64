package coldwake.engine.rules;

import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import java.util.function.IntUnaryOperator;

/** Intruders appear, move and hide. */
public final class IntruderRules {
    private IntruderRules() {}

    /**
     * Places an intruder of a type, if one can be placed, and answers its index or -1. What the first one ever
     * brings about is up to the mode.
     */
    public static int appear(Play p, int type, int slot) {
        if (!p.species().makeWay(p, type, slot)) {
            return -1;
        }
        int index = p.changes().intruders.place(type, slot);
        p.place().intruderCame(p, slot);
        came(p, index, slot, true);
        p.species().appeared(p, type);
        firstEncounter(p);
        return index;
    }

    /** The same for an intruder that an attack of another one calls. */
    public static void summon(Play p, int type, int slot) {
        int index = appear(p, type, slot);
        if (index >= 0 && p.isHeard(Happening.Kind.INTRUDER_SUMMONED)) {
            p.happened(new Happening.IntruderSummoned(index));
        }
    }

    /** The moment in which everyone keeps one objective, if the mode deals secret ones. Rulings enc-009 and mod-001. */
    public static void firstEncounter(Play p) {
        if (!p.state().hadFirstEncounter()) {
            p.changes().meetFirstIntruder();
            p.rules().mode().firstEncounter(p);
        }
    }

    /** Intruders move to a room next to theirs, all at once; closed doors stop them and are destroyed. */
    public static void moveTo(Play p, int movers, int to) {
        destroy(p, stepTo(p, movers, to));
    }

    /**
     * Each of these intruders moves to the room next to its own that it is drawn to (-1 for none), all at once: a closed
     * door stops those on both sides before it is destroyed. Ruling own-hunt.
     */
    public static void moveEach(Play p, int movers, IntUnaryOperator goal) {
        int[] comers = new int[p.board().slotCount()];
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            int to = goal.applyAsInt(i);
            if (to >= 0) {
                comers[to] |= 1 << i;
            }
        }
        long doors = 0;
        for (int slot = 0; slot < comers.length; slot++) {
            doors |= stepTo(p, comers[slot], slot);
        }
        destroy(p, doors);
    }

    /** Moves intruders to a room next to theirs. Returns the doors they destroy once all have moved, as a bit set. */
    private static long stepTo(Play p, int movers, int to) {
        long doors = 0;
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            int corridor = corridorFor(p, i, to);
            if (corridor >= 0) {
                doors |= step(p, i, corridor);
            }
        }
        return doors;
    }

    /** An open corridor if there is one, else one with a closed door. */
    private static int corridorFor(Play p, int intruder, int to) {
        GameState s = p.state();
        int from = s.intruders.room(intruder);
        int blocked = -1;
        for (int corridor : s.board().corridorsOf(from)) {
            if (s.board().across(corridor, from) == to) {
                if (!s.ship.doorClosed(corridor)) {
                    return corridor;
                }
                blocked = corridor;
            }
        }
        return blocked;
    }

    /** Intruders take the corridor with a number, all at once. */
    public static void moveBy(Play p, int movers, int number) {
        GameState s = p.state();
        long doors = 0;
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            doors |= step(p, i, s.board().exit(s.intruders.room(i), number));
        }
        destroy(p, doors);
    }

    /** One intruder goes through a passage of its room. */
    public static void moveThrough(Play p, int intruder, int passage) {
        destroy(p, step(p, intruder, passage));
    }

    /** Moves one intruder through a passage. Answers the door it destroys once all have moved, as a bit. */
    private static long step(Play p, int i, int passage) {
        GameState s = p.state();
        if (!s.board().isCorridor(passage)) {
            if (p.species().entersDucts(p, i)) {
                hide(p, i);
            }
            return 0;
        }
        if (s.ship.doorClosed(passage) && !p.species().ignoresDoors(p, i)) {
            if (!p.species().breaksThrough(p, i)) {
                return p.species().destroysDoors(p, i) ? 1L << passage : 0;
            }
            goTo(p, i, s.board().across(passage, s.intruders.room(i)));
            return 1L << passage;
        }
        goTo(p, i, s.board().across(passage, s.intruders.room(i)));
        return 0;
    }

    /** Puts an intruder into another room. */
    public static void goTo(Play p, int i, int to) {
        p.changes().intruders.move(i, to);
        p.place().intruderCame(p, to);
        came(p, i, to, false);
    }

    private static void came(Play p, int i, int slot, boolean appeared) {
        p.arrived(0, 1 << i);
        if (p.isHeard(Happening.Kind.INTRUDER_CAME)) {
            p.happened(new Happening.IntruderCame(i, slot, appeared));
        }
    }

    /** Whether closed doors do not keep an intruder where it is. */
    public static boolean passesDoors(Play p, int i) {
        return p.species().ignoresDoors(p, i) || p.species().breaksThrough(p, i);
    }

    private static void destroy(Play p, long doors) {
        for (long rest = doors; rest != 0; rest &= rest - 1) {
            DoorRules.destroy(p, Long.numberOfTrailingZeros(rest));
        }
    }

    /** An intruder is dead and leaves the board. What it leaves behind is up to its species. */
    public static void kill(Play p, int i) {
        int type = p.state().intruders.type(i);
        int slot = p.state().intruders.room(i);
        p.changes().intruders.kill(i);
        if (p.isHeard(Happening.Kind.INTRUDER_KILLED)) {
            p.happened(new Happening.IntruderKilled(type, slot));
        }
    }

    /** Something of the species in a room that is no intruder was destroyed. */
    public static void destroyed(Play p, int slot) {
        if (p.isHeard(Happening.Kind.TARGET_DESTROYED)) {
            p.happened(new Happening.TargetDestroyed(slot));
        }
    }

    /** An intruder disappears: its injuries are gone and a token for it goes into the bag. */
    public static void hide(Play p, int i) {
        int type = p.state().intruders.type(i);
        p.changes().intruders.hide(i);
        p.species().addToken(p, type);
    }

    /** The character an intruder in a room attacks: the smallest hand, then player order. Ruling cmb-005. -1 if none. */
    public static int target(GameState s, int slot) {
        int best = -1;
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.aboard(seat)
                    && s.crew.roomOf(seat) == slot
                    && Modifiers.canBeTarget(s, seat)
                    && (best < 0 || s.handSize(seat) < s.handSize(best))) {
                best = seat;
            }
        }
        return best;
    }

    /** Intruders that can be moved at all, as a bit set. */
    public static int movable(Play p) {
        return Modifiers.roaming(p.state(), p.species().movable(p));
    }

    /** Intruders that share no room with a character, as a bit set. */
    public static int notInCombat(GameState s) {
        int result = 0;
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (!s.crew.anyIn(s.intruders.room(i))) {
                result |= 1 << i;
            }
        }
        return result;
    }
}
