package coldwake.content.carnomorphs;

import coldwake.content.SpeciesModule;
import coldwake.content.facts.BagFacts;
import coldwake.content.facts.CreaturesFacts;
import coldwake.content.hive.Breeding;
import coldwake.content.hive.Hive;
import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Counter;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.module.PrintedNumber;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.species.InjuryCheck;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.stream.Stream;

/** A species that grows by feeding, changes characters, and adapts. */
public final class Carnomorphs implements Breeding {
    static final String ID = "carnomorphs";

    static final int METAGORGER = 0;
    static final int SHAMBLER = 1;
    static final int FLESHBEAST = 2;
    static final int BUTCHER = 3;

    static final String RED = "red";
    static final String BLUE = "blue";

    // Counters.
    static final int MUTATIONS = Hive.COUNTERS;
    static final int SERIOUS_SHIELD = Hive.COUNTERS + 1;
    static final int LIGHT_SHIELD = Hive.COUNTERS + 2;
    static final int FIRE_SHIELD = Hive.COUNTERS + 3;
    private static final List<Counter> COUNTERS = List.of(
            Counter.told("mutations", Scope.SEAT),
            Counter.told("serious-shield", Scope.SEAT),
            Counter.told("light-shield", Scope.SEAT),
            Counter.told("fire-shield", Scope.SEAT));

