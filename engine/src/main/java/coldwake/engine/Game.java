package coldwake.engine;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.ChoiceException.Problem;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Question;
import coldwake.engine.event.EventSink;
import coldwake.engine.module.Module;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.Questions;
import coldwake.engine.rules.SetupRules;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Chance;
import coldwake.engine.state.Changes;
import coldwake.engine.state.GameState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game: ask what is to be decided, choose, until it is over. Setup, chance and choices are all there is to it. */
public final class Game {
    private final Play play;
    private final OptionList options = new OptionList(false);
    private int listedFor = -1;
    private int listedSeat = -1;
    private @Nullable Question written;

    private Game(Play play) {
        this.play = play;
    }

    /** Sets a game up with chance from a seed and runs it to its first question. */
    public static Game start(Ruleset rules, long seed, @Nullable EventSink sink) {
        return start(rules, Chance.of(seed), sink);
    }

    /** Sets a game up and runs it to its first question. */
    public static Game start(Ruleset rules, Chance chance, @Nullable EventSink sink) {
        Game game = new Game(new Play(Changes.newState(rules, chance)));
        game.listen(sink);
        SetupRules.setUp(game.play);
        game.play.run();
        return game;
    }

    /** Goes on from a state that waits for an answer. The state is used, not copied. */
    public static Game resume(GameState state) {
        return new Game(new Play(state));
    }

    /** An exact copy, with nobody listening. */
    public Game copy() {
        return new Game(new Play(play.state().copy()));
    }

    /** Sends events to a sink from now on, or nowhere. */
    public void listen(@Nullable EventSink sink) {
        play.changes().tell(sink);
    }

    public GameState state() {
        return play.state();
    }

    /** The rules at work; for views, content and tests. */
    public Play play() {
        return play;
    }

    public Ruleset rules() {
        return play.rules();
    }

    public boolean over() {
        return play.state().over();
    }

    private Step.Question openStep() {
        return (Step.Question) play.state().agenda().top();
    }

    /** The seats that must answer the open question, as a bit set; 0 when the game is over. */
    public int asked() {
        return over() ? 0 : Questions.asked(play.state(), openStep());
    }

    /**
     * The scope of the window for reactions that is open, or -1. Whoever might react, as far as the table can tell, is asked
     * in turn and can always decline (ADR 4).
     */
    public int window() {
        if (over()) {
            return -1;
        }
        return switch (openStep()) {
            case Step.ChooseReaction q -> q.scope();
            case Step.ChooseDefence q -> q.scope();
            default -> -1;
        };
    }

    /** The first seat that must answer, or -1. */
    public int toAct() {
        int asked = asked();
        return asked == 0 ? -1 : Integer.numberOfTrailingZeros(asked);
    }

    /** The options of a seat that is asked. The list is reused: read it before the next choice. */
    public OptionList options(int seat) {
        if (listedFor != play.state().decisionNumber() || listedSeat != seat) {
            list(seat, options);
            listedFor = play.state().decisionNumber();
            listedSeat = seat;
        }
        return options;
    }

    /** Lists the options of a seat that is asked into a list of the caller's own. */
    public void list(int seat, OptionList into) {
        into.clear();
        Questions.list(play, openStep(), seat, into);
    }

    /** Takes an option from {@link #options}. */
    public void choose(int seat, Option option) {
        forget();
        play.answer(seat, openStep(), option.then());
    }

    /** The open question as a seat is asked it, with what is refused and why. It is made once until the next choice. */
    public Question question(int seat) {
        if ((asked() & 1 << seat) == 0) {
            throw wrongSeat(seat);
        }
        Question made = written;
        if (made == null || made.number() != state().decisionNumber() || made.seat() != seat) {
            made = new QuestionMaker(play).make(openStep(), seat);
            written = made;
        }
        return made;
    }

    /** The open question of a seat in ids alone. */
    public Decision decision(int seat) {
        return question(seat).decision();
    }

    private void forget() {
        listedFor = -1;
        written = null;
    }

    /** Takes a choice, or refuses it and changes nothing. */
    public void choose(Choice choice) {
        Module module = anytimeModule(choice);
        if (module == null) {
            int index = requireOffered(choice);
            choose(choice.seat(), options(choice.seat()).get(index));
        } else {
            requireAnytime(module, choice);
            forget();
            module.takeAnytime(play, choice.seat(), choice.option());
        }
    }

    /** Refuses a choice that cannot be taken now; takes none. */
    public void check(Choice choice) {
        Module module = anytimeModule(choice);
        if (module == null) {
            requireOffered(choice);
        } else {
            requireAnytime(module, choice);
        }
    }

    /** The module whose choice at any time this is, or null. */
    private @Nullable Module anytimeModule(Choice choice) {
        if (over()) {
            throw new ChoiceException(Problem.GAME_OVER, "the game is over; no choice is open", List.of());
        }
        for (Module module : rules().modules()) {
            if (module.isAnytime(choice.option())) {
                return module;
            }
        }
        return null;
    }

    /** Which of the options of a seat is chosen. */
    private int requireOffered(Choice choice) {
        if ((asked() & 1 << choice.seat()) == 0 || choice.seat() < 0 || choice.seat() >= state().seats()) {
            throw wrongSeat(choice.seat());
        }
        requireOpen(choice.number());
        List<String> ids = OptionIds.of(state(), options(choice.seat()));
        int index = ids.indexOf(choice.option());
        if (index < 0) {
            throw new ChoiceException(
                    Problem.NOT_OFFERED,
                    "option '" + choice.option() + "' is not offered; offered are " + String.join(", ", ids),
                    ids);
        }
        return index;
    }

    private void requireOpen(int number) {
        if (number != state().decisionNumber()) {
            throw new ChoiceException(
                    Problem.STALE_NUMBER,
                    "decision " + number + " is not open; decision " + state().decisionNumber() + " is",
                    List.of());
        }
    }

    /** What a seat may choose now besides answering what it may be asked. */
    public List<String> anytime(int seat) {
        return rules().modules().stream()
                .flatMap(module -> module.anytime(state(), seat).stream())
                .toList();
    }

    /** Whether a clock runs that whoever keeps the time started with this round. */
    public boolean isTimed() {
        return rules().modules().stream().anyMatch(module -> module.isTimed(state()));
    }

    /** Whether a choice must wait until that clock has run out. */
    public boolean waitsForClock(String choice) {
        return rules().modules().stream().anyMatch(module -> module.waitsForClock(choice));
    }

    /** Open to all, not only to the seat that is asked. */
    private void requireAnytime(Module module, Choice choice) {
        requireOpen(choice.number());
        List<String> allowed = module.anytime(state(), choice.seat());
        if (!allowed.contains(choice.option())) {
            throw new ChoiceException(
                    Problem.NOT_OFFERED,
                    "'" + choice.option() + "' cannot be done now; possible are "
                            + (allowed.isEmpty() ? "none of the kind" : String.join(", ", allowed)),
                    allowed);
        }
    }

    private ChoiceException wrongSeat(int seat) {
        return new ChoiceException(
                Problem.WRONG_SEAT, "seat " + seat + " is not asked now; asked is seat " + toAct(), List.of());
    }
}
