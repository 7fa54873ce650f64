package coldwake.content.base;

import java.util.List;

/** The scientist's own action cards. */
final class ScientistDeck {
    private ScientistDeck() {}

    static final List<Behaviour> ALL = List.of();
}
