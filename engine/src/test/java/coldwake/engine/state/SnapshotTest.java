package coldwake.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.StageName;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A snapshot leaves nothing out, and its steps are read exactly. */
class SnapshotTest {
    private static final List<Class<?>> NOUNS =
            List.of(PieceState.class, ShipState.class, IntruderState.class, CrewState.class);

    /** Chance, the pieces of zones, counters and the agenda have forms of their own, and rigged chance is not stored. */
    private static final List<String> STORED_OTHERWISE =
            List.of("chance", "read", "agenda", "rigging", "zone", "next", "prev", "first", "last", "count", "cells");

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

    private enum TestAsk implements ModuleAsk {
        SOME_QUESTION;

        @Override
        public String module() {
            return "test";
        }

        @Override
        public String key() {
            return "some-question";
        }
    }

    private enum TestStage implements StageName {
        SOME_STAGE
    }

    private static final StepText.Names NAMES = new StepText.Names() {
        @Override
        public @Nullable ModuleTask task(String name) {
            return name.equals("test.SOME_QUESTION") ? TestAsk.SOME_QUESTION : null;
        }

        @Override
        public @Nullable StageName stage(Step.Act act, String name) {
            return act.source() == 20 && name.equals("SOME_STAGE") ? TestStage.SOME_STAGE : null;
        }
    };

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
        assertThat(StepText.read(StepText.write(step), NAMES)).isEqualTo(step);
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
        if (ModuleTask.class.isAssignableFrom(type)) {
            return TestAsk.SOME_QUESTION;
        }
        if (type == StageName.class) {
            return TestStage.SOME_STAGE;
        }
        if (type == Step.Act.class) {
            return new Step.Act(1, 20, 0, 3, Step.Act.UNNAMED, -7, true);
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

    @Test
    void readsStepsThatLackWhatCameLater() {
        assertThat(StepText.read("IgnoreAttack 1 2 3", NAMES)).isEqualTo(new Step.IgnoreAttack(1, 2, 3, -1));
        assertThat(StepText.read("Both (IgnoreAttack 1 2 3) (Nothing)", NAMES))
                .isEqualTo(new Step.Both(new Step.IgnoreAttack(1, 2, 3, -1), new Step.Nothing()));
    }

    @ParameterizedTest
    @CsvSource({
        "'', the name of a step",
        "Dance 1, the name of a step rather than 'Dance'",
        "RollNoise 3, 2 values after RollNoise",
        "IgnoreAttack 1 2, 4 values after IgnoreAttack",
        "RollNoise 3 true 4, nothing after the step",
        "RollNoise x true, a number for seat rather than 'x'",
        "RollNoise 3 yes, true or false for evenInCombat rather than 'yes'",
        "MoveCrew 1 2 3 LOUD, one of [ROLL",
        "ModuleWork test.OTHER 1 2 3, work or a question of a module in play rather than 'test.OTHER'",
        "StageThen (Act 1 20 0 3 -99 -99 true) OTHER 0, a stage of its card rather than 'OTHER'",
        "Both Nothing Nothing, '''('''",
        "Both (Nothing) (Nothing, ''')'''",
    })
    void refusesWhatIsNoStep(String text, String expected) {
        assertThatThrownBy(() -> StepText.read(text, NAMES))
                .isInstanceOf(SnapshotException.class)
                .hasMessageContaining("expected " + expected);
    }
}
