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
    record Value(String name, ToLongFunction<GameState> read, ObjLongConsumer<GameState> write, long min, long max) {
        void restore(GameState s, long value) {
            if (value < min || value > max) {
                throw new SnapshotException(
                        "the number " + name + " is " + value + ", expected is one from " + min + " to " + max);
            }
            write.accept(s, value);
        }
    }

    /** A table of bytes, shorts or ints. */
    record Table(String name, Function<GameState, Object> array, int min, int max) {
        List<Integer> read(GameState s) {
            Object from = array.apply(s);
            List<Integer> result = new ArrayList<>();
            for (int k = 0; k < Array.getLength(from); k++) {
                result.add((int) Array.getLong(from, k));
            }
            return result;
        }

        void write(GameState s, List<Integer> values) {
            Object to = array.apply(s);
            if (values.size() != Array.getLength(to)) {
                throw new SnapshotException("the table " + name + " has " + values.size() + " entries, expected are "
                        + Array.getLength(to));
            }
            for (int k = 0; k < values.size(); k++) {
                set(to, k, Snapshot.present(values.get(k), name));
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
        return new Value(name, read, write, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Value wide(String name, ToLongFunction<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, read, write, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static Value flag(String name, Predicate<GameState> read, ObjLongConsumer<GameState> write) {
        return new Value(name, s -> read.test(s) ? 1 : 0, write, 0, 1);
    }

    private static Table bytes(String name, Function<GameState, Object> array) {
        return new Table(name, array, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private static Table shorts(String name, Function<GameState, Object> array) {
        return new Table(name, array, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    static final List<Value> NUMBERS = List.of(
            number("explored", s -> s.ship.explored, (s, v) -> s.ship.explored = (int) v),
            number("fire", s -> s.ship.fire, (s, v) -> s.ship.fire = (int) v),
            number("malfunction", s -> s.ship.malfunction, (s, v) -> s.ship.malfunction = (int) v),
            wide("noise", s -> s.ship.noise, (s, v) -> s.ship.noise = v),
            wide("closed", s -> s.ship.closed, (s, v) -> s.ship.closed = v),
            wide("destroyed", s -> s.ship.destroyed, (s, v) -> s.ship.destroyed = v),
            number("enginesWorking", s -> s.ship.enginesWorking, (s, v) -> s.ship.enginesWorking = (int) v),
            number("destination", s -> s.ship.destination, (s, v) -> s.ship.destination = (int) v),
            number("time", s -> s.ship.time, (s, v) -> s.ship.time = (int) v),
            number("selfDestruct", s -> s.ship.selfDestruct, (s, v) -> s.ship.selfDestruct = (int) v),
            number("eggs", s -> s.ship.eggs, (s, v) -> s.ship.eggs = (int) v),
            flag("nestDestroyed", s -> s.ship.nestDestroyed, (s, v) -> s.ship.nestDestroyed = v != 0),
            flag(
                    "podsUnlockedByYellow",
                    s -> s.ship.podsUnlockedByYellow,
                    (s, v) -> s.ship.podsUnlockedByYellow = v != 0),
            number("weaknessSlotsKnown", s -> s.ship.weaknessSlotsKnown, (s, v) -> s.ship.weaknessSlotsKnown = (int) v),
            number("weaknesses", s -> s.ship.weaknesses, (s, v) -> s.ship.weaknesses = (int) v),
            number("depressurizing", s -> s.ship.depressurizing, (s, v) -> s.ship.depressurizing = (int) v),
            flag("attackStepSkipped", s -> s.ship.attackStepSkipped, (s, v) -> s.ship.attackStepSkipped = v != 0),
            number("intruders", s -> s.intruders.intruders, (s, v) -> s.intruders.intruders = (int) v),
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
            flag("firstDeath", s -> s.firstDeath, (s, v) -> s.firstDeath = v != 0),
            number("intruderPlayer", s -> s.intruderPlayer, (s, v) -> s.intruderPlayer = (int) v),
            flag("intrudersPlayed", s -> s.intrudersPlayed, (s, v) -> s.intrudersPlayed = v != 0),
            number("hourglass", s -> s.hourglass, (s, v) -> s.hourglass = (int) v),
            number("decisionNumber", s -> s.decisionNumber, (s, v) -> s.decisionNumber = (int) v),
            number("scopes", s -> s.scopes, (s, v) -> s.scopes = (int) v),
            new Value(
                    "ending",
                    s -> s.ending.ordinal(),
                    (s, v) -> s.ending = Ending.of((int) v),
                    0,
                    Ending.values().length - 1),
            flag("victoryCheck", s -> s.victoryCheck, (s, v) -> s.victoryCheck = v != 0),
            flag("over", s -> s.over, (s, v) -> s.over = v != 0),
            number("winners", s -> s.winners, (s, v) -> s.winners = (int) v),
            number("draftMask", s -> s.draftMask, (s, v) -> s.draftMask = (int) v));

    static final List<Table> TABLES = List.of(
            bytes("known", s -> s.pieces.known),
            bytes("ammo", s -> s.pieces.ammo),
            shorts("attachedTo", s -> s.pieces.attachedTo),
            shorts("tile", s -> s.ship.tile),
            shorts("token", s -> s.ship.token),
            bytes("items", s -> s.ship.items),
            bytes("things", s -> s.ship.things),
            bytes("tileKnown", s -> s.ship.tileKnown),
            bytes("tokenKnown", s -> s.ship.tokenKnown),
            bytes("podSection", s -> s.ship.podSection),
            bytes("podState", s -> s.ship.podState),
            bytes("engineKnown", s -> s.ship.engineKnown),
            bytes("intruderType", s -> s.intruders.intruderType),
            bytes("intruderRoom", s -> s.intruders.intruderRoom),
            bytes("intruderInjuries", s -> s.intruders.intruderInjuries),
            bytes("crew", s -> s.crew.crew),
            new Table("cells", s -> s.cells, Integer.MIN_VALUE, Integer.MAX_VALUE));
}
