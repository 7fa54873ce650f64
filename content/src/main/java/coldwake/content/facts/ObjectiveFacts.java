package coldwake.content.facts;

import java.util.List;

/** An objective: fulfilled when every condition of any one alternative holds. */
public record ObjectiveFacts(
        String id,
        String kind,
        int minPlayers,
        List<List<PredicateFacts>> alternatives,
        Confidence confidence,
        boolean reconstructed) {

    private static final List<String> KINDS = List.of("personal", "corporate", "solo-coop");

    /** Checks the kind. */
    public ObjectiveFacts {
        alternatives = alternatives.stream().map(List::copyOf).toList();
        if (!KINDS.contains(kind)) {
            throw new IllegalArgumentException("expected a personal, corporate or solo-coop objective, found " + kind);
        }
    }

    static ObjectiveFacts read(FactReader entry) {
        return new ObjectiveFacts(
                entry.text("id"),
                entry.text("kind"),
                entry.number("min-players"),
                entry.each("alternatives", group -> FactReader.each(group, PredicateFacts::read)),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
