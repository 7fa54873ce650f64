package coldwake.engine.state;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.StageName;
import coldwake.engine.module.ModuleTask;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes steps as text and reads them back: {@code RollNoise 3 true}; a step within a step is in parentheses. The only
 * place that looks at records by reflection, so that a new step needs no code here.
 */
final class StepText {
    private static final Map<String, Class<?>> STEPS = steps();

    private static final int MAX_DEPTH = 16;

    /** Last numbers of steps that older games lack; they are -1 there. */
    private static final List<String> ADDED = List.of("IgnoreAttack card");

    private final String text;
    private final Names names;
    private int at;
    private int depth;

    /** Finds by name what only the modules and cards in play know. */
    interface Names {
        /** Work or a question of a module. */
        @Nullable ModuleTask task(String name);

        /** A stage of the card that an action comes from. */
        @Nullable StageName stage(Step.Act act, String name);
    }

    private StepText(String text, Names names) {
        this.text = text;
        this.names = names;
    }

    private static Map<String, Class<?>> steps() {
        Map<String, Class<?>> steps = new TreeMap<>();
        Stream.of(Step.Work.class, Step.Question.class)
                .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
                .forEach(step -> steps.put(step.getSimpleName(), step));
        return steps;
    }

    // ---------------------------------------------------------------- writing

    static String write(Step step) {
        return step.getClass().getSimpleName()
                + Arrays.stream(step.getClass().getRecordComponents())
                        .map(part -> " " + write(read(part, step)))
                        .collect(Collectors.joining());
    }

    private static String write(Object part) {
        return switch (part) {
            case Step step -> "(" + write(step) + ")";
            case ModuleTask task -> name(task);
            case StageName stage -> stage.name();
            default -> part.toString();
        };
    }

    /** The name of a task in files. */
    static String name(ModuleTask task) {
        return task.module() + "." + task.name();
    }

    static Object read(RecordComponent part, Step step) {
        try {
            return part.getAccessor().invoke(step);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + part, e);
        }
    }

    // ---------------------------------------------------------------- reading

    static Step read(String text, Names names) {
        StepText reader = new StepText(text, names);
        Step step = reader.step();
        if (reader.at < text.length()) {
            throw reader.wrong("nothing after the step");
        }
        return step;
    }

    private Step step() {
        String name = word();
        Class<?> type = STEPS.get(name);
        if (type == null) {
            throw wrong("the name of a step rather than '" + name + "'");
        }
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values = new Object[parts.length];
        for (int k = 0; k < parts.length; k++) {
            boolean written = at < text.length() && text.charAt(at) == ' ';
            if (!written && !ADDED.contains(name + " " + parts[k].getName())) {
                throw wrong(parts.length + " values after " + name);
            }
            at += written ? 1 : 0;
            values[k] = written ? value(parts[k], values) : -1;
        }
        return make(type, parts, values);
    }

    private String word() {
        int start = at;
        while (at < text.length() && " ()".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    /** The next value of a step, some of whose values were read before. */
    private Object value(RecordComponent part, Object[] before) {
        Class<?> type = part.getType();
        if (Step.class.isAssignableFrom(type)) {
            return inner(part);
        }
        String word = word();
        try {
            if (type == int.class) {
                return Integer.valueOf(word);
            }
            if (type == long.class) {
                return Long.valueOf(word);
            }
        } catch (NumberFormatException e) {
            throw wrong("a number for " + part.getName() + " rather than '" + word + "'");
        }
        if (ModuleTask.class.isAssignableFrom(type)) {
            return task(type, word);
        }
        if (type == StageName.class) {
            return stage(before, word);
        }
        return type == boolean.class ? flag(part, word) : constant(part, word);
    }

    private Step inner(RecordComponent part) {
        if (++depth > MAX_DEPTH) {
            throw wrong("no more than " + MAX_DEPTH + " steps within each other");
        }
        expect('(');
        Step inner = step();
        if (!part.getType().isInstance(inner)) {
            throw wrong("a step of the kind " + part.getType().getSimpleName() + " for " + part.getName());
        }
        expect(')');
        depth--;
        return inner;
    }

    private void expect(char sign) {
        if (at >= text.length() || text.charAt(at) != sign) {
            throw wrong("'" + sign + "'");
        }
        at++;
    }

    private ModuleTask task(Class<?> type, String word) {
        ModuleTask task = names.task(word);
        if (task == null || !type.isInstance(task)) {
            throw wrong("work or a question of a module in play rather than '" + word + "'");
        }
        return task;
    }

    /** The stage of the card of an action that was read before. */
    private StageName stage(Object[] before, String word) {
        for (Object value : before) {
            StageName stage = value instanceof Step.Act act ? names.stage(act, word) : null;
            if (stage != null) {
                return stage;
            }
        }
        throw wrong("a stage of its card rather than '" + word + "'");
    }

    private Object flag(RecordComponent part, String word) {
        if (!word.equals("true") && !word.equals("false")) {
            throw wrong("true or false for " + part.getName() + " rather than '" + word + "'");
        }
        return Boolean.valueOf(word);
    }

    private Object constant(RecordComponent part, String word) {
        for (Object constant : part.getType().getEnumConstants()) {
            if (constant.toString().equals(word)) {
                return constant;
            }
        }
        throw wrong("one of " + Arrays.toString(part.getType().getEnumConstants()) + " rather than '" + word + "'");
    }

    static Step make(Class<?> type, RecordComponent[] parts, Object[] values) {
        try {
            Class<?>[] types =
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return (Step) type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + type, e);
        }
    }

    private SnapshotException wrong(String expected) {
        return new SnapshotException("in the step '" + text + "' at character " + (at + 1) + ", expected " + expected);
    }
}
