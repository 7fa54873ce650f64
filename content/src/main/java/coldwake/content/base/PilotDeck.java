package coldwake.content.base;

import java.util.List;

/** The pilot's own action cards. */
final class PilotDeck {
    private PilotDeck() {}

    static final List<Behaviour> ALL = List.of();
}
