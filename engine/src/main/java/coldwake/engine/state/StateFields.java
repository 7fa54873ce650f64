package coldwake.engine.state;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** The fields of a state by name, besides chance, the lists of pieces and the agenda: what a snapshot holds. */
final class StateFields {
    private StateFields() {}

    /** A number, or something told by a number. */
    record Value(
            String name,
            boolean piece,
            ToLongFunction<GameState> read,
            ObjLongConsumer<GameState> write,
            long min,
            long max) {
        /** Takes the number of a snapshot, in which pieces have other numbers. */
        void restore(GameState s, long stored, int[] numbering) {
            long value = piece && stored >= 0 ? Snapshot.piece(numbering, (int) stored) : stored;
            if (value < min || value > max) {
                throw new SnapshotException(
                        "the number " + name + " is " + value + ", expected is one from " + min + " to " + max);
            }
            write.accept(s, value);
        }
    }

    /** What the places and the entries of a table are. */
    enum Of {
        NUMBERS(false, false),
        /** One entry for each piece. */
        NUMBERS_BY_PIECE(true, false),
        /** Pieces, or -1. */
        PIECES(false, true),
        PIECES_BY_PIECE(true, true);

        final boolean byPiece;
        final boolean pieces;

        Of(boolean byPiece, boolean pieces) {
            this.byPiece = byPiece;
            this.pieces = pieces;
        }
    }

    /** A table of bytes, shorts or ints. */
    record Table(String name, Of of, Function<GameState, Object> array, int min, int max) {
        int size(GameState s) {
            return Array.getLength(array.apply(s));
        }

        int get(GameState s, int index) {
            return (int) Array.getLong(array.apply(s), index);
        }

        List<Integer> read(GameState s) {
            List<Integer> result = new ArrayList<>();
            for (int k = 0; k < size(s); k++) {
                result.add(get(s, k));
            }
            return result;
        }

        /** Writes the entries of a snapshot, in which pieces have other numbers. */
        void write(GameState s, List<Integer> values, int[] numbering) {
            Object to = array.apply(s);
            int expected = of.byPiece ? numbering.length : Array.getLength(to);
            if (values.size() != expected) {
                throw new SnapshotException(
                        "the table " + name + " has " + values.size() + " entries, expected are " + expected);
            }
            for (int k = 0; k < expected; k++) {
                int index = of.byPiece ? numbering[k] : k;
                int value = Snapshot.present(values.get(k), name);
                if (index >= 0) {
                    set(to, index, of.pieces && value >= 0 ? Snapshot.piece(numbering, value) : value);
                }
            }
        }

        private void set(Object to, int index, int value) {
            if (value < min || value > max) {
                throw new SnapshotException("entry " + index + " of the table " + name + " is " + value
                        + ", expected is one from " + min + " to " + max);
            }
            switch (to) {
                case byte[] bytes -> bytes[index] = (byte) value;
                case short[] shorts -> shorts[index] = (short) value;
                case int[] ints -> ints[index] = value;
                default -> throw new IllegalStateException(name + " is no table");
            }
        }
    }

    private static Value number(String name, ToLongFunction<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, false, read, write, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** A piece, or -1. */
    private static Value piece(String name, ToLongFunction<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, true, read, write, -1, Short.MAX_VALUE);
    }

    private static Value wide(String name, ToLongFunction<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, false, read, write, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static Value flag(String name, Predicate<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, false, s -> read.test(s) ? 1 : 0, write, 0, 1);
    }

