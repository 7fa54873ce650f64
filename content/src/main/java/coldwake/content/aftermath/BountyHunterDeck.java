package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.ANY_WEAPON;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.searchIn;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Check;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.MoveRules;
import java.util.List;

/** The Bounty Hunter's own action cards, and what his items do. */
final class BountyHunterDeck {
    private BountyHunterDeck() {}

    /** Whoever lurks in a lair does not come along. */
    private static final Targets MOVABLE_HERE =
            only(INTRUDERS_HERE, (r, foe) -> (r.play().species().movable(r.play()) & 1 << foe) != 0);

    /** He and one intruder go to the next room together. */
    private static void moveTogether(Resolution r) {
        int foe = r.target(0);
        int to = r.target(1);
        int way = MoveRules.wayTo(r.state(), r.here(), to);
        MoveRules.moveWithIntruder(r.play(), r.me(), foe, to, way);
    }

    private static final Behaviour TACTICAL_MOVE = Behaviour.of(
            "bh-tactical-move",
            branch("move")
                    .target(OptionKind.FOE, MOVABLE_HERE)
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .resolves(BountyHunterDeck::moveTogether));

    /** {@link BountyHunter} knows the other moment in which it can be played, and what it costs. */
    private static final Behaviour SENTINEL =
            Behaviour.of(BountyHunter.SENTINEL).reactingTo(Trigger.ATTACK);

    private static final Check LAIKA_IN_PLAY = require(r -> Laika.isInPlay(r.state()), AftermathReasons.LAIKA_IS_GONE);
    private static final Check LAIKA_OUT = require(r -> Laika.room(r.state()) >= 0, AftermathReasons.LAIKA_NOT_OUT);

    /** Two moves, or one, or none but back. */
    private static final Behaviour GO_GIRL = Behaviour.of(
            "bh-go-girl",
            branch("move")
                    .when(LAIKA_IN_PLAY)
                    .target(OptionKind.ROOM, (r, sink) -> eachBit(Laika.reachable(r.state()), sink))
                    .resolves(r -> {
                        Laika.grant(r.play(), 2);
                        r.then(Laika.Work.GO.step(r.target()));
                    }),
            branch("call-back").when(LAIKA_IN_PLAY).when(LAIKA_OUT).resolves(r -> Laika.callBack(r.play())));

    private static final Behaviour AIMED_FIRE = Behaviour.of(
            "bh-aimed-fire",
            branch("aimed-shot")
                    .when(armed(ANY_WEAPON, Reason.NO_WEAPON))
                    .target(OptionKind.WEAPON, weapons(LOADED))
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(r -> r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, 1))));

    static final List<Behaviour> ALL = List.of(TACTICAL_MOVE, SENTINEL, GO_GIRL, AIMED_FIRE);

    /** She searches where she is, out of sight of intruders, and brings what he keeps. */
    private static final Behaviour SEEK_MOD = Behaviour.of(
            "seek-mod",
            searchIn(
                            branch("search")
                                    .when(LAIKA_IN_PLAY)
                                    .when(LAIKA_OUT)
                                    .when(require(
                                            r -> !r.state().intruders.anyIn(Laika.room(r.state())),
                                            AftermathReasons.LAIKA_DISTURBED)),
                            r -> Laika.room(r.state()),
                            1)
                    .resolves(r -> {
                        Vocabulary.search(r, Laika.room(r.state()));
                        r.then(Laika.CALL_BACK);
                    }));

    /** The rifle is a weapon like others, and {@link BountyHunter} asks after the override. */
    static final List<Behaviour> ITEMS =
            List.of(Behaviour.of("rifle-247"), SEEK_MOD, Behaviour.of(BountyHunter.AGGRO_OVERRIDE));
}
