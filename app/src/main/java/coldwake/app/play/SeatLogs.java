package coldwake.app.play;

import coldwake.content.text.Narrator;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What each seat has seen happen, told when it happens. */
final class SeatLogs implements EventSink {
    private final GameState state;
    private final Narrator narrator;
    private final List<List<String>> lines;
    private final int[] read;

    SeatLogs(GameState state, Narrator narrator) {
        this.state = state;
        this.narrator = narrator;
        int seats = state.seats();
        lines = IntStream.range(0, seats)
                .mapToObj(seat -> (List<String>) new ArrayList<String>())
                .toList();
        read = new int[seats];
    }

    @Override
    public void accept(GameEvent event) {
        for (int seat = 0; seat < read.length; seat++) {
            if (Visibility.seesEvent(state, event, seat)) {
                lines.get(seat).add(narrator.tell(event, seat));
            }
        }
    }

    /** What a seat has not read yet. */
    List<String> unread(int seat) {
        List<String> all = lines.get(seat);
        List<String> rest = List.copyOf(all.subList(read[seat], all.size()));
        read[seat] = all.size();
        return rest;
    }

    /** The end of what a seat has seen. */
    List<String> last(int seat, int count) {
        List<String> all = lines.get(seat);
        return List.copyOf(all.subList(Math.max(0, all.size() - count), all.size()));
    }
}
