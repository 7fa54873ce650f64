package coldwake.content.base;

import java.util.List;

/** The scout's own action cards. */
final class ScoutDeck {
    private ScoutDeck() {}

    static final List<Behaviour> ALL = List.of();
}
