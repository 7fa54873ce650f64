package coldwake.content.intruders;

import coldwake.content.SpeciesModule;
import coldwake.content.facts.BagFacts;
import coldwake.content.facts.CreaturesFacts;
import coldwake.content.hive.Breeding;
import coldwake.content.hive.Hive;
import coldwake.content.hive.HiveEvents;
import coldwake.content.hive.HiveModifier;
import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.EndGame;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.species.InjuryCheck;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.Locale;

/** The species of the base box: larvae, creepers, adults, breeders and a queen. */
public final class Intruders implements Breeding {
    private static final String ID = "intruders";

    /** Whether a character carries a larva: a counter of seats. */
    private static final int CARRIED_LARVA = Hive.COUNTERS;

    static final int LARVA = 0;
    static final int CREEPER = 1;
    static final int ADULT = 2;
    static final int BREEDER = 3;
    static final int QUEEN = 4;

    /** What the laboratory can find out about them. */
    enum Weakness {
        VITAL_PLACES,
        VULNERABILITY_TO_FIRE,
        VULNERABILITY_TO_ENERGY,
        REACTION_TO_DANGER,
        THE_WAY_OF_MOVING,
        SUSCEPTIBILITY_TO_PHOSPHATES,
        THE_WAY_OF_FIGHTING,
        SPECIES_ON_THE_BRINK_OF_EXTINCTION;

        boolean known(GameState s) {
            return s.ship.hasWeakness(ordinal());
        }

        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Work that only the Intruders know. */
    enum Work implements ModuleTask {
        INFEST;

        @Override
        public String module() {
            return ID;
        }
    }

    private final List<IntruderType> types;
    private final BagFacts bag;
    private final List<Counter> counters;

    private Intruders(List<IntruderType> types, CreaturesFacts facts) {
        this.types = List.copyOf(types);
        bag = facts.bag();
        counters = Hive.counters(facts.eggs(), List.of(Counter.open("larva", Scope.SEAT, 0)));
    }

    public static SpeciesModule module() {
        return new SpeciesModule(
                ID,
                List.of("larva", "creeper", "adult", "breeder", "queen"),
                Intruders::new,
                EventDeck.ALL,
                AttackDeck.EFFECTS,
                List.of());
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<IntruderType> types() {
        return types;
    }

    // ---------------------------------------------------------------- bag and encounters

    @Override
    public void fillBag(Play p) {
        addToBag(p, "blank", IntruderToken.BLANK);
        for (int type = 0; type < types.size(); type++) {
            addToBag(p, types.get(type).id(), type);
        }
    }

    private void addToBag(Play p, String kind, int type) {
        p.changes().bag.addTokens(type, "", bag.tokens(kind, p.state().seats()));
    }

    @Override
    public void tokenDrawn(Play p, int token, int seat, int slot) {
        IntruderToken drawn = (IntruderToken) p.rules().piece(token);
        if (drawn.blank()) {
            p.changes().ship.placeNoiseIn(p.board().passagesOf(slot));
            if (p.state().pieces.count(Zone.BAG) == 0) {
                p.changes().bag.addToken(ADULT);
            }
            p.changes().bag.returnToken(token);
            return;
        }
        int intruder = IntruderRules.appear(p, drawn.type(), slot);
        p.changes().bag.poolToken(token);
        if (intruder >= 0) {
            p.then(Modifiers.met(p.state(), seat, intruder, token));
        }
    }

    @Override
    public int surpriseNumber(Play p, int printed) {
        return Weakness.REACTION_TO_DANGER.known(p.state()) ? Math.max(1, printed - 1) : printed;
    }

    /** With all adults on the board, those not in combat go back to the bag first. Rulings enc-006, enc-010 and own-adults-busy. */
    @Override
    public boolean makeWay(Play p, int type, int slot) {
        GameState s = p.state();
        if (s.intruders.extinct(type)) {
            return false;
        }
        if (s.intruders.countOfType(type) < types.get(type).miniatures()) {
            return true;
        }
        if (type != ADULT) {
            return false;
        }
        for (int rest = IntruderRules.notInCombat(s); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.type(i) == ADULT) {
                IntruderRules.hide(p, i);
            }
        }
        return s.intruders.countOfType(ADULT) < types.get(ADULT).miniatures();
    }

