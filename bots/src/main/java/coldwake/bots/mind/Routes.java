package coldwake.bots.mind;

import coldwake.bots.sight.Sight;
import coldwake.engine.setup.Board;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What it is worth to be in each room, given what can be done in rooms and what the way there costs. */
final class Routes {
    private static final int MAX_SLOTS = 32;

    /** What one step costs beside danger: a card and time. */
    static final double STEP = 1.6;

    private final double[] task = new double[MAX_SLOTS];
    private final double[] worth = new double[MAX_SLOTS];
    private final double[] toll = new double[MAX_SLOTS];
    private int slots;
    private int[] ends = new int[0];
    /** Rooms from which one can go on without a corridor. */
    private int[] piers = new int[0];

    private @Nullable Board board;

    void clear(int slotCount) {
        slots = slotCount;
        Arrays.fill(task, 0, slots, 0);
    }

    /** Something worth doing in a room. */
    void want(int slot, double value) {
        if (slot >= 0 && value > task[slot]) {
            task[slot] = value;
        }
    }

    /** Sets what it costs to enter a room. */
    void charge(int slot, double cost) {
        toll[slot] = cost;
    }

    double tollOf(int slot) {
        return toll[slot];
    }

    /** Spreads the worth of what is wanted over the ways to it; a closed door is a detour. */
    void spread(Sight sight) {
        prepare(sight.board());
        System.arraycopy(task, 0, worth, 0, slots);
        boolean changed = true;
        for (int round = 0; changed && round < slots; round++) {
            changed = false;
            for (int c = 0; c < ends.length; c += 2) {
                int a = ends[c];
                int b = ends[c + 1];
                double door = sight.doorClosed(c >> 1) ? 8 : 0;
                double viaB = worth[b] - STEP - toll[b] - door;
                double viaA = worth[a] - STEP - toll[a] - door;
                if (viaB > worth[a]) {
                    worth[a] = viaB;
                    changed = true;
                }
                if (viaA > worth[b]) {
                    worth[b] = viaA;
                    changed = true;
                }
            }
            changed |= spreadAcross(sight.board());
        }
    }

    /** The ways that no corridor is; some lead in one direction only. */
    private boolean spreadAcross(Board now) {
        boolean changed = false;
        for (int from : piers) {
            for (int rest = now.crossings(from); rest != 0; rest &= rest - 1) {
                int to = Integer.numberOfTrailingZeros(rest);
                double via = worth[to] - STEP - toll[to];
                if (via > worth[from]) {
                    worth[from] = via;
                    changed = true;
                }
            }
        }
        return changed;
    }

    private void prepare(Board now) {
        if (board == now) {
            return;
        }
        board = now;
        piers = IntStream.range(0, now.slotCount())
                .filter(slot -> now.crossings(slot) != 0)
                .toArray();
        ends = new int[2 * now.corridorCount()];
        for (int c = 0; c < now.corridorCount(); c++) {
            ends[2 * c] = now.corridors().get(c).a();
            ends[2 * c + 1] = now.corridors().get(c).b();
        }
    }

    /** What it is worth to be in a room: the best thing there or beyond, less the way. */
    double worth(int slot) {
        return worth[slot];
    }
}
