package coldwake.content.base;

import java.util.List;

/** The mechanic's own action cards. */
final class MechanicDeck {
    private MechanicDeck() {}

    static final List<Behaviour> ALL = List.of();
}
