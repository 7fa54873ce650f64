package coldwake.content.voidseeders;

import coldwake.content.SpeciesModule;
import coldwake.content.facts.CreaturesFacts;
import coldwake.content.hive.Breeding;
import coldwake.content.hive.Hive;
import coldwake.content.ship.Engines;
import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Counter;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.module.PrintedNumber;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.EndGame;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.setup.Things;
import coldwake.engine.species.InjuryCheck;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Nightmares that come in the shape that the mind of their victim gives them; their lairs alone are real. */
public final class VoidSeeders implements Breeding {
    private static final String ID = "void-seeders";

    static final int LAIR = 0;
    static final int LURKER = 1;
    static final int DESPOILER = 4;

    /** What only the Void Seeders do. */
    enum Work implements ModuleTask {
        PANIC,
        SURPRISE,
        DISCARD_PANIC,
        RETURN_TOKEN,
        RAISE,
        LOWER;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return this == DISCARD_PANIC || this == RETURN_TOKEN ? 1 : 0;
        }
    }

    /** What only the Void Seeders ask. */
    private enum Ask implements ModuleAsk {
        CALM_DOWN("calm-down"),
        SCAN_WHILE_RESTING("scan-while-resting");

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
    }

    private static final int CARDS_DRAWN = 4;

    private final List<IntruderType> types;
    private final Bag bag;
    private final List<Counter> counters;
    private final Insanity insanity;

    private VoidSeeders(List<IntruderType> types, CreaturesFacts facts) {
        this.types = List.copyOf(types);
        insanity = new Insanity(facts.track(), types);
        bag = new Bag(facts.bag(), insanity);
        counters = Hive.counters(
                facts.eggs(),
                List.of(Counter.told("insanity", Scope.SEAT), Counter.told("destroyed-lairs", Scope.TABLE)));
    }

    public static SpeciesModule module() {
        return new SpeciesModule(
                ID,
                List.of("lair", "lurker", "whisperer", "stalker", "despoiler"),
                VoidSeeders::new,
                EventDeck.ALL,
                AttackDeck.EFFECTS,
                PanicDeck.ALL);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<IntruderType> types() {
        return types;
    }

    @Override
    public List<String> tokenTypes() {
        return List.of("void-seeder", "insanity");
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(SpeciesModule.CARDS), Pile.discard(SpeciesModule.CARDS));
    }

    @Override
    public List<Counter> counters() {
        return counters;
    }

    // ---------------------------------------------------------------- set-up

    @Override
    public void fillBag(Play p) {
        bag.fill(p);
    }

    /** Everyone starts sane, and everyone's colour goes into the bag. */
    @Override
    public void setUp(Play p) {
        for (int seat = 0; seat < p.state().seats(); seat++) {
            Insanity.set(p, seat, Insanity.START);
            Bag.addColour(p, seat);
        }
    }

    /** The engine rooms too. */
    @Override
    public boolean getsToken(GameState s, int slot) {
        return !s.ship.explored(slot) || Engines.at(s, slot) >= 0;
    }

    @Override
    public int turnedUp(Play p, int slot, int token) {
        return Lairs.turnedUp(p, token);
    }

    /** A lair is not met: nobody chooses an objective because of it. */
    @Override
    public boolean explored(Play p, int seat, int slot) {
        p.changes().intruders.place(LAIR, slot);
        return false;
    }

    // ---------------------------------------------------------------- bag and encounters

    @Override
    public void tokenDrawn(Play p, int token, int seat, int slot) {
        bag.drawn(p, token, seat, slot);
    }

    @Override
    public boolean isThere(IntruderToken token) {
        return Bag.isThere(token);
    }

    @Override
    public int surpriseNumber(Play p, int printed) {
        return Weakness.HEIGHTENED_ALERTNESS.known(p.state()) ? Math.max(1, printed - 1) : printed;
    }

    @Override
    public boolean makeWay(Play p, int type, int slot) {
        GameState s = p.state();
        return !s.intruders.extinct(type)
                && s.intruders.countOfType(type) < types.get(type).miniatures();
    }

    @Override
    public void addToken(Play p, int type) {
        p.changes().bag.addToken(Bag.VOID_SEEDER);
    }

    @Override
    public void developBag(Play p, int token) {
        bag.develop(p, token);
    }

    // ---------------------------------------------------------------- work and questions of its own

    /** A character resolves a panic card. */
    static Step panic(int seat) {
        return new Step.ModuleWork(Work.PANIC, seat, 0, 0);
    }

    /** A token that was drawn goes back into the bag. */
    static Step returnToken(int token) {
        return new Step.ModuleWork(Work.RETURN_TOKEN, token, 0, 0);
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case PANIC -> PanicDeck.resolve(p, work.a());
            case SURPRISE -> surprise(p, work.a(), work.b());
            case DISCARD_PANIC -> p.changes().decks.discardModuleCard(work.a());
            case RETURN_TOKEN -> p.changes().bag.returnToken(work.a());
            case RAISE -> Insanity.raise(p, work.a());
            case LOWER -> Insanity.set(p, work.a(), Insanity.of(p.state(), work.a()) - 1);
        }
    }

    @Override
    public List<PrintedNumber> figures() {
        return List.of(
                new PrintedNumber("lairs", types.get(LAIR).miniatures()),
                new PrintedNumber("deep-insanity", Insanity.DEEP),
                new PrintedNumber("most-insanity", Insanity.MOST));
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.<ModuleTask>concat(Stream.of(Work.values()), Stream.of(Ask.values()))
                .toList();
    }

    @Override
    public void list(Play p, Step.ModuleQuestion q, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        if (q.ask() == Ask.CALM_DOWN) {
            options.add(OptionKind.ACCEPT, new Step.ModuleWork(Work.LOWER, q.seat(), 0, 0));
        } else if (ContaminationRules.hasInHand(p, q.seat())) {
            options.add(OptionKind.ACCEPT, new Step.ScanHand(q.seat()));
        }
    }

    /** There is no slime: what would be slimy preys on the mind. */
    @Override
    public void slime(Play p, int seat) {
        Insanity.raise(p, seat);
    }

    // ---------------------------------------------------------------- attacks and injuries

    @Override
    public boolean attacks(Play p, int intruder, AttackCause cause) {
        return p.state().intruders.type(intruder) != LAIR;
    }

    /** All surprise alike, and without a card. */
    @Override
    public void attack(Play p, int intruder, int target, AttackCause cause) {
        if (cause == AttackCause.SURPRISE) {
            Step attack = new Step.ModuleWork(Work.SURPRISE, intruder, target, 0);
            AttackRules.offerDefence(p, intruder, target, Piece.NONE, cause, attack);
        } else {
            AttackRules.drawCard(p, intruder, target, cause);
        }
    }

    private static void surprise(Play p, int intruder, int target) {
        if (p.state().crew.aboard(target) && p.state().intruders.present(intruder)) {
            if (!Weakness.RATIONAL_THINKING.known(p.state())) {
                p.changes().hands.contaminate(target);
            }
            p.then(panic(target));
            AttackRules.hit(p, target);
        }
    }

    @Override
    public boolean isHitBy(Play p, int intruder, CombatFace face) {
        boolean exposed = face == CombatFace.MISS
                && p.state().intruders.type(intruder) != LAIR
                && Weakness.VULNERABLE_SPOTS.known(p.state());
        return exposed || Breeding.super.isHitBy(p, intruder, face);
    }

    @Override
    public int combatRerolls(Play p, int target) {
        boolean nest = target == Step.ROOM_TARGET || p.state().intruders.type(target) == LAIR;
        return nest && Weakness.RESOLVE.known(p.state()) ? 1 : 0;
    }

    @Override
    public boolean keepsInjuries(Play p, int intruder) {
        return p.state().intruders.type(intruder) != DESPOILER;
    }

    @Override
    public InjuryCheck injured(int type, int injuries, List<AttackCard> drawn) {
        return Endurance.check(type, injuries, drawn);
    }

    /** Nightmares go back where they came from; the despoiler falls with the last lair only. Ruling own-void-airlock. */
    @Override
    public void kill(Play p, int intruder) {
        switch (p.state().intruders.type(intruder)) {
            case DESPOILER -> {}
            case LAIR -> Lairs.destroy(p, intruder);
            default -> {
                IntruderRules.kill(p, intruder);
                p.changes().bag.addToken(Bag.VOID_SEEDER);
            }
        }
    }

    /** The first intruder of a type on the board, or -1. */
    static int onBoard(GameState s, int type) {
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.type(i) == type) {
                return i;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- movement

    @Override
    public int movable(Play p) {
        return p.state().intruders.onBoard() & ~Lairs.on(p.state());
    }

    @Override
    public boolean ignoresDoors(Play p, int intruder) {
        return !Weakness.SOLID_BULKHEADS.known(p.state());
    }

    @Override
    public void afterEvent(Play p) {
        Lurking.fade(p, movable(p));
    }

    // ---------------------------------------------------------------- crew

    /** The only noise roll made in combat, whoever else is in the room. */
    @Override
    public void endOfTurn(Play p, int seat) {
        GameState s = p.state();
        if (s.crew.aboard(seat) && (s.intruders.in(s.crew.roomOf(seat)) & Lairs.on(s)) != 0) {
            p.then(new Step.RollNoise(seat, true));
        }
    }

    @Override
    public void foreseeEndOfTurn(GameState s, int seat, int slot, Consumer<Consequence> out) {
        if ((s.intruders.in(slot) & Lairs.on(s)) != 0) {
            out.accept(new Consequence.NoiseAtTheEnd());
        }
    }

    /** First the reduction, then the scan: an infected card wins. */
    @Override
    public void rest(Play p, int seat) {
        recover(p, seat);
        if (p.state().handSize(seat) > 0) {
            p.then(new Step.ModuleQuestion(seat, Ask.SCAN_WHILE_RESTING, 0, 0));
        }
    }

    @Override
    public boolean canRecover(Play p, int seat) {
        return insanity.canDrop(p.state(), seat);
    }

    @Override
    public void recover(Play p, int seat) {
        if (canRecover(p, seat)) {
            p.then(new Step.ModuleQuestion(seat, Ask.CALM_DOWN, 0, 0));
        }
    }

    @Override
    public void infected(Play p, int seat) {
        Insanity.breakDown(p, seat);
    }

    @Override
    public void cured(Play p, int seat) {
        if (Insanity.of(p.state(), seat) > Insanity.DEEP) {
            Insanity.set(p, seat, Insanity.DEEP);
        }
    }

    /** They are understood from a living mind, not from a corpse. */
    @Override
    public List<String> studied(GameState s) {
        List<String> objects = new ArrayList<>(Breeding.super.studied(s));
        objects.set(Things.CORPSE_SLOT, s.rules().things().id(s.rules().things().living()));
        return List.copyOf(objects);
    }

    /** A mind that is deep in insanity tells what a corpse cannot. */
    @Override
    public int analysable(Play p, int slot, int things) {
        GameState s = p.state();
        int result = things & (1 << Hive.EGG | 1 << Hive.CARCASS);
        for (int rest = s.crew.in(slot); rest != 0; rest &= rest - 1) {
            boolean deep = Insanity.of(s, Integer.numberOfTrailingZeros(rest)) >= Insanity.DEEP;
            result |= deep ? 1 << s.rules().things().living() : 0;
        }
        return result;
    }

    @Override
    public void analyse(Play p, int thing) {
        boolean calm = Weakness.WAVE_OF_CALM.known(p.state());
        Breeding.super.analyse(p, thing);
        if (!calm && Weakness.WAVE_OF_CALM.known(p.state())) {
            Insanity.calmAll(p);
        }
    }

    /** Every contamination card is a level more, up to the last one; there the cards decide. */
    @Override
    public boolean survivesContamination(Play p, int seat) {
        GameState s = p.state();
        int contamination = 0;
        for (int zone : new int[] {Zone.deck(seat), Zone.hand(seat), Zone.discard(seat)}) {
            for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
                contamination += p.changes().hands.isContamination(card) ? 1 : 0;
            }
        }
        int level = Math.min(Insanity.MOST, Insanity.of(s, seat) + contamination);
        if (level != Insanity.of(s, seat)) {
            Insanity.set(p, seat, level);
        }
        int drawn = Weakness.STABLE_PSYCHE.known(s) ? CARDS_DRAWN - 1 : CARDS_DRAWN;
        return level < Insanity.MOST || EndGame.drawsContamination(p, seat, drawn) == 0;
    }

    @Override
    public int weaknessOrdinal(String id) {
        return Weakness.ordinal(id);
    }

    @Override
    public int queen() {
        return DESPOILER;
    }
}
