package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The basic side of the ship, and the boards that are refused. */
class BoardFactsTest {

    private static final String FILE = "boards/nemesis-basic.yaml";

    private final BoardFacts board = Facts.load().board("nemesis-basic");

    @Test
    void hasTwentyOneRoomsAndTwentyEightCorridors() {
        assertThat(board.rooms()).hasSize(21);
        assertThat(board.corridors()).hasSize(28);
        assertThat(board.rooms()).filteredOn(slot -> slot.kind().equals("1")).hasSize(11);
        assertThat(board.rooms()).filteredOn(slot -> slot.kind().equals("2")).hasSize(5);
        assertThat(board.rooms().stream().map(SlotFacts::room).filter(Objects::nonNull))
                .containsExactly("cockpit", "hibernatorium", "engine-3", "engine-2", "engine-1");
        assertThat(board.rooms())
                .filteredOn(slot -> !slot.entrances().isEmpty())
                .hasSize(8);
    }

    @Test
    void everyRoomCanBeReached() {
        Set<String> reached = new HashSet<>(Set.of("001"));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            String room = open.pop();
            neighbours(room).filter(reached::add).forEach(open::add);
        }
        assertThat(reached).hasSize(21);
    }

    private Stream<String> neighbours(String room) {
        return board.corridors().stream()
                .filter(corridor -> List.of(corridor.a(), corridor.b()).contains(room))
                .map(corridor -> corridor.a().equals(room) ? corridor.b() : corridor.a());
    }

    @Test
    void tracksEndWhereTheyShould() {
        TracksFacts tracks = board.tracks();
        assertThat(tracks.timeEnd()).isEqualTo(15);
        assertThat(tracks.hibernationFrom()).isEqualTo(7);
        assertThat(tracks.selfDestructEnd()).isEqualTo(6);
        assertThat(tracks.selfDestructYellow()).isEqualTo(3);
        assertThat(tracks.destinations()).containsExactly("A", "B", "C", "D");
        assertThat(tracks.destinationStart()).isEqualTo("B");
    }

    @Test
    void everyPointIsOnTheCanvas() {
        assertThat(board.rooms()).allSatisfy(slot -> {
            assertThat(slot.x()).isBetween(board.roomRadius() / 2, board.width());
            assertThat(slot.y()).isBetween(board.roomRadius() / 2, board.height());
        });
        assertThat(board.corridors())
                .allSatisfy(corridor -> assertThat(corridor.doorAt()).hasSize(2));
        assertThat(board.podSections())
                .allSatisfy(section -> assertThat(section.at()).hasSize(2))
                .extracting(PodSectionFacts::room)
                .containsExactly("evacuation-section-a", "evacuation-section-b");
    }

    @Test
    void anUnknownBoardIsRefusedWithTheKnownOnes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Facts.load().board("nemesis-upside-down"))
                .withMessage(
                        "unknown board 'nemesis-upside-down', expected one of [nemesis-basic, nemesis-alternative]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            b: "002", numbers: [3]       | b: "002", numbers: [4]      | expected the numbers 1 to 4 once each around room 001, found [1, 2, 4, 4]
            a: "001", b: "002"           | a: "001", b: "003"          | expected the id c-001-003, found c-001-002
            a: "001", b: "002"           | a: "002", b: "001"          | expected two rooms, the lower first
            {id: c-018-021, a: "018", b: "021" | {id: c-018-022, a: "018", b: "022" | expected corridor c-018-022 between rooms of the board
            network: tech-main, numbers: [1, 2] | network: tech-blue, numbers: [1, 2] | expected one of [tech-main] as network of room 002
            room: cockpit                | room: bridge                | unknown room 'bridge'
            kind: special, room: cockpit | kind: special               | expected a room for kind special
            number: "002"                | number: "001"               | duplicate id '001'
            door-at: [238, 316]          | door-at: [238]              | expected a point of two numbers
            time-end: 15                 | time-end: 14                | expected a point for each space of the time track
            destination-start: B         | destination-start: X        | expected a start on the destination track
            id: nemesis-basic            | id: nemesis                 | expected the board 'nemesis-basic', found 'nemesis'
            room: evacuation-section-a   | room: garage                | unknown room 'garage'
            """)
    void aBrokenBoardIsRefused(String printed, String wrong, String problem) {
        String text = FactFiles.resource(FILE);
        assertThat(text).contains(printed);
        assertThatExceptionOfType(FactsException.class)
                .isThrownBy(() ->
                        Facts.read(name -> name.equals(FILE) ? text.replace(printed, wrong) : FactFiles.resource(name)))
                .withMessageStartingWith(FILE + ":")
                .withMessageContaining(problem);
    }
}
