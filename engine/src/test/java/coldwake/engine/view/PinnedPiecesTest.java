package coldwake.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.agenda.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every step that names a piece is either one that fixes it, or one whose piece all can see. */
class PinnedPiecesTest {
    private static final List<String> PIECE_NAMES = List.of(
            "act", "source", "card", "defence", "item", "token", "objective", "weapon", "event", "wound", "tile");

    /** Cards being resolved, weapons in hand. */
    private static final List<Class<? extends Step>> IN_FULL_SIGHT = List.of(
            Step.ResolveEvent.class,
            Step.FinishEvent.class,
            Step.ResolveAttack.class,
            Step.ChooseDefence.class,
            Step.OfferDefence.class,
            Step.IgnoreAttack.class,
            Step.DiscardAttackCard.class,
            Step.Shoot.class,
            Step.ChooseCombatReroll.class,
            Step.RollShot.class,
            Step.ApplyShot.class,
            Step.ChooseExtraAmmo.class,
            Step.SpendAmmo.class);

    private static final List<Class<? extends Step>> FIXED = List.of(
            Step.Act.class,
            Step.NameTarget.class,
            Step.ChooseConsent.class,
            Step.Begin.class,
            Step.Declare.class,
            Step.PayWith.class,
            Step.DiscardCard.class,
            Step.Interrupt.class,
            Step.Resolve.class,
            Step.StageThen.class,
            Step.StageAsk.class,
            Step.CompareHand.class,
            Step.KeepObjective.class,
            Step.Defend.class,
            Step.DropItem.class,
            Step.GainItem.class,
            Step.KeepFound.class,
            Step.LayOut.class,
            Step.ShowItem.class);

    @Test
    void noStepHidesAPiece() {
        assertThat(steps().filter(PinnedPiecesTest::namesAPiece))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(IN_FULL_SIGHT.stream(), FIXED.stream()).toList());
    }

    private static Stream<Class<?>> steps() {
        return Stream.of(Step.Work.class, Step.Question.class)
                .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()));
    }

    private static boolean namesAPiece(Class<?> step) {
        return Arrays.stream(step.getRecordComponents()).anyMatch(part -> PIECE_NAMES.contains(part.getName()));
    }
}
