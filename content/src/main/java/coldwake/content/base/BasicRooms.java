package coldwake.content.base;

import java.util.List;

/** The eleven rooms that are in every game. */
final class BasicRooms {
    private BasicRooms() {}

    static final List<Behaviour> ALL = List.of();
}
