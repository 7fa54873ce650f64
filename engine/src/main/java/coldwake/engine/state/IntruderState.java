package coldwake.engine.state;

import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.IntruderType;

/**
 * The intruders on the board, by index; a bit set tells which there are. The index of one that left is given to no other
 * before all that was going on is done, so that a step that names it never means a newcomer.
 */
public final class IntruderState {
    static final int MAX_INTRUDERS = 32;

    private final Ruleset rules;
    int intruders;
    int intrudersGone;
    int intruderMarks;
    int arrivals;
    final byte[] intruderType;
    final byte[] intruderRoom;
    final byte[] intruderInjuries;
    int intruderTypesExtinct;

    IntruderState(Ruleset rules) {
        this.rules = rules;
        intruderType = new byte[MAX_INTRUDERS];
        intruderRoom = new byte[MAX_INTRUDERS];
        intruderInjuries = new byte[MAX_INTRUDERS];
    }

    IntruderState(IntruderState o) {
        rules = o.rules;
        intruders = o.intruders;
        intrudersGone = o.intrudersGone;
        intruderMarks = o.intruderMarks;
        arrivals = o.arrivals;
        intruderType = o.intruderType.clone();
        intruderRoom = o.intruderRoom.clone();
        intruderInjuries = o.intruderInjuries.clone();
        intruderTypesExtinct = o.intruderTypesExtinct;
    }

    /** Indexes of the intruders on the board, as a bit set. */
    public int onBoard() {
        return intruders;
    }

    public boolean present(int index) {
        return (intruders & 1 << index) != 0;
    }

    public int type(int index) {
        assert present(index) : "intruder " + index + " is not on the board";
        return intruderType[index];
    }

    /** An intruder as events name it. */
    public Foe foe(int index) {
        return new Foe(index, intruderType[index]);
    }

    public IntruderType typeOf(int index) {
        return rules.species().types().get(type(index));
    }

    public int room(int index) {
        assert present(index) : "intruder " + index + " is not on the board";
        return intruderRoom[index];
    }

    public int injuries(int index) {
        assert present(index) : "intruder " + index + " is not on the board";
        return intruderInjuries[index];
    }

    /** Whether an intruder is marked for the current step (it attacked, or it appeared in it). */
    public boolean marked(int index) {
        return (intruderMarks & 1 << index) != 0;
    }

    /** Whether an intruder came into a room since the current attempt to leave the ship began. */
    public boolean arrived(int slot) {
        return (arrivals & 1 << slot) != 0;
    }

    /** Intruders in a room, as a bit set. */
    public int in(int slot) {
        int result = 0;
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (intruderRoom[i] == slot) {
                result |= 1 << i;
            }
        }
        return result;
    }

    public boolean anyIn(int slot) {
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            if (intruderRoom[Integer.numberOfTrailingZeros(rest)] == slot) {
                return true;
            }
        }
        return false;
    }

    /** The largest of some intruders; among equals the one that came first. */
    public int largest(int mask) {
        int best = -1;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (best < 0 || typeOf(i).size() > typeOf(best).size()) {
                best = i;
            }
        }
        return best;
    }

    public int countOfType(int type) {
        int n = 0;
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            if (intruderType[Integer.numberOfTrailingZeros(rest)] == type) {
                n++;
            }
        }
        return n;
    }

    /** Whether the last intruder of a unique type was killed for good. */
    public boolean extinct(int type) {
        return (intruderTypesExtinct & 1 << type) != 0;
    }
}
