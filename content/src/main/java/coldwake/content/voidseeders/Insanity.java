package coldwake.content.voidseeders;

import coldwake.content.facts.TrackFacts;
import coldwake.content.hive.Hive;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import java.util.List;

/** The insanity of the characters: a level from 1 to 5 that falls along arrows only, and kills beyond its end. */
final class Insanity {
    /** Its number among the counters of the species. */
    static final int COUNTER = Hive.COUNTERS;

    static final int START = 1;
    static final int MOST = 5;
    /** From here on there is no way back, and there is something to learn from it. */
    static final int DEEP = 3;

    private final int[] typeAt = new int[MOST + 1];
    private final boolean[] drops = new boolean[MOST + 1];

    Insanity(List<TrackFacts> track, List<IntruderType> types) {
        if (track.size() != MOST) {
            throw new IllegalArgumentException("the insanity track has " + MOST + " levels, not " + track.size());
        }
        List<String> ids = types.stream().map(IntruderType::id).toList();
        for (TrackFacts level : track) {
            typeAt[level.level()] = ids.indexOf(level.type());
            drops[level.level()] = level.drops();
        }
    }

    static int of(GameState s, int seat) {
        return s.counter(COUNTER, seat);
    }

    static void set(Play p, int seat, int level) {
        p.changes().setCounter(COUNTER, seat, level);
    }

    /** The type that comes to a character, if there is one left. */
    int typeFor(GameState s, int seat) {
        return typeAt[of(s, seat)];
    }

    boolean canDrop(GameState s, int seat) {
        return drops[of(s, seat)];
    }

    /** One level more; from the last level it is death. */
    static void raise(Play p, int seat) {
        if (!p.state().crew.awake(seat)) {
            return;
        }
        int level = of(p.state(), seat);
        if (level == MOST) {
            WoundRules.die(p, seat);
        } else {
            set(p, seat, level + 1);
        }
    }

    /** An infected card; at the last level it changes nothing. */
    static void breakDown(Play p, int seat) {
        if (of(p.state(), seat) < MOST) {
            set(p, seat, MOST);
        }
    }

    /** Everyone alive on the ship calms down, even where no arrow leads. */
    static void calmAll(Play p) {
        GameState s = p.state();
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            boolean onShip = s.crew.inside(seat);
            if (onShip && of(s, seat) > START) {
                set(p, seat, of(s, seat) - 1);
            }
        }
    }
}
