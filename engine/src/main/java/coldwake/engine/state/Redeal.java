package coldwake.engine.state;

import coldwake.engine.setup.Backs;

/**
 * Deals pieces anew into a copy. A <em>place</em> is where a piece lies in the original, named by that piece; a deal
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
    private long random;

    /** Starts with every piece where it is. */
    public Redeal(GameState state, long seed) {
        from = state;
        to = state.copy();
        random = Rng.mix(seed);
        dealt = new short[from.zone.length + 1];
        gathered = new long[(from.zone.length >> 6) + 1];
        for (int k = 0; k < dealt.length; k++) {
            dealt[k] = (short) (k - 1);
        }
    }

    /** A number from 0 to bound - 1. */
    public int random(int bound) {
        random += Rng.STEP;
        return Rng.below(Rng.mix(random), bound);
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

    /** Flips a coin for the top token of an engine. */
    public void tossEngine(int engine) {
        to.enginesWorking = to.enginesWorking & ~(1 << engine) | random(2) << engine;
    }

    /** The copy; chance takes another course from here. */
    public GameState deal() {
        byte[] zones = to.zone;
        byte[] known = to.known;
        short[] next = to.next;
        short[] prev = to.prev;
        for (int place = 0; place < from.zone.length; place++) {
            int piece = dealt[place + 1];
            zones[piece] = from.zone[place];
            known[piece] = from.known[place];
            next[piece] = dealt[from.next[place] + 1];
            prev[piece] = dealt[from.prev[place] + 1];
        }
        for (int zone = 0; zone < from.first.length; zone++) {
            to.first[zone] = dealt[from.first[zone] + 1];
            to.last[zone] = dealt[from.last[zone] + 1];
        }
        for (int slot = 0; slot < from.tile.length; slot++) {
            to.tile[slot] = dealt[from.tile[slot] + 1];
            to.token[slot] = dealt[from.token[slot] + 1];
        }
        for (int card : from.rules.backs().contaminationCards()) {
            knowContamination(card);
        }
        to.random = Rng.mix(random);
        return to;
    }

    /** Whether a contamination card was scanned goes with the card; what lies in its place now is known by its zone. */
    private void knowContamination(int card) {
        int piece = at(card);
        if (from.rules.backs().of(piece) != Backs.CONTAMINATION) {
            to.known[piece] = (byte) from.seers(from.zone[card]);
        }
        to.known[card] = from.known[card];
    }
}
