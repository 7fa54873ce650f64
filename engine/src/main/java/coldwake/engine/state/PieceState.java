package coldwake.engine.state;

import coldwake.engine.setup.Ruleset;
import java.util.Arrays;

/** Where every card, token and tile lies: a doubly linked list for each zone. */
public final class PieceState {
    private final Ruleset rules;
    final byte[] zone;
    final short[] next;
    final short[] prev;
    final short[] first;
    final short[] last;
    final short[] count;
    final byte[] known;
    final byte[] ammo;
    final short[] attachedTo;

    /** Every piece in the box. */
    PieceState(Ruleset rules) {
        this.rules = rules;
        int pieces = rules.pieceCount();
        int zones = rules.zones().count();
        zone = new byte[pieces];
        next = new short[pieces];
        prev = new short[pieces];
        known = new byte[pieces];
        ammo = new byte[pieces];
        attachedTo = new short[pieces];
        first = new short[zones];
        last = new short[zones];
        count = new short[zones];
        Arrays.fill(first, (short) -1);
        Arrays.fill(last, (short) -1);
        Arrays.fill(attachedTo, (short) -1);
        for (int p = 0; p < pieces; p++) {
            append(p, Zone.BOX);
        }
    }

    PieceState(PieceState o) {
        rules = o.rules;
        zone = o.zone.clone();
        next = o.next.clone();
        prev = o.prev.clone();
        first = o.first.clone();
        last = o.last.clone();
        count = o.count.clone();
        known = o.known.clone();
        ammo = o.ammo.clone();
        attachedTo = o.attachedTo.clone();
    }

    void append(int piece, int to) {
        zone[piece] = (byte) to;
        next[piece] = -1;
        prev[piece] = last[to];
        if (last[to] >= 0) {
            next[last[to]] = (short) piece;
        } else {
            first[to] = (short) piece;
        }
        last[to] = (short) piece;
        count[to]++;
    }

    void prepend(int piece, int to) {
        zone[piece] = (byte) to;
        prev[piece] = -1;
        next[piece] = first[to];
        if (first[to] >= 0) {
            prev[first[to]] = (short) piece;
        } else {
            last[to] = (short) piece;
        }
        first[to] = (short) piece;
        count[to]++;
    }

    void unlink(int piece) {
        int from = zone[piece];
        if (prev[piece] >= 0) {
            next[prev[piece]] = next[piece];
        } else {
            first[from] = next[piece];
        }
        if (next[piece] >= 0) {
            prev[next[piece]] = prev[piece];
        } else {
            last[from] = prev[piece];
        }
        count[from]--;
    }

    public int zoneOf(int piece) {
        return zone[piece];
    }

    /** The first (top) piece of a zone, or -1. */
    public int first(int inZone) {
        return first[inZone];
    }

    /** The last (bottom) piece of a zone, or -1. */
    public int last(int inZone) {
        return last[inZone];
    }

    /** The piece after this one in its zone, or -1. */
    public int next(int piece) {
        return next[piece];
    }

    public int count(int inZone) {
        return count[inZone];
    }

    /** Seats that know which piece this is although it lies face down, as a bit set. */
    public int knownTo(int piece) {
        return known[piece];
    }

    public int ammo(int piece) {
        return ammo[piece];
    }

    /** The item this one is attached or taped to, or -1. */
    public int attachedTo(int piece) {
        return attachedTo[piece];
    }

    /** Whether some piece with this definition is attached to the item. */
    public boolean hasAttached(int item, String id) {
        for (int p = first[zone[item]]; p >= 0; p = next[p]) {
            if (attachedTo[p] == item && rules.idOf(p).equals(id)) {
                return true;
            }
        }
        return false;
    }

    /** The first piece of a zone with this definition id, or -1. */
    public int find(int inZone, String id) {
        for (int p = first[inZone]; p >= 0; p = next[p]) {
            if (rules.idOf(p).equals(id)) {
                return p;
            }
        }
        return -1;
    }

    /** The weakness on a slot (corpse 0, egg 1, carcass 2). */
    public int weaknessAt(int slot) {
        int p = first[Zone.WEAKNESSES];
        for (int i = 0; i < slot; i++) {
            p = next[p];
        }
        return p;
    }
}
