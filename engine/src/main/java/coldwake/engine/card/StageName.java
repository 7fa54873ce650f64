package coldwake.engine.card;

/** What a stage of a card is called: a constant of an enum of its deck. A saved game writes its name. */
public interface StageName {
    String name();
}
