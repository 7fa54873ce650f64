package coldwake.content.promos;

import static coldwake.content.vocabulary.Vocabulary.ANY_WEAPON;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.SHOOTING;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.moveUnderFire;
import static coldwake.content.vocabulary.Vocabulary.moving;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Questions;
import coldwake.engine.state.Zone;
import java.util.List;

/** The five feats, as action cards; each leaves the game once it is played. */
final class FeatDeck {
    static final String COLD_BLOOD = "feat-01";
    static final String SECOND_WIND = "feat-02";
    static final String SHARPSHOOTER = "feat-03";
    static final String KNOW_EVERY_BOLT = "feat-04";
    static final String BOUND_BY_SECRETS = "feat-05";

    private static final int CARDS_DRAWN = 3;
    private static final int REROLLS = 2;

    private FeatDeck() {}

    /** Nobody attacks for leaving. */
    private static final Behaviour ESCAPE = Behaviour.of(
            COLD_BLOOD,
            branch("escape")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(r -> moveUnderFire(r, r.me(), r.target()))
                    .means(moving(Noise.ROLL)));

    private static final Behaviour DRAW =
            Behaviour.of(SECOND_WIND, branch("draw").resolves(r -> r.then(new Step.DrawCards(r.me(), CARDS_DRAWN))));

    /** The last result counts, whatever it is. */
    private static final Behaviour SHOOT = Behaviour.of(
            SHARPSHOOTER,
            branch("aimed-shot")
                    .when(armed(ANY_WEAPON, Reason.NO_WEAPON))
                    .target(OptionKind.WEAPON, weapons(LOADED))
                    .target(OptionKind.FOE, INTRUDERS_HERE)
                    .resolves(r -> r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, REROLLS)))
                    .means(SHOOTING));

    /** Whose action is about being there. */
    private static final List<String> ONLY_THERE =
            List.of("laboratory", "hibernatorium", "evacuation-section-a", "evacuation-section-b");

    private static final Targets WORKING_ROOMS = (r, sink) -> {
        int me = r.me();
        eachRoom(
                r,
                slot -> r.state().ship.explored(slot)
                        && !ONLY_THERE.contains(r.state().ship.room(slot).id())
                        && Questions.roomActionUsable(r.play(), me, slot) == Reason.OK,
                sink);
    };

    private static final Behaviour USE_ROOM = Behaviour.of(
            KNOW_EVERY_BOLT,
            branch("remote-room-action")
                    .target(OptionKind.ROOM, WORKING_ROOMS)
                    .otherwise(Reason.NO_ROOM_ACTION)
                    .resolves(r -> r.then(Questions.useRoom(r.play(), r.me(), r.target()))));

    /** Where objectives are open, nobody here has a secret. */
    private static final Behaviour SEE_OBJECTIVE = Behaviour.of(
            BOUND_BY_SECRETS,
            branch("see-objective")
                    .target(
                            OptionKind.SEAT,
                            only(OTHERS_HERE, (r, seat) -> r.state().pieces.count(Zone.objectives(seat)) > 0))
                    .otherwise(Reason.NOTHING_SECRET)
                    .resolves(FeatDeck::seeObjective));

    /** Chance says which one of two. */
    private static void seeObjective(Resolution r) {
        int zone = Zone.objectives(r.target());
        int left = r.changes()
                .random(
                        r.state().rules().streams().named(Feats.SECRET_DRAW),
                        r.state().pieces.count(zone));
        int objective = r.state().pieces.first(zone);
        for (; left > 0; left--) {
            objective = r.state().pieces.next(objective);
        }
        r.changes().decks.objectivePeeked(r.me(), r.target());
        r.changes().decks.peekObjective(r.me(), r.target(), objective);
    }

    static final List<Behaviour> ALL = List.of(ESCAPE, DRAW, SHOOT, USE_ROOM, SEE_OBJECTIVE);
}
