package coldwake.testkit.scenario;

import coldwake.content.Epilogues;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.event.GameEvent;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Chance;
import coldwake.engine.state.Changes;
import coldwake.testkit.law.Conservation;
import java.util.List;
import java.util.stream.IntStream;

/** The table of a scenario without its moves: how it is set, and whether something is true of it. */
public final class Position {
    private final String file;
    private final Game game;
    private final ScenarioNames names;

    /** A game in the words of a file. */
    public Position(String file, Game game) {
        this.file = file;
        this.game = game;
        names = new ScenarioNames(file, game.state());
    }

    /** The game at the moment from which a scenario starts; chance is not rigged. */
    public static Game set(Scenario scenario, Ruleset rules) {
        return set(scenario, rules, Chance.of(scenario.setup().seed()));
    }

    /** The game at the moment from which a scenario starts, with chance of its own. */
    public static Game set(Scenario scenario, Ruleset rules, Chance chance) {
        Game game = Game.resume(Changes.newState(rules, chance));
        set(scenario, game, new ScenarioNames(scenario.file(), game.state()));
        game.play().run();
        return game;
    }

    static Game empty(Scenario scenario, Ruleset rules) {
        return Game.resume(Changes.newState(rules, Chance.of(scenario.setup().seed())));
    }

    /** Sets the game up and puts what is given on the table; it must not lose or double a component. */
    static void set(Scenario scenario, Game game, ScenarioNames names) {
        SetupRules.setUp(game.play());
        game.play().run();
        Setter.set(scenario.given(), game, names);
        int line = scenario.setup().line();
        GivenCheck check = new GivenCheck(scenario.given(), game.state(), names, line);
        check.checkNumbers();
        List<String> problems = Conservation.problems(game.state());
        if (!problems.isEmpty()) {
            throw new ScenarioException(
                    scenario.file(), line, "what is given does not fit: " + String.join("; ", problems));
        }
        check.check();
    }

    /** What the players agreed on, with what the game before has left, if there is one. */
    public static GameSetup setup(Scenario scenario) {
        GameSetup own = setup(scenario.setup());
        Scenario.Before before = scenario.setup().before();
        if (before == null) {
            return own;
        }
        Game finished = finished(scenario.file(), before);
        GameSetup follows = Epilogues.after(finished.state(), own.seats(), own.options());
        GameSetup named = new GameSetup(
                follows.board(),
                follows.species(),
                follows.mode(),
                follows.options(),
                own.seats(),
                own.crew(),
                own.numbers(),
                own.objectives(),
                follows.before());
        return own.mode().equals(follows.mode()) ? named : named.withMode(own.mode());
    }

    /** A game that is played to its end from the table that is given. */
    private static Game finished(String file, Scenario.Before before) {
        Scenario ending =
                new Scenario(file, file, file, List.of(), before.setup(), before.given(), true, false, List.of());
        return set(ending, Rulesets.of(setup(before.setup())));
    }

    /** What the players agreed on; unless it is said otherwise, the help cards lie in the order of the crew. */
    public static GameSetup setup(Scenario.Setup setup) {
        List<Integer> numbers = setup.numbers();
        if (numbers.isEmpty() && !setup.crew().isEmpty()) {
            numbers = IntStream.rangeClosed(1, setup.seats()).boxed().toList();
        }
        return new GameSetup(
                setup.board(),
                setup.species(),
                setup.mode(),
                TableCheck.texts(setup.options()),
                setup.seats(),
                TableCheck.texts(setup.crew()),
                numbers,
                TableCheck.texts(setup.objectives()));
    }

    /** What of the expected is not true now, or did not happen among these events; empty if all is. */
    public List<String> failures(Scenario.Then then, List<GameEvent> told) {
        boolean asksTheLog = !then.log().isEmpty()
                || !then.notLogged().isEmpty()
                || !then.sees().isEmpty();
        return new ThenCheck(game, names, asksTheLog ? log(told).entries() : List.of()).check(then);
    }

    /** Whether an event is the one that is meant. */
    public boolean isMeant(Scenario.Logged meant, GameEvent event) {
        ThenCheck check = new ThenCheck(game, names, List.of());
        return log(List.of(event)).entries().stream().anyMatch(entry -> check.matches(meant, entry));
    }

    /** The seat of a character. */
    public int seat(Word who) {
        return names.seat(who);
    }

    /** A mistake in the file. */
    public ScenarioException mistake(int line, String problem) {
        return new ScenarioException(file, line, problem);
    }

    private LoggedEvents log(List<GameEvent> events) {
        LoggedEvents log = new LoggedEvents(names, game.state());
        events.forEach(log::add);
        return log;
    }
}
