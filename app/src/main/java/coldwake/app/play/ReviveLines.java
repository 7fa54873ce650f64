package coldwake.app.play;

import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ShipView.RoomView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who can be brought back, where the corpse is, and what the Emergency Room needs. */
final class ReviveLines {
    private static final String EMERGENCY_ROOM = "emergency-room";
    private static final String CORPSE = "red-character-corpse-";

    private final SeatView view;
    private final Words words;

    ReviveLines(SeatView view, Words words) {
        this.view = view;
        this.words = words;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (CrewView member : view.crew()) {
            String corpse = member.status().equals("dead") ? corpse(member) : null;
            if (corpse != null) {
                String room = room(CORPSE + member.character());
                lines.add(words.text("revive", Map.of("who", words.seat(member), "corpse", corpse, "room", room)));
            }
        }
        return lines;
    }

    /** Where the corpse of somebody is, or null if it is gone for good. */
    private @Nullable String corpse(CrewView member) {
        String corpse = CORPSE + member.character();
        for (CrewView carrier : view.crew()) {
            if (carrier.carried().contains(corpse)) {
                return words.text("revive.carried", "who", words.seat(carrier));
            }
        }
        return view.ship().rooms().stream()
                .filter(room -> room.things().contains(corpse))
                .map(room -> words.text("revive.lies", "room", words.room(view, room.number())))
                .findFirst()
                .orElse(null);
    }

    private String room(String corpse) {
        Optional<RoomView> found = view.ship().rooms().stream()
                .filter(room -> room.explored() && EMERGENCY_ROOM.equals(room.tile()))
                .findFirst();
        if (found.isEmpty()) {
            return words.text("revive.unknown");
        }
        RoomView room = found.get();
        boolean intruder = view.intruders().stream().anyMatch(i -> i.room().equals(room.number()));
        if (room.malfunction() || intruder) {
            return words.text(room.malfunction() ? "revive.broken" : "revive.intruder", "number", room.number());
        }
        return room.things().contains(corpse)
                ? words.text("revive.back")
                : words.text("revive.ready", "number", room.number());
    }
}
