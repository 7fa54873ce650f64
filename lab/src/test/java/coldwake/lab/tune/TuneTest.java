package coldwake.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.bots.search.Evaluation;
import coldwake.lab.tune.Samples.Sample;
import coldwake.lab.tune.Trial.Gain;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import org.junit.jupiter.api.Test;

class TuneTest {
    private static final long UNSEEN = 40_000_001;

    private static List<Sample> samples(int games) {
        List<Sample> samples = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            samples.addAll(Samples.of(UNSEEN + game, Bots.NORMAL));
        }
        return samples;
    }

    /** If this fails, what the features say has changed: fit the evaluation again ({@code coldwake tune fit}). */
    @Test
    void theEvaluationKnowsTheGamesOfNormal() {
        List<Sample> unseen = samples(100);
        Evaluation evaluation = Evaluation.standard();
        double survival = Fit.explained(
                unseen, s -> s.survived() ? 1 : 0, s -> look(evaluation, s).survival());
        double victory = Fit.explained(
                unseen, s -> s.won() ? 1 : 0, s -> look(evaluation, s).victory());
        assertThat(survival).as("share of the variance of survival").isGreaterThan(0.18);
        assertThat(victory).as("share of the variance of victory").isGreaterThan(0.15);
    }

    private static Evaluation look(Evaluation evaluation, Sample sample) {
        evaluation.look(sample.features());
        return evaluation;
    }

    /** A fit to a few games knows more than nothing, and what it writes can be read. */
    @Test
    void aFitLearnsAndCanBeRead() throws IOException {
        StringWriter out = new StringWriter();
        List<String> told = new ArrayList<>();
        new Fit(told::add).run(Bots.NORMAL, 100, UNSEEN + 1000, 8, 4, out);
        Evaluation read = Evaluation.read(new Scanner(new StringReader(out.toString())));
        List<Sample> unseen = samples(40);
        assertThat(Fit.explained(
                        unseen, s -> s.survived() ? 1 : 0, s -> look(read, s).survival()))
                .isGreaterThan(0.05);
        assertThat(told.getLast()).startsWith("epoch 4: explains ");
    }

    /** Only what was chosen otherwise than by {@code normal} gains or loses anything. */
    @Test
    void aTrialJudgesWhatIsChosenOtherwise() {
        Trial trial = new Trial(List.of("normal", "random"), 5);
        for (int game = 0; game < 3; game++) {
            trial.play(UNSEEN + game, 8);
        }
        Gain same = trial.gains().getFirst();
        Gain random = trial.gains().getLast();
        assertThat(same.questions()).isGreaterThan(10);
        assertThat(same.changed()).isLessThan(same.questions() / 4);
        assertThat(random.changed()).isGreaterThan(random.questions() / 2);
        assertThat(random.livesError()).isPositive();
    }
}
