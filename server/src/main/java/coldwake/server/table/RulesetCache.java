package coldwake.server.table;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The rules of this server. Tables of the same setup share one ruleset: it never changes and takes a while to make. */
final class RulesetCache {
    private static final int MOST = 200;
    private static final Map<GameSetup, Ruleset> MADE = new ConcurrentHashMap<>();

    private RulesetCache() {}

    static String version() {
        return Rulesets.VERSION;
    }

    /** Whether a version of the rules is one that this server cannot know yet. */
    static boolean newer(String version) {
        return version.matches("[0-9]{1,9}") && Integer.parseInt(version) > Integer.parseInt(version());
    }

    /** The ruleset of a setup, or why it is impossible. */
    static Ruleset of(GameSetup setup) {
        if (MADE.size() > MOST) {
            MADE.clear();
        }
        return MADE.computeIfAbsent(setup, Rulesets::of);
    }
}
