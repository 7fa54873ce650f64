package coldwake.testkit.scenario;

import java.util.List;

/**
 * How a scenario went.
 *
 * @param failures what did not hold; empty if it passed
 * @param report the open question, the agenda and the log of a scenario that failed
 */
public record ScenarioResult(String file, String id, String title, List<String> failures, String report) {
    public ScenarioResult {
        failures = List.copyOf(failures);
    }

    public boolean passed() {
        return failures.isEmpty();
    }

    /** The failure as it is printed: what did not hold, then the question, the agenda and the log. */
    public String text() {
        StringBuilder out = new StringBuilder(file).append(": ").append(title).append('\n');
        failures.forEach(f -> out.append("  ").append(f).append('\n'));
        return out.append(report).toString();
    }
}