    /** What goes back to the bag goes back before the effect. Ruling own-bag-return. */
    @Override
    public void developBag(Play p, int token) {
        int type = ((IntruderToken) p.rules().piece(token)).type();
        switch (type) {
            case LARVA -> {
                p.changes().bag.poolToken(token);
                p.changes().bag.addToken(ADULT);
            }
            case CREEPER -> {
                p.changes().bag.poolToken(token);
                p.changes().bag.addToken(BREEDER);
            }
            case ADULT, BREEDER -> {
                p.changes().bag.returnToken(token);
                p.then(new Step.EveryoneRollsNoise(0));
            }
            case QUEEN -> {
                p.changes().bag.returnToken(token);
                queenStirs(p, token);
            }
            default -> {
                p.changes().bag.returnToken(token);
                p.changes().bag.addToken(ADULT);
            }
        }
    }

    /** She comes to the nest if somebody is there; otherwise she lays an egg. Rulings own-queen-in-nest and rom-024. */
    private void queenStirs(Play p, int token) {
        GameState s = p.state();
        int nest = s.ship.exploredRoom("nest");
        int target = nest < 0 ? -1 : IntruderRules.target(s, nest);
        if (target < 0) {
            Hive.setEggs(p, Hive.eggs(s) + 1);
            return;
        }
        p.changes().intruders.encounter(target, nest);
        p.changes().ship.removeNoiseIn(p.board().passagesOf(nest));
        int queen = queenOnBoard(s);
        if (queen >= 0) {
            if (s.intruders.room(queen) != nest) {
                p.changes().intruders.move(queen, nest);
            }
        } else {
            queen = IntruderRules.appear(p, QUEEN, nest);
        }
        if (queen >= 0) {
            p.then(new Step.CompareHand(target, queen, token));
        }
    }

    private static int queenOnBoard(GameState s) {
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.type(i) == QUEEN) {
                return i;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- attacks and injuries

    @Override
    public void attack(Play p, int intruder, int target, AttackCause cause) {
        if (p.state().intruders.type(intruder) == LARVA) {
            AttackRules.offerDefence(
                    p, intruder, target, Piece.NONE, cause, new Step.ModuleWork(Work.INFEST, intruder, target, 0));
        } else {
            AttackRules.drawCard(p, intruder, target, cause);
        }
    }

    @Override
    public boolean isHitBy(Play p, int intruder, CombatFace face) {
        boolean vital = face == CombatFace.MISS
                && p.state().intruders.type(intruder) == ADULT
                && Weakness.VITAL_PLACES.known(p.state());
        return vital || Breeding.super.isHitBy(p, intruder, face);
    }

    @Override
    public int bonusInjuries(Play p, boolean energy, boolean fire) {
        GameState s = p.state();
        return (energy && Weakness.VULNERABILITY_TO_ENERGY.known(s) ? 1 : 0)
                + (fire && Weakness.VULNERABILITY_TO_FIRE.known(s) ? 1 : 0);
    }

    @Override
    public boolean hurtByExtinguishers(Play p) {
        return Weakness.SUSCEPTIBILITY_TO_PHOSPHATES.known(p.state());
    }

    /** An arrow on any card makes it flee; otherwise the sum of the cards against its injuries. Ruling cmb-004. */
    @Override
    public InjuryCheck injured(int type, int injuries, List<AttackCard> drawn) {
        int endurance = 0;
        for (AttackCard card : drawn) {
            if (card.blood() == AttackCard.RETREAT) {
                return InjuryCheck.FLEES;
            }
            endurance += card.blood();
        }
        return endurance <= injuries ? InjuryCheck.DIES : InjuryCheck.FIGHTS_ON;
    }

    @Override
    public int toughness(GameState s) {
        return Weakness.SPECIES_ON_THE_BRINK_OF_EXTINCTION.known(s) ? -1 : 0;
    }

    /** All but larvae leave a carcass; a killed queen never returns. Rulings cmb-009 and enc-010. */
    @Override
    public void kill(Play p, int intruder) {
        GameState s = p.state();
        int type = s.intruders.type(intruder);
        int slot = s.intruders.room(intruder);
        IntruderRules.kill(p, intruder);
        if (HiveModifier.leavesCarcass(s, types.get(type))) {
            p.changes().ship.putThing(slot, Hive.CARCASS);
        }
        if (type == QUEEN) {
            p.changes().intruders.setExtinct(QUEEN);
            p.changes().bag.removeTokens(QUEEN);
        }
    }

    @Override
    public boolean destroysDoors(Play p, int intruder) {
        int type = p.state().intruders.type(intruder);
        return type == QUEEN || type == BREEDER || !Weakness.THE_WAY_OF_MOVING.known(p.state());
    }

    // ---------------------------------------------------------------- larvae

    @Override
    public List<Counter> counters() {
        return counters;
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.values());
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case INFEST -> infest(p, work.a(), work.b());
        }
    }

