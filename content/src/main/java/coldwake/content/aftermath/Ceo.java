package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.OWN_ITEMS;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.ReactionRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The CEO: an old man with a wound, and a robot that acts for him while it has energy. */
public final class Ceo implements Module, Modifier, ActionSource {
    public static final String ID = "ceo";

    /** What the robot holds when it is charged. */
    static final int FULL = 5;

    private static final String WOUND = "body";
    private static final String CORPORATE = "corporate";

    /** The energy of the robot. */
    private static final String ENERGY = "energy";
    /** Whether he takes one more turn after passing. */
    private static final String ONE_MORE_TURN = "one-more-turn";
    /** With his trait, which of the body wounds is the one he started with, counted from 1; 0 once he is rid of it. */
    private static final String OLD_WOUND = "old-wound";

    public static final Part PART = Part.ofCharacter(
                    "aftermath/ceo",
                    CeoDeck.ALL,
                    List.of(Behaviour.of("robot"), AccessCodes.POD_OVERRIDE, AccessCodes.SHIP_CODES))
            .with(() -> List.of(new Ceo()));

    private enum Work implements ModuleTask {
        /** Plays the card for one more turn. */
        PLAY_ONE_MORE {
            @Override
            public int pieces() {
                return 2;
            }
        },
        /** The card was not interrupted. */
        GRANT_TURN,
        /** Takes the turn, if it was granted. */
        TAKE_TURN,
        /** Looks at the corporate objectives of all. */
        READ_OBJECTIVES;

        @Override
        public String module() {
            return ID;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Does he take one more turn? */
        CHOOSE_ONE_MORE_TURN;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-one-more-turn";
        }

        @Override
        public boolean needsHand() {
            return false;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(
                Counter.told(ENERGY, Scope.SEAT),
                Counter.kept(ONE_MORE_TURN, Scope.TABLE, 0),
                Counter.kept(OLD_WOUND, Scope.TABLE, 0));
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(
                Work.PLAY_ONE_MORE, Work.GRANT_TURN, Work.TAKE_TURN, Work.READ_OBJECTIVES, Ask.CHOOSE_ONE_MORE_TURN);
    }

    private static int number(GameState s, String counter) {
        return s.rules().counter(ID + "." + counter);
    }

    private static boolean isCeo(GameState s, int seat) {
        return s.crew.seatOf(ID) == seat;
    }

    private static boolean hasTrait(GameState s) {
        return s.rules().setup().options().contains(Aftermath.TRAITS);
    }

    // ---------------------------------------------------------------- set-up

    @Override
    public void setUp(Play p) {
        GameState s = p.state();
        int seat = s.crew.seatOf(ID);
        if (seat < 0) {
            return;
        }
        setEnergy(p, seat, FULL);
        int wound = s.pieces.find(Zone.WOUND_DECK, WOUND);
        p.changes().crew.suffer(seat, wound);
        if (hasTrait(s)) {
            p.changes().setCounter(number(s, OLD_WOUND), 0, ordinal(s, wound));
            p.then(new Step.ModuleWork(Work.READ_OBJECTIVES, seat, 0, 0));
        }
    }

    /** Which of the body wounds a piece is, counted from 1. */
    private static int ordinal(GameState s, int wound) {
        int n = 0;
        for (int piece : s.rules().ofKind(PieceKind.WOUND)) {
            n += piece <= wound && s.rules().idOf(piece).equals(WOUND) ? 1 : 0;
        }
        return n;
    }

    /** Modes without corporate objectives have none to look at. */
    private static void readObjectives(Play p, int seat) {
        GameState s = p.state();
        boolean any = false;
        for (int other = 0; other < s.seats(); other++) {
            for (int card = s.pieces.first(Zone.objectives(other)); card >= 0; card = s.pieces.next(card)) {
                if (other != seat
                        && ((ObjectiveCard) s.rules().piece(card)).deck().equals(CORPORATE)) {
                    p.changes().decks.peekObjective(seat, other, card);
                    any = true;
                }
            }
        }
        if (any) {
            p.changes().emit(new AftermathEvents.CorporateObjectivesRead(new Who(seat)));
        }
    }

    // ---------------------------------------------------------------- the robot

    /** What the robot of a seat has; 0 for whoever has none. */
    public static int energy(GameState s, int seat) {
        return s.counter(number(s, ENERGY), seat);
    }

    private static void setEnergy(Play p, int seat, int energy) {
        p.changes().setCounter(number(p.state(), ENERGY), seat, energy);
    }

    static void spend(Play p, int seat, int energy) {
        setEnergy(p, seat, energy(p.state(), seat) - energy);
    }

    /** The robot carries out what takes its energy, and what leaves the game instead. */
    private static boolean isForRobot(ActionCard card) {
        return card.energy() > 0 || card.removed();
    }

    @Override
    public Reason canPlay(GameState s, int seat, int card, Reason reason) {
        boolean stopped = isCeo(s, seat) && isForRobot(s.rules().action(card)) && energy(s, seat) == 0;
        return stopped ? AftermathReasons.ROBOT_EMPTY : reason;
    }