    private static Table bytes(String name, Of of, Function<GameState, Object> array) {
        return new Table(name, of, array, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private static Table shorts(String name, Of of, Function<GameState, Object> array) {
        return new Table(name, of, array, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    static final List<Value> NUMBERS = List.of(
            number("explored", s -> s.ship.explored, (s, v) -> s.ship.explored = (int) v),
            number("fire", s -> s.ship.fire, (s, v) -> s.ship.fire = (int) v),
            number("malfunction", s -> s.ship.malfunction, (s, v) -> s.ship.malfunction = (int) v),
            wide("noise", s -> s.ship.noise, (s, v) -> s.ship.noise = v),
            wide("closed", s -> s.ship.closed, (s, v) -> s.ship.closed = v),
            wide("destroyed", s -> s.ship.destroyed, (s, v) -> s.ship.destroyed = v),
            number("time", s -> s.ship.time, (s, v) -> s.ship.time = (int) v),
            number("weaknessSlotsKnown", s -> s.ship.weaknessSlotsKnown, (s, v) -> s.ship.weaknessSlotsKnown = (int) v),
            number("weaknesses", s -> s.ship.weaknesses, (s, v) -> s.ship.weaknesses = (int) v),
            flag("attackStepSkipped", s -> s.ship.attackStepSkipped, (s, v) -> s.ship.attackStepSkipped = v != 0),
            number("intruders", s -> s.intruders.intruders, (s, v) -> s.intruders.intruders = (int) v),
            number("intrudersGone", s -> s.intruders.intrudersGone, (s, v) -> s.intruders.intrudersGone = (int) v),
            number("intruderMarks", s -> s.intruders.intruderMarks, (s, v) -> s.intruders.intruderMarks = (int) v),
            number("arrivals", s -> s.intruders.arrivals, (s, v) -> s.intruders.arrivals = (int) v),
            number(
                    "intruderTypesExtinct",
                    s -> s.intruders.intruderTypesExtinct,
                    (s, v) -> s.intruders.intruderTypesExtinct = (int) v),
            number("firstPlayer", s -> s.firstPlayer, (s, v) -> s.firstPlayer = (int) v),
            number("round", s -> s.round, (s, v) -> s.round = (int) v),
            flag("eventPhase", s -> s.eventPhase, (s, v) -> s.eventPhase = v != 0),
            flag("firstEncounter", s -> s.firstEncounter, (s, v) -> s.firstEncounter = v != 0),
            number("playingOn", s -> s.playingOn, (s, v) -> s.playingOn = (int) v),
            flag("firstDeath", s -> s.firstDeath, (s, v) -> s.firstDeath = v != 0),
            number("decisionNumber", s -> s.decisionNumber, (s, v) -> s.decisionNumber = (int) v),
            number("scopes", s -> s.scopes, (s, v) -> s.scopes = (int) v),
            new Value(
                    "ending",
                    false,
                    s -> s.rules.endings().indexOf(s.ending),
                    (s, v) -> s.ending = s.rules.endings().get((int) v),
                    0,
                    Byte.MAX_VALUE),
            flag("victoryCheck", s -> s.victoryCheck, (s, v) -> s.victoryCheck = v != 0),
            flag("over", s -> s.over, (s, v) -> s.over = v != 0),
            number("winners", s -> s.winners, (s, v) -> s.winners = (int) v),
            number("draftMask", s -> s.draftMask, (s, v) -> s.draftMask = (int) v),
            piece("paid", s -> s.paid, (s, v) -> s.paid = (int) v),
            flag("dyingTogether", s -> s.dyingTogether, (s, v) -> s.dyingTogether = v != 0));

    /** Numbers that older snapshots lack; such a game has those that a new one starts with. */
    static final List<String> ADDED = List.of("intrudersGone", "paid", "dyingTogether");

    static final List<Table> TABLES = List.of(
            bytes("known", Of.NUMBERS_BY_PIECE, s -> s.pieces.known),
            bytes("ammo", Of.NUMBERS_BY_PIECE, s -> s.pieces.ammo),
            shorts("attachedTo", Of.PIECES_BY_PIECE, s -> s.pieces.attachedTo),
            shorts("tile", Of.PIECES, s -> s.ship.tile),
            shorts("token", Of.PIECES, s -> s.ship.token),
            bytes("items", Of.NUMBERS, s -> s.ship.items),
            bytes("things", Of.NUMBERS, s -> s.ship.things),
            bytes("tileKnown", Of.NUMBERS, s -> s.ship.tileKnown),
            bytes("tokenKnown", Of.NUMBERS, s -> s.ship.tokenKnown),
            bytes("intruderType", Of.NUMBERS, s -> s.intruders.intruderType),
            bytes("intruderRoom", Of.NUMBERS, s -> s.intruders.intruderRoom),
            bytes("intruderInjuries", Of.NUMBERS, s -> s.intruders.intruderInjuries),
            bytes("crew", Of.NUMBERS, s -> s.crew.crew));
}
