package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AlternativeBoardTest {
    private final BoardFacts board = Facts.load().board("nemesis-alternative");

    @Test
    void hasTheRoomsAndCorridorsOfTheScan() {
        assertThat(board.rooms()).hasSize(21);
        assertThat(board.corridors()).hasSize(29);
        assertThat(board.rooms().stream().filter(r -> r.kind().equals("1"))).hasSize(9);
        assertThat(board.rooms().stream().filter(r -> r.kind().equals("2"))).hasSize(5);
        assertThat(board.rooms().stream().filter(r -> r.kind().equals("special")))
                .hasSize(5);
        assertThat(board.rooms().stream().filter(r -> r.kind().equals("fixed")).map(SlotFacts::room))
                .containsExactly("evacuation-section-a", "evacuation-section-b");
    }

    @Test
    void fourPairsOfCorridorsJoinTwoRoomsEach() {
        assertThat(board.corridors().stream().filter(c -> c.id().endsWith("b")).map(c -> c.a() + "-" + c.b()))
                .containsExactly("005-008", "011-013", "017-018", "020-021");
    }

    @Test
    void twoNetworksHaveSevenEntrancesEach() {
        assertThat(board.networks()).extracting(NetworkFacts::id).containsExactly("tech-red", "tech-blue");
        assertThat(entrances("tech-red")).isEqualTo(7);
        assertThat(entrances("tech-blue")).isEqualTo(7);
    }

    private long entrances(String network) {
        return board.rooms().stream()
                .filter(r -> r.entrances().stream().anyMatch(e -> e.network().equals(network)))
                .count();
    }
}
