package coldwake.app.play;

import coldwake.engine.view.CrewView;
import coldwake.engine.view.CrewView.FaceDown;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ShipView.WeaknessView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a species adds to the table: weaknesses or adaptations, its counters and its cards. */
final class SpeciesLines {
    /** The line of the nest tells of its eggs, the marks of a character of a larva. */
    private static final Set<String> SHOWN_ELSEWHERE = Set.of("eggs", "larva");

    private final TerminalWords words;

    SpeciesLines(TerminalWords words) {
        this.words = words;
    }

    List<String> table(SeatView view) {
        List<String> lines = new ArrayList<>();
        List<String> known =
                view.ship().weaknesses().stream().map(this::weakness).toList();
        lines.add(words.text("weaknesses", "cards", words.list(known)));
        List<String> counters = counters(view.species().counters());
        if (!counters.isEmpty()) {
            lines.add(words.list(counters));
        }
        return lines;
    }

    private String weakness(WeaknessView weakness) {
        String from = words.name("object", weakness.object());
        String id = weakness.id();
        if (id == null) {
            return words.text("weakness.unknown", "object", from);
        }
        String found = words.text("weakness.known", Map.of("object", from, "card", words.name("weakness", id)));
        return weakness.works() ? found : words.text("weakness.gone", "found", found);
    }

    private List<String> counters(Map<String, Integer> counters) {
        return counters.entrySet().stream()
                .filter(e -> e.getValue() > 0 && !SHOWN_ELSEWHERE.contains(e.getKey()))
                .map(e -> words.name("counter", e.getKey()) + " " + e.getValue())
                .toList();
    }

    void crew(CrewView member, List<String> parts) {
        parts.addAll(counters(member.counters()));
        member.speciesCards().forEach(card -> parts.add(name(card)));
    }

    private String name(FaceDown card) {
        String id = card.id();
        return id == null ? words.text("species-card.hidden") : words.name("species-card", id);
    }

    /** One's own cards of the species, in full. */
    List<String> mine(CrewView me) {
        List<String> lines = new ArrayList<>();
        for (FaceDown card : me.speciesCards()) {
            String id = card.id();
            if (id != null) {
                lines.add(words.text(
                        "species-card.mine",
                        Map.of("card", words.name("species-card", id), "text", words.effect("species-card", id))));
            }
        }
        return lines;
    }
}
