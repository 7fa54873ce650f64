package coldwake.server.wire;

import coldwake.content.facts.CorridorFacts;
import coldwake.content.facts.SlotFacts;
import coldwake.content.ship.ShipPlaceView;
import coldwake.content.text.LogPart;
import coldwake.engine.place.PlaceView;
import coldwake.engine.state.Snapshot;
import coldwake.engine.view.ShipView;
import coldwake.server.table.Entry;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Writes records as TypeScript, with all records they name. What it does not know it refuses. */
final class TypeScript {
    private static final Map<Class<?>, String> RENAMED = Map.of(
            SlotFacts.class,
            "BoardRoom",
            CorridorFacts.class,
            "BoardCorridor",
            Snapshot.class,
            "SavedState",
            LogPart.Kind.class,
            "LogPartKind");

    /** Words of records that cannot carry {@link Words}. */
    private static final Map<String, List<String>> WORDS = Map.of(
            ShipView.CorridorView.class.getName() + ".door", List.of("open", "closed", "destroyed"),
            SlotFacts.class.getName() + ".kind", List.of("1", "2", "special", "fixed"));

    /** What places show of their own. */
    private static final List<Class<?>> PLACES = List.of(ShipPlaceView.class);

    private static final String POINT = "Point";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Set<Class<?>> requests;
    private final Map<String, Class<?>> names = new LinkedHashMap<>();
    private final List<String> written = new ArrayList<>();

    /** What somebody sends may lack what may be nothing; what the server sends holds null instead, unless it says otherwise. */
    TypeScript(Set<Class<?>> requests) {
        this.requests = requests;
    }

    String text() {
        return String.join("\n", written);
    }

    /** Writes a type and all it names, once. */
    String name(Class<?> type) {
        String name = RENAMED.getOrDefault(type, type.getSimpleName());
        Class<?> before = names.putIfAbsent(name, type);
        if (before == null) {
            int at = written.size();
            written.add(at, declaration(name, type));
        } else if (before != type) {
            throw new IllegalStateException("two types are called " + name);
        }
        return name;
    }

    private String declaration(String name, Class<?> type) {
        if (type == Entry.class) {
            return tagged(name, type);
        }
        if (type == PlaceView.class) {
            return "export type " + name + " = "
                    + PLACES.stream().map(this::name).collect(Collectors.joining(" | ")) + ";\n";
        }
        if (type.isEnum()) {
            return "export type " + name + " = " + literals(constants(type)) + ";\n";
        }
        Map<String, String> fields = type.isSealed() ? merged(type) : fields(type);
        StringBuilder text = new StringBuilder("export interface " + name + " {\n");
        fields.forEach((field, ts) ->
                text.append("  ").append(field).append(": ").append(ts).append(";\n"));
        return text.append("}\n").toString();
    }

    private static List<String> constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(c -> JSON.convertValue(c, String.class))
                .toList();
    }

    private static String literals(List<String> words) {
        return words.stream().map(w -> "'" + w + "'").collect(Collectors.joining(" | "));
    }

    private Map<String, String> fields(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException(type + " is no record");
        }
        Map<String, String> fields = new LinkedHashMap<>();
        for (RecordComponent part : type.getRecordComponents()) {
            boolean nothing = part.getAnnotatedType().isAnnotationPresent(Nullable.class);
            boolean lacks = part.getAccessor().isAnnotationPresent(JsonInclude.class)
                    || nothing && (requests.contains(type) || type.isAnnotationPresent(JsonInclude.class));
            String ts = type(type, part);
            fields.put(part.getName() + (lacks ? "?" : ""), nothing && !lacks ? ts + " | null" : ts);
        }
        return fields;
    }

    /** The kinds of a sealed interface as one: what not all of them have may be missing, lists hold what either holds. */
    private Map<String, String> merged(Class<?> type) {
        List<Map<String, String>> kinds =
                Arrays.stream(type.getPermittedSubclasses()).map(this::fields).toList();
        Set<String> all = new LinkedHashSet<>();
        kinds.forEach(k -> all.addAll(k.keySet()));
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : all) {
            Set<String> types = new LinkedHashSet<>();
            kinds.forEach(k -> {
                if (k.containsKey(field)) {
                    types.add(k.get(field));
                }
            });
            boolean always = kinds.stream().allMatch(k -> k.containsKey(field));
            fields.put(field + (always ? "" : "?"), join(types));
        }
        return fields;
    }

    private static String join(Set<String> types) {
        if (types.size() > 1 && types.stream().allMatch(t -> t.endsWith("[]"))) {
            return types.stream()
                    .map(t -> t.substring(0, t.length() - 2))
                    .collect(Collectors.joining(" | ", "(", ")[]"));
        }
        return String.join(" | ", types);
    }

    private String tagged(String name, Class<?> type) {
        StringBuilder text = new StringBuilder("export type " + name + " =");
        for (JsonSubTypes.Type kind : type.getAnnotation(JsonSubTypes.class).value()) {
            text.append("\n  | { type: '").append(kind.name()).append("'");
            fields(kind.value())
                    .forEach((field, ts) ->
                            text.append("; ").append(field).append(": ").append(ts));
            text.append(" }");
        }
        return text.append(";\n").toString();
    }

    // ---------------------------------------------------------------- types

    private String type(Class<?> owner, RecordComponent part) {
        Words words = part.getAnnotation(Words.class);
        if (words != null) {
            return literals(List.of(words.value()));
        }
        List<String> known = WORDS.get(owner.getName() + "." + part.getName());
        if (known != null) {
            return literals(known);
        }
        // A number that the numbers of a browser cannot hold is written as text.
        JsonFormat format = part.getAccessor().getAnnotation(JsonFormat.class);
        String ts = format == null ? type(part.getAnnotatedType()) : "string";
        boolean drawn = owner.getPackageName().startsWith("coldwake.content.facts")
                && part.getName().matches("via|at|.*At");
        return drawn ? point(ts) : ts;
    }

    /** Points of a board are lists of two numbers. */
    private String point(String ts) {
        return switch (ts) {
            case "number[]" -> POINT;
            case "number[][]" -> POINT + "[]";
            default -> throw new IllegalStateException("no point is a " + ts);
        };
    }

    private String type(AnnotatedType annotated) {
        Type type = annotated.getType();
        if (type instanceof ParameterizedType generic) {
            AnnotatedType[] of = ((AnnotatedParameterizedType) annotated).getAnnotatedActualTypeArguments();
            if (generic.getRawType() == List.class) {
                return type(of[0]) + "[]";
            }
            if (generic.getRawType() == Map.class && of[0].getType() == String.class) {
                return "Record<string, " + type(of[1]) + ">";
            }
        }
        if (type instanceof Class<?> plain) {
            return plain(plain);
        }
        throw new IllegalStateException("no word for " + type);
    }

    private String plain(Class<?> type) {
        if (type == String.class) {
            return "string";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == JsonNode.class) {
            return "unknown";
        }
        if (type.isPrimitive() && type != char.class || Number.class.isAssignableFrom(type)) {
            return "number";
        }
        return name(type);
    }
}
