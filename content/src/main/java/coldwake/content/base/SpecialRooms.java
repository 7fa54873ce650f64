package coldwake.content.base;

import java.util.List;

/** The five rooms printed on the board. */
final class SpecialRooms {
    private SpecialRooms() {}

    static final List<Behaviour> ALL = List.of();
}
