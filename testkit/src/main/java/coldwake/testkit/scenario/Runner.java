package coldwake.testkit.scenario;

import coldwake.content.Rulesets;
import coldwake.content.ship.ShipAsk;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.Decision;
import coldwake.engine.event.GameEvent;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.engine.state.Rigging;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays a scenario: sets its table, makes its moves, checks what must then be true. */
public final class Runner {
    private static final int MAX_AUTOMATIC_ANSWERS = 200;

    private final Scenario scenario;
    private final Game game;
    private final ScenarioNames names;
    private final LoggedEvents log;
    private final Rigging rigging;
    private int stageStart;
    private List<String> payLeft = new ArrayList<>();
    private int payer = -1;
    private int payStart;
    private @Nullable List<Word> pay;

    private Runner(Scenario scenario, Function<GameSetup, Ruleset> rulesets) {
        this.scenario = scenario;
        Ruleset rules = rules(scenario, rulesets);
        game = Position.empty(scenario, rules);
        names = new ScenarioNames(scenario.file(), game.state());
        log = new LoggedEvents(names, game.state());
        rigging = new Rigging(Map.of(), !scenario.freeChance());
    }

    /** Sets the game up, puts what is given on the table, and runs it to its first question. */
    private void start() {
        Word phase = scenario.given().moment().phase();
        if (phase != null && phase.text().equals("setup")) {
            requireNothingElse(phase);
            rig();
            SetupRules.setUp(game.play());
        } else {
            Position.set(scenario, game, names);
            rig();
        }
        game.play().run();
    }

    private void requireNothingElse(Word phase) {
        if (!scenario.given().saysOnly(phase)) {
            throw new ScenarioException(
                    scenario.file(), phase.line(), "found more than the phase, expected phase: setup and next alone");
        }
    }

    /** From now on what happens is told, and chance is rigged; a deck whose order is given needs no rigging. */
    private void rig() {
        game.listen(log::add);
        addOutcomes(0);
        for (Named<TableDescription.Pile> pile : Setter.orEmpty(scenario.given().piles())) {
            rigging.order(pile.name().text().replace("-deck", ""));
        }
        game.play().changes().rig(rigging);
    }

    private static Ruleset rules(Scenario scenario, Function<GameSetup, Ruleset> rulesets) {
        try {
            return rulesets.apply(Position.setup(scenario));
        } catch (SetupException e) {
            ScenarioException refusal =
                    new ScenarioException(scenario.file(), scenario.setup().line(), String.valueOf(e.getMessage()));
            refusal.initCause(e);
            throw refusal;
        }
    }

    private void addOutcomes(int stage) {
        scenario.stages().get(stage).next().forEach((kind, outcomes) -> {
            ChanceWords.require(kind, outcomes);
            rigging.add(kind, outcomes);
        });
    }

    /** Plays the scenario; throws {@link ScenarioException} if the file is at fault. */
    public static ScenarioResult play(Scenario scenario) {
        return play(scenario, Rulesets::of);
    }

    /** Plays the scenario with rulesets from somewhere: building one takes longer than most scenarios. */
    static ScenarioResult play(Scenario scenario, Function<GameSetup, Ruleset> rulesets) {
        Word refused = scenario.setup().refused();
        return refused == null
                ? new Runner(scenario, rulesets).play()
                : new ScenarioResult(
                        scenario.file(), scenario.id(), scenario.title(), notRefused(scenario, refused), "");
    }

    /** Whether a set-up is refused for the reason that the scenario names. */
    private static List<String> notRefused(Scenario scenario, Word because) {
        try {
            Rulesets.of(Position.setup(scenario));
            return List.of("setup: expected a refusal because '" + because + "', but there is such a game");
        } catch (SetupException e) {
            return String.valueOf(e.getMessage()).contains(because.text())
                    ? List.of()
                    : List.of("setup: expected a refusal because '" + because + "', found '" + e.getMessage() + "'");
        }
    }

