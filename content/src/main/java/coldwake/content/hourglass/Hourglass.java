package coldwake.content.hourglass;

import coldwake.engine.agenda.Step;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.NoiseRules;
import coldwake.engine.rules.Play;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * The hourglass: once a round, when the sand has run out, somebody may pick it up and roll for noise in a room. The engine
 * has no clock: whoever keeps the time says when it may be picked up.
 */
public final class Hourglass implements Module {
    public static final String ID = "hourglass";

    /** A choice at any time: picks it up and names a room. */
    public static final String PICK_UP = "hourglass:";
    /** A choice at any time: takes it out of the game, once it was used. */
    public static final String REMOVE = "hourglass-off";

    /** Where it is: out of the game. */
    public static final int ABSENT = 0;
    /** Where it is: its sand runs, or has run out. */
    public static final int TURNED = 1;
    /** Where it is: it was used and lies aside until the next round. */
    public static final int ASIDE = 2;

    /** The counter that says where it is. */
    public static final String WHERE = "where";

    private enum Work implements ModuleTask {
        /** Rolls for noise in the room that was named. */
        ROLL;

        @Override
        public String module() {
            return ID;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(WHERE, Scope.TABLE, TURNED));
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.values());
    }

    private static int counter(GameState s) {
        return s.rules().counter(ID + "." + WHERE);
    }

    /** Where it is; a game without it has none. */
    public static int where(GameState s) {
        return s.rules().addOns().stream().anyMatch(addOn -> addOn.id().equals(ID)) ? s.counter(counter(s), 0) : ABSENT;
    }

    private static void put(Play p, int where) {
        p.changes().setCounter(counter(p.state()), 0, where);
    }

    // ---------------------------------------------------------------- at any time

    @Override
    public boolean isAnytime(String choice) {
        return choice.startsWith(PICK_UP) || choice.equals(REMOVE);
    }

    /** Between two actions only. */
    @Override
    public List<String> anytime(GameState s, int seat) {
        List<String> choices = new ArrayList<>();
        if (seat < 0 || seat >= s.seats() || !(s.agenda().top() instanceof Step.ChooseAction)) {
            return choices;
        }
        int where = where(s);
        if (where == TURNED && s.crew.awake(seat)) {
            List<Board.Slot> slots = s.board().slots();
            for (int slot = 0; slot < slots.size(); slot++) {
                if (!s.crew.anyIn(slot) || !s.intruders.anyIn(slot)) {
                    choices.add(PICK_UP + slots.get(slot).number());
                }
            }
        } else if (where == ASIDE) {
            choices.add(REMOVE);
        }
        return choices;
    }

    @Override
    public void takeAnytime(Play p, int seat, String choice) {
        if (choice.equals(REMOVE)) {
            put(p, ABSENT);
            p.changes().emit(new HourglassEvents.HourglassRemoved(new Who(seat)));
            p.changes().nextDecision();
            return;
        }
        int slot = p.board().slotNumbered(choice.substring(PICK_UP.length()));
        put(p, ASIDE);
        p.changes().emit(new HourglassEvents.HourglassPickedUp(new Who(seat), new Place(slot)));
        p.then(new Step.ModuleWork(Work.ROLL, seat, slot, 0));
        p.run();
    }

    @Override
    public boolean isTimed(GameState s) {
        return where(s) == TURNED;
    }

    @Override
    public boolean waitsForClock(String choice) {
        return choice.startsWith(PICK_UP);
    }

    // ---------------------------------------------------------------- rounds and rolls

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.ROUND_BEGAN);
    }

    /** With a new round it is turned over, unless it is out of the game. */
    @Override
    public void on(Play p, Happening what) {
        if (where(p.state()) == ASIDE) {
            put(p, TURNED);
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        roll(p, work.a(), work.b());
    }

    /** A surprise attack is for whoever is there with the fewest cards; with nobody there is none. Ruling own-hourglass. */
    private static void roll(Play p, int seat, int slot) {
        int victim = IntruderRules.target(p.state(), slot);
        Step encounter = new Step.Encounter(victim >= 0 ? victim : seat, slot);
        NoiseRules.applyIn(p, seat, slot, p.changes().rollNoise(seat, slot), encounter);
    }
}
