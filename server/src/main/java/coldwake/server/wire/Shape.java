package coldwake.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of one type of record, to be read and put together without knowing the type. Jackson sees records the same
 * way; writing out some thirty comparisons by hand would say nothing more, and a forgotten part would never be sent.
 */
final class Shape {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType READ = MethodType.methodType(Object.class, Object.class);
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            try {
                return new Shape(type);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " hides its parts", e);
            }
        }
    };

    private final List<String> names;
    private final MethodHandle[] readers;
    private final MethodHandle maker;
    private final boolean sparse;

    private Shape(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] parts = type.getRecordComponents();
        names = Arrays.stream(parts).map(RecordComponent::getName).toList();
        readers = new MethodHandle[parts.length];
        for (int k = 0; k < parts.length; k++) {
            readers[k] = LOOKUP.unreflect(parts[k].getAccessor()).asType(READ);
        }
        Class<?>[] types =
                Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        maker = LOOKUP.findConstructor(type, MethodType.methodType(void.class, types))
                .asSpreader(Object[].class, parts.length)
                .asType(MethodType.methodType(Object.class, Object[].class));
        sparse = type.isAnnotationPresent(JsonInclude.class)
                || Arrays.stream(parts).anyMatch(part -> part.getAccessor().isAnnotationPresent(JsonInclude.class));
    }

    static Shape of(Record value) {
        return SHAPES.get(value.getClass());
    }

    int size() {
        return readers.length;
    }

    String name(int part) {
        return names.get(part);
    }

    /** Whether it is written without some parts that are nothing, so that one of its parts can come or go. */
    boolean sparse() {
        return sparse;
    }

    @Nullable Object read(Record value, int part) {
        try {
            return (Object) readers[part].invokeExact((Object) value);
        } catch (Throwable e) {
            throw new IllegalStateException(value.getClass() + "." + names.get(part) + " cannot be read", e);
        }
    }

    Object make(@Nullable Object[] parts) {
        try {
            return (Object) maker.invokeExact(parts);
        } catch (Throwable e) {
            throw new IllegalStateException("no record can be made of " + Arrays.toString(parts), e);
        }
    }
}
