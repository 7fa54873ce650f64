package coldwake.app.play;

import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipPlaceView;
import coldwake.content.ship.ShipPlaceView.CoordinatesView;
import coldwake.content.ship.ShipTracks;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.view.SeatView;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What only the ship adds to the table: its tracks, pods and engines, and where it may go. */
final class ShipLines {
    private final SeatView view;
    private final ShipTracks tracks;
    private final ShipPlaceView place;
    private final TerminalWords words;

    private ShipLines(SeatView view, ShipPlaceView place, ShipTracks tracks, TerminalWords words) {
        this.view = view;
        this.tracks = tracks;
        this.place = place;
        this.words = words;
    }

    /** The lines of the ship, or null if the game takes place elsewhere. */
    static @Nullable ShipLines of(SeatView view, Ruleset rules, TerminalWords words) {
        return view.place() instanceof ShipPlaceView place
                ? new ShipLines(view, place, Ship.of(rules).tracks(), words)
                : null;
    }

    /** How far the tracks are. */
    String tracks(int timeLeft) {
        String open = words.text(view.ship().time() >= tracks.hibernationFrom() ? "open" : "not-open");
        String time = words.text("time", Map.of("n", timeLeft, "state", open));
        Integer countdown = place.selfDestruct();
        if (countdown != null) {
            time += "   " + words.text("self-destruct", "n", tracks.selfDestructEnd() - countdown);
        }
        return time + "   " + words.text("destination", "space", place.destination());
    }

    String pods() {
        List<String> pods = place.pods().stream()
                .map(pod -> {
                    String state = words.text(pod.locked() ? "locked" : "unlocked");
                    List<String> inside = pod.occupants().stream()
                            .map(seat -> words.seat(view.crew().get(seat)))
                            .toList();
                    String crew = inside.isEmpty() ? "" : ", " + words.text("inside", "who", words.list(inside));
                    return words.text(
                            "pod", Map.of("n", pod.number(), "section", pod.section(), "state", state + crew));
                })
                .toList();
        return words.text("pods", "pods", words.list(pods));
    }

    String engines() {
        List<String> known = place.engines();
        List<String> engines = IntStream.range(0, known.size())
                .mapToObj(k -> (k + 1) + " " + words.text("engine." + known.get(k)))
                .toList();
        return words.text("engines", "engines", words.list(engines));
    }

    /** Where the courses lead, if this seat knows it. */
    List<String> coordinates() {
        CoordinatesView card = place.coordinates();
        if (card == null) {
            return List.of();
        }
        List<String> courses = IntStream.range(0, card.destinations().size())
                .mapToObj(k -> tracks.destinations().get(k)
                        + " "
                        + words.name("destination", card.destinations().get(k)))
                .toList();
        return List.of(words.text("coordinates", "courses", words.list(courses)));
    }
}
