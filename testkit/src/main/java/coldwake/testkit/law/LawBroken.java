package coldwake.testkit.law;

import coldwake.testkit.golden.Recording;
import org.jspecify.annotations.Nullable;

/** A game in which a law does not hold: which one, how to see it again, and its choices so far. */
public final class LawBroken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Recording recording;

    LawBroken(String law, String details, Recording recording, String players, @Nullable Throwable cause) {
        super(
                "law broken: " + law + ": " + details + "\nafter "
                        + recording.choices().size() + " decisions; again: " + command(recording, players),
                cause);
        this.recording = recording;
    }

    public Recording recording() {
        return recording;
    }

    /** The command that plays the game again. */
    static String command(Recording recording, String players) {
        var setup = recording.setup();
        String crew = setup.crew().isEmpty() ? "" : " --crew " + String.join(",", setup.crew());
        return "./coldwake simulate --seed " + recording.seed() + " --games 1 --seats " + setup.seats() + crew
                + " --bots " + players;
    }
}