    /** A larva leaves the board: onto a character that has none, and a contamination card. Ruling con-002. */
    private static void infest(Play p, int intruder, int target) {
        GameState s = p.state();
        if (s.crew.aboard(target) && s.intruders.present(intruder)) {
            p.changes()
                    .intruders
                    .leave(intruder, new HiveEvents.LarvaInfested(s.intruders.foe(intruder), new Who(target)));
            if (!hasLarva(s, target)) {
                placeLarva(p, target);
            }
            if (HiveModifier.infested(p, target)) {
                p.changes().hands.contaminate(target);
            }
            AttackRules.hit(p, target);
        }
    }

    /** Whether a character carries a larva. */
    public static boolean hasLarva(GameState s, int seat) {
        return s.counter(CARRIED_LARVA, seat) != 0;
    }

    static void placeLarva(Play p, int seat) {
        p.changes().setCounter(CARRIED_LARVA, seat, 1);
        p.changes().emit(new HiveEvents.LarvaPlaced(new Who(seat)));
    }

    private static void removeLarva(Play p, int seat) {
        if (hasLarva(p.state(), seat)) {
            p.changes().setCounter(CARRIED_LARVA, seat, 0);
            p.changes().emit(new HiveEvents.LarvaRemoved(new Who(seat)));
        }
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.CHARACTER_DIED);
    }

    /** What a character carried is gone with it, unless it can be revived. */
    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.CharacterDied(int seat, boolean _)
                && !p.rules().mode().revives()) {
            p.changes().setCounter(CARRIED_LARVA, seat, 0);
        }
    }

    // ---------------------------------------------------------------- crew

    /** A larva, or death and a creeper if one was there already. */
    @Override
    public void infected(Play p, int seat) {
        if (hasLarva(p.state(), seat)) {
            burst(p, seat);
        } else {
            placeLarva(p, seat);
        }
    }

    /** The larva a character carries kills it; a creeper appears, but not where somebody dies in a pod. Ruling wnd-006. */
    static void burst(Play p, int seat) {
        boolean inRoom = p.state().crew.aboard(seat);
        int slot = p.state().crew.roomOf(seat);
        WoundRules.die(p, seat);
        removeLarva(p, seat);
        if (inRoom) {
            IntruderRules.appear(p, CREEPER, slot);
        }
    }

    @Override
    public void cured(Play p, int seat) {
        removeLarva(p, seat);
    }

    /** With an infected card or a larva, four cards are drawn from all; any contamination among them kills. */
    @Override
    public boolean survivesContamination(Play p, int seat) {
        boolean inDanger = hasLarva(p.state(), seat)
                || p.changes().hands.scan(seat, Zone.deck(seat), Zone.hand(seat), Zone.discard(seat)) > 0;
        return !inDanger || EndGame.drawsClean(p, seat);
    }

    @Override
    public int weaknessOrdinal(String id) {
        for (Weakness weakness : Weakness.values()) {
            if (weakness.id().equals(id)) {
                return weakness.ordinal();
            }
        }
        throw new IllegalArgumentException("no weakness of the intruders is called " + id);
    }

    @Override
    public int queen() {
        return QUEEN;
    }
}
