package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Trigger;
import coldwake.engine.card.WoundCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.module.WoundCause;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.ReactionRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Convict: the key to his handcuffs, the pipe, the arm that is better than his own, and what he takes from others. */
public final class Convict implements Module, Modifier {
    public static final String ID = "convict";

    private static final String HANDCUFFS = "handcuffs";
    private static final String KEY = "cuffs-key";
    private static final String ARM = "augmented-arm";
    private static final String PIPE = "pipe";
    private static final String BOUNTY_HUNTER = "bounty-hunter";

    /** The draw that says who gets the key. */
    private static final String KEY_DRAW = "cuffs-key";

    /** The round after which somebody who plays alone is free. */
    private static final int ROUND_IN_CUFFS = 1;

    /** The counters: the type of the wound, plus one, that a seat's arm makes up for; whether the blow is a bash. */
    private static final String IGNORED = "ignored";

    private static final String BASHING = "bashing";

    /** Wherever the user and the Convict are. */
    private static final Behaviour CUFFS_KEY = Behaviour.of(
            KEY,
            branch("use")
                    .when(require(r -> cuffs(r.state()) >= 0, AftermathReasons.NO_HANDCUFFS))
                    .resolves(r -> takeOffCuffs(r.play())));

    /** Which wound has no effect is chosen on one's turn, at no cost. */
    private static final Behaviour AUGMENTED_ARM = Behaviour.of(
            ARM,
            branch("ignore-wound")
                    .when(require(r -> r.state().pieces.count(Zone.wounds(r.me())) > 0, Reason.NO_WOUND))
                    .target(
                            OptionKind.CHOOSE_CARD,
                            (r, sink) -> eachDistinct(
                                    r.state(),
                                    Zone.wounds(r.me()),
                                    wound -> isIgnored(r.state(), r.me(), wound) || sink.accept(wound)))
                    .otherwise(Reason.NO_WOUND)
                    .resolves(r -> {
                        int type = type(r.state(), r.target()) + 1;
                        r.changes().setCounter(counter(r.state(), IGNORED), r.me(), type);
                        r.changes().emit(new AftermathEvents.WoundIgnored(new Who(r.me()), new Card(r.target())));
                        r.then(new Step.CheckHands(r.me()));
                    }));

    /** The handcuffs and the pipe are asked after by the rules below. */
    public static final Part PART = Part.ofCharacter(
                    "aftermath/convict",
                    ConvictDeck.ALL,
                    List.of(Behaviour.of(HANDCUFFS), CUFFS_KEY, AUGMENTED_ARM, Behaviour.of(PIPE)))
            .with(() -> List.of(new Convict()));

    private enum Work implements ModuleTask {
        /** The blow is over. */
        END_BASH(0),
        /** Plays the card and takes what another has found. */
        TAKE_FIND(1 | 2),
        /** Whoever found it remembers what it was. */
        REMEMBER_FIND(1);

        private final int pieces;

        Work(int pieces) {
            this.pieces = pieces;
        }

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return pieces;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Does he take what another has found? */
        CHOOSE_TO_TAKE;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-to-take";
        }

        @Override
        public boolean needsHand() {
            return false;
        }

