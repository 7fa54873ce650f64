package coldwake.engine.state;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chance as numbers by name, as a snapshot stores it. */
final class ChanceText {
    private static final String ONE_STREAM = "random";
    private static final String SEED = "chance";
    private static final List<String> KEY = List.of("key-1", "key-2", "key-3", "key-4");
    private static final String READ = "read-";

    private ChanceText() {}

    static Map<String, Long> write(GameState s) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        switch (s.chance) {
            case OneStream one -> numbers.put(ONE_STREAM, one.hash(s.rules.streams(), s.read));
            case FastChance fast -> {
                numbers.put(SEED, fast.seed());
                writeRead(s, numbers);
            }
            case SecretChance secret -> {
                for (int k = 0; k < KEY.size(); k++) {
                    String digits = secret.key().substring(k * Long.BYTES * 2, (k + 1) * Long.BYTES * 2);
                    numbers.put(KEY.get(k), Long.parseUnsignedLong(digits, 16));
                }
                writeRead(s, numbers);
            }
        }
        return numbers;
    }

    private static void writeRead(GameState s, Map<String, Long> numbers) {
        for (int stream = 0; stream < s.read.length; stream++) {
            if (s.read[stream] > 0) {
                numbers.put(READ + s.rules.streams().name(stream), (long) s.read[stream]);
            }
        }
    }

    /** Takes the numbers of chance out of those of a snapshot and gives a state its chance. */
    static void restore(GameState s, Map<String, Long> numbers) {
        int forms = 0;
        if (numbers.containsKey(ONE_STREAM)) {
            s.chance = new OneStream(take(numbers, ONE_STREAM));
            forms++;
        } else {
            numbers.entrySet().removeIf(number -> restoreRead(s, number.getKey(), number.getValue()));
        }
        if (numbers.containsKey(SEED)) {
            s.chance = new FastChance(take(numbers, SEED));
            forms++;
        }
        if (numbers.containsKey(KEY.getFirst())) {
            s.chance = restoreKey(numbers);
            forms++;
        }
        if (forms != 1) {
            throw new SnapshotException("of the numbers " + ONE_STREAM + ", " + SEED + " and " + KEY.getFirst()
                    + " exactly one is expected");
        }
    }

    private static long take(Map<String, Long> numbers, String name) {
        return Snapshot.present(numbers.remove(name), name);
    }

    private static Chance restoreKey(Map<String, Long> numbers) {
        ByteBuffer key = ByteBuffer.allocate(SecretChance.KEY_BYTES);
        KEY.forEach(name -> key.putLong(take(numbers, name)));
        return new SecretChance(key.array());
    }

    private static boolean restoreRead(GameState s, String name, Long value) {
        if (!name.startsWith(READ)) {
            return false;
        }
        int stream = s.rules.streams().named(name.substring(READ.length()));
        long read = Snapshot.present(value, name);
        if (stream < 0 || read < 1 || read > Integer.MAX_VALUE) {
            throw new SnapshotException("the number " + name + " is " + read
                    + ", expected are streams of chance of this game with numbers from 1 to " + Integer.MAX_VALUE);
        }
        s.read[stream] = (int) read;
        return true;
    }
}
