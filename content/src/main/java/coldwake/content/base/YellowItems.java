package coldwake.content.base;

import java.util.List;

/** Technical items. */
final class YellowItems {
    private YellowItems() {}

    static final List<Behaviour> ALL = List.of();
}
