package coldwake.content;

import coldwake.content.aftermath.Aftermath;
import coldwake.content.aftermath.EpilogueMode;
import coldwake.content.aftermath.Inheritance;
import coldwake.content.aftermath.Turrets;
import coldwake.content.facts.Facts;
import coldwake.content.hourglass.Hourglass;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Epilogues of finished games. */
public final class Epilogues {
    /** The mode that an Epilogue is played in. */
    public static final String MODE = "epilogue";

    /** The modes that go on where a finished game ended. The list is the registration. */
    private static final List<Sequel> ALL = List.of(new Sequel(EpilogueMode.ID, Inheritance::of, Inheritance::check));

    /** Options of the finished game that its Epilogue keeps. */
    private static final List<String> KEPT = List.of(Modes.MEDIC, Hourglass.ID, Turrets.ID, Aftermath.HOUSE_SPECIES);

    /**
     * @param remains what it takes over
     * @param check refuses what no game of these rules can have left
     */
    private record Sequel(String mode, Function<GameState, Remains> remains, BiConsumer<Ruleset, Remains> check) {}

    private Epilogues() {}

    /** The setup of the Epilogue of a finished game for as many players, who draft, with what it takes over from that game. */
    public static GameSetup after(GameState over) {
        return after(over, over.seats(), List.of());
    }

    /**
     * The same for some players, with more options.
     *
     * @throws SetupException if there is no such Epilogue
     */
    public static GameSetup after(GameState over, int seats, List<String> options) {
        GameSetup finished = over.rules().setup();
        if (!over.over()) {
            throw new SetupException("the game is not over; its Epilogue follows when it is");
        }
        if (finished.mode().equals(MODE)) {
            throw new SetupException("an Epilogue has no Epilogue of its own");
        }
        if (over.ending().destroyed()) {
            throw new SetupException(
                    "the ship was destroyed (" + over.ending().id() + "); there is no Epilogue without it");
        }
        Sequel sequel = sequel(MODE);
        GameSetup agreed = Missions.agreed(Facts.load(), finished);
        GameSetup setup = new GameSetup(
                        agreed.board(),
                        agreed.species(),
                        sequel.mode(),
                        Stream.concat(finished.options().stream().filter(KEPT::contains), options.stream())
                                .toList(),
                        seats,
                        List.of(),
                        List.of())
                .after(sequel.remains().apply(over));
        Rulesets.of(setup);
        return setup;
    }

    /** Refuses what no game of these rules can have left. */
    static void check(Ruleset rules, Remains before) {
        sequel(rules.setup().mode()).check().accept(rules, before);
    }

    private static Sequel sequel(String mode) {
        return ALL.stream()
                .filter(each -> each.mode().equals(mode))
                .findFirst()
                .orElseThrow(() -> new SetupException("the " + mode + " game follows no other game"));
    }
}
