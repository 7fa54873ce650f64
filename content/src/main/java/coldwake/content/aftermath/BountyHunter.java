package coldwake.content.aftermath;

import coldwake.content.vocabulary.Part;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.ReactionRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.stream.Stream;

/** The Bounty Hunter: what he sees and does through his dog, {@link Laika}. */
public final class BountyHunter implements Module, Modifier {
    public static final String ID = "bounty-hunter";

    static final String SENTINEL = "bh-sentinel";
    static final String AGGRO_OVERRIDE = "aggro-override";

    public static final Part PART = Part.ofCharacter(
                    "aftermath/bounty-hunter", BountyHunterDeck.ALL, BountyHunterDeck.ITEMS)
            .with(() -> List.of(new BountyHunter()));

    private enum Work implements ModuleTask {
        /** The dog could be moved and is not. */
        STAY,
        /** The dog flies at an intruder. */
        BITE,
        /** Plays the sentinel before a noise roll. */
        WATCH,
        /** The roll counts as silence. */
        SILENCE;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return this == WATCH ? 1 : 0;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Where does the dog go, or does she come back? */
        MOVE_LAIKA("move-laika"),
        /** By which corridor of a pair does she come? */
        LAIKA_WAY("laika-way"),
        /** Which intruder does she fly at? */
        AGGRO("aggro-override"),
        /** Does somebody's noise roll count as silence? */
        KEEP_QUIET("keep-quiet");

        private final String key;

        Ask(String key) {
            this.key = key;
        }

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return key;
        }

        @Override
        public String subject(GameState s, int a) {
            return this == KEEP_QUIET ? s.crew.character(a).id() : "";
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
        return Laika.COUNTERS;
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.of(Work.values(), Ask.values(), Laika.Work.values())
                .<ModuleTask>flatMap(Stream::of)
                .toList();
    }

    /** His seat, or -1. */
    static int seat(GameState s) {
        return s.crew.seatOf(ID);
    }

    /** The room his dog is in, or -1; also in a game without him. */
    public static int dogIn(GameState s) {
        return seat(s) >= 0 && Laika.isInPlay(s) ? Laika.room(s) : -1;
    }

    // ---------------------------------------------------------------- what bends the rules

    /** She is company for whoever comes in, and counts for nothing else. */
    @Override
    public boolean occupied(GameState s, int slot, boolean occupied) {
        return occupied || Laika.room(s) == slot && Laika.isInPlay(s);
    }

