package coldwake.server.table;

import coldwake.content.save.SnapshotJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON of others: what is missing, said twice, unknown or cut off is refused, never guessed. */
public final class StrictJson {
    private StrictJson() {}

    public static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addModule(SnapshotJson.module())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .annotationIntrospector(new NumbersMustBeThere());
    }

    /** A missing number is refused instead of read as 0; who reads must find out what else is missing. */
    private static final class NumbersMustBeThere extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            return member.getRawType().isPrimitive() ? Boolean.TRUE : super.hasRequiredMarker(config, member);
        }
    }
}
