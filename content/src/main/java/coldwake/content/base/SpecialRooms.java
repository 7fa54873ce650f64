package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ShipRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** The five rooms printed on the board. */
final class SpecialRooms {
    private SpecialRooms() {}

    static final List<Behaviour> ALL = List.of(
            Behaviour.of("cockpit", coordinates(), destination()),
            Behaviour.of("hibernatorium", hibernate()),
            Behaviour.of("engine-1", checkEngine()),
            Behaviour.of("engine-2", checkEngine()),
            Behaviour.of("engine-3", checkEngine()));

    private static Branch coordinates() {
        return branch("coordinates").resolves(r -> r.changes().decks.checkCoordinates(r.me()));
    }

    /** Not while somebody sleeps, and not while an intruder is at the controls, wherever the order comes from. */
    private static Branch destination() {
        return branch("destination")
                .when(require(r -> !r.state().crew.anyoneAsleep(), Reason.SOMEONE_ASLEEP))
                .when(require(r -> !r.state().intruders.anyIn(Vocabulary.ownSlot(r)), Reason.INTRUDER_THERE))
                .target(OptionKind.DESTINATION, (r, sink) -> {
                    GameState s = r.state();
                    int spaces = s.board().tracks().destinations().size();
                    for (int space = 0; space < spaces; space++) {
                        if (space != s.ship.destination() && !sink.accept(space)) {
                            return;
                        }
                    }
                })
                .resolves(r -> r.changes().ship.setDestination(r.me(), r.target()));
    }

    /** Noise first; an intruder that comes spoils the attempt. Ruling rom-021. */
    private static Branch hibernate() {
        return branch("hibernate")
                .when(require(r -> r.state().ship.hibernationOpen(), Reason.HIBERNATION_CLOSED))
                .resolves(r -> ShipRules.attempt(r.play(), r.me(), new Step.Hibernate(r.me(), r.here())));
    }

    private static Branch checkEngine() {
        return branch("check-engine").resolves(r -> {
            int engine = ShipRules.engineAt(r.state(), Vocabulary.ownSlot(r));
            r.changes().ship.checkEngine(r.me(), engine);
        });
    }
}
