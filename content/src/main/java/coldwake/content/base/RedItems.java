package coldwake.content.base;

import java.util.List;

/** Military items. */
final class RedItems {
    private RedItems() {}

    static final List<Behaviour> ALL = List.of();
}
