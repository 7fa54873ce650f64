package coldwake.engine.card;

/** A serious wound. */
public record WoundCard(String id, Type type) implements Definition {
    /** Where it hurts; {@code Modifiers} knows what that does. */
    public enum Type {
        BODY,
        LEG,
        HAND,
        BLEEDING,
        ARM,
        /** A module knows by its id what it does. */
        OTHER
    }

    @Override
    public PieceKind kind() {
        return PieceKind.WOUND;
    }
}
