package coldwake.content.base;

import coldwake.content.vocabulary.Behaviour;
import java.util.List;

/** Starting weapons: fired by the shoot action, so they offer none of their own. */
final class Weapons {
    private Weapons() {}

    static final List<Behaviour> ALL = List.of(
            Behaviour.of("six-shooter"),
            Behaviour.of("shotgun"),
            Behaviour.of("pistol"),
            Behaviour.of("rifle"),
            Behaviour.of("assault-rifle"),
            Behaviour.of("sawed-off-shotgun"),
            Behaviour.of("needle-gun"));
}
