package coldwake.app.play;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The sand of the hourglass: it is turned when a round begins, and when a game is taken up again. */
final class HourglassSand {
    private final Duration length;
    private final InstantSource clock;
    private int round = -1;
    private Instant turned = Instant.EPOCH;

    HourglassSand(Duration length, InstantSource clock) {
        this.length = length;
        this.clock = clock;
    }

    /** Looks whether a new round has begun. */
    void watch(int now) {
        if (now != round) {
            round = now;
            turned = clock.instant();
        }
    }

    /** Seconds until it has run out. */
    int left() {
        Duration left = Duration.between(clock.instant(), turned.plus(length));
        return left.isNegative() ? 0 : Math.toIntExact(left.plusMillis(999).toSeconds());
    }
}
