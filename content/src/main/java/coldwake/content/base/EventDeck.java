package coldwake.content.base;

import java.util.List;

/** What the twenty event cards do. */
final class EventDeck {
    private EventDeck() {}

    static final List<Behaviour> ALL = List.of();
}
