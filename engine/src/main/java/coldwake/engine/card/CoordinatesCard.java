package coldwake.engine.card;

import java.util.List;

/** Where each space of the destination track leads, in track order. */
public record CoordinatesCard(String id, List<String> destinations) implements Definition {
    @Override
    public PieceKind kind() {
        return PieceKind.COORDINATES;
    }
}