        @Override
        public int pieces() {
            return 1;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(IGNORED, Scope.SEAT, 0), Counter.kept(BASHING, Scope.TABLE, 0));
    }

    @Override
    public List<String> draws() {
        return List.of(KEY_DRAW);
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.END_BASH, Work.TAKE_FIND, Work.REMEMBER_FIND, Ask.CHOOSE_TO_TAKE);
    }

    private static int counter(GameState s, String id) {
        return s.rules().counter(ID + "." + id);
    }

    // ---------------------------------------------------------------- key and handcuffs

    /** The Bounty Hunter keeps the key, or else any other player; somebody who plays alone needs none. */
    @Override
    public void setUp(Play p) {
        GameState s = p.state();
        int convict = s.crew.seatOf(ID);
        if (convict < 0 || s.seats() == 1) {
            return;
        }
        int hunter = s.crew.seatOf(BOUNTY_HUNTER);
        int holder = hunter >= 0 ? hunter : anyOther(p, convict);
        int key = s.pieces.find(Zone.BOX, KEY);
        p.changes().cards.toBottom(key, Zone.inventory(holder));
        p.changes().cards.reveal(key);
        p.changes().emit(new AftermathEvents.CuffsKeyDealt(new Who(holder)));
    }

    private static int anyOther(Play p, int convict) {
        int seats = p.state().seats();
        int steps = 1 + p.changes().random(p.rules().streams().named(KEY_DRAW), seats - 1);
        return p.state().clockwise(convict, steps);
    }

    /** The handcuffs while he wears them, or -1. */
    private static int cuffs(GameState s) {
        int convict = s.crew.seatOf(ID);
        return convict >= 0 && s.crew.awake(convict) ? s.pieces.find(Zone.held(convict), HANDCUFFS) : -1;
    }

    private static void takeOffCuffs(Play p) {
        int cuffs = cuffs(p.state());
        if (cuffs >= 0) {
            p.changes().items.discardItem(p.state().crew.seatOf(ID), cuffs);
        }
    }

    // ---------------------------------------------------------------- the arm

    /** It lets its owner rest as if everybody could. */
    private static final ActionSource ARM_ACTIONS = new ActionSource() {
        private final List<Branch> branches = List.of(branch("rest")
                .when(require(r -> ItemRules.find(r.state(), r.me(), ARM) >= 0, AftermathReasons.NO_ARM))
                .resolves(r -> r.play().species().rest(r.play(), r.me())));

        @Override
        public String id() {
            return ARM;
        }

        @Override
        public int cost() {
            return 1;
        }

        @Override
        public Combat combat() {
            return Combat.OUT_OF_COMBAT;
        }

        @Override
        public List<Branch> branches() {
            return branches;
        }
    };

    @Override
    public ActionSource actions() {
        return ARM_ACTIONS;
    }

    /** Whoever has got the arm can use it; all see that it is the Convict's otherwise. */
    @Override
    public boolean actsFor(GameState s, int seat) {
        return seat == s.crew.seatOf(ID) || ItemRules.find(s, seat, ARM) >= 0;
    }

    /** Whether a wound of a seat has no effect because of its arm. */
    public static boolean ignoresWound(GameState s, int seat) {
        int ignored = s.counter(counter(s, IGNORED), seat) - 1;
        return ignored >= 0 && ItemRules.find(s, seat, ARM) >= 0 && first(s, Zone.wounds(seat), ignored) >= 0;
    }

    private static int type(GameState s, int wound) {
        return ((WoundCard) s.rules().piece(wound)).type().ordinal();
    }

    /** Of several wounds of a type the first is ignored, and the others hurt as before. */
    private static boolean isIgnored(GameState s, int seat, int wound) {
        int ignored = s.counter(counter(s, IGNORED), seat) - 1;
        return ignored == type(s, wound)
                && ItemRules.find(s, seat, ARM) >= 0
                && wound == first(s, Zone.wounds(seat), ignored);
    }

    private static int first(GameState s, int zone, int type) {
        int wound = s.pieces.first(zone);
        while (wound >= 0 && type(s, wound) != type) {
            wound = s.pieces.next(wound);
        }
        return wound;
    }

    @Override
    public boolean woundWorks(GameState s, int seat, int wound, boolean works) {
        return works && !isIgnored(s, seat, wound);
    }

    // ---------------------------------------------------------------- pipe, bash, trait

    @Override
    public boolean missIsLight(GameState s, int seat, boolean light) {
        return light || seat == s.crew.seatOf(ID) && ItemRules.find(s, seat, PIPE) >= 0;
    }

    @Override
    public boolean comesBack(GameState s, int item, boolean back) {
        return back || s.item(item).id().equals(PIPE);
    }

    /** A melee attack that deals one more injury if it hits. */
    static void bash(Play p, int seat, int target) {
        p.changes().setCounter(counter(p.state(), BASHING), 0, 1);
        p.then(new Step.Melee(seat, target));
        p.then(new Step.ModuleWork(Work.END_BASH, 0, 0, 0));
    }

    @Override
    public int meleeInjuries(GameState s, int seat, int injuries) {
        return injuries + s.counter(counter(s, BASHING), 0);
    }

    /** His trait; an attack of an intruder asks for no trait. */
    @Override
    public int seriousWoundLimit(GameState s, int seat, WoundCause cause, int limit) {
        boolean tough = cause != WoundCause.ATTACK
                && seat == s.crew.seatOf(ID)
                && s.rules().setup().options().contains(Aftermath.TRAITS);
        return tough ? limit + 1 : limit;
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.ROUND_BEGAN, Happening.Kind.ITEM_FOUND);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.RoundBegan() -> endSolitude(p);
            case Happening.ItemFound(int seat, int item, int scope) -> offerFind(p, seat, item, scope);
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** There is nobody else who could free him. */
    private static void endSolitude(Play p) {
        if (p.state().seats() == 1 && p.state().round() > ROUND_IN_CUFFS) {
            takeOffCuffs(p);
        }
    }

    /** He is asked if, as far as the table can tell, he may hold the card. He does not see yet what was found. */
    private static void offerFind(Play p, int finder, int item, int scope) {
        GameState s = p.state();
        int convict = s.crew.seatOf(ID);
        boolean there = convict >= 0
                && convict != finder
                && s.crew.aboard(convict)
                && s.crew.aboard(finder)
                && s.crew.roomOf(convict) == s.crew.roomOf(finder);
        if (there && ReactionRules.mayHold(s, convict, Trigger.FIND)) {
            p.then(new Step.ModuleQuestion(convict, Ask.CHOOSE_TO_TAKE, item, scope));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        int card = ReactionRules.held(p.state(), question.seat(), Trigger.FIND);
        if (card >= 0) {
            options.add(OptionKind.REACT, card, new Step.ModuleWork(Work.TAKE_FIND, card, question.a(), question.b()));
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case END_BASH -> p.changes().setCounter(counter(p.state(), BASHING), 0, 0);
            case TAKE_FIND -> takeFind(p, work.a(), work.b(), work.c());
            case REMEMBER_FIND -> p.changes().cards.learn(work.a(), work.b());
        }
    }

    /** What he cannot hold at all the other one keeps. */
    private static void takeFind(Play p, int card, int item, int scope) {
        GameState s = p.state();
        int convict = s.crew.seatOf(ID);
        ReactionRules.playAtOnce(p, convict, card);
        if (s.item(item).heavy() && hasNoHand(s, convict)) {
            return;
        }
        int finder = finder(s, item);
        p.changes().setAgenda(s.agenda().unwind(scope));
        p.changes().cards.toBottom(item, Zone.lookedAt(convict));
        p.changes().emit(new AftermathEvents.FindTaken(new Who(convict), new Who(finder)));
        p.then(new Step.GainItem(convict, item));
        p.then(new Step.ModuleWork(Work.REMEMBER_FIND, item, finder, 0));
    }

    private static int finder(GameState s, int item) {
        int seat = 0;
        while (s.pieces.zoneOf(item) != Zone.lookedAt(seat)) {
            seat++;
        }
        return seat;
    }

    /** Whether the handcuffs fill the only hand that he can use. */
    private static boolean hasNoHand(GameState s, int convict) {
        return Modifiers.handSlots(s, convict) == 1 && cuffs(s) >= 0;
    }
}
