package coldwake.content.aftermath;

import coldwake.engine.decision.Reason;

/** Why something is refused that only this box has. */
public final class AftermathReasons {
    /** Self-repair takes a yellow item or an energy charge. */
    public static final Reason NO_SPARE_PART = Reason.of("no-spare-part", "wounds");
    /** The dog was removed from the game. */
    public static final Reason LAIKA_IS_GONE = Reason.of("laika-is-gone", "laika");
    /** The dog is on the board of her master, in no room. */
    public static final Reason LAIKA_NOT_OUT = Reason.of("laika-not-out", "laika");
    /** An intruder is where the dog is. */
    public static final Reason LAIKA_DISTURBED = Reason.of("laika-disturbed", "laika");

    /** There is no turret that it could be done to. */
    public static final Reason NO_TURRET = Reason.of("no-turret", "turrets");

    /** An inactive turret cannot be destroyed. */
    public static final Reason TURRET_INACTIVE = Reason.of("turret-inactive", "turrets");

    /** The robot carries out nothing without energy. */
    public static final Reason ROBOT_EMPTY = Reason.of("robot-empty", "robot");

    /** A robot that has all its energy is not recharged. */
    public static final Reason ROBOT_FULL = Reason.of("robot-full", "robot");

    public static final Reason NO_ENERGY_CHARGE = Reason.of("no-energy-charge", "robot");

    public static final Reason NO_DECK_HERE = Reason.of("no-deck-here", "searching");

    /** The Convict is not handcuffed. */
    public static final Reason NO_HANDCUFFS = Reason.of("no-handcuffs", "handcuffs");

    /** Only the Augmented Arm lets one rest without a card for it. */
    public static final Reason NO_ARM = Reason.of("no-arm", "quest-items");

    /** No alert is open, or the open one is fulfilled. */
    public static final Reason NO_ALERT = Reason.of("no-alert", "alerts");
    /** The open alert names another room. */
    public static final Reason ALERT_ELSEWHERE = Reason.of("alert-elsewhere", "alerts");
    /** The open alert asks for something else than an activation. */
    public static final Reason NO_ACTIVATION = Reason.of("no-activation", "alerts");
    /** The open alert wants a ship without fire. */
    public static final Reason SOMETHING_BURNS = Reason.of("something-burns", "alerts");
    /** The open alert wants all doors of the nest shut. */
    public static final Reason NEST_NOT_SHUT = Reason.of("nest-not-shut", "alerts");
    /** The open alert wants a corpse to be carried there. */
    public static final Reason NO_CORPSE = Reason.of("no-corpse", "alerts");

    private AftermathReasons() {}
}