    // ---------------------------------------------------------------- recharging

    private static final Targets CHARGES =
            only(OWN_ITEMS, (r, item) -> r.state().item(item).component() == Component.ENERGY);

    private static final List<Branch> ACTIONS = List.of(branch("recharge")
            .when(require(r -> energy(r.state(), r.me()) < FULL, AftermathReasons.ROBOT_FULL))
            .when(require(r -> any(r, CHARGES), AftermathReasons.NO_ENERGY_CHARGE))
            .target(OptionKind.CHOOSE_CARD, CHARGES)
            .resolves(r -> {
                r.changes().items.discardItem(r.me(), r.target());
                setEnergy(r.play(), r.me(), FULL);
            }));

    @Override
    public ActionSource actions() {
        return this;
    }

    @Override
    public boolean actsFor(GameState s, int seat) {
        return isCeo(s, seat);
    }

    @Override
    public int cost() {
        return 1;
    }

    @Override
    public Combat combat() {
        return Combat.ANY;
    }

    @Override
    public List<Branch> branches() {
        return ACTIONS;
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.CARD_PLAYED, Happening.Kind.PASSED_OVER, Happening.Kind.TURN_ENDED);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.CardPlayed(int seat, int card) -> pay(p, seat, card);
            case Happening.PassedOver(int seat) -> offerTurn(p, seat);
            case Happening.TurnEnded(int seat) -> turnEnded(p, seat);
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    private static void pay(Play p, int seat, int card) {
        int energy = p.rules().action(card).energy();
        if (energy > 0 && isCeo(p.state(), seat)) {
            spend(p, seat, energy);
        }
    }

    private static void turnEnded(Play p, int seat) {
        GameState s = p.state();
        if (isCeo(s, seat) && s.counter(number(s, ONE_MORE_TURN), 0) != 0) {
            p.changes().setCounter(number(s, ONE_MORE_TURN), 0, 0);
        }
        forgetHealedWound(p);
    }

    // ---------------------------------------------------------------- one more turn

    private static void offerTurn(Play p, int seat) {
        if (isCeo(p.state(), seat) && ReactionRules.mayHold(p.state(), seat, Trigger.PASSED)) {
            p.then(new Step.ModuleQuestion(seat, Ask.CHOOSE_ONE_MORE_TURN, 0, 0));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        int card = ReactionRules.held(p.state(), question.seat(), Trigger.PASSED);
        if (card >= 0) {
            options.add(OptionKind.REACT, card, new Step.ModuleWork(Work.PLAY_ONE_MORE, question.seat(), card, 0));
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        int seat = work.a();
        switch ((Work) work.task()) {
            case PLAY_ONE_MORE -> {
                ReactionRules.react(p, seat, work.b(), new Step.ModuleWork(Work.GRANT_TURN, seat, 0, 0));
                p.then(new Step.ModulePhase(Work.TAKE_TURN, seat));
            }
            case GRANT_TURN -> {
                p.changes().setCounter(number(p.state(), ONE_MORE_TURN), 0, 1);
                p.changes().emit(new AftermathEvents.OneMoreTurn(new Who(seat)));
            }
            case READ_OBJECTIVES -> readObjectives(p, seat);
            case TAKE_TURN -> throw new IllegalStateException("a turn is a part of the round");
        }
    }

    @Override
    public void phase(Play p, Step.ModulePhase phase) {
        if (takesTurnAfterPassing(p.state(), phase.a(), false)) {
            p.then(new Step.TakeTurn(phase.a()));
        }
    }

    @Override
    public boolean takesTurnAfterPassing(GameState s, int seat, boolean takes) {
        return takes || isCeo(s, seat) && s.counter(number(s, ONE_MORE_TURN), 0) != 0;
    }

    // ---------------------------------------------------------------- the old wound

    /** With his trait the robot looks after the wound that he started with, and after no other. */
    @Override
    public boolean countsAsDressed(GameState s, int seat, int wound, boolean dressed) {
        int old = s.counter(number(s, OLD_WOUND), 0);
        boolean cared = old > 0
                && isCeo(s, seat)
                && energy(s, seat) > 0
                && s.rules().idOf(wound).equals(WOUND)
                && ordinal(s, wound) == old;
        return dressed || cared;
    }

    /** A wound that was healed is like any other if he ever draws it again. */
    private static void forgetHealedWound(Play p) {
        GameState s = p.state();
        int old = s.counter(number(s, OLD_WOUND), 0);
        int seat = s.crew.seatOf(ID);
        if (old == 0 || seat < 0) {
            return;
        }
        if (!hasWound(s, Zone.wounds(seat), old) && !hasWound(s, Zone.dressed(seat), old)) {
            p.changes().setCounter(number(s, OLD_WOUND), 0, 0);
        }
    }

    private static boolean hasWound(GameState s, int zone, int old) {
        for (int wound = s.pieces.first(zone); wound >= 0; wound = s.pieces.next(wound)) {
            if (s.rules().idOf(wound).equals(WOUND) && ordinal(s, wound) == old) {
                return true;
            }
        }
        return false;
    }
}
