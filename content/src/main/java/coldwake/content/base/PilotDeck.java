package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.UNEXPLORED;
import static coldwake.content.vocabulary.Vocabulary.door;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.roomAction;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.ship.Course;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.Check;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import java.util.List;

/** The Pilot's own action cards. */
final class PilotDeck {
    private PilotDeck() {}

    /** The cockpit shows no computer, but the card names it. */
    private static final Check COCKPIT_OR_COMPUTER =
            r -> r.state().ship.room(r.here()).id().equals("cockpit") ? Reason.OK : COMPUTER_HERE.test(r);

    private static final Behaviour PILOTING = Behaviour.of(
            "piloting",
            roomAction(COCKPIT_OR_COMPUTER),
            branch("remote-coordinates").when(COMPUTER_HERE).resolves(r -> Course.check(r.play(), r.me())));

    private static final Behaviour KNOWLEDGE_OF_THE_SHIP = Behaviour.of(
            "knowledge-of-the-ship",
            door(),
            branch("peek-room")
                    .when(require(r -> !r.state().ship.allExplored(), Reason.NO_UNEXPLORED_ROOM))
                    .target(OptionKind.ROOM, UNEXPLORED)
                    .resolves(r -> r.changes().ship.peek(r.me(), r.target(), false)));

    /** Only a room without a printed computer; one whose computer is broken does not count as such. */
    private static final Behaviour OLD_FRIEND = Behaviour.of(
            "old-friend", roomAction(require(r -> !r.state().ship.room(r.here()).computer(), Reason.HAS_COMPUTER)));

    static final List<Behaviour> ALL = List.of(PILOTING, KNOWLEDGE_OF_THE_SHIP, OLD_FRIEND);
}
