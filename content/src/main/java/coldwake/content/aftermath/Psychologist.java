package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.Targets;
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
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Psychologist: what her drone sees through others, and how she goes where others go. */
public final class Psychologist implements Module, Modifier {
    public static final String ID = "psychologist";

    private static final String PISTOL = "psychologist-pistol";
    private static final String DRONE = "oculobe-drone";
    private static final String SCANNER = "emotion-scanner";

    /** The draw that says which of two objectives somebody shows. */
    static final String TALK_DRAW = "session";

    /** The counters: the seat, plus one, that the drone was sent to; who sets off, and whether carefully. */
    private static final String WATCHED = "watched";

    private static final String LEADER = "leader";
    private static final String CAREFUL = "careful";

    /** The way of the leader; 0 is no corridor. */
    private static final String WAY = "way";

    private static final Targets NOT_WATCHED =
            only(Vocabulary.OTHER_PLAYERS, (r, seat) -> r.state().crew.awake(seat) && bearer(r.state()) != seat);

    /** Whoever gets the drone is not asked; the card itself stays hers. */
    private static final Behaviour OCULOBE_DRONE = Behaviour.of(
            DRONE,
            branch("send")
                    .target(OptionKind.SEAT, NOT_WATCHED)
                    .otherwise(Reason.NO_TARGET)
                    .resolves(r -> {
                        r.changes().setCounter(counter(r.state(), WATCHED), 0, r.target() + 1);
                        r.changes().emit(new AftermathEvents.DroneSent(new Who(r.me()), new Who(r.target())));
                    }));

    public static final Part PART = Part.ofCharacter(
                    "aftermath/psychologist",
                    PsychologistDeck.ALL,
                    List.of(Behaviour.of(PISTOL), OCULOBE_DRONE, Behaviour.of(SCANNER)))
            .with(() -> List.of(new Psychologist()));

