package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipConsequences;
import coldwake.content.ship.ShipOption;
import coldwake.content.ship.ShipReasons;
import coldwake.content.ship.ShipWork;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.card.Branch;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.state.GameState;
import java.util.List;

/** The five rooms printed on the board. */
final class SpecialRooms {
    private SpecialRooms() {}

    static final List<Behaviour> ALL = List.of(
            Behaviour.of("cockpit", coordinates(), destination()),
            Behaviour.of("hibernatorium", hibernate().asDrastic()),
            Behaviour.of("engine-1", checkEngine()),
            Behaviour.of("engine-2", checkEngine()),
            Behaviour.of("engine-3", checkEngine()));

    private static Branch coordinates() {
        return branch("coordinates").resolves(r -> Course.check(r.play(), r.me()));
    }

    /** Not while somebody sleeps, and not while an intruder is at the controls, wherever the order comes from. */
    private static Branch destination() {
        return branch("destination")
                .when(require(r -> !Ship.isAnyoneAsleep(r.state()), ShipReasons.SOMEONE_ASLEEP))
                .when(require(
                        r -> Modifiers.roaming(r.state(), r.state().intruders.in(Vocabulary.ownSlot(r))) == 0,
                        ShipReasons.INTRUDER_THERE))
                .target(ShipOption.DESTINATION, (r, sink) -> {
                    GameState s = r.state();
                    int spaces = Ship.of(s).tracks().destinations().size();
                    for (int space = 0; space < spaces; space++) {
                        if (space != Course.space(s) && !sink.accept(space)) {
                            return;
                        }
                    }
                })
                .resolves(r -> Course.set(r.play(), r.me(), r.target()));
    }

    /** Noise first; an intruder that comes spoils the attempt. Ruling rom-021. */
    private static Branch hibernate() {
        return branch("hibernate")
                .when(require(r -> Ship.isHibernationOpen(r.state()), ShipReasons.HIBERNATION_CLOSED))
                .resolves(r -> Ship.attempt(r.play(), r.me(), ShipWork.HIBERNATE.step(r.me(), r.here())))
                .means((r, out) -> {
                    Ship.foreseeAttempt(r, out);
                    out.accept(new ShipConsequences.Asleep());
                });
    }

    private static Branch checkEngine() {
        return branch("check-engine").resolves(r -> {
            int engine = Engines.at(r.state(), Vocabulary.ownSlot(r));
            Engines.check(r.play(), r.me(), engine);
        });
    }
}
