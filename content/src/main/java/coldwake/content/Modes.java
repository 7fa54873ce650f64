package coldwake.content;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.base.CoopMode;
import coldwake.content.base.SoloMode;
import coldwake.content.base.StandardMode;
import coldwake.engine.mode.Mode;
import coldwake.engine.setup.GameSetup;
import java.util.List;

/** The ways to play, and the options of each. The lists are the registration. */
final class Modes {
    static final List<ModeChoice> ALL = List.of(
            new ModeChoice("standard", 2, GameSetup.MAX_SEATS),
            new ModeChoice("solo", 1, 1),
            new ModeChoice("coop", 2, GameSetup.MAX_SEATS));

    /** The option that shuffles the Medic's draft card in. */
    static final String MEDIC = "medic";

    static final String REVIVE = "revive";

    private Modes() {}

    /** The mode of a setup that was checked. */
    static Mode of(GameSetup setup) {
        return switch (setup.mode()) {
            case "standard" -> new StandardMode();
            case "solo" -> new SoloMode();
            case "coop" -> new CoopMode(setup.options().contains(REVIVE));
            default -> throw new IllegalArgumentException("no mode is called " + setup.mode());
        };
    }
}
