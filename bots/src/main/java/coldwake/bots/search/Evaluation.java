package coldwake.bots.search;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import org.jspecify.annotations.Nullable;

/**
 * Guesses what a game will come to for a seat, as if all seats went on by the rules: a small network with one hidden
 * layer, fitted to games of {@code normal}. Its numbers are data: {@code evaluation.txt}, written by {@code coldwake tune
 * fit}.
 */
public final class Evaluation {
    /** Survival and victory. */
    private static final int OUTPUTS = 2;

    private static @Nullable Evaluation standard;

    private final int hidden;
    private final float[] first;
    private final float[] second;
    private final float[] layer;

    /**
     * A network.
     *
     * @param first for each feature its weight in every hidden unit, then the bias of every unit
     * @param second for survival and for victory the weights of the hidden units, then the bias
     */
    public Evaluation(int hidden, float[] first, float[] second) {
        if (first.length != hidden * (Features.COUNT + 1) || second.length != OUTPUTS * (hidden + 1)) {
            throw new IllegalArgumentException("an evaluation of " + hidden + " units for " + Features.COUNT
                    + " features has other numbers of weights");
        }
        this.hidden = hidden;
        this.first = first;
        this.second = second;
        layer = new float[hidden];
    }

    /** The network that came with the program, for one thread. */
    public static Evaluation standard() {
        Evaluation loaded = load();
        return new Evaluation(loaded.hidden, loaded.first, loaded.second);
    }

    private static synchronized Evaluation load() {
        if (standard == null) {
            try (InputStream in = Evaluation.class.getResourceAsStream("evaluation.txt")) {
                if (in == null) {
                    throw new IllegalStateException("evaluation.txt is missing");
                }
                standard = read(new Scanner(in, StandardCharsets.US_ASCII));
            } catch (IOException wrong) {
                throw new UncheckedIOException(wrong);
            }
        }
        return standard;
    }

    /** Reads a network as {@code coldwake tune fit} writes it. */
    public static Evaluation read(Scanner in) {
        int hidden = in.nextInt();
        return new Evaluation(hidden, floats(in, hidden * (Features.COUNT + 1)), floats(in, OUTPUTS * (hidden + 1)));
    }

    private static float[] floats(Scanner in, int count) {
        float[] numbers = new float[count];
        for (int k = 0; k < count; k++) {
            numbers[k] = Float.parseFloat(in.next());
        }
        return numbers;
    }

    /** Thinks a seat over; the chances can be read afterwards. */
    public void look(double[] features) {
        System.arraycopy(first, Features.COUNT * hidden, layer, 0, hidden);
        for (int k = 0; k < Features.COUNT; k++) {
            float value = (float) features[k];
            if (value != 0) {
                int at = k * hidden;
                for (int unit = 0; unit < hidden; unit++) {
                    layer[unit] += value * first[at + unit];
                }
            }
        }
        for (int unit = 0; unit < hidden; unit++) {
            layer[unit] = Math.max(0, layer[unit]);
        }
    }

    /** The chance to survive. */
    public double survival() {
        return chance(0);
    }

    /** The chance to win. */
    public double victory() {
        return chance(hidden + 1);
    }

    private double chance(int from) {
        double sum = second[from + hidden];
        for (int unit = 0; unit < hidden; unit++) {
            sum += second[from + unit] * layer[unit];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Whether the network was fitted to games like this one: the usual mode and species. */
    static boolean suits(GameState s) {
        GameSetup usual = GameSetup.standard(s.seats());
        return s.rules().mode().id().equals(usual.mode())
                && s.rules().species().id().equals(usual.species());
    }
}
