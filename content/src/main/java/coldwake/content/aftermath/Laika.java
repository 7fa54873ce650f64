package coldwake.content.aftermath;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.EncounterRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.NoiseRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;

/**
 * The dog of the Bounty Hunter. She is in no list of characters: nobody attacks her, nothing hurts her, and she is never in
 * combat. Only whoever comes into her room finds it {@linkplain BountyHunter#occupied occupied}.
 */
final class Laika {
    /** The slot of the room she is in, one added; 0 if she is in none. */
    private static final String ROOM = "laika";
    /** Whether she was removed from the game for good. */
    private static final String REMOVED = "laika-removed";
    /** How often she may still be moved at this time. */
    private static final String MOVES = "laika-moves";

    static final List<Counter> COUNTERS = List.of(
            Counter.open(ROOM, Scope.TABLE, 0),
            Counter.open(REMOVED, Scope.TABLE, 0),
            Counter.kept(MOVES, Scope.TABLE, 0));

    /** What she does. */
    enum Work implements ModuleTask {
        /** Goes to a room next to the one she is in. */
        GO,
        /** Has come into a room, by a way, empty or not. */
        ARRIVE,
        /** Makes noise in her room. */
        MAKE_NOISE,
        /** Has an encounter in her room. */
        ENCOUNTER,
        /** May go on, if she has moves left. */
        GO_ON,
        CALL_BACK,
        REMOVE;

        @Override
        public String module() {
            return BountyHunter.ID;
        }

        Step.ModuleWork step(int a) {
            return new Step.ModuleWork(this, a, 0, 0);
        }
    }

    static final Step CALL_BACK = Work.CALL_BACK.step(0);
    static final Step REMOVE = Work.REMOVE.step(0);

    private Laika() {}

    // ---------------------------------------------------------------- where she is

    private static int counter(GameState s, String id) {
        return s.rules().counter(BountyHunter.ID + "." + id);
    }

    private static int get(GameState s, String id) {
        return s.counter(counter(s, id), 0);
    }

    private static void set(Play p, String id, int value) {
        p.changes().setCounter(counter(p.state(), id), 0, value);
    }

    /** Whether her master takes part and has not lost her. */
    static boolean isInPlay(GameState s) {
        int seat = BountyHunter.seat(s);
        return seat >= 0 && s.crew.awake(seat) && get(s, REMOVED) == 0;
    }

    /** The room she is in, or -1: on the board of her master, or out of the game. */
    static int room(GameState s) {
        return get(s, ROOM) - 1;
    }

    /** The rooms she could go to, as a bit set; from the board of her master those next to him. */
    static int reachable(GameState s) {
        int from = from(s);
        return from < 0 ? 0 : MoveRules.reachable(s, from);
    }

    private static int from(GameState s) {
        int seat = BountyHunter.seat(s);
        if (!isInPlay(s)) {
            return -1;
        }
        return room(s) >= 0 ? room(s) : s.crew.aboard(seat) ? s.crew.roomOf(seat) : -1;
    }

    // ---------------------------------------------------------------- what she does

    /** Lets her be moved so many times. */
    static void grant(Play p, int moves) {
        set(p, MOVES, moves);
    }

    private static int movesLeft(GameState s) {
        return get(s, MOVES);
    }

    static void work(Play p, Work work, Step.ModuleWork step) {
        switch (work) {
            case GO -> move(p, step.a());
            case ARRIVE -> arrive(p, step.a(), step.b(), step.c() != 0);
            case MAKE_NOISE -> makeNoise(p, step.a());
            case ENCOUNTER -> encounter(p, step.a());
            case GO_ON -> goOn(p);
            case CALL_BACK -> callBack(p);
            case REMOVE -> remove(p);
        }
    }

    private static void move(Play p, int to) {
        GameState s = p.state();
        int way = MoveRules.wayTo(s, from(s), to);
        boolean empty = !Modifiers.occupied(s, to);
        set(p, ROOM, to + 1);
        set(p, MOVES, movesLeft(s) - 1);
        p.changes().emit(new AftermathEvents.LaikaMoved(new Who(BountyHunter.seat(s)), new Place(to)));
        p.then(new Step.ModuleWork(Work.ARRIVE, to, way, empty ? 1 : 0));
        p.then(Work.GO_ON.step(0));
    }

    /** She explores like a character, and her master rolls for her if the room was empty. */
    private static void arrive(Play p, int slot, int way, boolean empty) {
        GameState s = p.state();
        if (Way.isEither(way)) {
            boolean matters = s.ship.tokenPiece(slot) >= 0;
            int first = Way.corridorOfPair(way);
            p.then(matters ? BountyHunter.askWay(s, first, empty) : arrival(slot, first, empty));
            return;
        }
        boolean noise = MoveRules.scout(p, BountyHunter.seat(s), slot, way) && empty;
        comeBackIfAlone(p);
        if (noise && room(s) == slot) {
            p.then(Work.MAKE_NOISE.step(slot));
        }
    }

    /** The step in which she has come into a room by a corridor. */
    static Step arrival(int slot, int corridor, boolean empty) {
        return new Step.ModuleWork(Work.ARRIVE, slot, corridor, empty ? 1 : 0);
    }

    /** His slime does not count, and his scanner is not there. Ruling own-laika-noise. */
    private static void makeNoise(Play p, int slot) {
        int seat = BountyHunter.seat(p.state());
        NoiseRules.applyIn(p, seat, slot, p.changes().rollNoise(seat, slot), Work.ENCOUNTER.step(slot));
    }

    /** She comes back from all that is really there, and an encounter ends her way in any case. */
    private static void encounter(Play p, int slot) {
        int token = EncounterRules.encounter(p, BountyHunter.seat(p.state()), slot);
        set(p, MOVES, 0);
        if (token < 0 || p.species().isThere((IntruderToken) p.rules().piece(token))) {
            callBack(p);
        }
    }

    private static void goOn(Play p) {
        GameState s = p.state();
        if (movesLeft(s) > 0 && room(s) >= 0) {
            BountyHunter.askMove(p);
        }
    }

    /** From whatever distance. */
    static void callBack(Play p) {
        if (room(p.state()) >= 0) {
            set(p, ROOM, 0);
            set(p, MOVES, 0);
            p.changes().emit(new AftermathEvents.LaikaCalledBack(new Who(BountyHunter.seat(p.state()))));
        }
    }

    private static void remove(Play p) {
        set(p, ROOM, 0);
        set(p, REMOVED, 1);
        p.changes().emit(new AftermathEvents.LaikaRemoved(new Who(BountyHunter.seat(p.state()))));
    }

    // ---------------------------------------------------------------- what happens to her

    /** She never faces an intruder alone, and she does not stay without her master. */
    static void look(Play p) {
        GameState s = p.state();
        if (room(s) >= 0 && !isInPlay(s)) {
            set(p, ROOM, 0);
            p.changes().emit(new AftermathEvents.LaikaLeft(new Who(BountyHunter.seat(s))));
        } else {
            comeBackIfAlone(p);
        }
    }

    private static void comeBackIfAlone(Play p) {
        GameState s = p.state();
        int room = room(s);
        if (room >= 0 && s.intruders.anyIn(room) && !s.crew.anyIn(room)) {
            callBack(p);
        }
    }
}
