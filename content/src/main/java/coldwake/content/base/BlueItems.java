package coldwake.content.base;

import static coldwake.content.base.SharedItems.hurtAndDriveOff;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.hive.HiveReasons;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Crafted items. */
final class BlueItems {
    private BlueItems() {}

    /** Cured wherever the cards are; the hand is kept, the rest is shuffled with a new contamination card. Ruling itm-002. */
    private static final Behaviour ANTIDOTE =
            Behaviour.of("antidote", branch("cure").means(Consequences::pass).resolves(r -> {
                ContaminationRules.cure(r.play(), r.me());
                r.changes().hands.contaminate(r.me());
                r.changes().hands.reshuffle(r.me());
                r.then(new Step.Pass(r.me(), true));
            }));

    private static final Behaviour TASER = Behaviour.of(
            "taser",
            hurtAndDriveOff(
                    branch("shock-intruder")
                            .target(OptionKind.FOE, INTRUDERS_HERE)
                            .otherwise(Reason.NO_INTRUDER),
                    r -> 1),
            branch("shock-character")
                    .target(
                            OptionKind.SEAT,
                            only(OTHERS_HERE, (r, seat) -> r.state().handSize(seat) > 0))
                    .otherwise(Reason.NOBODY_HERE)
                    .resolves(BlueItems::emptyHand));

    private static void emptyHand(Resolution r) {
        GameState s = r.state();
        while (s.handSize(r.target()) > 0) {
            r.changes().hands.discard(r.target(), s.pieces.first(Zone.hand(r.target())));
        }
    }

    private static final Behaviour MOLOTOV_COCKTAIL = Behaviour.of(
            "molotov-cocktail",
            branch("throw")
                    .target(OptionKind.ROOM, Throws.INTO_ROOMS_WITH_INTRUDERS)
                    .otherwise(Reason.NO_INTRUDER)
                    .resolves(r -> {
                        r.changes().ship.placeFire(r.target());
                        Throws.hit(r, r.target(), r.state().intruders.in(r.target()), burns(r));
                    }),
            branch("throw-at-eggs")
                    .target(OptionKind.ROOM, Throws.INTO_ROOMS_WITH_EGGS)
                    .otherwise(HiveReasons.NO_EGG)
                    .resolves(r -> {
                        r.changes().ship.placeFire(r.target());
                        Throws.hitEggs(r, r.target(), 1, burns(r));
                    }));

    private static int burns(Resolution r) {
        return r.play().species().burns(r.play());
    }

    static final List<Behaviour> ALL = List.of(ANTIDOTE, TASER, Behaviour.of("flamethrower"), MOLOTOV_COCKTAIL);
}
