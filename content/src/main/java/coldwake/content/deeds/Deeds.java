package coldwake.content.deeds;

import coldwake.content.ship.Engines;
import coldwake.engine.agenda.Step;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.Arrays;
import java.util.List;

/**
 * The ledger: counts what each seat has done since the game began. A box that needs it brings it, and hears of each entry as a
 * {@link Happening.DeedDone}. A game in which nobody asks has none.
 */
public final class Deeds implements Module {
    public static final String ID = "deeds";

    private static final String COMMS_ROOM = "comms-room";
    private static final String LARVA = "larva";

    private enum Work implements ModuleTask {
        /** An attack is over: whoever lives has survived it. */
        SURVIVE;

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
        return Arrays.stream(DeedKind.values())
                .map(deed -> Counter.open(deed.id(), Scope.SEAT, 0))
                .toList();
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.values());
    }

    /** How often a seat has done something. */
    public static int of(GameState s, int seat, DeedKind deed) {
        return s.counter(counter(s, deed), seat);
    }

    private static int counter(GameState s, DeedKind deed) {
        return s.rules().counter(deed.told());
    }

    private static void add(Play p, int seat, DeedKind deed) {
        GameState s = p.state();
        p.changes().setCounter(counter(s, deed), seat, of(s, seat, deed) + 1);
        p.did(seat, deed.told());
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.ROOM_EXPLORED,
                Happening.Kind.INTRUDER_SLAIN,
                Happening.Kind.FIRE_PUT_OUT,
                Happening.Kind.ROOM_REPAIRED,
                Happening.Kind.ROOM_USED,
                Happening.Kind.ATTACK_HIT,
                Happening.Kind.DEED_DONE);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.RoomExplored explored -> add(p, explored.seat(), DeedKind.ROOMS_EXPLORED);
            case Happening.IntruderSlain slain -> slain(p, slain);
            case Happening.FirePutOut fire -> add(p, fire.seat(), DeedKind.FIRES_PUT_OUT);
            case Happening.RoomRepaired repaired -> add(p, repaired.seat(), DeedKind.ROOMS_REPAIRED);
            case Happening.RoomUsed used -> {
                if (p.rules().idOf(used.tile()).equals(COMMS_ROOM)) {
                    add(p, used.seat(), DeedKind.COMMS_USED);
                }
            }
            case Happening.AttackHit hit -> p.then(new Step.ModuleWork(Work.SURVIVE, hit.seat(), 0, 0));
            case Happening.DeedDone done -> {
                if (done.deed().equals(Engines.CHANGED)) {
                    add(p, done.seat(), DeedKind.ENGINES_CHANGED);
                }
            }
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    private static void slain(Play p, Happening.IntruderSlain slain) {
        if (slain.shot()) {
            add(p, slain.seat(), DeedKind.INTRUDERS_SHOT);
        }
        if (!p.species().types().get(slain.type()).id().equals(LARVA)) {
            add(p, slain.seat(), DeedKind.INTRUDERS_KILLED);
        }
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        if (p.state().crew.alive(work.a())) {
            add(p, work.a(), DeedKind.ATTACKS_SURVIVED);
        }
    }
}
