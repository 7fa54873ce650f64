package coldwake.engine.place;

/**
 * What a room is for, in the words of cards that can be played on several places: a constant of an enum of content. Each
 * place says which of its rooms has the role.
 */
public interface Role {
    /** The name of the constant. */
    String name();
}
