package coldwake.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What does not hold of what a scenario expects, gathered in order. */
final class Findings {
    private final List<String> failures = new ArrayList<>();

    List<String> failures() {
        return List.copyOf(failures);
    }

    void fail(String failure) {
        failures.add(failure);
    }

    void same(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            failures.add(what + ": expected " + expected + ", found " + actual);
        }
    }

    /** Compares if something is expected at all. */
    <T> void ifSaid(String what, @Nullable T expected, T actual) {
        if (expected != null && !Objects.equals(expected, actual)) {
            failures.add(what + ": expected " + expected + ", found " + actual);
        }
    }

    /** Compares without regard to order. */
    void sameSet(String what, List<String> expected, List<String> actual) {
        if (!expected.stream().sorted().toList().equals(actual.stream().sorted().toList())) {
            failures.add(what + ": expected " + expected + ", found " + actual);
        }
    }
}
