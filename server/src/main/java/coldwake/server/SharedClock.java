package coldwake.server;

import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.function.Supplier;

/**
 * The clock of this machine, put right by that of the database, so that nodes whose clocks differ agree on when somebody's
 * time runs out. A difference that the way to the database explains is none.
 */
final class SharedClock extends Clock {
    private final Clock own;
    private volatile long ahead;

    SharedClock(Clock own) {
        this.own = own;
    }

    /** Asks the database what time it is, and goes by it from now on. */
    OffsetDateTime ask(Supplier<OffsetDateTime> database) {
        long asked = own.millis();
        OffsetDateTime told = database.get();
        long heard = own.millis();
        long difference = told.toInstant().toEpochMilli() - (asked + heard) / 2;
        if (Math.abs(difference - ahead) > Math.max(1, heard - asked)) {
            ahead = difference;
        }
        return told;
    }

    /** How far the database is ahead of this machine, in milliseconds. */
    long ahead() {
        return ahead;
    }

    @Override
    public long millis() {
        return own.millis() + ahead;
    }

    @Override
    public Instant instant() {
        return own.instant().plusMillis(ahead);
    }

    @Override
    public ZoneId getZone() {
        return own.getZone();
    }

    @Override
    public Clock withZone(ZoneId zone) {
        SharedClock other = new SharedClock(own.withZone(zone));
        other.ahead = ahead;
        return other;
    }
}
