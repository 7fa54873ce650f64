package coldwake.content.base;

import java.util.List;

/** Medical items. */
final class GreenItems {
    private GreenItems() {}

    static final List<Behaviour> ALL = List.of();
}
