package coldwake.content;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.base.CoopMode;
import coldwake.content.base.SoloMode;
import coldwake.content.base.StandardMode;
import coldwake.engine.mode.Mode;
import coldwake.engine.rules.Hourglass;
import coldwake.engine.setup.GameSetup;
import java.util.List;

/** The ways to play, and the options of each. The lists are the registration. */
final class Modes {
    static final List<ModeChoice> ALL = List.of(
            new ModeChoice("standard", 2, GameSetup.MAX_SEATS),
            new ModeChoice("solo", 1, 1),
            new ModeChoice("coop", 2, GameSetup.MAX_SEATS));

    private static final List<String> EVERY_MODE =
            ALL.stream().map(ModeChoice::id).toList();

    /** The option that shuffles the Medic's draft card in. */
    static final String MEDIC = "medic";

    private static final String REVIVE = "revive";

    /** The option with which the first player whose character dies plays the Intruders. */
    static final String INTRUDER_PLAYER = "intruder-player";

    static List<OptionChoice> options(List<String> everySpecies) {
        return List.of(
                new OptionChoice(MEDIC, EVERY_MODE, everySpecies, false),
                new OptionChoice(Hourglass.OPTION, EVERY_MODE, everySpecies, false),
                new OptionChoice(REVIVE, List.of("coop"), everySpecies, true),
                new OptionChoice(INTRUDER_PLAYER, List.of("standard"), List.of("intruders"), false));
    }

    private Modes() {}

    /** The mode of a setup that was checked. */
    static Mode of(GameSetup setup) {
        return switch (setup.mode()) {
            case "standard" -> new StandardMode(setup.options().contains(INTRUDER_PLAYER));
            case "solo" -> new SoloMode();
            case "coop" -> new CoopMode(setup.options().contains(REVIVE));
            default -> throw new IllegalArgumentException("no mode is called " + setup.mode());
        };
    }
}
