package coldwake.content.ship;

import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MarkersFacts;
import coldwake.content.facts.TracksFacts;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is printed on a board for the ship only, and its pods.
 *
 * @param hibernationFrom the space of the time track from which on characters can go to sleep
 * @param selfDestructEnd the last space of the self-destruct track
 * @param selfDestructYellow its first space from which there is no way back
 * @param destinations the spaces of the destination track
 * @param destinationStart where its marker starts
 * @param courses where the spaces of the destination track lead, by the number of a coordinates card
 * @param podsByPlayers how many pods there are for a number of players
 * @param podPlaces how many characters fit into a pod
 * @param startRoom the room in which characters start
 */
public record ShipTracks(
        int hibernationFrom,
        int selfDestructEnd,
        int selfDestructYellow,
        List<String> destinations,
        int destinationStart,
        List<List<String>> courses,
        List<Integer> podsByPlayers,
        int podPlaces,
        String startRoom) {
    /** Keeps the lists unchangeable. */
    public ShipTracks {
        destinations = List.copyOf(destinations);
        courses = courses.stream().map(List::copyOf).toList();
        podsByPlayers = List.copyOf(podsByPlayers);
    }

    static ShipTracks of(Facts facts, BoardFacts board) {
        TracksFacts tracks = board.tracks();
        MarkersFacts markers = facts.markers();
        return new ShipTracks(
                tracks.hibernationFrom(),
                tracks.selfDestructEnd(),
                tracks.selfDestructYellow(),
                tracks.destinations(),
                tracks.destinations().indexOf(tracks.destinationStart()),
                facts.coordinates().stream()
                        .map(card -> List.copyOf(card.destinations().values()))
                        .toList(),
                IntStream.rangeClosed(0, GameSetup.MAX_SEATS)
                        .mapToObj(seats -> markers.podsByPlayers().getOrDefault(seats, 0))
                        .toList(),
                markers.podPlaces(),
                board.start());
    }
}
