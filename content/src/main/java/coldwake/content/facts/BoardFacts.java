package coldwake.content.facts;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One side of a board: the place it shows, rooms, corridors, technical networks and tracks, with the points to draw them.
 *
 * @param start the room in which characters start
 * @param annex the board that lies beside it, if any; its rooms and corridors are the last ones
 */
public record BoardFacts(
        String id,
        String place,
        int width,
        int height,
        List<SlotFacts> rooms,
        List<CorridorFacts> corridors,
        List<NetworkFacts> networks,
        TracksFacts tracks,
        List<PodSectionFacts> podSections,
        List<Integer> coordinatesAt,
        int roomRadius,
        String start,
        @Nullable AnnexFacts annex,
        Confidence confidence,
        boolean reconstructed) {

    private static final List<Integer> NOISE_NUMBERS = List.of(1, 2, 3, 4);

    /** Checks that corridors and entrances lead somewhere and that each room has every noise number once. */
    public BoardFacts {
        rooms = List.copyOf(rooms);
        corridors = List.copyOf(corridors);
        networks = List.copyOf(networks);
        podSections = List.copyOf(podSections);
        coordinatesAt = List.copyOf(coordinatesAt);
        checkEnds(rooms, corridors);
        for (SlotFacts room : rooms) {
            checkNetworks(room, networks);
            checkNumbers(room, corridors);
        }
    }

    /** This board with another one beside it. */
    BoardFacts with(AnnexFacts beside) {
        String network = networks.stream()
                .filter(each -> each.colour().equals(beside.networkColour()))
                .findFirst()
                .orElseThrow()
                .id();
        return new BoardFacts(
                id + "-" + beside.id(),
                place,
                width + beside.width(),
                height,
                Stream.concat(rooms.stream(), beside.rooms().stream().map(room -> room.inNetwork(network)))
                        .toList(),
                Stream.concat(corridors.stream(), beside.corridors().stream()).toList(),
                networks,
                tracks,
                podSections,
                coordinatesAt,
                roomRadius,
                beside.start(),
                beside,
                confidence,
                reconstructed);
    }

    private static void checkEnds(List<SlotFacts> rooms, List<CorridorFacts> corridors) {
        List<String> numbers = rooms.stream().map(SlotFacts::number).toList();
        for (CorridorFacts corridor : corridors) {
            if (!numbers.contains(corridor.a()) || !numbers.contains(corridor.b())) {
                throw new IllegalArgumentException(
                        "expected corridor " + corridor.id() + " between rooms of the board");
            }
        }
    }

    private static void checkNetworks(SlotFacts room, List<NetworkFacts> networks) {
        List<String> ids = networks.stream().map(NetworkFacts::id).toList();
        for (EntranceFacts entrance : room.entrances()) {
            if (!ids.contains(entrance.network())) {
                throw new IllegalArgumentException("expected one of " + ids + " as network of room " + room.number()
                        + ", found " + entrance.network());
            }
        }
    }

    private static void checkNumbers(SlotFacts room, List<CorridorFacts> corridors) {
        IntStream technical = room.entrances().stream().flatMapToInt(entrance -> ints(entrance.numbers()));
        IntStream normal = corridors.stream()
                .filter(corridor -> Stream.of(corridor.a(), corridor.b()).anyMatch(room.number()::equals))
                .flatMapToInt(corridor -> ints(corridor.numbers()));
        List<Integer> numbers =
                IntStream.concat(technical, normal).sorted().boxed().toList();
        if (!numbers.equals(NOISE_NUMBERS)) {
            throw new IllegalArgumentException(
                    "expected the numbers 1 to 4 once each around room " + room.number() + ", found " + numbers);
        }
    }

    private static IntStream ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue);
    }

    static BoardFacts read(FactReader entry) {
        return new BoardFacts(
                entry.text("id"),
                entry.text("place"),
                entry.number("width"),
                entry.number("height"),
                entry.identified("rooms", SlotFacts::read, SlotFacts::number),
                entry.identified("corridors", CorridorFacts::read, CorridorFacts::id),
                entry.identified("networks", NetworkFacts::read, NetworkFacts::id),
                entry.entry("tracks", TracksFacts::read),
                entry.identified("pod-sections", PodSectionFacts::read, PodSectionFacts::id),
                entry.point("coordinates-at"),
                entry.number("room-radius"),
                entry.text("start"),
                null,
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
