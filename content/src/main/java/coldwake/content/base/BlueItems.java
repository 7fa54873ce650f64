package coldwake.content.base;

import java.util.List;

/** Crafted items. */
final class BlueItems {
    private BlueItems() {}

    static final List<Behaviour> ALL = List.of();
}
