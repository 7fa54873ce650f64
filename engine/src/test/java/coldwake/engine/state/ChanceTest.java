package coldwake.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.setup.GameSetup;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Streams of chance are known by their names, and stay what they are for games that were recorded. */
class ChanceTest {
    private static final int ALL = Streams.count(GameSetup.MAX_SEATS);

    private static String hex(Chance chance, int stream, int place) {
        return Long.toHexString(chance.bits(stream, place));
    }

    @Test
    void everyStreamIsAnother() {
        assertThat(IntStream.range(0, ALL).mapToLong(Streams::key).distinct()).hasSize(ALL);
        assertThat(IntStream.range(0, ALL).mapToObj(Streams::name).distinct()).hasSize(ALL);
    }

    @Test
    void streamsOfASeedNeverChange() {
        Chance chance = Chance.of(1);
        int events = Streams.named("event-deck", 2);
        assertThat(hex(chance, events, 0)).isEqualTo("6aebe13511a1272f");
        assertThat(hex(chance, events, 1)).isEqualTo("d59e31cd2113d125");
        assertThat(hex(chance, Streams.named("noise-die", 2), 0)).isEqualTo("38edb3ea5b18c788");
    }

    /** What the one generator of earlier games made of a seed. */
    @Test
    void theOneStreamNeverChanges() {
        int[] read = new int[ALL];
        Chance one = Chance.oneStream(1);
        long first = one.next(Streams.NOISE_DIE, read);
        long second = one.next(Streams.BAG, read);
        assertThat(Long.toHexString(first)).isEqualTo("bfef8030ddc2d772");
        assertThat(Long.toHexString(second)).isEqualTo("5f552ce482f2aa47");
        assertThat(Long.toHexString(one.hash(read))).isEqualTo("930109900e9ffe0f");
        assertThat(one.afterNewDeal(2)).isEqualTo(new OneStream(second));
    }

    @Test
    void readingOneStreamMovesNoOther() {
        int[] read = new int[ALL];
        Chance chance = Chance.of(7);
        long undisturbed = chance.bits(Streams.BAG, 0);
        for (int k = 0; k < 10; k++) {
            chance.next(Streams.NOISE_DIE, read);
        }
        assertThat(chance.next(Streams.BAG, read)).isEqualTo(undisturbed);
        assertThat(chance.next(Streams.NOISE_DIE, read)).isEqualTo(chance.bits(Streams.NOISE_DIE, 10));
    }

    /** A game that gets more streams, unread, has the hash it had. */
    @Test
    void unreadStreamsDoNotCount() {
        int[] few = {0, 3, 1};
        int[] more = {0, 3, 1, 0, 0};
        assertThat(Chance.of(7).hash(more)).isEqualTo(Chance.of(7).hash(few));
        assertThat(Chance.of(7).hash(new int[] {0, 1, 3}))
                .isNotEqualTo(Chance.of(7).hash(few));
        assertThat(Chance.of(8).hash(few)).isNotEqualTo(Chance.of(7).hash(few));
    }

    @Test
    void aNewDealWithTheSeedOfAGameHasOtherChance() {
        assertThat(Chance.ofNewDeal(7)).isNotEqualTo(Chance.of(7));
        assertThat(Chance.ofNewDeal(7).bits(Streams.BAG, 0))
                .isNotEqualTo(Chance.of(7).bits(Streams.BAG, 0));
    }

    @Test
    void onlyDecksAreShuffled() {
        assertThat(Streams.name(Streams.ofDeck(Zone.deck(3)))).isEqualTo("deck-3");
        assertThatThrownBy(() -> Streams.ofDeck(Zone.hand(0))).hasMessage("no stream of chance shuffles hand-0");
    }
}
