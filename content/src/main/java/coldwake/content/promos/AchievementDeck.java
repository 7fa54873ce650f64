package coldwake.content.promos;

import static coldwake.content.vocabulary.Vocabulary.ROOM_ACTION_HERE;
import static coldwake.content.vocabulary.Vocabulary.UNEXPLORED;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Questions;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.state.Zone;
import java.util.List;

/** What the achievements offer. Those without a branch are used when something else happens: {@link Achievements} asks then. */
final class AchievementDeck {
    static final String PATHFINDER = "achievement-01";
    static final String EXTERMINATOR = "achievement-02";
    static final String FIREMAN = "achievement-03";
    static final String FIXER = "achievement-04";
    static final String SURVIVOR = "achievement-05";
    static final String QUARTERMASTER = "achievement-06";

    private AchievementDeck() {}

    private static void use(Resolution r) {
        Achievements.use(r.play(), r.me(), r.source());
    }

    private static boolean onlyOneLeft(Resolution r) {
        int[] left = {0};
        UNEXPLORED.list(r, slot -> ++left[0] < 2);
        return left[0] == 1;
    }

    /** Two rooms, or the last one. */
    private static final Behaviour LOOK = Behaviour.of(
            PATHFINDER,
            branch("look")
                    .target(OptionKind.ROOM, UNEXPLORED)
                    .target(
                            OptionKind.ROOM,
                            (r, sink) -> eachRoom(
                                    r,
                                    slot -> !r.state().ship.explored(slot) && (slot != r.target() || onlyOneLeft(r)),
                                    sink))
                    .otherwise(Reason.NO_UNEXPLORED_ROOM)
                    .resolves(r -> {
                        use(r);
                        RoomRules.lookAt(r.play(), r.me(), r.target());
                        if (r.target(1) != r.target()) {
                            RoomRules.lookAt(r.play(), r.me(), r.target(1));
                        }
                    }));

    private static final Behaviour USE_ROOM =
            Behaviour.of(FIXER, branch("room-action").when(ROOM_ACTION_HERE).resolves(r -> {
                use(r);
                r.then(Questions.useRoom(r.play(), r.me(), r.here()));
            }));

    private static final List<Colour> SEARCH_DECKS = List.of(Colour.RED, Colour.YELLOW, Colour.GREEN);

    /** What was discarded of the colour of the room; of all three in a white one. */
    private static final Targets DISCARDED_HERE = (r, sink) -> {
        Colour room = r.state().ship.room(r.here()).colour();
        boolean[] more = {true};
        for (Colour colour : SEARCH_DECKS) {
            if (more[0] && (colour == room || room == Colour.WHITE)) {
                eachDistinct(r.state(), Zone.itemDiscard(colour), item -> more[0] = sink.accept(item));
            }
        }
    };

    private static final Behaviour TAKE = Behaviour.of(
            QUARTERMASTER,
            branch("take")
                    .target(OptionKind.CHOOSE_CARD, DISCARDED_HERE)
                    .otherwise(PromoReasons.NOTHING_DISCARDED)
                    .resolves(r -> {
                        use(r);
                        r.then(new Step.GainItem(r.me(), r.target()));
                    }));

    static final List<Behaviour> ALL =
            List.of(LOOK, Behaviour.of(EXTERMINATOR), Behaviour.of(FIREMAN), USE_ROOM, Behaviour.of(SURVIVOR), TAKE);
}
