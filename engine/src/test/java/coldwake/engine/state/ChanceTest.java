package coldwake.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Streams of chance are known by their names, and stay what they are for games that were recorded. */
class ChanceTest {
    private static final Streams STREAMS = new Streams(new Zones(List.of(), GameSetup.MAX_SEATS), List.of());
    private static final int ALL = STREAMS.count();

    private static String hex(Chance chance, int stream, int place) {
        return Long.toHexString(chance.bits(STREAMS, stream, place));
    }

    @Test
    void everyStreamIsAnother() {
        assertThat(IntStream.range(0, ALL).mapToLong(STREAMS::key).distinct()).hasSize(ALL);
        assertThat(IntStream.range(0, ALL).mapToObj(STREAMS::name).distinct()).hasSize(ALL);
    }

    @Test
    void streamsOfASeedNeverChange() {
        Chance chance = Chance.of(1);
        int events = STREAMS.named("event-deck");
        assertThat(hex(chance, events, 0)).isEqualTo("6aebe13511a1272f");
        assertThat(hex(chance, events, 1)).isEqualTo("d59e31cd2113d125");
        assertThat(hex(chance, STREAMS.named("noise-die"), 0)).isEqualTo("38edb3ea5b18c788");
    }

    /** Made with another program, by what docs/protocol.md says. */
    @Test
    void secretStreamsOfAKeyNeverChange() {
        byte[] key = new byte[SecretChance.KEY_BYTES];
        for (int k = 0; k < key.length; k++) {
            key[k] = (byte) k;
        }
        Chance chance = Chance.secret(key);
        int events = STREAMS.named("event-deck");
        assertThat(hex(chance, events, 0)).isEqualTo("c9cda0863b8813e7");
        assertThat(hex(chance, events, 1)).isEqualTo("50e4adc130969aaf");
        assertThat(hex(chance, STREAMS.named("noise-die"), 0)).isEqualTo("a2ea6440ecf9617e");
        assertThatThrownBy(() -> Chance.secret(new byte[8])).hasMessage("a key of chance has 32 bytes, this one has 8");
    }

    /** What the one generator of earlier games made of a seed. */
    @Test
    void theOneStreamNeverChanges() {
        int[] read = new int[ALL];
        Chance one = Chance.oneStream(1);
        long first = one.next(STREAMS, Streams.DRAFT, read);
        long second = one.next(STREAMS, Streams.BAG, read);
        assertThat(Long.toHexString(first)).isEqualTo("bfef8030ddc2d772");
        assertThat(Long.toHexString(second)).isEqualTo("5f552ce482f2aa47");
        assertThat(Long.toHexString(one.hash(STREAMS, read))).isEqualTo("930109900e9ffe0f");
        assertThat(one.afterNewDeal(2)).isEqualTo(new OneStream(second));
    }

    @Test
    void readingOneStreamMovesNoOther() {
        int[] read = new int[ALL];
        Chance chance = Chance.of(7);
        long undisturbed = chance.bits(STREAMS, Streams.BAG, 0);
        for (int k = 0; k < 10; k++) {
            chance.next(STREAMS, Streams.DRAFT, read);
        }
        assertThat(chance.next(STREAMS, Streams.BAG, read)).isEqualTo(undisturbed);
        assertThat(chance.next(STREAMS, Streams.DRAFT, read)).isEqualTo(chance.bits(STREAMS, Streams.DRAFT, 10));
    }

    /** A game that gets more streams, unread, has the hash it had. */
    @Test
    void unreadStreamsDoNotCount() {
        int[] few = {0, 3, 1};
        int[] more = {0, 3, 1, 0, 0};
        assertThat(Chance.of(7).hash(STREAMS, more)).isEqualTo(Chance.of(7).hash(STREAMS, few));
        assertThat(Chance.of(7).hash(STREAMS, new int[] {0, 1, 3}))
                .isNotEqualTo(Chance.of(7).hash(STREAMS, few));
        assertThat(Chance.of(8).hash(STREAMS, few)).isNotEqualTo(Chance.of(7).hash(STREAMS, few));
    }

    @Test
    void aNewDealWithTheSeedOfAGameHasOtherChance() {
        assertThat(Chance.ofNewDeal(7)).isNotEqualTo(Chance.of(7));
        assertThat(Chance.ofNewDeal(7).bits(STREAMS, Streams.BAG, 0))
                .isNotEqualTo(Chance.of(7).bits(STREAMS, Streams.BAG, 0));
    }

    @Test
    void onlyDecksAreShuffled() {
        assertThat(STREAMS.name(STREAMS.ofDeck(Zone.deck(3)))).isEqualTo("deck-3");
        assertThatThrownBy(() -> STREAMS.ofDeck(Zone.hand(0))).hasMessage("no stream of chance shuffles hand-0");
    }
}
