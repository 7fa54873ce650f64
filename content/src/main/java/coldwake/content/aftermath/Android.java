package coldwake.content.aftermath;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Android: nobody else can treat its wounds, and it runs out of energy. */
public final class Android implements Module, Modifier {
    public static final String ID = "android";

    static final String ARM_GUN = "arm-gun";
    private static final String CELL = "emergency-energy-cell";
    private static final String MODULE = "deactivation-module";

    /** The space of the time track that it does not get beyond. */
    private static final int SHUTDOWN = 5;
    /** The same with the cell. */
    private static final int SHUTDOWN_WITH_CELL = 3;

    /** The counter that says whether intruders take it for a thing. */
    private static final String DEACTIVATED = "deactivated";
    /** The counter that says whether it has run out of energy. */
    private static final String SHUT_DOWN = "shut-down";

    private static final String CORPORATE = "corporate";
    private static final String PERSONAL = "personal";

    /** What is built in and what is asked after by the rules below has no action. */
    public static final Part PART = Part.ofCharacter(
                    "aftermath/android",
                    AndroidDeck.ALL,
                    List.of(Behaviour.of(ARM_GUN), Behaviour.of(CELL), Behaviour.of(MODULE)))
            .with(() -> List.of(new Android()));

    private enum Work implements ModuleTask {
        /** Discards the hand and is no target for intruders in this step. */
        DEACTIVATE;

        @Override
        public String module() {
            return ID;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Does it deactivate itself while intruders attack? */
        CHOOSE_DEACTIVATION;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-deactivation";
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
        return List.of(Counter.open(DEACTIVATED, Scope.TABLE, 0), Counter.kept(SHUT_DOWN, Scope.TABLE, 0));
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.DEACTIVATE, Ask.CHOOSE_DEACTIVATION);
    }

    private static int counter(GameState s) {
        return s.rules().counter(ID + "." + DEACTIVATED);
    }

    private static int shutDown(GameState s) {
        return s.rules().counter(ID + "." + SHUT_DOWN);
    }

    private static boolean isAndroid(GameState s, int seat) {
        return s.crew.seatOf(ID) == seat;
    }

    // ---------------------------------------------------------------- what bends the rules

    @Override
    public boolean canBeTreated(GameState s, int seat, boolean treated) {
        return treated && !isAndroid(s, seat);
    }

    @Override
    public boolean canBeTarget(GameState s, int seat, boolean target) {
        return target && (s.counter(counter(s), 0) == 0 || !isAndroid(s, seat));
    }

    /** What has no energy is not brought back by medicine. */
    @Override
    public boolean canBeRevived(GameState s, int seat, boolean revived) {
        return revived && (s.counter(shutDown(s), 0) == 0 || !isAndroid(s, seat));
    }

    // ---------------------------------------------------------------- its trait

    /** With secret objectives all of its own are corporate: the personal one leaves the game unseen. */
    @Override
    public void setUp(Play p) {
        GameState s = p.state();
        int seat = s.crew.seatOf(ID);
        int personal = seat >= 0 && Aftermath.hasTraits(s) ? objective(s, seat, PERSONAL) : -1;
        int second = personal >= 0 ? Vocabulary.pickObjective(p, CORPORATE) : -1;
        if (second >= 0) {
            p.changes().cards.toBottom(personal, Zone.BOX);
            p.changes().decks.dealObjective(seat, second);
            p.changes().emit(new AftermathEvents.ObjectiveReplaced(new Who(seat)));
            p.changes().decks.objectivesDealt(seat);
        }
    }

    /** The objective of a seat that comes from a deck, or -1. */
    private static int objective(GameState s, int seat, String deck) {
        for (int card = s.pieces.first(Zone.objectives(seat)); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().piece(card) instanceof ObjectiveCard objective
                    && objective.deck().equals(deck)) {
                return card;
            }
        }
        return -1;
    }

    /** Contamination it draws leaves the game and is drawn for again; an infected card costs a wound with any species. */
    private static void scanDrawn(Play p, int seat, int cards) {
        GameState s = p.state();
        int infected = 0;
        int drawn = cards;
        while (drawn > 0) {
            int before = s.handSize(seat);
            int card = nth(s, Zone.hand(seat), before - drawn);
            while (card >= 0) {
                int after = s.pieces.next(card);
                if (p.changes().hands.isContamination(card)) {
                    infected += p.changes().hands.scanCard(seat, card) ? 1 : 0;
                    p.changes().hands.removeContaminationCard(seat, card);
                }
                card = after;
            }
            int left = s.handSize(seat);
            p.changes().hands.draw(seat, before - left);
            drawn = s.handSize(seat) - left;
        }
        for (int k = 0; k < infected; k++) {
            p.then(new Step.Wound(seat, 1, 0));
        }
    }

    private static int nth(GameState s, int zone, int n) {
        int card = s.pieces.first(zone);
        for (int k = 0; k < n; k++) {
            card = s.pieces.next(card);
        }
        return card;
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.TIME_MOVED,
                Happening.Kind.ATTACKS_BEGAN,
                Happening.Kind.ATTACKS_ENDED,
                Happening.Kind.CARDS_DRAWN);
    }

    @Override
    public void on(Play p, Happening what) {
        int seat = p.state().crew.seatOf(ID);
        if (seat < 0) {
            return;
        }
        switch (what) {
            case Happening.TimeMoved() -> runDown(p, seat);
            case Happening.AttacksBegan() -> offerDeactivation(p, seat);
            case Happening.AttacksEnded() -> p.changes().setCounter(counter(p.state()), 0, 0);
            case Happening.CardsDrawn(int who, int cards) -> {
                if (who == seat && Aftermath.hasTraits(p.state())) {
                    scanDrawn(p, seat, cards);
                }
            }
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** How many spaces before the end of the time track a seat shuts down; 0 if it does not. */
    public static int spacesShort(GameState s, int seat) {
        if (!isAndroid(s, seat)) {
            return 0;
        }
        return ItemRules.find(s, seat, CELL) >= 0 ? SHUTDOWN_WITH_CELL : SHUTDOWN;
    }

    /** Whoever sleeps or is gone lasts; who waits in a pod does not. The death is like any other. */
    private static void runDown(Play p, int seat) {
        GameState s = p.state();
        int left = s.board().timeEnd() - s.ship.time();
        if (left <= spacesShort(s, seat) && s.crew.awake(seat) && s.ending() == Ending.NONE) {
            p.changes().emit(new AftermathEvents.AndroidShutDown(new Who(seat)));
            p.changes().setCounter(shutDown(s), 0, 1);
            WoundRules.die(p, seat);
        }
    }

    private static void offerDeactivation(Play p, int seat) {
        GameState s = p.state();
        boolean threatened = s.crew.aboard(seat) && s.intruders.anyIn(s.crew.roomOf(seat));
        if (threatened && s.handSize(seat) > 0 && ItemRules.find(s, seat, MODULE) >= 0) {
            p.then(new Step.ModuleQuestion(seat, Ask.CHOOSE_DEACTIVATION, 0, 0));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        options.add(OptionKind.ACCEPT, new Step.ModuleWork(Work.DEACTIVATE, question.seat(), 0, 0));
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        GameState s = p.state();
        int seat = work.a();
        while (s.handSize(seat) > 0) {
            p.changes().hands.discard(seat, s.pieces.first(Zone.hand(seat)));
        }
        p.changes().setCounter(counter(s), 0, 1);
        p.changes().emit(new AftermathEvents.AndroidDeactivated(new Who(seat)));
    }
}
