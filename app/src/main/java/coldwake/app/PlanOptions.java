package coldwake.app;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which games a command of the lab plays, as options. */
final class PlanOptions {
    private static final String RANDOM = "random";
    private static final String DRAFT = "draft";

    @Mixin
    private GameOptions game;

    @Option(
            names = {"--characters", "--crew"},
            paramLabel = "WHICH",
            split = ",",
            defaultValue = DRAFT,
            description = "'draft' (default), 'random', or one id per seat.")
    List<String> characters;

    @Option(
            names = "--options",
            paramLabel = "ID,...",
            split = ",",
            description = "Options of the mode, such as revive or intruder-player; default none.")
    List<String> options = List.of();

    @Option(
            names = "--objectives",
            paramLabel = "ID,...",
            split = ",",
            description =
                    "Objectives that are dealt, two for each seat in order (co-op: one for each); default random.")
    List<String> objectives = List.of();

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "Games; default 1000.")
    int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of the first game; each further game has the next number. Default 1.")
    long seed;

    @Option(names = "--threads", paramLabel = "T", description = "Threads; default all cores.")
    int threads = Runtime.getRuntime().availableProcessors();

    /** Whether each game deals its characters; otherwise they are named, or drafted. */
    private boolean randomCharacters(Map<String, String> instead) {
        return characters(instead).equals(List.of(RANDOM));
    }

    private List<String> characters(Map<String, String> instead) {
        return instead.containsKey("characters") ? words(instead, "characters") : characters;
    }

    private static List<String> words(Map<String, String> instead, String key) {
        String list = instead.getOrDefault(key, "");
        return list.isEmpty() ? List.of() : List.of(list.split(","));
    }

    private GameSetup setup(Map<String, String> instead) {
        List<String> crew = characters(instead);
        boolean named = !crew.equals(List.of(RANDOM)) && !crew.equals(List.of(DRAFT));
        String playing = instead.getOrDefault("mode", game.mode);
        return new GameSetup(
                instead.getOrDefault("board", game.board),
                instead.getOrDefault("species", game.species),
                playing,
                instead.containsKey("options") ? words(instead, "options") : options,
                instead.containsKey("seats")
                        ? number(instead.getOrDefault("seats", ""))
                        : game.seats(named ? crew : List.of(), playing),
                named ? crew : List.of(),
                List.of(),
                instead.containsKey("objectives") ? words(instead, "objectives") : objectives);
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("'" + text + "' is no number of seats", wrong);
        }
    }

    Plan plan(List<String> bots, boolean rotate) {
        return plan(bots, rotate, Map.of());
    }

    /**
     * The plan, with some settings taken from elsewhere.
     *
     * @param bots one name stands for all seats
     */
    Plan plan(List<String> bots, boolean rotate, Map<String, String> instead) {
        if (threads < 1) {
            throw new IllegalArgumentException("games and threads must be at least 1");
        }
        GameSetup agreed = setup(instead);
        List<String> players =
                Bots.forSeats(bots, agreed.seats()).stream().map(Bots::word).toList();
        return new Plan(agreed, players, randomCharacters(instead), rotate, games, seed);
    }
}
