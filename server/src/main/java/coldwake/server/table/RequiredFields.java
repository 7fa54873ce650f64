package coldwake.server.table;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks that records that were read have every part but those that may be null. */
final class RequiredFields {
    private RequiredFields() {}

    static void check(Record value) {
        for (RecordComponent part : value.getClass().getRecordComponents()) {
            Object inner = read(part, value);
            if (inner == null && !mayBeNull(part.getAnnotatedType())) {
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

    private static boolean mayBeNull(AnnotatedType type) {
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
