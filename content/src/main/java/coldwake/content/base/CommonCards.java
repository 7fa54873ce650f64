package coldwake.content.base;

import java.util.List;

/** Action cards that several characters have. */
final class CommonCards {
    private CommonCards() {}

    static final List<Behaviour> ALL = List.of();
}
