package coldwake.bots.mind;

import coldwake.bots.sight.Sight;

/**
 * What a crew member makes of what the others have done, as far as it can still be seen: somebody who sleeps trusts
 * course and engines, somebody who moved the course had a reason, somebody who sent the signal may want the ship to burn.
 */
final class Beliefs {
    private static final double PLAIN_ENGINE = 0.55;
    private static final double TRUSTED_ENGINE = 0.65;

    private boolean sleeper;
    private boolean moved;
    private int signals;

    void look(Sight sight) {
        sleeper = sight.anyoneAsleep();
        moved = sight.destination() != sight.ship().destinationStart();
        signals = 0;
        for (int who = 0; who < sight.seats(); who++) {
            signals += who != sight.seat() && sight.awake(who) && sight.signal(who) ? 1 : 0;
        }
    }

    /** The chance that an engine nobody has shown me works. */
    double engine() {
        return sleeper ? TRUSTED_ENGINE : PLAIN_ENGINE;
    }

    /** The chance that the ship is headed for Earth, if I have not seen the coordinates. */
    double earth() {
        return moved ? (sleeper ? 0.75 : 0.65) : sleeper ? 0.35 : 0.25;
    }

    /** The chance that it is headed for Mars. */
    double mars() {
        return moved ? 0.12 : 0.25;
    }

    /** The chance that nobody who sent the signal blows the ship up before it jumps. Sleepers prevent that. */
    double peace() {
        return sleeper ? 1 : Math.pow(0.92, signals);
    }
}
