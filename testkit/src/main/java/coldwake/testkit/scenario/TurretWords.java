package coldwake.testkit.scenario;

import coldwake.engine.state.GameState;
import java.util.List;

/** How scenarios call the turret of a room. */
final class TurretWords {
    static final String ROOM = "turrets.room";
    static final String FACE_UP = "turrets.face-up";
    static final String STATUS = "turrets.status";

    private static final String HIDDEN = "hidden-";
    private static final String NONE = "none";
    private static final List<String> STATUSES = List.of("inactive", "target-all", "target-intruders");

    private TurretWords() {}

    static void require(ScenarioNames names, GameState s, Word word) {
        if (!s.rules().counterNames().contains(ROOM)) {
            throw names.mistake(word, "no turret without setup: {options: [turrets]}");
        }
        if (status(word) < 0) {
            throw names.mistake(word, "one of " + STATUSES + ", with " + HIDDEN + " before it if it is face down");
        }
    }

    static boolean isHidden(Word word) {
        return word.text().startsWith(HIDDEN);
    }

    /** The number of the status, or -1. */
    static int status(Word word) {
        return STATUSES.indexOf(isHidden(word) ? word.text().substring(HIDDEN.length()) : word.text());
    }

    private static int turretAt(GameState s, int slot) {
        int room = s.rules().counterNames().indexOf(ROOM);
        for (int turret = 0; room >= 0 && turret < s.rules().size(room); turret++) {
            if (s.counter(room, turret) == slot + 1) {
                return turret;
            }
        }
        return -1;
    }

    /** What there is in a room. */
    static String at(GameState s, int slot) {
        int turret = turretAt(s, slot);
        if (turret < 0) {
            return NONE;
        }
        boolean up = s.counter(s.rules().counter(FACE_UP), turret) != 0;
        return (up ? "" : HIDDEN) + STATUSES.get(s.counter(s.rules().counter(STATUS), turret));
    }
}
