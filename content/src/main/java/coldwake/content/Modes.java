package coldwake.content;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.aftermath.EpilogueMode;
import coldwake.content.base.CoopMode;
import coldwake.content.base.SoloMode;
import coldwake.content.base.StandardMode;
import coldwake.content.facts.Facts;
import coldwake.engine.mode.Mode;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/** The ways to play, and the options of each. The lists are the registration. */
final class Modes {
    /** The option that shuffles the Medic's draft card in. */
    static final String MEDIC = "medic";

    static final String REVIVE = "revive";

    private static final List<Entry> ENTRIES = List.of(
            new Entry(
                    new ModeChoice("standard", 2, GameSetup.MAX_SEATS),
                    setup -> new StandardMode(),
                    true,
                    seats -> 2 * seats),
            new Entry(new ModeChoice("solo", 1, 1), setup -> new SoloMode(), false, seats -> 2 * seats),
            new Entry(
                    new ModeChoice("coop", 2, GameSetup.MAX_SEATS),
                    setup -> new CoopMode(setup.options().contains(REVIVE)),
                    false,
                    seats -> seats),
            new Entry(
                    EpilogueMode.choice(),
                    setup -> new EpilogueMode(Missions.of(Facts.load(), setup).orElseThrow()),
                    false,
                    seats -> 0));

    static final List<ModeChoice> ALL = ENTRIES.stream().map(Entry::choice).toList();

    private Modes() {}

    /**
     * A way to play.
     *
     * @param secret whether each player gets a corporate and a personal objective; otherwise those of the deck for one
     *     player or all together are dealt
     * @param objectives how many objectives a number of players needs
     */
    record Entry(ModeChoice choice, Function<GameSetup, Mode> rules, boolean secret, IntUnaryOperator objectives) {}

    /** The way to play that a setup names. */
    static Entry entry(GameSetup setup) {
        return ENTRIES.stream()
                .filter(entry -> entry.choice().id().equals(setup.mode()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no mode is called " + setup.mode()));
    }

    /** The mode of a setup that was checked. */
    static Mode of(GameSetup setup) {
        return entry(setup).rules().apply(setup);
    }
}
