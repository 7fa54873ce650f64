package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.eachCorridor;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Questions;
import java.util.List;

/** The Convict's own action cards. */
final class ConvictDeck {
    private enum Stage implements StageName {
        MAKE_NOISE,
        CLOSE_DOOR
    }

    private ConvictDeck() {}

    /** {@link Convict} offers it when somebody has found something. */
    private static final Behaviour I_NEED_THIS = Behaviour.of("con-i-need-this").reactingTo(Trigger.FIND);

    /** A malfunction does not matter; the noise comes after all that the room brings about. */
    private static final Behaviour SHORT_TEMPER = Behaviour.of(
            "con-short-temper",
            branch("room-action")
                    .when(r -> Questions.brokenRoomUsable(r.play(), r.me(), r.here()))
                    .resolves(r -> {
                        int here = r.here();
                        r.then(Questions.useRoom(r.play(), r.me(), here));
                        r.then(r.stageStep(Stage.MAKE_NOISE, here));
                    })
                    .later(Stage.MAKE_NOISE, r -> {
                        if (isIn(r, r.target())) {
                            r.then(new Step.RollNoise(r.me(), false));
                        }
                    }));

    /** In combat it is an escape. A destroyed door stays destroyed. */
    private static final Behaviour OPPORTUNIST = Behaviour.of(
            "con-opportunist",
            branch("move")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .target(OptionKind.CORRIDOR, (r, sink) -> eachCorridor(r.state(), r.here(), r.target(), sink))
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(r -> {
                        MoveRules.walk(r.play(), r.me(), r.target(0), r.target(1), Noise.ROLL);
                        r.stage(Stage.CLOSE_DOOR);
                    })
                    .later(Stage.CLOSE_DOOR, r -> {
                        if (isIn(r, r.target(0))) {
                            r.then(new Step.CloseDoor(r.me(), r.target(1)));
                        }
                    }));

    private static boolean isIn(Resolution r, int slot) {
        return r.state().crew.aboard(r.me()) && r.here() == slot;
    }

    private static final Behaviour BASH = Behaviour.of(
            "con-bash",
            branch("bash")
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(r -> Convict.bash(r.play(), r.me(), r.target())));

    static final List<Behaviour> ALL = List.of(I_NEED_THIS, SHORT_TEMPER, OPPORTUNIST, BASH);
}
