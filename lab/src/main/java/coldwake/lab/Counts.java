package coldwake.lab;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How often each word was counted. */
final class Counts {
    private final Map<String, Long> counts = new TreeMap<>();

    void count(String word) {
        counts.merge(word, 1L, Long::sum);
    }

    Map<String, Long> asMap() {
        return Collections.unmodifiableMap(counts);
    }
}