    /** Against an attack the sentinel takes the dog, wherever she is. */
    @Override
    public boolean canDefend(GameState s, int seat, boolean defends) {
        return defends && (seat != seat(s) || Laika.isInPlay(s));
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.ROUND_BEGAN,
                Happening.Kind.TURN_BEGAN,
                Happening.Kind.TURN_ENDED,
                Happening.Kind.ROOM_ENTERED,
                Happening.Kind.INTRUDER_CAME,
                Happening.Kind.CHARACTER_DIED,
                Happening.Kind.NOISE_DUE,
                Happening.Kind.DEFENDED);
    }

    @Override
    public void on(Play p, Happening what) {
        GameState s = p.state();
        if (seat(s) < 0) {
            return;
        }
        Laika.look(p);
        switch (what) {
            case Happening.TurnBegan(int seat, boolean first) when first && seat == seat(s) -> trait(p);
            case Happening.NoiseDue(int seat, int scope) -> offerSilence(p, seat, scope);
            case Happening.Defended(int _, int defence) when isSentinel(s, defence) -> p.then(Laika.REMOVE);
            default -> {}
        }
    }

    /** Right before his first turn of a round he may move her once. */
    private static void trait(Play p) {
        GameState s = p.state();
        boolean hasTrait = s.rules().setup().options().contains(Aftermath.TRAITS);
        if (hasTrait && s.crew.aboard(seat(s)) && Laika.isInPlay(s)) {
            Laika.grant(p, 1);
            askMove(p);
        }
    }

    /** Asks where she goes; if she can go nowhere, she stays. */
    static void askMove(Play p) {
        GameState s = p.state();
        boolean movable = Laika.reachable(s) != 0 || Laika.room(s) >= 0;
        p.then(
                movable
                        ? new Step.ModuleQuestion(seat(s), Ask.MOVE_LAIKA, 0, 0)
                        : new Step.ModuleWork(Work.STAY, 0, 0, 0));
    }

    /** Asks by which corridor of a pair she comes. */
    static Step askWay(GameState s, int corridor, boolean empty) {
        return new Step.ModuleQuestion(seat(s), Ask.LAIKA_WAY, corridor, empty ? 1 : 0);
    }

    // ---------------------------------------------------------------- the sentinel

    private static boolean isSentinel(GameState s, int piece) {
        return s.rules().idOf(piece).equals(SENTINEL);
    }

    private static int sentinel(GameState s) {
        for (int card : s.rules().reactions(s.crew.characterIndex(seat(s)))) {
            if (isSentinel(s, card)) {
                return card;
            }
        }
        throw new IllegalStateException("his deck has no " + SENTINEL);
    }

    /** As far as the table can tell, he may hold the card; it works for characters in his room and in hers. */
    private static void offerSilence(Play p, int roller, int scope) {
        GameState s = p.state();
        int me = seat(s);
        int zone = s.pieces.zoneOf(sentinel(s));
        boolean mayHold = s.handSize(me) > 0 && (zone == Zone.hand(me) || zone == Zone.deck(me));
        int room = s.crew.roomOf(roller);
        boolean near = roller == me || s.crew.aboard(me) && s.crew.roomOf(me) == room || Laika.room(s) == room;
        if (mayHold && near && s.crew.awake(me)) {
            p.then(new Step.ModuleQuestion(me, Ask.KEEP_QUIET, roller, scope));
        }
    }

    // ---------------------------------------------------------------- questions and work

    @Override
    public void list(Play p, Step.ModuleQuestion q, OptionList options) {
        switch ((Ask) q.ask()) {
            case MOVE_LAIKA -> listMoves(p.state(), options);
            case LAIKA_WAY -> listWays(p.state(), q.a(), q.b() != 0, options);
            case AGGRO -> listPrey(p.state(), options);
            case KEEP_QUIET -> listSentinel(p.state(), q, options);
        }
    }

    private static void listMoves(GameState s, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.ModuleWork(Work.STAY, 0, 0, 0));
        for (int rest = Laika.reachable(s); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            options.add(OptionKind.ROOM, slot, Laika.Work.GO.step(slot));
        }
        if (Laika.room(s) >= 0) {
            options.add(AftermathOption.CALL_BACK, Laika.CALL_BACK);
        }
    }

    private static void listWays(GameState s, int corridor, boolean empty, OptionList options) {
        for (long rest = MoveRules.openPair(s, corridor); rest != 0; rest &= rest - 1) {
            int way = Long.numberOfTrailingZeros(rest);
            options.add(OptionKind.CORRIDOR, way, Laika.arrival(Laika.room(s), way, empty));
        }
    }

    private static void listPrey(GameState s, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        for (int rest = s.intruders.in(s.crew.roomOf(seat(s))); rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            options.add(OptionKind.FOE, foe, new Step.ModuleWork(Work.BITE, foe, 0, 0));
        }
    }

    private static void listSentinel(GameState s, Step.ModuleQuestion q, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        int card = sentinel(s);
        if (s.pieces.zoneOf(card) == Zone.hand(q.seat())) {
            options.add(OptionKind.REACT, card, new Step.ModuleWork(Work.WATCH, card, q.a(), q.b()));
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch (work.task()) {
            case Laika.Work task -> Laika.work(p, task, work);
            case Work.STAY -> stay(p);
            case Work.BITE -> bite(p, work.a());
            case Work.WATCH ->
                ReactionRules.react(
                        p, seat(p.state()), work.a(), new Step.ModuleWork(Work.SILENCE, work.b(), work.c(), 0));
            case Work.SILENCE -> silence(p, work.a(), work.b());
            default -> throw new IllegalStateException(ID + " knows no work " + work);
        }
    }

    /** The override lets her fly at an intruder in his room instead, wherever she is. */
    private static void stay(Play p) {
        GameState s = p.state();
        int me = seat(s);
        Laika.grant(p, 0);
        boolean prey = s.crew.aboard(me) && s.intruders.anyIn(s.crew.roomOf(me));
        if (prey && ItemRules.find(s, me, AGGRO_OVERRIDE) >= 0) {
            p.then(new Step.ModuleQuestion(me, Ask.AGGRO, 0, 0));
        }
    }

    private static void bite(Play p, int foe) {
        GameState s = p.state();
        p.changes().emit(new AftermathEvents.LaikaBit(new Who(seat(s)), s.intruders.foe(foe)));
        p.then(Step.InjureBy.of(seat(s), foe, 1));
    }

    private static void silence(Play p, int roller, int scope) {
        p.changes().emit(new AftermathEvents.SentinelKeptQuiet(new Who(seat(p.state())), new Who(roller)));
        p.changes().setAgenda(p.state().agenda().unwind(scope));
    }
}
