package coldwake.content.ship;

import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Visibility;

/** The engines, each with two tokens of which only the top one counts. */
public final class Engines {
    public static final int COUNT = 3;
    /** What modules are told that a character did: repaired an engine or broke it. */
    public static final String CHANGED = Ship.ID + ".engine-changed";

    /** The draw that lays their tokens. */
    static final String DRAW = "engines";
    /** With fewer working engines the ship explodes when it jumps. */
    private static final int NEEDED = 2;

    private Engines() {}

    static void layOut(Play p) {
        for (int engine = 0; engine < COUNT; engine++) {
            ShipNumbers.set(
                    p,
                    ShipNumbers.ENGINE,
                    engine,
                    p.changes().random(p.rules().streams().named(DRAW), 2));
        }
    }

    /** The engine (0-2) of a room, or -1. */
    public static int at(GameState s, int slot) {
        String id = s.ship.room(slot).id();
        return id.startsWith("engine-") && id.length() == 8 ? id.charAt(7) - '1' : -1;
    }

    /** Whether the top token of an engine says that it works. */
    public static boolean works(GameState s, int engine) {
        return ShipNumbers.get(s, ShipNumbers.ENGINE, engine) != 0;
    }

    /** Seats that know the top token of an engine, as a bit set. */
    public static int knownTo(GameState s, int engine) {
        return s.counterKnownTo(ShipNumbers.index(s, ShipNumbers.ENGINE), engine);
    }

    /** Whether a seat may know the top token of an engine. */
    public static boolean isKnown(GameState s, int seat, int engine) {
        return Visibility.seesCounter(s, seat, ShipNumbers.index(s, ShipNumbers.ENGINE), engine);
    }

    /** A seat looks at the top token. */
    public static void check(Play p, int seat, int engine) {
        learn(p, seat, engine);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.EngineChecked(new Who(seat), engine));
            see(p, seat, engine);
        }
    }

    /** Both tokens are looked at and put back in either order; whether they were swapped must be told. */
    static void handle(Play p, int seat, int engine) {
        learn(p, seat, engine);
        if (p.changes().listening()) {
            see(p, seat, engine);
        }
        p.then(ShipAsk.CHOOSE_ENGINE_ORDER.of(seat, engine));
    }

    private static void learn(Play p, int seat, int engine) {
        p.changes().learnCounter(ShipNumbers.index(p.state(), ShipNumbers.ENGINE), engine, seat);
    }

    private static void see(Play p, int seat, int engine) {
        p.changes().show(seat, who -> new ShipEvents.EngineSeen(who, engine, works(p.state(), engine)));
    }

    static void listOrder(int seat, int engine, OptionList options) {
        options.add(OptionKind.DONE, ShipWork.ARRANGE_ENGINE.step(seat, engine, 0));
        options.add(OptionKind.SWAP, ShipWork.ARRANGE_ENGINE.step(seat, engine, 1));
    }

    static void arrange(Play p, int seat, int engine, boolean swap) {
        if (swap) {
            ShipNumbers.set(p, ShipNumbers.ENGINE, engine, works(p.state(), engine) ? 0 : 1);
            p.did(seat, CHANGED);
        }
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.EngineHandled(new Who(seat), engine, swap));
        }
    }

    /** The tokens of an engine are swapped and nobody looks at them; who knew which one was on top still does. */
    public static void swap(Play p, int engine) {
        ShipNumbers.set(p, ShipNumbers.ENGINE, engine, works(p.state(), engine) ? 0 : 1);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.EngineSwapped(engine));
        }
    }

    /** Shows all engines. Returns whether the ship survives the jump. */
    static boolean reveal(Play p) {
        int working = 0;
        for (int engine = 0; engine < COUNT; engine++) {
            working += works(p.state(), engine) ? 1 : 0;
        }
        p.changes().emit(new ShipEvents.EnginesRevealed(working));
        return working >= NEEDED;
    }
}