    private ScenarioResult play() {
        try {
            start();
            for (int k = 0; k < scenario.stages().size(); k++) {
                if (k > 0) {
                    addOutcomes(k);
                }
                List<String> failures = stage(scenario.stages().get(k), k);
                if (!failures.isEmpty()) {
                    return failed(failures);
                }
            }
            if (!rigging.left().isEmpty()) {
                return failed(List.of("next: these outcomes were not used: " + rigging.left()));
            }
        } catch (Rigging.RiggingException | ChoiceException | Unplayable e) {
            return failed(List.of(String.valueOf(e.getMessage())));
        } catch (IllegalStateException | IllegalArgumentException | IndexOutOfBoundsException | ClassCastException e) {
            return failed(List.of("the engine broke down: " + e + " at " + e.getStackTrace()[0]));
        }
        return new ScenarioResult(scenario.file(), scenario.id(), scenario.title(), List.of(), "");
    }

    private ScenarioResult failed(List<String> failures) {
        return new ScenarioResult(scenario.file(), scenario.id(), scenario.title(), failures, report());
    }

    /** A game that broke down may not even be able to tell what it asks. */
    private String report() {
        try {
            return Report.of(game, names, log.entries());
        } catch (RuntimeException e) {
            return "No more can be told of this game: " + e;
        }
    }

    // ---------------------------------------------------------------- moves

    private List<String> stage(Scenario.Stage stage, int number) {
        stageStart = number == 0 ? 0 : log.size();
        long before = game.state().hash();
        for (Scenario.Move move : stage.when()) {
            move(move);
        }
        Scenario.Asked asked = stage.then().asked();
        answerWindows(
                null,
                asked == null || asked.reason() == null ? "" : asked.reason().text());
        List<String> failures = new ArrayList<>(checkPaid());
        List<LoggedEvents.Logged> told = log.entries().subList(stageStart, log.size());
        failures.addAll(checkQuestion(stage.then()));
        failures.addAll(checkRoomsDescribed(told));
        failures.addAll(new ThenCheck(game, names, told).check(stage.then()));
        if (stage.then().unchanged() && game.state().hash() != before) {
            failures.add("unchanged: the game has changed");
        }
        return prefixed(failures, number);
    }

    /** A question other than an ordinary turn must be expected: by asked, or by what is offered or refused. */
    private List<String> checkQuestion(Scenario.Then then) {
        boolean expected = then.asked() != null
                || !then.offered().isEmpty()
                || !then.notOffered().isEmpty()
                || !then.means().isEmpty()
                || !then.refused().isEmpty();
        if (expected || game.over()) {
            return List.of();
        }
        return switch (game.state().agenda().top()) {
            case Step.ChooseAction _ -> List.of();
            case Step.ModuleQuestion q when q.ask() == ShipAsk.CHOOSE_IN_POD -> List.of();
            default -> List.of("the open question is not expected");
        };
    }

    /** A character who walks into a room that the file does not describe meets what the seed laid there. */
    private List<String> checkRoomsDescribed(List<LoggedEvents.Logged> told) {
        if (scenario.freeChance()) {
            return List.of();
        }
        List<String> failures = new ArrayList<>();
        for (LoggedEvents.Logged entry : told) {
            if (entry.event() instanceof GameEvent.CrewMoved moved
                    && !isDescribed(moved.to().slot())) {
                String room = names.room(moved.to().slot());
                failures.add("the " + names.seat(moved.who().seat()) + " walks into room " + room
                        + ", which the file does not describe; give rooms: {\"" + room + "\": {tile: ...}}");
            }
        }
        return failures;
    }

    private boolean isDescribed(int slot) {
        return game.state().ship.room(slot).special()
                || game.state().board().slots().get(slot).kind().equals("fixed")
                || Setter.orEmpty(scenario.given().ship().rooms()).stream()
                        .anyMatch(room ->
                                names.room(room.name()) == slot && room.value().tile() != null);
    }

    private List<String> prefixed(List<String> failures, int stage) {
        String prefix = scenario.stages().size() == 1 ? "" : "step " + (stage + 1) + ": ";
        return failures.stream().map(f -> prefix + f).toList();
    }

