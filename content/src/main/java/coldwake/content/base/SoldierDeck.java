package coldwake.content.base;

import java.util.List;

/** The soldier's own action cards. */
final class SoldierDeck {
    private SoldierDeck() {}

    static final List<Behaviour> ALL = List.of();
}
