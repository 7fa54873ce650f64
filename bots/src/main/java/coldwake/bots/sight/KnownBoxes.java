package coldwake.bots.sight;

import coldwake.bots.aftermath.AftermathSight;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.function.Function;

/** The boxes with something that only they have and that bots understand. The list is the registration. */
final class KnownBoxes {
    private static final List<Function<Ruleset, BoxSight>> ALL = List.of(AftermathSight::new);

    private static final BoxSight NONE = () -> false;

    private KnownBoxes() {}

    /** What a game has of them; a game has one at most. */
    static BoxSight in(Ruleset rules) {
        return ALL.stream()
                .map(box -> box.apply(rules))
                .filter(BoxSight::inPlay)
                .findFirst()
                .orElse(NONE);
    }
}
