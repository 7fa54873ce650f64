package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.remoteRoomAction;
import static coldwake.content.vocabulary.Vocabulary.roomAction;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.Check;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ItemRules;
import java.util.List;

/** The Scientist's own action cards. */
final class ScientistDeck {
    private enum Stage implements StageName {
        PLACE_EVENT,
        PUT_ON_TOP,
        PUT_AT_BOTTOM
    }

    private ScientistDeck() {}

    /** An active holo computer goes along into any room. */
    private static final Check COMPUTER_AT_HAND =
            r -> ItemRules.find(r.state(), r.me(), "holo-computer") >= 0 ? Reason.OK : COMPUTER_HERE.test(r);

    private static final Behaviour INTRANET = Behaviour.of(
            "intranet", remoteRoomAction(branch("remote-room-action").when(COMPUTER_AT_HAND)));

    private static final Targets COMPUTER_ROOMS_TO_BREAK = (r, sink) -> eachRoom(
            r,
            slot -> r.changes().ship.canMalfunction(slot)
                    && r.state().ship.room(slot).computer(),
            sink);

    private static final Behaviour BLOCKING_ACCESS = Behaviour.of(
            "blocking-access",
            roomAction(COMPUTER_HERE),
            branch("remote-sabotage")
                    .when(COMPUTER_HERE)
                    .target(OptionKind.ROOM, COMPUTER_ROOMS_TO_BREAK)
                    .resolves(r -> r.changes().ship.placeMalfunction(r.target())));

    private static final Behaviour RISK_ASSESSMENT = Behaviour.of(
            "risk-assessment",
            branch("peek-event")
                    .when(COMPUTER_AT_HAND)
                    .resolves(r -> {
                        if (r.changes().decks.peekEvent(r.me()) >= 0) {
                            r.ask(r.me(), Stage.PLACE_EVENT);
                        }
                    })
                    .asks(Stage.PLACE_EVENT, "place-event", (r, options) -> {
                        options.add(OptionKind.TOP, r.stageStep(Stage.PUT_ON_TOP));
                        options.add(OptionKind.BOTTOM, r.stageStep(Stage.PUT_AT_BOTTOM));
                    })
                    .later(Stage.PUT_ON_TOP, r -> r.changes().decks.placePeekedEvent(r.me(), true))
                    .later(Stage.PUT_AT_BOTTOM, r -> r.changes().decks.placePeekedEvent(r.me(), false)));

    static final List<Behaviour> ALL = List.of(INTRANET, BLOCKING_ACCESS, RISK_ASSESSMENT);
}
