package coldwake.server.table;

import coldwake.content.save.SnapshotJson;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON of others: what is missing, said twice, unknown or cut off is refused, never guessed. */
public final class StrictJson {
    private static final int MAX_NAME = 40;

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

    /** What is wrong with a text, in words for whoever sent it. */
    public static String problem(JacksonException e) {
        String where = where(e);
        return switch (e) {
            case UnrecognizedPropertyException unknown ->
                "there is no field '" + clip(unknown.getPropertyName()) + "'" + where;
            case InvalidTypeIdException _ -> "the type is missing or none that is known" + where;
            case DatabindException _ -> "a value is missing, there twice, or of another kind" + where;
            default -> "it is not JSON, or a field is there twice" + where;
        };
    }

    /** The fields that lead to the mistake, or the line of a text that cannot be read at all. */
    private static String where(JacksonException e) {
        String path = e.getPath().stream()
                .map(step -> step.getPropertyName() == null
                        ? Integer.toString(step.getIndex())
                        : clip(step.getPropertyName()))
                .collect(Collectors.joining("/"));
        TokenStreamLocation location = e.getLocation();
        String line = location == null || location.getLineNr() < 1
                ? ""
                : " in line " + location.getLineNr() + ", column " + location.getColumnNr();
        return path.isEmpty() ? line : " at '" + path + "'" + line;
    }

    private static String clip(String name) {
        return name.substring(0, Math.min(MAX_NAME, name.length()));
    }

    /** A missing number is refused instead of read as 0; whoever reads must find out what else is missing. */
    private static final class NumbersMustBeThere extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            return member.getRawType().isPrimitive() ? Boolean.TRUE : super.hasRequiredMarker(config, member);
        }
    }
}
