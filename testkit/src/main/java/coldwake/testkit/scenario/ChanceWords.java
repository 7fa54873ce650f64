package coldwake.testkit.scenario;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The kinds of chance that a scenario can rig, and the faces of the dice. */
final class ChanceWords {
    /** What can come up; an empty list means the cards or tokens of that kind, whichever the game has. */
    private static final Map<String, List<String>> OUTCOMES = new TreeMap<>(Map.ofEntries(
            Map.entry("noise", List.of("1", "2", "3", "4", "silence", "danger")),
            Map.entry("combat", List.of("miss", "creeper", "adult", "one-hit", "two-hits")),
            Map.entry("contamination", List.of("infected", "clean")),
            Map.entry("token", List.of()),
            Map.entry("attack", List.of()),
            Map.entry("event", List.of()),
            Map.entry("wound", List.of()),
            Map.entry("species", List.of()),
            Map.entry("alert", List.of()),
            Map.entry("achievement", List.of()),
            Map.entry("crawl", List.of()),
            Map.entry("lost", List.of("1", "2", "3", "4", "5", "6", "7", "8", "9")),
            Map.entry("blood-test", List.of()),
            Map.entry("weakness", List.of("1", "2", "3")),
            Map.entry("red", List.of()),
            Map.entry("yellow", List.of()),
            Map.entry("green", List.of()),
            Map.entry("draft", List.of()),
            Map.entry("pod", List.of("1", "2", "3", "4")),
            Map.entry("turret", List.of("1", "2", "3"))));

    private ChanceWords() {}

    /** Refuses a kind or a face that there is not, before anything is played. */
    static void require(String kind, List<String> outcomes) {
        List<String> faces = OUTCOMES.get(kind);
        if (faces == null) {
            throw new Unplayable(
                    "next: unknown kind '" + kind + "'; expected one of " + String.join(", ", OUTCOMES.keySet()));
        }
        for (String outcome : outcomes) {
            if (!faces.isEmpty() && !faces.contains(outcome)) {
                throw new Unplayable("next: found '" + outcome + "' under " + kind + ", expected one of "
                        + String.join(", ", faces));
            }
        }
    }
}
