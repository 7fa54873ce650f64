package coldwake.content.facts;

import java.util.Map;

/** The markers whose number is a rule, the escape pods in play by players, and the places in a pod. */
public record MarkersFacts(int fire, int malfunction, int doors, Map<Integer, Integer> podsByPlayers, int podPlaces) {

    /** Keeps the map unchangeable. */
    public MarkersFacts {
        podsByPlayers = Ordered.copy(podsByPlayers);
    }

    static MarkersFacts read(FactReader entry) {
        return new MarkersFacts(
                entry.number("fire"),
                entry.number("malfunction"),
                entry.number("doors"),
                entry.numbersByNumber("pods-by-players"),
                entry.number("pod-places"));
    }
}
