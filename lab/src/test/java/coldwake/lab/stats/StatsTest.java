package coldwake.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Against values of tables and of other programs. */
class StatsTest {
    private static final double CLOSE = 1e-4;

    @Test
    void wilson() {
        Interval some = new Share(81, 263).interval();
        assertThat(some.low()).isCloseTo(0.2553, within(CLOSE));
        assertThat(some.high()).isCloseTo(0.3662, within(CLOSE));
        Interval none = new Share(0, 20).interval();
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.1611, within(CLOSE));
        Interval all = new Share(29, 29).interval();
        assertThat(all.low()).isCloseTo(0.8830, within(CLOSE));
        assertThat(all.high()).isEqualTo(1);
        assertThat(new Share(0, 0).interval()).isEqualTo(new Interval(0, 1));
    }

    @Test
    void studentsTable() {
        assertThat(Distributions.studentTwoSided(2.228, 10)).isCloseTo(0.05, within(CLOSE));
        assertThat(Distributions.studentTwoSided(-12.706, 1)).isCloseTo(0.05, within(CLOSE));
        assertThat(Distributions.studentTwoSided(1.959964, 1e7)).isCloseTo(0.05, within(CLOSE));
        assertThat(Distributions.studentTwoSided(0, 5)).isCloseTo(1, within(CLOSE));
        assertThat(Distributions.studentTwoSided(6, 1e6)).isCloseTo(1.973e-9, within(1e-11));
    }

    @Test
    void coins() {
        assertThat(Distributions.fairCoinAtMost(2, 5)).isCloseTo(0.5, within(1e-12));
        assertThat(Distributions.fairCoinAtMost(0, 10)).isCloseTo(1 / 1024.0, within(1e-12));
        assertThat(Distributions.fairCoinAtMost(10, 10)).isEqualTo(1);
        assertThat(Distributions.fairCoinAtMost(-1, 10)).isZero();
    }

    @Test
    void mcNemar() {
        assertThat(Paired.mcNemar(6, 16)).isCloseTo(0.05248, within(CLOSE));
        assertThat(Paired.mcNemar(0, 0)).isEqualTo(1);
        assertThat(Paired.mcNemar(7, 7)).isEqualTo(1);
    }

    @Test
    void means() {
        Mean mean = new Mean(5, 15, 55);
        assertThat(mean.value()).isEqualTo(3);
        assertThat(mean.interval().high()).isCloseTo(3 + 1.959964 * Math.sqrt(2.5 / 5), within(CLOSE));
    }

    /** Student's own data: extra hours of sleep with two drugs, t = 4.0621, p = 0.002833. */
    @Test
    void pairedSleep() {
        double[] first = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
        double[] second = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
        Paired paired = Paired.of(first, second);
        assertThat(paired.difference()).isCloseTo(1.58, within(1e-9));
        assertThat(paired.p()).isCloseTo(0.002833, within(1e-6));
        assertThat(paired.effect()).isCloseTo(4.0621 / Math.sqrt(10), within(CLOSE));
        assertThat(paired.interval().low()).isBetween(0.85, 1.1);
        assertThat(paired.interval().high()).isBetween(2.1, 2.5);
        assertThat(paired.up()).isEqualTo(9);
        assertThat(paired.down()).isZero();
    }

    /** The interval should hold the true difference about 95 times in 100. */
    @Test
    void bootstrapCovers() {
        SplittableRandom random = new SplittableRandom(3);
        int held = 0;
        for (int run = 0; run < 100; run++) {
            double[] first = new double[150];
            double[] second = new double[150];
            Arrays.setAll(first, k -> random.nextDouble() < 0.3 ? 1 : 0);
            Arrays.setAll(second, k -> random.nextDouble() < 0.4 ? 1 : 0);
            held += Paired.of(first, second).interval().contains(0.1) ? 1 : 0;
        }
        assertThat(held).isBetween(88, 100);
    }

    @Test
    void nothingDiffers() {
        Paired same = Paired.of(new double[] {0.5, 1, 0}, new double[] {0.5, 1, 0});
        assertThat(same.p()).isEqualTo(1);
        assertThat(same.effect()).isZero();
        assertThatThrownBy(() -> Paired.of(new double[1], new double[1])).hasMessageContaining("pairs");
    }
}
