package coldwake.engine.state;

import coldwake.engine.setup.Backs;
import java.util.Arrays;

/**
 * Deals pieces again into a copy. A <em>place</em> is where a piece lies in the original, named by that piece; a deal
 * says which piece lies at each place in the copy. Places keep their zone, their order in it, and who knows what lies
 * there; pieces keep their ammo.
 *
 * <p>It knows nothing of secrets: {@code coldwake.engine.view.Determinizer} says what may be exchanged.
 */
public final class Redeal {
    private final GameState from;
    private final GameState to;
    /** What lies at each place; one is added, so that the end of a list, -1, stays what it is. */
    private final short[] dealt;

    private final long[] gathered;
    private final Chance chance;
    private int read;

    /** Starts with every piece where it is. */
    public Redeal(GameState state, Chance chance) {
        from = state;
        to = state.copy();
        this.chance = chance;
        dealt = new short[from.pieces.zone.length + 1];
        gathered = new long[(from.pieces.zone.length >> 6) + 1];
        for (int k = 0; k < dealt.length; k++) {
            dealt[k] = (short) (k - 1);
        }
    }

    /** A number from 0 to bound - 1. */
    public int random(int bound) {
        return Rng.below(chance.bits(from.rules.streams(), Streams.NEW_DEAL, read++), bound);
    }

    /** The piece that lies at a place now. */
    public int at(int place) {
        return dealt[place + 1];
    }

    /** Exchanges what lies at two places. */
    public void exchange(int place, int other) {
        short piece = dealt[place + 1];
        dealt[place + 1] = dealt[other + 1];
        dealt[other + 1] = piece;
    }

    /** Puts what lies at some places in the order of its numbers, so that nothing is left of how it lay before. */
    public void sort(short[] places, int start, int end) {
        for (int k = start; k < end; k++) {
            int piece = at(places[k]);
            gathered[piece >> 6] |= 1L << piece;
        }
        int k = start;
        for (int word = 0; k < end; word++) {
            for (long rest = gathered[word]; rest != 0; rest &= rest - 1) {
                dealt[places[k++] + 1] = (short) ((word << 6) + Long.numberOfTrailingZeros(rest));
            }
            gathered[word] = 0;
        }
    }

    /** Shuffles what lies at some places. */
    public void shuffle(short[] places, int start, int end) {
        for (int k = end - 1; k > start; k--) {
            exchange(places[k], places[start + random(k - start + 1)]);
        }
    }

    /** Deals a secret number of a module again. */
    public void counter(int counter, int at) {
        to.cells[to.rules.firstCell(counter) + at] =
                random(to.rules.counters().get(counter).values());
    }

    /** The copy; chance takes another course from here. */
    public GameState deal() {
        byte[] zones = to.pieces.zone;
        byte[] known = to.pieces.known;
        short[] next = to.pieces.next;
        short[] prev = to.pieces.prev;
        for (int place = 0; place < from.pieces.zone.length; place++) {
            int piece = dealt[place + 1];
            zones[piece] = from.pieces.zone[place];
            known[piece] = from.pieces.known[place];
            next[piece] = dealt[from.pieces.next[place] + 1];
            prev[piece] = dealt[from.pieces.prev[place] + 1];
        }
        for (int zone = 0; zone < from.pieces.first.length; zone++) {
            to.pieces.first[zone] = dealt[from.pieces.first[zone] + 1];
            to.pieces.last[zone] = dealt[from.pieces.last[zone] + 1];
        }
        for (int slot = 0; slot < from.ship.tile.length; slot++) {
            to.ship.tile[slot] = dealt[from.ship.tile[slot] + 1];
            to.ship.token[slot] = dealt[from.ship.token[slot] + 1];
        }
        for (int card : from.rules.backs().contaminationCards()) {
            knowContamination(card);
        }
        to.chance = chance.afterNewDeal(read);
        Arrays.fill(to.read, 0);
        return to;
    }

    /** Whether a contamination card was scanned goes with the card; what lies in its place now is known by its zone. */
    private void knowContamination(int card) {
        int piece = at(card);
        if (from.rules.backs().of(piece) != Backs.CONTAMINATION) {
            to.pieces.known[piece] = (byte) from.seers(from.pieces.zone[card]);
        }
        to.pieces.known[card] = from.pieces.known[card];
    }
}
