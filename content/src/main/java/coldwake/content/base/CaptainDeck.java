package coldwake.content.base;

import java.util.List;

/** The captain's own action cards. */
final class CaptainDeck {
    private CaptainDeck() {}

    static final List<Behaviour> ALL = List.of();
}
