package coldwake.engine.card;

import java.util.List;

/**
 * A die of the box.
 *
 * @param id the name of its stream of chance
 * @param faces what its sides show; some may show the same
 */
public record Die<F>(String id, List<F> faces) {
    /** Keeps the list unchangeable. */
    public Die {
        faces = List.copyOf(faces);
    }
}
