package coldwake.app.play;

import coldwake.content.text.Narrator;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.view.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What each seat has seen happen, told when it happens. */
final class SeatLogs implements EventSink {
    private final Narrator narrator;
    private final List<List<String>> lines;
    private final int[] read;

    SeatLogs(Narrator narrator, int seats) {
        this.narrator = narrator;
        lines = IntStream.range(0, seats)
                .mapToObj(seat -> (List<String>) new ArrayList<String>())
                .toList();
        read = new int[seats];
    }

    @Override
    public void accept(GameEvent event) {
        String told = narrator.tell(event);
        for (int seat = 0; seat < read.length; seat++) {
            if (Visibility.seesEvent(event, seat)) {
                lines.get(seat).add(told);
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
