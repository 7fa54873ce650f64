package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Captain's own action cards. */
final class CaptainDeck {
    private CaptainDeck() {}

    /** Everyone in one's room and, with the intercom, in every room with a working computer. Rulings cap-001, cap-004. */
    private static long heard(Resolution r) {
        GameState s = r.state();
        boolean intercom = ItemRules.find(s, r.me(), "intercom") >= 0;
        long heard = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            boolean hears = s.crew.roomOf(seat) == r.here() || intercom && s.ship.computerAt(s.crew.roomOf(seat));
            heard |= s.crew.aboard(seat) && hears ? 1L << seat : 0;
        }
        return heard;
    }

    private static final Targets OTHERS_WHO_HEAR = (r, sink) -> eachBit(heard(r) & ~(1L << r.me()), sink);

    private static final Targets ROOMS_NEXT_TO_TARGET =
            (r, sink) -> eachBit(MoveRules.reachable(r.state(), r.state().crew.roomOf(r.target())), sink);

    /** Moves another character; one that is in combat escapes. Ruling cap-002. */
    private static final Behaviour ORDER = Behaviour.of(
            "order",
            branch("order")
                    .target(OptionKind.SEAT, OTHERS_WHO_HEAR)
                    .target(OptionKind.ROOM, ROOMS_NEXT_TO_TARGET)
                    .resolves(r -> {
                        int from = r.state().crew.roomOf(r.target(0));
                        int way = MoveRules.wayTo(r.state(), from, r.target(1));
                        MoveRules.walk(r.play(), r.target(0), r.target(1), way, Noise.ROLL);
                    }));

    private static final Behaviour MOTIVATION =
            Behaviour.of("motivation", branch("motivate").resolves(r -> {
                long heard = heard(r);
                for (int n = 0; n < r.state().seats(); n++) {
                    int seat = r.state().inOrder(n);
                    if ((heard & 1L << seat) != 0) {
                        r.then(new Step.DrawCards(seat, 1));
                    }
                }
            }));

    private static int sixShooter(Resolution r) {
        return r.state().pieces.find(Zone.held(r.me()), "six-shooter");
    }

    private static boolean isFull(GameState s, int weapon) {
        return s.pieces.ammo(weapon) >= Modifiers.capacity(s, weapon);
    }

    private static final Behaviour RELOAD = Behaviour.of(
            "reload",
            branch("reload")
                    .when(require(r -> sixShooter(r) >= 0, Reason.NO_SUCH_WEAPON))
                    .when(require(r -> !isFull(r.state(), sixShooter(r)), Reason.WEAPON_FULL))
                    .resolves(r -> {
                        int weapon = sixShooter(r);
                        r.changes()
                                .items
                                .setAmmo(r.me(), weapon, r.state().pieces.ammo(weapon) + 1);
                    }));

    static final List<Behaviour> ALL = List.of(ORDER, MOTIVATION, RELOAD);
}
