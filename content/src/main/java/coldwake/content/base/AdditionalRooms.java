package coldwake.content.base;

import java.util.List;

/** The nine rooms of which five are in a game. */
final class AdditionalRooms {
    private AdditionalRooms() {}

    static final List<Behaviour> ALL = List.of();
}
