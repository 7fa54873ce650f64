package coldwake.content.prototype;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.facts.CharacterFacts;
import coldwake.content.facts.Facts;
import coldwake.content.hive.HiveModifier;
import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipModifier;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Definition;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.List;

/** The rules of the prototype 0.3: an older form of the game, as far as its answers say how it was played. */
public final class Prototype implements Module, HiveModifier, ShipModifier {
    public static final String ID = "prototype";

    /** Intruders that were called in this round and do not attack in it, as a bit set. */
    private static final String SUMMONED = "summoned";

    private static final String ADULT = "adult";
    private static final String LEG = "leg";

    private static final int MORE_CARDS = 1;
    private static final int CARDS_IN_COMBAT = 2;
    private static final int STOPPED_WITH = 3;

    enum Work implements ModuleTask {
        /** A character drew an intruder from the bag. */
        MET,
        /** Larvae that cling to nobody catch somebody in their room. */
        CATCH,
        /** A character goes along with a move. */
        FOLLOW,
        /** All who go along move. */
        GO;

        @Override
        public String module() {
            return ID;
        }
    }

    enum Ask implements ModuleAsk {
        /** Do you follow the one who leaves your room? */
        CHOOSE_TO_FOLLOW;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return "choose-to-follow";
        }

        @Override
        public boolean needsHand() {
            return false;
        }
    }

    /**
     * With what it goes together: the Intruders and the crew of the first box, in its three modes.
     *
     * @param medic the option that brings one more character of that box
     * @param without options that change what the answers say nothing about
     */
    public static OptionChoice option(String medic, List<String> without) {
        List<String> crew = Facts.load().characters().stream()
                .filter(character -> character.option() == null || medic.equals(character.option()))
                .map(CharacterFacts::id)
                .toList();
        return new OptionChoice(ID, List.of("standard", "solo", "coop"), List.of("intruders"), false)
                .only(List.of(), without, crew);
    }

    /** The panic deck. */
    public static List<Definition> pieces(Facts facts) {
        return PanicChecks.pieces(facts.panicChecks());
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(
                Counter.open(Larvae.COUNTER, Scope.SEAT, 0),
                Counter.kept(SUMMONED, Scope.TABLE, 0),
                Counter.kept(Following.FOLLOWERS, Scope.TABLE, 0),
                Counter.kept(Following.WAY, Scope.TABLE, 0));
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(PanicChecks.FAMILY), Pile.discard(PanicChecks.FAMILY));
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.MET, Work.CATCH, Work.FOLLOW, Work.GO, Ask.CHOOSE_TO_FOLLOW);
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ship.ADRIFT);
    }

    private static int summoned(GameState s) {
        return s.rules().counter(ID + "." + SUMMONED);
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.ROUND_BEGAN,
                Happening.Kind.SETS_OFF,
                Happening.Kind.ARRIVED,
                Happening.Kind.INTRUDER_SUMMONED,
                Happening.Kind.INTRUDER_KILLED,
                Happening.Kind.CHARACTER_DIED);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.RoundBegan() -> p.changes().setCounter(summoned(p.state()), 0, 0);
            case Happening.SetsOff move -> Following.offer(p, move);
            case Happening.Arrived(int seats, int _) -> {
                Larvae.follow(p, seats);
                catchSomeone(p);
            }
            case Happening.IntruderSummoned(int intruder) -> {
                int counter = summoned(p.state());
                p.changes().setCounter(counter, 0, p.state().counter(counter, 0) | 1 << intruder);
            }
            case Happening.IntruderKilled _ -> Larvae.forgetGone(p);
            case Happening.CharacterDied(int seat, boolean _) -> {
                Larvae.release(p, seat);
                catchSomeone(p);
            }
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** After everything else that follows: what a character drew is its own. */
    private static void catchSomeone(Play p) {
        if (Larvae.anyoneToCatch(p.state())) {
            p.then(new Step.ModuleWork(Work.CATCH, 0, 0, 0));
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case MET -> met(p, work.a(), work.b());
            case CATCH -> Larvae.catchSomeone(p);
            case FOLLOW -> Following.follow(p, work.a(), work.b());
            case GO -> Following.go(p, work.a(), work.b(), work.c());
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        Following.list(p, question, options);
    }

    // ---------------------------------------------------------------- encounters

    @Override
    public Step met(GameState s, int seat, int intruder, int token, Step next) {
        return new Step.ModuleWork(Work.MET, seat, intruder, 0);
    }

    /** A larva clings to whoever drew it; what else is drawn makes people panic. */
    private static void met(Play p, int seat, int intruder) {
        GameState s = p.state();
        if (!s.intruders.present(intruder) || !Larvae.isLarva(s, intruder)) {
            PanicChecks.check(p, seat, intruder);
        } else if (s.crew.aboard(seat)
                && s.crew.roomOf(seat) == s.intruders.room(intruder)
                && Larvae.carrier(s, intruder) < 0) {
            Larvae.attach(p, intruder, seat);
        }
    }

    // ---------------------------------------------------------------- whom intruders concern

    @Override
    public int foes(GameState s, int seat, int intruders) {
        return intruders & ~Larvae.onOthersThan(s, seat);
    }

    @Override
    public int roaming(GameState s, int intruders) {
        return intruders & ~Larvae.onOthersThan(s, -1);
    }

    @Override
    public int prey(GameState s, int intruder, int seat) {
        int carrier = Larvae.carrier(s, intruder);
        return carrier >= 0 ? carrier : seat;
    }

    @Override
    public boolean inCombat(GameState s, int seat, boolean combat) {
        return combat && foes(s, seat, s.intruders.in(s.crew.roomOf(seat))) != 0;
    }

    @Override
    public boolean attacks(GameState s, int intruder, boolean attacks) {
        return attacks && (s.counter(summoned(s), 0) & 1 << intruder) == 0;
    }

    // ---------------------------------------------------------------- the crew

    /** Up to six cards, but in combat no more than two. Ruling own-prototype-draw. */
    @Override
    public int drawTarget(GameState s, int seat, int cards) {
        int target = cards + MORE_CARDS;
        return s.inCombat(seat) ? Math.min(target, s.handSize(seat) + CARDS_IN_COMBAT) : target;
    }

    /** A leg wound makes walking harder; who escapes does not feel it. */
    @Override
    public int moveCost(GameState s, int seat, int cost) {
        if (!Modifiers.wounded(s, seat, LEG)) {
            return cost;
        }
        int unhurt = s.inCombat(seat) ? cost - 1 : cost;
        return MoveRules.escapes(s, seat) ? unhurt : unhurt + 1;
    }

    @Override
    public boolean strikesSurely(GameState s, int seat, int target, boolean sure) {
        return sure || target == Step.ROOM_TARGET;
    }

    @Override
    public boolean lostWhenDropped(GameState s, int item, boolean lost) {
        return true;
    }

    @Override
    public boolean keepsItemsInDeath(GameState s, int seat, boolean keeps) {
        return true;
    }

    // ---------------------------------------------------------------- the species and the ship

    @Override
    public boolean leavesCarcass(GameState s, IntruderType type, boolean leaves) {
        return leaves && type.id().equals(ADULT);
    }

    @Override
    public boolean infested(Play p, int seat, boolean contaminates) {
        Larvae.forgetGone(p);
        return false;
    }

    @Override
    public boolean huntsByCorridor(GameState s, boolean corridor) {
        return true;
    }

    @Override
    public boolean canStop(GameState s, int roundsLeft, boolean can) {
        return roundsLeft >= STOPPED_WITH;
    }

    @Override
    public boolean explodesInJump(GameState s, boolean explodes) {
        return false;
    }
}
