package coldwake.server.table;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether records that were read lack nothing: only what may be nothing is. */
final class Whole {
    private Whole() {}

    static void check(Record value) {
        for (RecordComponent part : value.getClass().getRecordComponents()) {
            Object inner = read(part, value);
            if (inner == null && !mayBeNothing(part.getAnnotatedType())) {
                throw Exports.broken("'" + part.getName() + "' is missing");
            }
            checkInner(part, inner);
        }
    }

    private static void checkInner(RecordComponent part, @Nullable Object inner) {
        if (inner instanceof Record record) {
            check(record);
        } else if (inner instanceof List<?> list) {
            for (Object each : list) {
                if (each == null) {
                    throw Exports.broken("'" + part.getName() + "' holds nothing");
                }
                checkInner(part, each);
            }
        }
    }

    private static boolean mayBeNothing(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private static @Nullable Object read(RecordComponent part, Record value) {
        try {
            return part.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record hides its component " + part, e);
        }
    }
}
