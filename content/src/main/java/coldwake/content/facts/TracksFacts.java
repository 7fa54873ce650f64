package coldwake.content.facts;

import java.util.List;

/** The tracks of a board; spaces are counted from 0, and each list of points draws them in that order. */
public record TracksFacts(
        int timeEnd,
        int hibernationFrom,
        int selfDestructEnd,
        int selfDestructYellow,
        List<String> destinations,
        String destinationStart,
        List<List<Integer>> timeAt,
        List<List<Integer>> selfDestructAt,
        List<List<Integer>> destinationAt) {

    /** Checks that every space has its point and that the tracks are in order. */
    public TracksFacts {
        destinations = List.copyOf(destinations);
        timeAt = timeAt.stream().map(List::copyOf).toList();
        selfDestructAt = selfDestructAt.stream().map(List::copyOf).toList();
        destinationAt = destinationAt.stream().map(List::copyOf).toList();
        expect(timeAt.size() == timeEnd + 1, "a point for each space of the time track");
        expect(selfDestructAt.size() == selfDestructEnd + 1, "a point for each space of the self-destruct track");
        expect(destinationAt.size() == destinations.size(), "a point for each space of the destination track");
        expect(hibernationFrom > 0 && hibernationFrom < timeEnd, "hibernation to open before the end of time");
        expect(selfDestructYellow > 0 && selfDestructYellow < selfDestructEnd, "yellow before the end");
        expect(destinations.contains(destinationStart), "a start on the destination track");
    }

    private static void expect(boolean condition, String expected) {
        if (!condition) {
            throw new IllegalArgumentException("expected " + expected);
        }
    }

    static TracksFacts read(FactReader entry) {
        return new TracksFacts(
                entry.number("time-end"),
                entry.number("hibernation-from"),
                entry.number("self-destruct-end"),
                entry.number("self-destruct-yellow"),
                entry.texts("destinations"),
                entry.text("destination-start"),
                entry.points("time-at"),
                entry.points("self-destruct-at"),
                entry.points("destination-at"));
    }
}
