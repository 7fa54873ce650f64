package coldwake.server.table;

import java.util.ArrayList;
import java.util.List;

/**
 * The seats that show what they contribute to the shuffle, before the game starts. What each of them shows was fixed
 * beforehand by a hash that everybody saw, so nobody can choose it by what others showed.
 */
public final class Draw {
    /** How long a seat may take before the draw can be repeated without it. */
    static final long MOST_MILLIS = 10_000;

    private final List<Integer> seats;
    private final List<Integer> shown = new ArrayList<>();
    private final long openedAt;

    Draw(List<Integer> seats, long openedAt) {
        this.seats = List.copyOf(seats);
        this.openedAt = openedAt;
    }

    /** The seats that take part. */
    public List<Integer> seats() {
        return seats;
    }

    /** Those that have shown what they contribute. */
    public List<Integer> shown() {
        return shown;
    }

    /** When it can be repeated without those that were silent. */
    public long deadline() {
        return openedAt + MOST_MILLIS;
    }

    boolean complete() {
        return shown.size() == seats.size();
    }

    boolean waitsFor(int seat) {
        return seats.contains(seat) && !shown.contains(seat);
    }

    void show(int seat) {
        shown.add(seat);
    }
}