    private void move(Scenario.Move move) {
        answerWindows(move, "");
        if (game.over()) {
            throw new Unplayable(move.who() + ": " + move.option() + " (line "
                    + move.who().line() + ") cannot be chosen, the game is over");
        }
        int seat = names.seat(move.who());
        if (move.pay() != null) {
            List<String> wrong = checkPaid();
            if (!wrong.isEmpty()) {
                throw new Unplayable(String.join("; ", wrong));
            }
            pay = move.pay();
            payLeft = new ArrayList<>(TableCheck.texts(pay));
            payer = seat;
            payStart = log.size();
        }
        try {
            game.choose(new Choice(
                    game.state().decisionNumber(), seat, move.option().text()));
        } catch (ChoiceException e) {
            String problem = e.problem() == ChoiceException.Problem.WRONG_SEAT
                    ? "is not asked now; asked is " + String.join(", ", names.seats(game.asked()))
                    : String.valueOf(e.getMessage())
                            + refusals(seat, move.option().text());
            Unplayable refusal =
                    new Unplayable(scenario.file() + ":" + move.option().line() + ": " + move.who() + ": " + problem);
            refusal.initCause(e);
            throw refusal;
        }
        payWhatIsDue();
    }

    private String refusals(int seat, String option) {
        if ((game.asked() & 1 << seat) == 0) {
            return "";
        }
        List<String> reasons = game.decision(seat).refused().stream()
                .filter(r -> r.option().equals(option))
                .map(ThenCheck::line)
                .toList();
        return reasons.isEmpty() ? "" : "; refused is " + String.join(", ", reasons);
    }

    /** Answers questions about payment with the cards named under pay. */
    private void payWhatIsDue() {
        while (!game.over()
                && game.state().agenda().top() instanceof Step.ChoosePayment(int seat, int _)
                && seat == payer) {
            Decision decision = game.decision(seat);
            String card = payLeft.stream()
                    .filter(c -> decision.options().contains("pay:" + c))
                    .findFirst()
                    .orElse("");
            if (card.isEmpty()) {
                return;
            }
            payLeft.remove(card);
            game.choose(new Choice(decision.number(), seat, "pay:" + card));
        }
    }

    /** All cards paid since the last move with pay are those it names. */
    private List<String> checkPaid() {
        List<Word> expected = pay;
        if (expected == null) {
            return List.of();
        }
        pay = null;
        List<String> paid = log.entries().subList(payStart, log.size()).stream()
                .filter(e -> e.name().equals("card-paid")
                        && names.seat(payer).equals(e.fields().get("who")))
                .map(e -> String.valueOf(e.fields().get("card")))
                .toList();
        Findings findings = new Findings();
        findings.sameSet("paid by " + names.seat(payer), TableCheck.texts(expected), paid);
        return findings.failures().stream()
                .map(failure -> failure + ", left in hand are " + names.cards(Zone.hand(payer)))
                .toList();
    }

    // ---------------------------------------------------------------- windows

    /**
     * Declines reaction windows and ends discards on passing that the scenario does not mention: neither by its next
     * move nor as the question that must be open.
     */
    private void answerWindows(Scenario.@Nullable Move next, String expected) {
        for (int k = 0; k < MAX_AUTOMATIC_ANSWERS && !game.over(); k++) {
            payWhatIsDue();
            if (game.over()) {
                return;
            }
            String answer = automaticAnswer();
            if (answer.isEmpty()) {
                return;
            }
            int seat = game.toAct();
            Decision decision = game.decision(seat);
            boolean mentioned = next != null
                    && names.seat(next.who()) == seat
                    && decision.options().contains(next.option().text());
            if (mentioned || decision.reason().equals(expected)) {
                return;
            }
            game.choose(new Choice(decision.number(), seat, answer));
        }
    }

    private String automaticAnswer() {
        return switch (game.state().agenda().top()) {
            case Step.ChooseReaction _, Step.ChooseDefence _ -> scenario.strictWindows() ? "" : "decline";
            case Step.DiscardOnPass _ -> "done";
            default -> "";
        };
    }
}
