package coldwake.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A bucket of permits for each address: it fills steadily, and whoever empties it must wait. It goes by a clock that
 * nobody can set.
 */
final class Limits {
    private static final int MOST_ADDRESSES = 100_000;
    private static final double SECOND = TimeUnit.SECONDS.toNanos(1);

    private final double perSecond;
    private final double burst;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private static final class Bucket {
        double permits;
        long at = System.nanoTime();
    }

    Limits(double perSecond, double burst) {
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /** Whether one more request from this address is fine now. */
    boolean allows(String address) {
        Bucket bucket = filled(address);
        synchronized (bucket) {
            boolean allowed = bucket.permits >= 1;
            bucket.permits -= allowed ? 1 : 0;
            return allowed;
        }
    }

    /** Whether something is left for this address. */
    boolean has(String address) {
        Bucket bucket = filled(address);
        synchronized (bucket) {
            return bucket.permits > 0;
        }
    }

    /** Takes what was used, even if that is more than was left. */
    void spend(String address, double permits) {
        Bucket bucket = filled(address);
        synchronized (bucket) {
            bucket.permits -= permits;
        }
    }

    private Bucket filled(String address) {
        if (buckets.size() > MOST_ADDRESSES) {
            buckets.clear();
        }
        Bucket bucket = buckets.computeIfAbsent(address, k -> {
            Bucket fresh = new Bucket();
            fresh.permits = burst;
            return fresh;
        });
        synchronized (bucket) {
            long now = System.nanoTime();
            bucket.permits = Math.min(burst, bucket.permits + (now - bucket.at) / SECOND * perSecond);
            bucket.at = now;
        }
        return bucket;
    }
}
