package coldwake.engine.state;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;

/** Changes the intruders on the board. */
public final class IntruderChanges {
    private final GameState s;
    private final Changes c;

    IntruderChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    private Foe foe(int index) {
        return s.intruders.foe(index);
    }

    /** Nothing happens to an intruder that has left the board: whatever names it still is at fault. */
    private void checkPresent(int index) {
        if (!s.intruders.present(index)) {
            throw new IllegalStateException("intruder " + index + " is not on the board");
        }
    }

    /** Places an intruder, marked as new in the current step. Returns its index. */
    public int place(int type, int slot) {
        int index = Integer.numberOfTrailingZeros(~(s.intruders.intruders | s.intruders.intrudersGone));
        if (index >= IntruderState.MAX_INTRUDERS) {
            throw new IllegalStateException("no more than " + IntruderState.MAX_INTRUDERS + " intruders fit the board");
        }
        s.intruders.intruders |= 1 << index;
        s.intruders.intruderMarks |= 1 << index;
        s.intruders.arrivals |= 1 << slot;
        s.intruders.intruderType[index] = (byte) type;
        s.intruders.intruderRoom[index] = (byte) slot;
        s.intruders.intruderInjuries[index] = 0;
        if (c.listening()) {
            c.emit(new GameEvent.IntruderAppeared(foe(index), new Place(slot)));
        }
        return index;
    }

    public void move(int index, int to) {
        checkPresent(index);
        int from = s.intruders.intruderRoom[index];
        s.intruders.intruderRoom[index] = (byte) to;
        s.intruders.arrivals |= 1 << to;
        if (c.listening()) {
            c.emit(new GameEvent.IntruderMoved(foe(index), new Place(from), new Place(to)));
        }
    }

    /** Takes an intruder off the board because it is out of sight. */
    public void hide(int index) {
        if (c.listening()) {
            c.emit(new GameEvent.IntruderHid(foe(index), new Place(s.intruders.intruderRoom[index])));
        }
        remove(index);
    }

    public void kill(int index) {
        if (c.listening()) {
            c.emit(new GameEvent.IntruderKilled(foe(index), new Place(s.intruders.intruderRoom[index])));
        }
        remove(index);
    }

    /** An intruder leaves the board in a way that only its species knows; the event tells of it. */
    public void leave(int index, GameEvent told) {
        c.emit(told);
        remove(index);
    }

    /** An intruder is gone once its attack is done. */
    public void spend(int index, int seat) {
        if (c.listening()) {
            c.emit(new GameEvent.IntruderSpent(foe(index), new Who(seat)));
        }
        remove(index);
    }

    /** An intruder eats an object that lies in its room. */
    public void eatThing(int index, int thing) {
        checkPresent(index);
        int room = s.intruders.intruderRoom[index];
        c.ship.takeThing(room, thing);
        tellEaten(index, thing, room);
    }

    /** An intruder eats an object of its room that lies nowhere on the board; whoever counts those takes it away. */
    public void eatUncounted(int index, int thing) {
        checkPresent(index);
        tellEaten(index, thing, s.intruders.intruderRoom[index]);
    }

    private void tellEaten(int index, int thing, int room) {
        if (c.listening()) {
            c.emit(new GameEvent.IntruderAte(foe(index), new GameEvent.Thing(thing), new Place(room)));
        }
    }

    /** An intruder eats another one. */
    public void eat(int index, int food) {
        checkPresent(index);
        if (c.listening()) {
            c.emit(new GameEvent.IntruderEaten(foe(food), foe(index)));
        }
        remove(food);
    }

    private void remove(int index) {
        checkPresent(index);
        s.intruders.intruders &= ~(1 << index);
        s.intruders.intrudersGone |= 1 << index;
        s.intruders.intruderMarks &= ~(1 << index);
        s.intruders.intruderInjuries[index] = 0;
        s.intruders.intruderRoom[index] = 0;
        s.intruders.intruderType[index] = 0;
    }

    public void transform(int index, int type) {
        checkPresent(index);
        Foe before = foe(index);
        s.intruders.intruderType[index] = (byte) type;
        if (c.listening()) {
            c.emit(new GameEvent.IntruderTransformed(before, foe(index)));
        }
    }

    public void injure(int index, int injuries) {
        checkPresent(index);
        s.intruders.intruderInjuries[index] += (byte) injuries;
        if (c.listening()) {
            c.emit(new GameEvent.IntruderInjured(foe(index), s.intruders.intruderInjuries[index]));
        }
    }

    /** Takes up to a number of injuries off an intruder. */
    public void recover(int index, int injuries) {
        checkPresent(index);
        int left = Math.max(0, s.intruders.intruderInjuries[index] - injuries);
        if (left != s.intruders.intruderInjuries[index]) {
            s.intruders.intruderInjuries[index] = (byte) left;
            if (c.listening()) {
                c.emit(new GameEvent.IntruderRecovered(foe(index), left));
            }
        }
    }

    public void mark(int index) {
        checkPresent(index);
        s.intruders.intruderMarks |= 1 << index;
    }

    public void clearMarks() {
        s.intruders.intruderMarks = 0;
    }

    /** From now on it is remembered where intruders arrive. */
    public void watchArrivals() {
        s.intruders.arrivals = 0;
    }

    /** A unique intruder was killed and never comes back. */
    public void setExtinct(int type) {
        s.intruders.intruderTypesExtinct |= 1 << type;
    }

    // ---------------------------------------------------------------- telling

    public void encounter(int seat, int slot) {
        if (c.listening()) {
            c.emit(new GameEvent.EncounterBegun(new Who(seat), new Place(slot)));
        }
    }

    public void attack(int index, int seat, boolean surprise) {
        if (c.listening()) {
            c.emit(
                    surprise
                            ? new GameEvent.SurpriseAttack(foe(index), new Who(seat))
                            : new GameEvent.IntruderAttacked(foe(index), new Who(seat)));
        }
    }

    public void miss(int index, int seat) {
        if (c.listening()) {
            c.emit(new GameEvent.AttackMissed(foe(index), new Who(seat)));
        }
    }

    public void ignored(int index, int seat) {
        if (c.listening()) {
            c.emit(new GameEvent.AttackIgnored(foe(index), new Who(seat)));
        }
    }

    public void retreat(int index) {
        if (c.listening()) {
            c.emit(new GameEvent.IntruderRetreated(foe(index)));
        }
    }
}
