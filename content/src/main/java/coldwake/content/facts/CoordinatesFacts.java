package coldwake.content.facts;

import java.util.Map;

/** A coordinates card: where the ship goes from each space of the destination track. */
public record CoordinatesFacts(
        String id, Map<String, String> destinations, Confidence confidence, boolean reconstructed) {

    /** Keeps the map unchangeable. */
    public CoordinatesFacts {
        destinations = Ordered.copy(destinations);
    }

    static CoordinatesFacts read(FactReader entry) {
        return new CoordinatesFacts(
                entry.text("id"),
                entry.textsByText("destinations"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
