package coldwake.app.play;

import coldwake.content.intruders.IntruderPlayer;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is told of somebody who plays the Intruders, or will. */
final class IntruderPlayerLines {
    private IntruderPlayerLines() {}

    static List<String> crew(SeatView view, CrewView member, TerminalWords words) {
        List<String> parts = new ArrayList<>();
        int seat = view.addOns().getOrDefault(IntruderPlayer.ID, Map.of()).getOrDefault(IntruderPlayer.SEAT, 0) - 1;
        if (seat == member.seat()) {
            parts.add(words.text(member.playsOn() ? "plays-intruders" : "will-play-intruders"));
            if (member.hand() instanceof CrewView.HandView.Theirs(int count, var _)) {
                parts.add(words.text("hand-count", "n", count));
            }
        }
        return parts;
    }
}
