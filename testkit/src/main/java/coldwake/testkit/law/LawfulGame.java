package coldwake.testkit.law;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Snapshot;
import coldwake.testkit.golden.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A game during which the laws are checked: components at every question, copies and options at some. */
public final class LawfulGame {
    /** More decisions than any real game has. */
    private static final int DECISION_LIMIT = 20_000;

    private static final int COPY_EVERY = 61;
    private static final int TRY_ALL_EVERY = 67;
    private static final int COPY_PLAYS = 12;

    private final long seed;
    private final Players players;
    private final Game game;
    private final SeatedPlayers table;
    private final RandomSand sand;
    private final List<Recording.Answer> answers = new ArrayList<>();

    /** Those who play: the same game and seed make the same choices. */
    public interface Players {
        /** How the command line calls them. */
        String name();

        SeatedPlayers sitDown(Game game, long seed);
    }

    /** Players at the table of one game. */
    @FunctionalInterface
    public interface SeatedPlayers {
        /** The number of the option that a seat which is asked takes. */
        int choose(int seat);
    }

    private LawfulGame(Ruleset rules, long seed, Players players) {
        this.seed = seed;
        this.players = players;
        game = Game.start(rules, seed, null);
        table = players.sitDown(game, seed);
        sand = new RandomSand(seed);
    }

    /** Plays a game to its end; throws {@link LawBroken} at the first law that does not hold. */
    public static Recording play(Ruleset rules, long seed, Players players) {
        LawfulGame lawful = new LawfulGame(rules, seed, players);
        try {
            return lawful.play();
        } catch (LawBroken e) {
            throw e;
        } catch (RuntimeException | AssertionError e) {
            throw lawful.broken("something is always asked", "the game broke down", e);
        }
    }

    private Recording recording() {
        return new Recording(game.rules().setup(), seed, false, answers);
    }

    private LawBroken broken(String law, String details) {
        return broken(law, details, null);
    }

    private LawBroken broken(String law, String details, @Nullable Throwable cause) {
        return new LawBroken(law, details, recording(), players.name(), cause);
    }

    private Recording play() {
        while (!game.over()) {
            if (answers.size() == DECISION_LIMIT) {
                throw broken("every game ends", "no end after " + DECISION_LIMIT + " decisions");
            }
            int seat = game.toAct();
            if (seat < 0 || game.options(seat).isEmpty()) {
                throw broken(
                        "something is always asked",
                        "nothing can be answered: " + game.state().agenda());
            }
            checkConservation();
            if (answers.size() % COPY_EVERY == 0) {
                checkCopy();
            }
            if (answers.size() % TRY_ALL_EVERY == 0) {
                checkOptions(seat);
            }
            if (!useHourglass()) {
                choose(seat);
            }
        }
        checkConservation();
        checkReplay();
        return recording();
    }

    private void choose(int seat) {
        OptionList options = game.options(seat);
        int index = table.choose(seat);
        answers.add(
                new Recording.Answer(seat, OptionIds.of(game.state(), options).get(index)));
        try {
            game.choose(seat, options.get(index));
        } catch (RuntimeException | AssertionError e) {
            throw broken("every offered option succeeds", "chosen was " + answers.getLast(), e);
        }
    }

    /** Somebody may grab the hourglass instead of the answer that is waited for. */
    private boolean useHourglass() {
        Choice grabbed = sand.grab(game);
        if (grabbed == null) {
            return false;
        }
        answers.add(new Recording.Answer(grabbed.seat(), grabbed.option()));
        try {
            game.choose(grabbed);
        } catch (RuntimeException | AssertionError e) {
            throw broken("every offered option succeeds", "chosen was " + answers.getLast(), e);
        }
        return true;
    }

    // ---------------------------------------------------------------- laws

    /** Law 3. */
    private void checkConservation() {
        List<String> problems = Conservation.problems(game.state());
        if (!problems.isEmpty()) {
            throw broken("components are conserved", String.join("; ", problems));
        }
    }

    /** Law 1: a copy is equal, and what is played in it does not reach the original. */
    private void checkCopy() {
        long before = game.state().hash();
        Game copy = game.copy();
        checkSameFields(Snapshot.of(game.state()), Snapshot.of(copy.state()));
        if (copy.state().hash() != before) {
            throw broken("a copy is equal", "the hashes differ");
        }
        SplittableRandom random = new SplittableRandom(before);
        for (int k = 0; k < COPY_PLAYS && !copy.over(); k++) {
            int seat = copy.toAct();
            OptionList options = copy.options(seat);
            copy.choose(seat, options.get(random.nextInt(options.size())));
        }
        if (game.state().hash() != before) {
            throw broken("a copy is independent", "the original has changed");
        }
    }

    private void checkSameFields(Snapshot original, Snapshot copy) {
        checkSame("number", original.numbers(), copy.numbers());
        checkSame("table", original.tables(), copy.tables());
        checkSame("counter", original.counters(), copy.counters());
        checkSame("zone", original.zones(), copy.zones());
        if (!original.agenda().equals(copy.agenda())) {
            throw broken("a copy is equal", "the agenda is " + copy.agenda() + ", expected is " + original.agenda());
        }
    }

    private <T> void checkSame(String kind, Map<String, T> original, Map<String, T> copy) {
        original.forEach((name, value) -> {
            if (!value.equals(copy.get(name))) {
                throw broken(
                        "a copy is equal",
                        "the " + kind + " " + name + " is " + copy.get(name) + ", expected is " + value);
            }
        });
    }

    /** Law 2: what is offered can be done, what is refused cannot and changes nothing. */
    private void checkOptions(int seat) {
        Decision decision = game.decision(seat);
        for (String option : decision.options()) {
            checkOffered(new Choice(decision.number(), seat, option));
        }
        for (Choice grab : RandomSand.choices(game)) {
            checkOffered(grab);
        }
        long before = game.state().hash();
        for (var refusal : decision.refused()) {
            if (!decision.options().contains(refusal.option())) {
                checkRefused(new Choice(decision.number(), seat, refusal.option()));
            }
        }
        for (Choice grab : RandomSand.refused(game)) {
            checkRefused(grab);
        }
        if (game.state().hash() != before) {
            throw broken("a refused option changes nothing", "the hash has changed");
        }
    }

    private void checkOffered(Choice choice) {
        try {
            game.copy().choose(choice);
        } catch (RuntimeException | AssertionError e) {
            throw broken("every offered option succeeds", choice.option(), e);
        }
    }

    private void checkRefused(Choice choice) {
        try {
            game.choose(choice);
        } catch (ChoiceException expected) {
            return;
        }
        throw broken("every option not offered is refused", choice + " was accepted");
    }

    /** Law 1: setup, seed and choices are all there is to a game. */
    private void checkReplay() {
        Game again = Game.start(game.rules(), seed, null);
        for (Recording.Answer answer : answers) {
            try {
                again.choose(new Choice(again.state().decisionNumber(), answer.seat(), answer.option()));
            } catch (ChoiceException e) {
                throw broken("setup, seed and choices replay to the same hash", "the replay takes another way", e);
            }
        }
        if (again.state().hash() != game.state().hash()) {
            throw broken("setup, seed and choices replay to the same hash", "the hashes differ");
        }
    }
}
