package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.CrewState;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.IntruderState;
import coldwake.engine.state.PieceState;
import coldwake.engine.state.ShipState;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Copies are written by hand, for speed; no field of the state can be forgotten or shared in one. */
class CopyTest {
    private static final List<Class<?>> NOUNS =
            List.of(PieceState.class, ShipState.class, IntruderState.class, CrewState.class);

    /** What never changes may be shared: rules, the agenda and chance are values. Rigging is for scenarios. */
    private static final List<String> VALUES = List.of("rules", "agenda", "chance", "rigging");

    static List<Field> fields() {
        return Stream.concat(Stream.of(GameState.class), NOUNS.stream())
                .flatMap(part -> Arrays.stream(part.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                .filter(field -> !NOUNS.contains(field.getType()) && !VALUES.contains(field.getName()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("fields")
    void holdsTheFieldAndSharesNothing(Field field) throws ReflectiveOperationException {
        field.setAccessible(true);
        Ruleset rules = Rulesets.of(GameSetup.standard(2).withSpecies("void-seeders"));
        GameState state = Game.start(rules, 1, null).state().copy();
        Object part = part(state, field);
        change(part, field);
        GameState copy = state.copy();
        Object other = part(copy, field);
        assertThat(field.get(other)).isEqualTo(field.get(part));
        if (field.getType().isArray()) {
            assertThat(field.get(other)).isNotSameAs(field.get(part));
        } else {
            change(other, field);
            assertThat(field.get(other)).isNotEqualTo(field.get(part));
        }
    }

    /** The state itself, or the noun that has a field. */
    private static Object part(GameState state, Field field) {
        return Stream.of(state, state.pieces, state.ship, state.intruders, state.crew)
                .filter(field.getDeclaringClass()::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static void change(Object part, Field field) throws ReflectiveOperationException {
        Object value = field.get(part);
        switch (value) {
            case Integer number -> field.set(part, number + 7);
            case Long number -> field.set(part, number + 7);
            case Boolean flag -> field.set(part, !flag);
            case Ending ending -> field.set(part, ending == Ending.FIRE ? Ending.HULL : Ending.FIRE);
            case byte[] numbers -> numbers[0] = (byte) (numbers[0] + 7);
            case short[] numbers -> numbers[0] = (short) (numbers[0] + 7);
            case int[] numbers -> numbers[0] += 7;
            default -> throw new AssertionError(field + " is of a type that this test cannot change");
        }
        assertThat(field.getType().isArray() ? Array.getLength(value) : 1).isPositive();
    }
}
