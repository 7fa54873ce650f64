package coldwake.bots.sight;

import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;

/**
 * What bots see of something that only one box has. The defaults are what a game without the box looks like, so a box says
 * only what it brings. It reads a state with the eyes of a seat, as {@link Sight} does.
 */
public interface BoxSight {
    /** Whether anything of the box is in play. */
    boolean inPlay();

    /** How many rounds are left for a seat, of those that the time leaves. */
    default int roundsLeft(GameState s, int seat, int left) {
        return left;
    }

    /** What the robot of a character has. */
    default int energy(GameState s, int who) {
        return 0;
    }

    /** The room of the dog that goes ahead of a character, or -1. */
    default int dogIn(GameState s) {
        return -1;
    }

    /** Whether a wound of a seat has no effect already. */
    default boolean ignoresWound(GameState s, int seat) {
        return false;
    }

    /** How likely a turret in a room shoots characters, as far as the seat knows; 0 without one. */
    default double turretAim(GameState s, int seat, int slot) {
        return 0;
    }

    /** What the open alert asks of the crew. */
    default AlertWish alert(GameState s) {
        return AlertWish.NOTHING;
    }

    /** Whether an action of a module is the one that alerts ask for. */
    default boolean isActivation(Ruleset rules, int source, int branch) {
        return false;
    }

    /** How many rounds are left for the open alert. */
    default int alertRounds(GameState s) {
        return 0;
    }

    /** Whether an activation in an explored room would further the open alert. */
    default boolean answersAlert(GameState s, int seat, int slot) {
        return false;
    }

    /** Whether an explored room is the one to which alerts want things brought. */
    default boolean isMainRoom(GameState s, int slot) {
        return false;
    }

    /** Whether a shuttle leaves at the end, and all tokens must be found before. */
    default boolean shuttleLeaves() {
        return false;
    }

    /** Whether a room is on the shuttle that leaves. */
    default boolean onShuttle(GameState s, int slot) {
        return false;
    }

    /** Whether a token still lies face down in a room that wants to be found. */
    default boolean hidesToken(GameState s, int slot) {
        return false;
    }
}
