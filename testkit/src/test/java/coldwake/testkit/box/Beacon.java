package coldwake.testkit.box;

import static coldwake.engine.card.Branch.branch;

import coldwake.content.AddOn;
import coldwake.content.Choices.OptionChoice;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Combat;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.Scope;
import coldwake.engine.module.WoundCause;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A small box that hears of everything, has an action of its own, and changes what is asked of the first seat. */
final class Beacon implements Module, Modifier, ActionSource {
    static final String ID = "beacon";
    static final int CHANGED = 0;
    static final int COST = 2;
    static final int HIGHER_LIMIT = 4;

    final Map<Happening.Kind, Integer> heard = new EnumMap<>(Happening.Kind.class);

    /** The add-on whose rules are this very module. */
    AddOn addOn() {
        return new AddOn(OptionChoice.always(ID), () -> List.of(this), facts -> List.of());
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.told("lit", Scope.TABLE));
    }

    // ---------------------------------------------------------------- actions

    @Override
    public ActionSource actions() {
        return this;
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public Combat combat() {
        return Combat.OUT_OF_COMBAT;
    }

    @Override
    public List<Branch> branches() {
        return List.of(
                branch("light")
                        .when(r -> lit(r.state()) ? Reason.ALREADY_KNOWN : Reason.OK)
                        .resolves(r -> light(r.play(), 1)),
                branch("dim")
                        .when(r -> lit(r.state()) ? Reason.OK : Reason.NO_TARGET)
                        .resolves(r -> light(r.play(), 0)));
    }

    static boolean lit(GameState s) {
        return s.counter(s.rules().counter(ID + ".lit"), 0) == 1;
    }

    private static void light(Play p, int lit) {
        p.changes().setCounter(p.rules().counter(ID + ".lit"), 0, lit);
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.values());
    }

    @Override
    public void on(Play p, Happening what) {
        heard.merge(what.kind(), 1, Integer::sum);
    }

    // ---------------------------------------------------------------- what is changed

    @Override
    public int drawTarget(GameState s, int seat, int cards) {
        return seat == CHANGED ? cards + 1 : cards;
    }

    @Override
    public int handSlots(GameState s, int seat, int slots) {
        return seat == CHANGED ? slots + 1 : slots;
    }

    @Override
    public int seriousWoundLimit(GameState s, int seat, WoundCause cause, int limit) {
        return seat == CHANGED && cause != WoundCause.ATTACK ? HIGHER_LIMIT : limit;
    }

    @Override
    public int moveCost(GameState s, int seat, int cost) {
        return seat == CHANGED ? cost + 1 : cost;
    }

    @Override
    public boolean inCombat(GameState s, int seat, boolean combat) {
        return seat != CHANGED && combat;
    }

    @Override
    public boolean canBeTarget(GameState s, int seat, boolean target) {
        return seat != CHANGED && target;
    }

    @Override
    public boolean occupied(GameState s, int slot, boolean occupied) {
        return occupied || lit(s);
    }
}
