package coldwake.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.agenda.Step;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A snapshot leaves nothing out, and its steps are read exactly. */
class SnapshotTest {
    private static final List<Class<?>> NOUNS =
            List.of(PieceState.class, ShipState.class, IntruderState.class, CrewState.class);

    /** Chance, the pieces of zones and the agenda have forms of their own, and rigged chance is not stored. */
    private static final List<String> STORED_OTHERWISE =
            List.of("chance", "read", "agenda", "rigging", "zone", "next", "prev", "first", "last", "count");

    @Test
    void holdsEveryField() {
        Stream<String> fields = Stream.concat(Stream.of(GameState.class), NOUNS.stream())
                .flatMap(part -> Arrays.stream(part.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                .filter(field -> field.getType() != Ruleset.class && !NOUNS.contains(field.getType()))
                .map(Field::getName);
        Stream<String> stored = Stream.concat(
                StateFields.NUMBERS.stream().map(StateFields.Value::name),
                StateFields.TABLES.stream().map(StateFields.Table::name));
        assertThat(Stream.concat(stored, STORED_OTHERWISE.stream()))
                .containsExactlyInAnyOrderElementsOf(fields.toList());
    }

    // ---------------------------------------------------------------- steps

    static Stream<Class<?>> steps() {
        return Stream.of(Step.Work.class, Step.Question.class)
                .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()));
    }

    @ParameterizedTest
    @MethodSource("steps")
    void everyStepCanBeStored(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values = Arrays.stream(parts).map(SnapshotTest::someValue).toArray();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Step step = (Step) type.getDeclaredConstructor(types).newInstance(values);
        assertThat(StepText.read(StepText.write(step))).isEqualTo(step);
    }

    private static Object someValue(RecordComponent part) {
        Class<?> type = part.getType();
        if (type == int.class) {
            return -7;
        }
        if (type == long.class) {
            return 1L << 40;
        }
        if (type == boolean.class) {
            return true;
        }
        return type == Step.class
                ? new Step.Both(new Step.Nothing(), new Step.ChooseNoise(3))
                : type.getEnumConstants()[1];
    }

    @Test
    void stepsReadLikeWords() {
        assertThat(StepText.write(new Step.RollNoise(3, true))).isEqualTo("RollNoise 3 true");
        assertThat(StepText.write(new Step.Both(new Step.DropItem(1, 20), new Step.ChooseAction(1))))
                .isEqualTo("Both (DropItem 1 20) (ChooseAction 1)");
    }

    @ParameterizedTest
    @CsvSource({
        "'', the name of a step",
        "Dance 1, the name of a step rather than 'Dance'",
        "RollNoise 3, 2 values after RollNoise",
        "RollNoise 3 true 4, nothing after the step",
        "RollNoise x true, a number for seat rather than 'x'",
        "RollNoise 3 yes, true or false for evenInCombat rather than 'yes'",
        "MoveCrew 1 2 3 LOUD, one of [ROLL",
        "Both Nothing Nothing, '''('''",
        "Both (Nothing) (Nothing, ''')'''",
    })
    void refusesWhatIsNoStep(String text, String expected) {
        assertThatThrownBy(() -> StepText.read(text))
                .isInstanceOf(SnapshotException.class)
                .hasMessageContaining("expected " + expected);
    }
}