    private enum Work implements ModuleTask {
        /** Discards a card to go along; it can be interrupted. */
        DECLARE(1),
        /** Both move. */
        GO_ALONG(0),
        /** What made the other slimy does so to her. */
        SLIME_TOO(0);

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
        /** Does she go along with whoever leaves her room? */
        CHOOSE_TO_GO_ALONG;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-to-go-along";
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
                Counter.open(WATCHED, Scope.TABLE, 0),
                Counter.kept(LEADER, Scope.TABLE, 0),
                Counter.kept(CAREFUL, Scope.TABLE, 0),
                Counter.kept(WAY, Scope.TABLE, 0));
    }

    @Override
    public List<String> draws() {
        return List.of(TALK_DRAW);
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.DECLARE, Work.GO_ALONG, Work.SLIME_TOO, Ask.CHOOSE_TO_GO_ALONG);
    }

    private static int counter(GameState s, String id) {
        return s.rules().counter(ID + "." + id);
    }

    private static boolean hasTrait(GameState s) {
        return s.rules().setup().options().contains(Aftermath.TRAITS);
    }

    static boolean hasScanner(GameState s, int seat) {
        return ItemRules.find(s, seat, SCANNER) >= 0;
    }

    // ---------------------------------------------------------------- the drone

    /** Whom the drone watches, or -1: it is back with her once that character is gone. */
    private static int bearer(GameState s) {
        int bearer = s.counter(counter(s, WATCHED), 0) - 1;
        return bearer >= 0 && s.crew.awake(bearer) ? bearer : -1;
    }

    /** She sees what the bearer looks at, while she has the drone. Where nothing is secret it shows nothing new. */
    @Override
    public int onlookers(GameState s, int seat, int seats) {
        if (bearer(s) != seat || s.rules().mode().open()) {
            return seats;
        }
        int psychologist = s.crew.seatOf(ID);
        boolean watches = s.crew.awake(psychologist) && ItemRules.find(s, psychologist, DRONE) >= 0;
        return watches ? seats | 1 << psychologist : seats;
    }

    // ---------------------------------------------------------------- her trait

    /** Without company she is easily surprised. Laika is company. */
    @Override
    public int handCounted(GameState s, int seat, int cards) {
        boolean alone = seat == s.crew.seatOf(ID) && hasTrait(s) && s.seats() > 1 && isAlone(s, seat);
        return alone ? Math.max(0, cards - 1) : cards;
    }

    private static boolean isAlone(GameState s, int seat) {
        int room = s.crew.roomOf(seat);
        boolean company = s.crew.in(room) != 1 << seat;
        for (Modifier modifier : s.rules().modifiers()) {
            company = modifier.occupied(s, room, company);
        }
        return !company;
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.SETS_OFF);
    }

    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.SetsOff(int seat, int to, int way, Noise noise, int scope)) {
            offerToGoAlong(p, seat, to, way, noise, scope);
        } else {
            throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** She is asked whenever she holds a card of any kind, so that nobody learns what is in her hand. */
    private static void offerToGoAlong(Play p, int leader, int to, int way, Noise noise, int scope) {
        GameState s = p.state();
        int her = s.crew.seatOf(ID);
        boolean can = her >= 0
                && hasTrait(s)
                && her != leader
                && s.crew.aboard(her)
                && s.crew.roomOf(her) == s.crew.roomOf(leader)
                && !s.inCombat(her)
                && s.handSize(her) > 0;
        if (can) {
            p.changes().setCounter(counter(s, LEADER), 0, leader);
            p.changes().setCounter(counter(s, CAREFUL), 0, noise == Noise.CAREFUL ? 1 : 0);
            p.changes().setCounter(counter(s, WAY), 0, way - Way.NONE);
            p.then(new Step.ModuleQuestion(her, Ask.CHOOSE_TO_GO_ALONG, to, scope));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DECLINE, new Step.Nothing());
        eachDistinct(s, Zone.hand(question.seat()), card -> {
            if (isAction(s, card)) {
                options.add(
                        OptionKind.DISCARD, card, new Step.ModuleWork(Work.DECLARE, card, question.a(), question.b()));
            }
            return true;
        });
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case DECLARE -> declare(p, work.a(), work.b(), work.c());
            case GO_ALONG -> goAlong(p, work.a(), work.b());
            case SLIME_TOO -> slimeToo(p, work.a());
        }
    }

    private static void declare(Play p, int card, int to, int scope) {
        GameState s = p.state();
        int her = s.crew.seatOf(ID);
        int leader = s.counter(counter(s, LEADER), 0);
        p.changes().hands.discard(her, card);
        p.changes().emit(new AftermathEvents.ShrinkDeclared(new Who(her), new Who(leader)));
        int own = p.changes().newScope();
        p.then(new Step.OfferReactions(her, own, her));
        p.then(new Step.ModuleWork(Work.GO_ALONG, to, scope, 0));
        p.then(new Step.Scope(own));
    }

    /** The move of the other alone gives way to one of both; the other explores and makes the noise. */
    private static void goAlong(Play p, int to, int scope) {
        GameState s = p.state();
        int her = s.crew.seatOf(ID);
        int leader = s.counter(counter(s, LEADER), 0);
        Noise noise = s.counter(counter(s, CAREFUL), 0) == 1 ? Noise.CAREFUL : Noise.ROLL;
        boolean slimy = isSlimy(s, to);
        p.changes().setAgenda(s.agenda().unwind(scope));
        MoveRules.moveTogether(p, leader, her, to, s.counter(counter(s, WAY), 0) + Way.NONE, noise);
        if (slimy) {
            p.then(new Step.ModuleWork(Work.SLIME_TOO, to, 0, 0));
        }
    }

    private static boolean isSlimy(GameState s, int slot) {
        int token = s.ship.tokenPiece(slot);
        return token >= 0
                && s.rules().piece(token) instanceof ExplorationToken def
                && def.effect() == ExplorationToken.Kind.SLIME;
    }

    private static void slimeToo(Play p, int slot) {
        int her = p.state().crew.seatOf(ID);
        if (p.state().crew.aboard(her) && p.state().crew.roomOf(her) == slot) {
            p.changes().crew.slime(her);
        }
    }
}
