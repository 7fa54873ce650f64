package coldwake.engine.mode;

import coldwake.engine.module.Thing;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** What is true after the survivors are known, in the words of the objectives. */
public final class Outcome {
    private final GameState s;
    private final int signals;

    public Outcome(GameState state) {
        this(state, 0);
    }

    private Outcome(GameState state, int signals) {
        s = state;
        this.signals = signals;
    }

    /** The outcome for players who win or lose together and need the signal of this many characters. */
    public Outcome together(int signalsNeeded) {
        return new Outcome(s, signalsNeeded);
    }

    public boolean survived(int seat) {
        return s.crew.alive(seat);
    }

    public boolean shipDestroyed() {
        return s.ending().destroyed();
    }

    /** The state, for what only a box knows. */
    public GameState state() {
        return s;
    }

    public boolean onlySurvivor(int seat) {
        for (int other = 0; other < s.seats(); other++) {
            if (other != seat && survived(other)) {
                return false;
            }
        }
        return survived(seat);
    }

    /** Whether the player with a number is dead; nobody counts if there is no such player. */
    public boolean playerDead(int number) {
        int seat = s.crew.seatNumbered(number);
        return seat >= 0 && !survived(seat);
    }

    /** Whether a character sent the signal; for players who win together, whether enough of them did. */
    public boolean sentSignal(int seat) {
        if (signals == 0) {
            return s.crew.sentSignal(seat);
        }
        int senders = 0;
        for (int other = 0; other < s.seats(); other++) {
            senders += s.crew.sentSignal(other) ? 1 : 0;
        }
        return senders >= signals;
    }

    /** Whether an object lies in a room. */
    public boolean liesIn(String thing, String room) {
        return s.ship.things(s.ship.slotOf(room), s.rules().things().find(thing)) > 0;
    }

    public boolean allExplored() {
        return s.ship.allExplored();
    }

    /** What objectives ask of the species came true, or all of the species perished with the ship. */
    public boolean achieved(String goal) {
        return shipDestroyed() || s.rules().species().achieved(s, goal);
    }

    /** Whether the weakness is known that an object is analysed for; an object that is not in play tells none. */
    public boolean weaknessKnown(String thing) {
        int number = s.rules().things().find(thing);
        return number != Thing.NONE && s.ship.weaknessKnown(s.rules().things().weaknessSlot(number));
    }

    public int weaknessesKnown() {
        return s.ship.weaknessesKnown();
    }

    public boolean finishedWith(int seat, String thing) {
        int number = s.rules().things().find(thing);
        return number != Thing.NONE && (s.crew.endedWith(seat, 0) == number || s.crew.endedWith(seat, 1) == number);
    }

    /** Item cards a seat ended with; quest items that are not active do not count. */
    public int items(int seat) {
        return s.pieces.count(Zone.inventory(seat)) + s.pieces.count(Zone.held(seat));
    }
}
