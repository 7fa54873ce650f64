package coldwake.content.base;

import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Trigger;
import java.util.List;

/**
 * What a card, item or room does; its numbers are facts and its words are messages, both under the same id.
 *
 * @param trigger what it reacts to
 * @param onEvent for a room: what happens to who enters; for a quest item: what happens on activation
 */
public record Behaviour(String id, List<Branch> branches, Trigger trigger, Effect onEvent) {
    private static final Effect NOTHING = r -> {};

    /** Something that offers actions, or nothing at all. */
    public static Behaviour of(String id, Branch... branches) {
        return new Behaviour(id, List.of(branches), Trigger.NONE, NOTHING);
    }

    /** Something that is played when something else happens; the rules of that moment know what it does. */
    public Behaviour reactingTo(Trigger what) {
        return new Behaviour(id, branches, what, onEvent);
    }

    /** Adds what happens when the room is entered, or the quest item activated. */
    public Behaviour when(Effect effect) {
        return new Behaviour(id, branches, trigger, effect);
    }
}