    /** What only the Carnomorphs do. */
    enum Work implements ModuleTask {
        TAKE_MUTATION,
        MUTATION_KEPT,
        METAGORGER_ATTACK,
        METAGORGER_SPENT,
        EXCHANGE_BLUE;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return switch (this) {
                case MUTATION_KEPT -> 2;
                case EXCHANGE_BLUE -> 1;
                case TAKE_MUTATION, METAGORGER_ATTACK, METAGORGER_SPENT -> 0;
            };
        }
    }

    /** What only the Carnomorphs ask. */
    enum Ask implements ModuleAsk {
        KEEP_MUTATION;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "carnomorphs.keep-mutation";
        }
    }

    private static final int HEALED = 2;

    private final List<IntruderType> types;
    private final BagFacts bag;
    private final List<Counter> counters;

    private Carnomorphs(List<IntruderType> types, CreaturesFacts facts) {
        this.types = List.copyOf(types);
        bag = facts.bag();
        counters = Hive.counters(facts.eggs(), COUNTERS);
    }

    public static SpeciesModule module() {
        return new SpeciesModule(
                ID,
                List.of("metagorger", "shambler", "fleshbeast", "butcher"),
                Carnomorphs::new,
                EventDeck.ALL,
                AttackDeck.EFFECTS,
                MutationDeck.ALL);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<IntruderType> types() {
        return types;
    }

    // ---------------------------------------------------------------- its own parts

    @Override
    public List<Pile> piles() {
        return List.of(
                Pile.deck(SpeciesModule.CARDS),
                Pile.discard(SpeciesModule.CARDS),
                new Pile(SpeciesModule.CARDS, Pile.Kind.OF_CHARACTER));
    }

    @Override
    public List<Counter> counters() {
        return counters;
    }

    @Override
    public List<PrintedNumber> figures() {
        return List.of(new PrintedNumber("deadly-mutations", Mutations.DEADLY));
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.<ModuleTask>concat(Stream.of(Work.values()), Stream.of(Ask.values()))
                .toList();
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        Mutations.listDrawn(p.state(), question.seat(), options);
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case TAKE_MUTATION -> Mutations.draw(p, work.a());
            case MUTATION_KEPT -> Mutations.keep(p, work.a(), work.b());
            case METAGORGER_ATTACK -> metagorgerAttacks(p, work.a(), work.b());
            case METAGORGER_SPENT -> metagorgerSpent(p, work.a(), work.b());
            case EXCHANGE_BLUE -> BagDevelopment.exchangeBlue(p, work.a());
        }
    }

    // ---------------------------------------------------------------- bag and encounters

    @Override
    public void fillBag(Play p) {
        fill(p, "blank", IntruderToken.BLANK, "");
        fill(p, "metagorger-blue", METAGORGER, BLUE);
        fill(p, "metagorger-red", METAGORGER, RED);
        for (int type = SHAMBLER; type <= BUTCHER; type++) {
            fill(p, types.get(type).id(), type, "");
        }
    }

    private void fill(Play p, String kind, int type, String colour) {
        p.changes().bag.addTokens(type, colour, bag.tokens(kind, p.state().seats()));
    }

    /** Red tokens join the bag before blue ones. CARNO-BAG-09. */
    @Override
    public void addToken(Play p, int type) {
        if (type == METAGORGER) {
            addMetagorger(p);
        } else {
            p.changes().bag.addToken(type);
        }
    }

    static void addMetagorger(Play p) {
        if (!p.changes().bag.addToken(METAGORGER, RED)) {
            p.changes().bag.addToken(METAGORGER, BLUE);
        }
    }

    @Override
    public void tokenDrawn(Play p, int token, int seat, int slot) {
        IntruderToken drawn = (IntruderToken) p.rules().piece(token);
        if (drawn.blank()) {
            p.changes().ship.placeNoiseIn(p.board().passagesOf(slot));
            if (p.state().pieces.count(Zone.BAG) == 0) {
                addMetagorger(p);
            }
            p.changes().bag.returnToken(token);
            return;
        }
        int intruder = IntruderRules.appear(p, drawn.type(), slot);
        if (intruder < 0 && drawn.type() == FLESHBEAST) {
            intruder = IntruderRules.appear(p, SHAMBLER, slot);
        }
        p.changes().bag.poolToken(token);
        if (intruder >= 0) {
            p.then(new Step.CompareHand(seat, intruder, token));
        }
    }

    @Override
    public int surpriseNumber(Play p, int printed) {
        return printed + (Adaptation.KEEN_SENSES.works(p.state()) ? 1 : 0);
    }

    /** With all Shamblers on the board, those not in combat go back to the bag first. */
    @Override
    public boolean makeWay(Play p, int type, int slot) {
        GameState s = p.state();
        if (s.intruders.extinct(type)) {
            return false;
        }
        if (type == SHAMBLER && isFull(s, SHAMBLER)) {
            for (int rest = IntruderRules.notInCombat(s); rest != 0; rest &= rest - 1) {
                int i = Integer.numberOfTrailingZeros(rest);
                if (s.intruders.type(i) == SHAMBLER) {
                    IntruderRules.hide(p, i);
                }
            }
        }
        return !isFull(s, type);
    }

    private boolean isFull(GameState s, int type) {
        return s.intruders.countOfType(type) == types.get(type).miniatures();
    }

    @Override
    public void appeared(Play p, int type) {
        Adaptation.firstOf(p, type);
    }

    @Override
    public void developBag(Play p, int token) {
        BagDevelopment.develop(p, token);
    }

    // ---------------------------------------------------------------- attacks

    @Override
    public void beforeAttacks(Play p) {
        if (Adaptation.VORACIOUS.works(p.state())) {
            Feeding.feed(p, true);
        }
    }

    @Override
    public void afterAttacks(Play p) {
        if (!Adaptation.VORACIOUS.works(p.state())) {
            Feeding.feed(p, false);
        }
    }

    @Override
    public void attack(Play p, int intruder, int target, AttackCause cause) {
        if (p.state().intruders.type(intruder) == METAGORGER) {
            Step attack = new Step.ModuleWork(Work.METAGORGER_ATTACK, intruder, target, 0);
            AttackRules.offerDefence(p, intruder, target, Piece.NONE, cause, attack);
        } else {
            AttackRules.drawCard(p, intruder, target, cause);
        }
    }

    /** A mutation card for whoever has none, then the rest. CARNO-ATT-02 and 03. */
    private static void metagorgerAttacks(Play p, int intruder, int target) {
        if (p.state().crew.aboard(target) && p.state().intruders.present(intruder)) {
            p.then(Mutations.take(target));
            p.then(new Step.ModuleWork(Work.METAGORGER_SPENT, intruder, target, 0));
        }
    }

    private static void metagorgerSpent(Play p, int intruder, int target) {
        AttackDeck.contaminate(p, target);
        WoundRules.woundInAttack(p, target, 1, 0);
        p.changes().bag.addToken(SHAMBLER);
        p.changes().intruders.spend(intruder, target);
        AttackRules.hit(p, target);
    }

    // ---------------------------------------------------------------- injuries

    @Override
    public CombatFace rolledAgainst(Play p, CombatFace face) {
        return face == CombatFace.SMALL && Adaptation.AGILE.works(p.state()) ? CombatFace.MISS : face;
    }

    @Override
    public int burns(Play p) {
        return Adaptation.FIREPROOF.works(p.state()) ? 0 : Breeding.super.burns(p);
    }

    /** One card for every type, with a value of its own for Metagorgers. CARNO-INJ-01 to 03. */
    @Override
    public InjuryCheck injured(int type, int injuries, List<AttackCard> drawn) {
        AttackCard card = drawn.getFirst();
        int blood = type == METAGORGER ? card.smallBlood() : card.blood();
        if (blood == AttackCard.RETREAT) {
            return InjuryCheck.FLEES;
        }
        return blood <= injuries ? InjuryCheck.DIES : InjuryCheck.FIGHTS_ON;
    }

    @Override
    public int toughness(GameState s) {
        return Adaptation.THICK_HIDE.works(s) ? 1 : 0;
    }

    /** What is left: a carcass, a Shambler, both, or two Shamblers and never again a Butcher. CARNO-INJ-04 to 07. */
    @Override
    public void kill(Play p, int intruder) {
        int type = p.state().intruders.type(intruder);
        int slot = p.state().intruders.room(intruder);
        IntruderRules.kill(p, intruder);
        if (types.get(type).carcass()) {
            p.changes().ship.putThing(slot, Hive.CARCASS);
        }
        if (type == BUTCHER) {
            p.changes().intruders.setExtinct(BUTCHER);
            IntruderRules.appear(p, SHAMBLER, slot);
        }
        if (type >= FLESHBEAST) {
            IntruderRules.appear(p, SHAMBLER, slot);
        }
    }

    // ---------------------------------------------------------------- movement

    @Override
    public boolean breaksThrough(Play p, int intruder) {
        return Adaptation.BATTERING.works(p.state());
    }

    @Override
    public boolean entersDucts(Play p, int intruder) {
        return p.state().intruders.type(intruder) != BUTCHER;
    }

    // ---------------------------------------------------------------- crew

    @Override
    public int lightWoundsTaken(Play p, int seat, int wounds) {
        return taken(p, seat, wounds, LIGHT_SHIELD);
    }

    @Override
    public int seriousWoundsTaken(Play p, int seat, int wounds) {
        return taken(p, seat, wounds, SERIOUS_SHIELD);
    }

    /** A shield takes one wound and is gone. */
    private static int taken(Play p, int seat, int wounds, int shield) {
        if (wounds == 0 || p.state().counter(shield, seat) == 0) {
            return wounds;
        }
        p.changes().setCounter(shield, seat, 0);
        return wounds - 1;
    }

    @Override
    public boolean isShielded(GameState s, int seat, boolean serious) {
        return s.counter(serious ? SERIOUS_SHIELD : LIGHT_SHIELD, seat) != 0;
    }

    @Override
    public boolean woundedByFire(Play p, int seat) {
        return p.state().counter(FIRE_SHIELD, seat) == 0;
    }

    /** Shields last until the end of the round, event phase included. */
    @Override
    public void endOfEventPhase(Play p) {
        GameState s = p.state();
        if (Adaptation.RAPID_HEALING.works(s)) {
            for (int rest = IntruderRules.notInCombat(s); rest != 0; rest &= rest - 1) {
                p.changes().intruders.recover(Integer.numberOfTrailingZeros(rest), HEALED);
            }
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            for (int shield = SERIOUS_SHIELD; shield <= FIRE_SHIELD; shield++) {
                if (s.counter(shield, seat) != 0) {
                    p.changes().setCounter(shield, seat, 0);
                }
            }
        }
    }

    @Override
    public void infected(Play p, int seat) {
        Mutations.takeMarker(p, seat);
    }

    @Override
    public void cured(Play p, int seat) {
        Mutations.removeCard(p, seat);
    }

    @Override
    public boolean survivesContamination(Play p, int seat) {
        return Mutations.survives(p, seat);
    }

    // ---------------------------------------------------------------- adaptations

    @Override
    public Reason canAnalyse(GameState s, int thing) {
        int slot = s.rules().things().weaknessSlot(thing);
        if (s.ship.weaknessKnown(slot)) {
            return Reason.ALREADY_KNOWN;
        }
        return Adaptation.isRevealed(s, slot) ? Reason.OK : Reason.NOT_REVEALED;
    }

    @Override
    public void analyse(Play p, int thing) {
        Adaptation.discard(p, thing);
    }

    @Override
    public int weaknessOrdinal(String id) {
        return Adaptation.ordinal(id);
    }

    @Override
    public int queen() {
        return BUTCHER;
    }
}
