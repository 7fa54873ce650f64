package coldwake.content.facts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Reads the fact files one by one and remembers where each fact stands. */
final class FactFiles {

    private final UnaryOperator<String> textOf;
    private final Places places = new Places();
    private final Map<String, Confidence> confidence = new LinkedHashMap<>();

    FactFiles(UnaryOperator<String> textOf) {
        this.textOf = textOf;
    }

    /** The text of a fact file as packed with the program. */
    static String resource(String file) {
        try (InputStream stream = FactFiles.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new FactsException(new SourceLine(file, 0), "expected this fact file on the class path");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** The facts of the file {@code <name>.yaml}, listed under its name. */
    <T> List<T> list(String name, Function<FactReader, T> shape, Function<T, String> id) {
        return one(name, file -> file.identified(name, shape, id));
    }

    /** The facts of the file {@code <folder>/<name>.yaml}, listed under its name. */
    <T> List<T> list(String folder, String name, Function<FactReader, T> shape, Function<T, String> id) {
        return one(folder + "/" + name, file -> file.identified(name, shape, id));
    }

    /** As {@link #list}, for facts that share one confidence. */
    <T> List<T> listOfOneConfidence(String name, Function<FactReader, T> shape, Function<T, String> id) {
        return oneWithConfidence(name, file -> file.identified(name, shape, id));
    }

    /** The one fact that is the whole file {@code <name>.yaml}. */
    <T> T one(String name, Function<FactReader, T> shape) {
        String file = name + ".yaml";
        return FactReader.read(YamlTree.read(file, textOf.apply(file)), places, shape);
    }

    /** As {@link #one}, for a fact whose record does not carry its confidence. */
    <T> T oneWithConfidence(String name, Function<FactReader, T> shape) {
        return one(name, file -> {
            confidence.put(name, Confidence.read(file));
            return shape.apply(file);
        });
    }

    Places places() {
        return places;
    }

    /** The confidence of the files whose entries do not carry their own. */
    Map<String, Confidence> confidence() {
        return Ordered.copy(confidence);
    }
}
