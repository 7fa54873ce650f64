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
    private final short[] dealt;
    private long random;

    /** Starts with every piece where it is. */
    public Redeal(GameState state, long seed) {
        from = state;
        to = state.copy();
        random = Rng.mix(seed);
        dealt = new short[from.zone.length];
        for (int p = 0; p < dealt.length; p++) {
            dealt[p] = (short) p;
        }
    }

    /** A number from 0 to bound - 1. */
    public int random(int bound) {
        random += Rng.STEP;
        return Rng.below(Rng.mix(random), bound);
    }

    /** The piece that lies at a place now. */
    public int at(int place) {
        return dealt[place];
    }

    /** Exchanges what lies at two places. */
    public void exchange(int place, int other) {
        short piece = dealt[place];
        dealt[place] = dealt[other];
        dealt[other] = piece;
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
        for (int place = 0; place < dealt.length; place++) {
            int piece = dealt[place];
            if (piece != place) {
                put(piece, place);
            }
        }
        for (int slot = 0; slot < to.tile.length; slot++) {
            to.tile[slot] = dealt[from.tile[slot]];
            if (from.token[slot] >= 0) {
                to.token[slot] = dealt[from.token[slot]];
            }
        }
        to.random = Rng.mix(random);
        return to;
    }

    private void put(int piece, int place) {
        byte zone = from.zone[place];
        int next = from.next[place];
        int prev = from.prev[place];
        to.zone[piece] = zone;
        if (next < 0) {
            to.next[piece] = -1;
            to.last[zone] = (short) piece;
        } else {
            to.next[piece] = dealt[next];
            if (dealt[next] == next) {
                to.prev[next] = (short) piece;
            }
        }
        if (prev < 0) {
            to.prev[piece] = -1;
            to.first[zone] = (short) piece;
        } else {
            to.prev[piece] = dealt[prev];
            if (dealt[prev] == prev) {
                to.next[prev] = (short) piece;
            }
        }
        know(piece, place);
    }

    /** A contamination card that was scanned stays so wherever it lies; other cards are known by their place. */
    private void know(int piece, int place) {
        Backs backs = from.rules.backs();
        if (backs.of(piece) != Backs.CONTAMINATION) {
            boolean among = backs.of(place) == Backs.CONTAMINATION;
            to.known[piece] = among ? (byte) Zone.seers(from.zone[place]) : from.known[place];
        }
    }
}
