package coldwake.app.soak;

import java.util.Arrays;

/** Numbers that were measured, and what share of them lies below what. */
public final class Measurements {
    private long[] values = new long[1024];
    private int size;

    synchronized void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    /** These numbers and those. */
    Measurements plus(Measurements other) {
        Measurements sum = new Measurements();
        addTo(sum);
        other.addTo(sum);
        return sum;
    }

    private synchronized void addTo(Measurements sum) {
        for (int k = 0; k < size; k++) {
            sum.add(values[k]);
        }
    }

    synchronized int size() {
        return size;
    }

    synchronized long sum() {
        return Arrays.stream(values, 0, size).sum();
    }

    /** The value that this share of all does not exceed. */
    synchronized long at(double share) {
        if (size == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(values, size);
        Arrays.sort(sorted);
        return sorted[(int) Math.min(size - 1L, (long) Math.ceil(share * size))];
    }
}
