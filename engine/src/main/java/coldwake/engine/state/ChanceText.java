package coldwake.engine.state;

import java.util.LinkedHashMap;
import java.util.Map;

/** Chance as numbers by name, as a snapshot stores it. */
final class ChanceText {
    private static final String ONE_STREAM = "random";
    private static final String SEED = "chance";
    private static final String READ = "read-";

    private ChanceText() {}

    static Map<String, Long> write(GameState s) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        switch (s.chance) {
            case OneStream one -> numbers.put(ONE_STREAM, one.hash(s.read));
            case FastChance fast -> {
                numbers.put(SEED, fast.seed());
                writeRead(s, numbers);
            }
        }
        return numbers;
    }

    private static void writeRead(GameState s, Map<String, Long> numbers) {
        for (int stream = 0; stream < s.read.length; stream++) {
            if (s.read[stream] > 0) {
                numbers.put(READ + Streams.name(stream), (long) s.read[stream]);
            }
        }
    }

    /** Takes the numbers of chance out of those of a snapshot and gives a state its chance. */
    static void restore(GameState s, Map<String, Long> numbers) {
        Long one = numbers.remove(ONE_STREAM);
        Long seed = numbers.remove(SEED);
        if ((one == null) == (seed == null)) {
            throw new SnapshotException("of the numbers " + ONE_STREAM + " and " + SEED + " exactly one is expected");
        }
        if (one != null) {
            s.chance = new OneStream(one);
        } else {
            s.chance = new FastChance(Snapshot.present(seed, SEED));
            numbers.entrySet().removeIf(number -> restoreRead(s, number.getKey(), number.getValue()));
        }
    }

    private static boolean restoreRead(GameState s, String name, Long value) {
        if (!name.startsWith(READ)) {
            return false;
        }
        int stream = Streams.named(name.substring(READ.length()), s.seats());
        long read = Snapshot.present(value, name);
        if (stream < 0 || read < 1 || read > Integer.MAX_VALUE) {
            throw new SnapshotException("the number " + name + " is " + read
                    + ", expected are streams of chance of this game with numbers from 1 to " + Integer.MAX_VALUE);
        }
        s.read[stream] = (int) read;
        return true;
    }
}
