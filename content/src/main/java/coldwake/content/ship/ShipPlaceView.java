package coldwake.content.ship;

import coldwake.engine.place.PlaceView;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What only the ship has, as one seat sees it.
 *
 * @param selfDestruct space of the self-destruct track, or null while it is off
 * @param destination where the marker on the destination track stands
 * @param engines what the seat knows of each engine: {@code working}, {@code damaged} or {@code unknown}
 * @param coordinates the coordinates card, if the seat has seen it
 * @param depressurizing the room that the airlock procedure empties
 */
public record ShipPlaceView(
        String id,
        @Nullable Integer selfDestruct,
        String destination,
        List<PodView> pods,
        List<String> engines,
        @Nullable CoordinatesView coordinates,
        @Nullable String depressurizing)
        implements PlaceView {
    /** A pod that has not left the ship, with the seats inside. */
    public record PodView(int number, String section, boolean locked, List<Integer> occupants) {}

    /** A coordinates card: where each space of the destination track leads. */
    public record CoordinatesView(String id, List<String> destinations) {}

    static ShipPlaceView of(GameState s, int seat) {
        int emptied = Airlock.room(s);
        return new ShipPlaceView(
                Ship.ID,
                SelfDestruct.isOn(s) ? SelfDestruct.space(s) : null,
                Ship.of(s).tracks().destinations().get(Course.space(s)),
                pods(s),
                engines(s, seat),
                coordinates(s, seat),
                emptied < 0 ? null : s.board().slots().get(emptied).number());
    }

    private static List<PodView> pods(GameState s) {
        List<PodView> result = new ArrayList<>();
        for (int k = 0; k < Pods.COUNT; k++) {
            int pod = k;
            if (Pods.isThere(s, pod)) {
                result.add(new PodView(
                        pod + 1,
                        Pods.section(s, pod) == 0 ? "A" : "B",
                        Pods.isLocked(s, pod),
                        IntStream.range(0, s.seats())
                                .filter(seat -> Pods.isIn(s, seat, pod))
                                .boxed()
                                .toList()));
            }
        }
        return List.copyOf(result);
    }

    private static List<String> engines(GameState s, int seat) {
        List<String> result = new ArrayList<>();
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            if (!Engines.isKnown(s, seat, engine)) {
                result.add("unknown");
            } else {
                result.add(Engines.works(s, engine) ? "working" : "damaged");
            }
        }
        return List.copyOf(result);
    }

    private static @Nullable CoordinatesView coordinates(GameState s, int seat) {
        int piece = Course.card(s);
        if (!Visibility.sees(s, seat, piece)) {
            return null;
        }
        return new CoordinatesView(s.rules().idOf(piece), Course.destinations(s.rules(), piece));
    }
}
