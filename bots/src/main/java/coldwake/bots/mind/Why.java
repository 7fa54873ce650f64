package coldwake.bots.mind;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why a crew member chose what it chose; each has its sentence in the messages. */
public enum Why {
    ONLY_CHOICE,
    CHANCE,
    HABIT,
    REST_AND_WAIT,
    GO_HOME,
    GO_TO_TASK,
    EXPLORE,
    FLEE,
    FIGHT,
    HUNT,
    TRADE,
    SAVE_SHIP,
    SET_COURSE,
    CHECK_ENGINES,
    OBJECTIVE,
    ANSWER_ALERT,
    DOOM_SHIP,
    OPEN_PODS,
    HEAL,
    DECONTAMINATE,
    FIND_ITEMS,
    ARM,
    KEEP_BEST,
    GIVE_LEAST,
    REFUSE_HARM,
    BEST_IN_TRIALS;

    /** The end of its message key. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The reason with an id, or empty if there is none. */
    public static Optional<Why> named(String id) {
        return Arrays.stream(values()).filter(why -> why.id().equals(id)).findFirst();
    }
}
