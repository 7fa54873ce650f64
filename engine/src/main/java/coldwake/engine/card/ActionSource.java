package coldwake.engine.card;

import java.util.List;

/** Anything that offers actions: an action card, an item, a room, or the basic actions everyone has. */
public interface ActionSource {
    String id();

    /** Action cards to discard, besides a played card itself. */
    int cost();

    Combat combat();

    /** The alternatives of which a player picks one. */
    List<Branch> branches();
}
