package coldwake.engine.mode;

import coldwake.engine.rules.EndGame;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;

/** What is true after the survivors are known, in the words of the objectives. */
public final class Outcome {
    private final GameState s;

    public Outcome(GameState state) {
        s = state;
    }

    public boolean survived(int seat) {
        return s.alive(seat);
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
        int seat = s.seatNumbered(number);
        return seat >= 0 && !survived(seat);
    }

    public boolean sentSignal(int seat) {
        return s.sentSignal(seat);
    }

    public boolean allExplored() {
        return s.allExplored();
    }

    /** Eggs are gone, or everything is. */
    public boolean nestDestroyed() {
        return s.nestDestroyed() || shipDestroyed();
    }

    /** The species' queen was killed, or perished with the ship. */
    public boolean queenKilled() {
        return shipDestroyed() || s.rules().species().queenDead(s);
    }

    public boolean weaknessKnown(int thing) {
        return s.weaknessKnown(Thing.weaknessSlot(thing));
    }

    public int weaknessesKnown() {
        return s.weaknessesKnown();
    }

    public boolean finishedWith(int seat, int thing) {
        return s.endedWith(seat, 0) == thing || s.endedWith(seat, 1) == thing;
    }

    public boolean finishedInPod(int seat) {
        return s.status(seat) == Status.LAUNCHED;
    }

    /** Item cards a seat ended with; quest items that are not active do not count. */
    public int items(int seat) {
        return s.count(Zone.inventory(seat)) + s.count(Zone.held(seat));
    }
}
