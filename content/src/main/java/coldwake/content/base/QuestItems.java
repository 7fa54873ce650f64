package coldwake.content.base;

import java.util.List;

/** Quest items, once they are active. */
final class QuestItems {
    private QuestItems() {}

    static final List<Behaviour> ALL = List.of();
}
