package coldwake.engine.mode;

import coldwake.engine.rules.EndGame;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
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

    /** The ship jumped, was not destroyed, and went there. */
    public boolean shipReached(String destination) {
        return !shipDestroyed() && EndGame.destination(s).equals(destination);
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

    /** Whether the blue corpse lies in a room. */
    public boolean blueCorpseIn(String room) {
        return s.ship.things(s.ship.slotOf(room), Thing.BLUE_CORPSE) > 0;
    }

    public boolean allExplored() {
        return s.ship.allExplored();
    }

    /** Eggs are gone, or everything is. */
    public boolean nestDestroyed() {
        return s.ship.nestDestroyed() || shipDestroyed();
    }

    /** The species' queen was killed, or perished with the ship. */
    public boolean queenKilled() {
        return shipDestroyed() || s.rules().species().queenDead(s);
    }

    public boolean weaknessKnown(int thing) {
        return s.ship.weaknessKnown(Thing.weaknessSlot(thing));
    }

    public int weaknessesKnown() {
        return s.ship.weaknessesKnown();
    }

    public boolean finishedWith(int seat, int thing) {
        return s.crew.endedWith(seat, 0) == thing || s.crew.endedWith(seat, 1) == thing;
    }

    public boolean finishedInPod(int seat) {
        return s.crew.status(seat) == Status.LAUNCHED;
    }

    /** Item cards a seat ended with; quest items that are not active do not count. */
    public int items(int seat) {
        return s.pieces.count(Zone.inventory(seat)) + s.pieces.count(Zone.held(seat));
    }
}
