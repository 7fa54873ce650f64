package coldwake.server.http;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A bucket of permits for each address: it fills steadily, and who empties it must wait. */
final class Limits {
    private static final int MOST_ADDRESSES = 100_000;

    private final Clock clock;
    private final double perSecond;
    private final double burst;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private static final class Bucket {
        double permits;
        long at;
    }

    Limits(Clock clock, double perSecond, double burst) {
        this.clock = clock;
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /** Whether one more request from this address is fine now. */
    boolean allows(String address) {
        if (buckets.size() > MOST_ADDRESSES) {
            buckets.clear();
        }
        Bucket bucket = buckets.computeIfAbsent(address, k -> {
            Bucket fresh = new Bucket();
            fresh.permits = burst;
            fresh.at = clock.millis();
            return fresh;
        });
        synchronized (bucket) {
            long now = clock.millis();
            bucket.permits = Math.min(burst, bucket.permits + (now - bucket.at) / 1000.0 * perSecond);
            bucket.at = now;
            if (bucket.permits < 1) {
                return false;
            }
            bucket.permits--;
            return true;
        }
    }
}
