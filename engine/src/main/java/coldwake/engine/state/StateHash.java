package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.state.StateFields.Table;

/**
 * The hash of a state, made from its declared fields. Fields, counters, zones and pieces count by name, so that neither
 * their numbers nor their order matter, nor what is zero or empty.
 */
final class StateHash {
    private static final long NUMBER = 1_000_003;

    private StateHash() {}

    static long of(GameState s) {
        long h = s.chance.hash(s.rules.streams(), s.read);
        for (StateFields.Value value : StateFields.NUMBERS) {
            long number = value.read().applyAsLong(s);
            h += named(value.name(), value.piece() ? name(s, (int) number) : number);
        }
        for (Table table : StateFields.TABLES) {
            h += named(table.name(), table.of().byPiece ? byPiece(s, table) : inOrder(s, table));
        }
        for (int k = 0; k < s.rules.counterNames().size(); k++) {
            h += named(s.rules.counterNames().get(k), counter(s, k));
        }
        for (int zone = 0; zone < s.pieces.first.length; zone++) {
            h += named(s.rules.zones().name(zone), pieces(s, zone));
        }
        Renumbering names = new Renumbering(s.rules, piece -> piece, piece -> name(s, piece));
        for (Agenda a = s.agenda; !a.isEmpty(); a = a.pop()) {
            h = h * NUMBER + names.of(a.top()).toString().hashCode();
        }
        return h;
    }

    private static long named(String name, long value) {
        return value == 0 ? 0 : Rng.mix(Rng.mix(name.hashCode()) + value);
    }

    private static long counter(GameState s, int counter) {
        long h = 0;
        for (int cell = s.rules.firstCell(counter); cell < s.rules.firstCell(counter + 1); cell++) {
            h = h * NUMBER + s.cells[cell];
        }
        return h;
    }

    private static long pieces(GameState s, int zone) {
        long h = 0;
        for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
            h = h * NUMBER + name(s, p);
        }
        return h;
    }

    private static int name(GameState s, int piece) {
        return piece < 0 ? piece : s.rules.names().get(piece).hashCode();
    }

    private static int entry(GameState s, Table table, int index) {
        int entry = table.get(s, index);
        return table.of().pieces ? name(s, entry) : entry;
    }

    private static long inOrder(GameState s, Table table) {
        long h = 0;
        for (int k = 0; k < table.size(s); k++) {
            h = h * NUMBER + entry(s, table, k);
        }
        return h;
    }

    /** A sum, because the order of pieces does not matter. */
    private static long byPiece(GameState s, Table table) {
        long h = 0;
        for (int piece = 0; piece < table.size(s); piece++) {
            int entry = entry(s, table, piece);
            h += entry == 0 ? 0 : Rng.mix(name(s, piece) * NUMBER + entry);
        }
        return h;
    }
}
