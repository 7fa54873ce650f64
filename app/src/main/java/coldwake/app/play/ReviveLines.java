package coldwake.app.play;

import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ShipView.RoomView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who can be brought back, where the body is, and what the Emergency Room needs. */
final class ReviveLines {
    private static final String EMERGENCY_ROOM = "emergency-room";
    private static final String BODY = "red-character-corpse-";

    private final SeatView view;
    private final Words words;

    ReviveLines(SeatView view, Words words) {
        this.view = view;
        this.words = words;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (CrewView member : view.crew()) {
            String body = member.status().equals("dead") ? body(member) : null;
            if (body != null) {
                lines.add(words.text("revive", words.seat(member), body, room(BODY + member.character())));
            }
        }
        return lines;
    }

    /** Where the body of somebody is, or nothing if it is gone for good. */
    private @Nullable String body(CrewView member) {
        String body = BODY + member.character();
        for (CrewView carrier : view.crew()) {
            if (carrier.carried().contains(body)) {
                return words.text("revive.carried", words.seat(carrier));
            }
        }
        return view.ship().rooms().stream()
                .filter(room -> room.things().contains(body))
                .map(room -> words.text("revive.lies", words.room(view, room.number())))
                .findFirst()
                .orElse(null);
    }

    private String room(String body) {
        Optional<RoomView> found = view.ship().rooms().stream()
                .filter(room -> room.explored() && EMERGENCY_ROOM.equals(room.tile()))
                .findFirst();
        if (found.isEmpty()) {
            return words.text("revive.unknown");
        }
        RoomView room = found.get();
        boolean intruder = view.intruders().stream().anyMatch(i -> i.room().equals(room.number()));
        if (room.malfunction() || intruder) {
            return words.text(room.malfunction() ? "revive.broken" : "revive.intruder", room.number());
        }
        return room.things().contains(body) ? words.text("revive.back") : words.text("revive.ready", room.number());
    }
}
