package coldwake.app.play;

import coldwake.engine.view.CrewView;
import coldwake.engine.view.CrewView.FaceDown;
import coldwake.engine.view.ShipView;
import coldwake.engine.view.ShipView.WeaknessView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a species adds to the table: weaknesses or adaptations, its counters and its cards. */
final class SpeciesLines {
    private static final String CORPSE = "character-corpse";

    private final String species;
    private final Words words;

    SpeciesLines(String species, Words words) {
        this.species = species;
        this.words = words;
    }

    List<String> ship(ShipView ship) {
        List<String> lines = new ArrayList<>();
        List<String> known = ship.weaknesses().stream().map(this::weakness).toList();
        lines.add(words.text("weaknesses", "cards", words.list(known)));
        List<String> counters = counters(ship.counters());
        if (!counters.isEmpty()) {
            lines.add(words.list(counters));
        }
        return lines;
    }

    private String weakness(WeaknessView weakness) {
        String from = words.name("object", studied(weakness.object()));
        String id = weakness.id();
        if (id == null) {
            return words.text("weakness.unknown", "object", from);
        }
        String found = words.text("weakness.known", Map.of("object", from, "card", words.name("weakness", id)));
        return weakness.works() ? found : words.text("weakness.gone", "found", found);
    }

    /** The Void Seeders are understood from a living mind, not from a corpse. */
    private String studied(String object) {
        return species.equals("void-seeders") && object.equals(CORPSE) ? "living-character" : object;
    }

    private List<String> counters(Map<String, Integer> counters) {
        return counters.entrySet().stream()
                .filter(e -> e.getValue() > 0)
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
