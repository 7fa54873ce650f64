package coldwake.content.aftermath;

import coldwake.content.ship.ShipAsk;
import coldwake.engine.agenda.Step;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Outcome;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Module;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/**
 * The card that lies open in the Epilogue until somebody takes it, for good, in exchange for the personal requirement. Its
 * holder cares neither about alerts nor about tokens.
 */
public final class LucrativeOffer implements Module {
    public static final String ID = "lucrative-offer";

    /** The choice at any time. */
    public static final String TAKE = "lucrative-offer";

    /** The counter that says who holds it: the seat one higher, or 0. */
    private static final String HOLDER = "holder";

    private static final String EGG = "intruder-egg";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(HOLDER, Scope.TABLE, 0));
    }

    private static int counter(GameState s) {
        return s.rules().counter(ID + "." + HOLDER);
    }

    /** The seat that holds it, or -1. */
    public static int holder(GameState s) {
        return s.counter(counter(s), 0) - 1;
    }

    // ---------------------------------------------------------------- at any time

    @Override
    public boolean isAnytime(String choice) {
        return choice.equals(TAKE);
    }

    /** In anybody's turn, before it goes on; who has left in a pod can take it, the dead cannot. */
    @Override
    public List<String> anytime(GameState s, int seat) {
        boolean between = s.agenda().top() instanceof Step.ChooseAction
                || s.agenda().top() instanceof Step.ModuleQuestion question && question.ask() == ShipAsk.CHOOSE_IN_POD;
        boolean can = between && seat >= 0 && seat < s.seats() && holder(s) < 0 && s.crew.alive(seat);
        return can ? List.of(TAKE) : List.of();
    }

    /** The requirement leaves the game face down. */
    @Override
    public void takeAnytime(Play p, int seat, String choice) {
        GameState s = p.state();
        p.changes().setCounter(counter(s), 0, seat + 1);
        p.changes().cards.moveAll(Zone.objectives(seat), Zone.BOX);
        p.changes().emit(new AftermathEvents.OfferTaken(new Who(seat)));
        p.changes().nextDecision();
    }

    // ---------------------------------------------------------------- the end

    /** Whether its holder, who has left alive, brings what it asks for. */
    static boolean isFulfilled(Outcome outcome, int seat) {
        return outcome.survived(seat) && outcome.finishedWith(seat, EGG);
    }
}
