package coldwake.lab.tune;

import coldwake.bots.search.Evaluation;
import coldwake.bots.search.Features;
import coldwake.lab.tune.Samples.Sample;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/** An {@link Evaluation} that learns: gradient descent on the log loss of survival and victory (Adam). */
final class Network {
    private static final int INPUTS = Features.COUNT;
    private static final double MEMORY = 0.9;
    private static final double SQUARE_MEMORY = 0.999;

    private final int hidden;
    private final float[] first;
    private final float[] second;
    private final float[] layer;
    private final float[] errors;
    private final Moments ofFirst;
    private final Moments ofSecond;
    private int steps;

    /** The gradient of some weights, with its running mean and mean square. */
    private static final class Moments {
        private final float[] gradient;
        private final float[] mean;
        private final float[] square;

        Moments(int weights) {
            gradient = new float[weights];
            mean = new float[weights];
            square = new float[weights];
        }

        void apply(float[] weights, double rate, int batch, double decay) {
            for (int k = 0; k < weights.length; k++) {
                double g = gradient[k] / batch;
                gradient[k] = 0;
                mean[k] = (float) (MEMORY * mean[k] + (1 - MEMORY) * g);
                square[k] = (float) (SQUARE_MEMORY * square[k] + (1 - SQUARE_MEMORY) * g * g);
                weights[k] -= (float) (rate * (mean[k] / (Math.sqrt(square[k]) + 1e-8) + decay * weights[k]));
            }
        }
    }

    Network(int hidden, Random random) {
        this.hidden = hidden;
        first = new float[hidden * (INPUTS + 1)];
        second = new float[2 * (hidden + 1)];
        layer = new float[hidden];
        errors = new float[hidden];
        ofFirst = new Moments(first.length);
        ofSecond = new Moments(second.length);
        for (int k = 0; k < first.length; k++) {
            first[k] = (float) (random.nextGaussian() * Math.sqrt(1.0 / INPUTS));
        }
        for (int k = 0; k < second.length; k++) {
            second[k] = (float) (random.nextGaussian() * Math.sqrt(1.0 / hidden));
        }
    }

    /** Adds the gradient of one sample. */
    void learn(Sample sample) {
        forward(sample.features());
        Arrays.fill(errors, 0);
        output(0, sample.survived());
        output(hidden + 1, sample.won());
        for (int unit = 0; unit < hidden; unit++) {
            if (layer[unit] <= 0) {
                continue;
            }
            int at = unit * (INPUTS + 1);
            float error = errors[unit];
            for (int k = 0; k < INPUTS; k++) {
                ofFirst.gradient[at + k] += error * (float) sample.features()[k];
            }
            ofFirst.gradient[at + INPUTS] += error;
        }
    }

    private void output(int from, boolean truth) {
        float error = (float) (chance(from) - (truth ? 1 : 0));
        for (int unit = 0; unit < hidden; unit++) {
            ofSecond.gradient[from + unit] += error * layer[unit];
            errors[unit] += error * second[from + unit];
        }
        ofSecond.gradient[from + hidden] += error;
    }

    private void forward(double[] features) {
        for (int unit = 0; unit < hidden; unit++) {
            int at = unit * (INPUTS + 1);
            float sum = first[at + INPUTS];
            for (int k = 0; k < INPUTS; k++) {
                sum += first[at + k] * (float) features[k];
            }
            layer[unit] = Math.max(0, sum);
        }
    }

    private double chance(int from) {
        double sum = second[from + hidden];
        for (int unit = 0; unit < hidden; unit++) {
            sum += second[from + unit] * layer[unit];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Takes a step along the gradient of the samples learned since the last one. */
    void step(double rate, int batch) {
        steps++;
        double warm = Math.sqrt(1 - Math.pow(SQUARE_MEMORY, steps)) / (1 - Math.pow(MEMORY, steps));
        ofFirst.apply(first, rate * warm, batch, 1e-4);
        ofSecond.apply(second, rate * warm, batch, 1e-4);
    }

    double survival(Sample sample) {
        forward(sample.features());
        return chance(0);
    }

    double victory(Sample sample) {
        forward(sample.features());
        return chance(hidden + 1);
    }

    void write(Writer out) throws IOException {
        out.write(hidden + "\n");
        line(out, byFeature(), hidden);
        line(out, second, hidden + 1);
    }

    /** The first weights as an evaluation has them: all units of a feature together. */
    private float[] byFeature() {
        float[] turned = new float[first.length];
        for (int unit = 0; unit < hidden; unit++) {
            for (int k = 0; k <= INPUTS; k++) {
                turned[k * hidden + unit] = first[unit * (INPUTS + 1) + k];
            }
        }
        return turned;
    }

    private static void line(Writer out, float[] numbers, int each) throws IOException {
        for (int k = 0; k < numbers.length; k++) {
            out.write(String.format(Locale.ROOT, "%.4f%s", numbers[k], (k + 1) % each == 0 ? "\n" : " "));
        }
    }
}
