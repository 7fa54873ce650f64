package coldwake.content.hive;

import coldwake.engine.event.GameEvent;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Scope;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** The nest with its eggs, and its queen. Eggs that were carried out of the nest are objects that lie in rooms. */
public final class Hive {
    private Hive() {}

    /** The room in which the eggs are. */
    private static final String NEST = "nest";

    // What objectives ask for.
    public static final String NEST_DESTROYED = "nest-destroyed";
    public static final String QUEEN_KILLED = "queen-killed";

    /** How many eggs are in the nest. It is the first counter of a species that has a hive. */
    private static final int EGGS = 0;

    /** Corridors of a room are numbered from 1 to this. */
    private static final int EXITS = 4;

    /** How many counters a hive has; those of the species come behind them. */
    public static final int COUNTERS = 1;

    /** An egg that was carried out of the nest. It is the first object of a species that has a hive. */
    public static final int EGG = 0;

    /** What is left of a large intruder: the second object. */
    public static final int CARCASS = 1;

    static final List<Thing> THINGS =
            List.of(new Thing("intruder-egg", 1, false), new Thing("intruder-carcass", 2, false));

    /** The counters of a species with a hive: those of the hive, then its own. */
    public static List<Counter> counters(int eggs, List<Counter> own) {
        List<Counter> all = new ArrayList<>(List.of(Counter.open("eggs", Scope.TABLE, eggs)));
        all.addAll(own);
        return List.copyOf(all);
    }

    /** Whether the species in play has a hive. */
    public static boolean isIn(GameState s) {
        return s.rules().species() instanceof Breeding;
    }

    public static int eggs(GameState s) {
        return isIn(s) ? s.counter(EGGS, 0) : 0;
    }

    /** How many eggs are in the nest when the game is set up. */
    public static int eggsAtStart(GameState s) {
        return isIn(s) ? s.rules().counters().get(EGGS).start() : 0;
    }

    /** A nest without eggs is destroyed for good. */
    public static boolean nestDestroyed(GameState s) {
        return eggs(s) == 0;
    }

    public static boolean isNest(GameState s, int slot) {
        return s.ship.explored(slot) && s.ship.room(slot).id().equals(NEST);
    }

    /** Sets the number of eggs in the nest; with none left it is destroyed for good. */
    public static void setEggs(Play p, int eggs) {
        if (nestDestroyed(p.state()) || eggs == eggs(p.state())) {
            return;
        }
        p.changes().setCounter(EGGS, 0, eggs);
        p.changes().emit(new HiveEvents.EggsChanged(eggs));
        if (eggs == 0) {
            p.changes().emit(new HiveEvents.NestDestroyed());
        }
    }

    private static void destroyLooseEgg(Play p, int slot) {
        p.changes().ship.takeThing(slot, EGG);
        p.changes().emit(new HiveEvents.EggDestroyed(new GameEvent.Place(slot)));
        IntruderRules.destroyed(p, slot);
    }

    /** Whether there are eggs to destroy in a room: loose ones, or those of the nest. */
    public static boolean eggsIn(GameState s, int slot) {
        return s.ship.things(slot, EGG) > 0 || isNest(s, slot) && eggs(s) > 0;
    }

    /** Eggs of the nest first, then loose ones. Ruling own-nest-eggs. */
    static void destroyEggs(Play p, int slot, int wanted) {
        for (int k = 0; k < wanted; k++) {
            if (isNest(p.state(), slot) && eggs(p.state()) > 0) {
                destroyEggOfNest(p, slot);
            } else if (p.state().ship.things(slot, EGG) > 0) {
                destroyLooseEgg(p, slot);
            }
        }
    }

    /** Fire destroys all loose eggs, and some of the nest. */
    static void burn(Play p, int slot) {
        while (p.state().ship.things(slot, EGG) > 0) {
            destroyLooseEgg(p, slot);
        }
        if (isNest(p.state(), slot)) {
            int burnt = Math.min(eggs(p.state()), 1 + p.species().bonusInjuries(p, false, true));
            setEggs(p, eggs(p.state()) - burnt);
            for (int k = 0; k < burnt; k++) {
                IntruderRules.destroyed(p, slot);
            }
        }
    }

    private static void destroyEggOfNest(Play p, int slot) {
        setEggs(p, eggs(p.state()) - 1);
        IntruderRules.destroyed(p, slot);
    }

    /** The room next to this one that holds a character, or -1: the lowest numbered one, unless corridors count. */
    public static int preyNextTo(GameState s, int slot) {
        if (HiveModifier.huntsByCorridor(s)) {
            return preyBehind(s, slot);
        }
        for (int rest = s.board().neighbours(slot); rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            if (s.crew.anyIn(next)) {
                return next;
            }
        }
        return -1;
    }

    /** The same behind the corridor with the lowest number. */
    private static int preyBehind(GameState s, int slot) {
        for (int number = 1; number <= EXITS; number++) {
            int passage = s.board().exit(slot, number);
            if (s.board().isCorridor(passage) && s.crew.anyIn(s.board().across(passage, slot))) {
                return s.board().across(passage, slot);
            }
        }
        return -1;
    }

    /** An intruder eats an egg of the nest. */
    public static void eatEgg(Play p, int intruder) {
        p.changes().intruders.eatUncounted(intruder, EGG);
        setEggs(p, eggs(p.state()) - 1);
    }
}
