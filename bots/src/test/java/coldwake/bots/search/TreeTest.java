package coldwake.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import org.junit.jupiter.api.Test;

class TreeTest {
    private static final int DEPTH = 2;

    private final Game game = Game.start(Rulesets.of(GameSetup.standard(4)), 1, null);

    private OptionList options() {
        return game.options(game.toAct());
    }

    /** What the rules hold for best is tried first; what turns out better is taken in the end. */
    @Test
    void comesToPreferWhatDidBetter() {
        Tree tree = new Tree(DEPTH);
        double[] worth = {5, 1};
        int[] taken = new int[2];
        for (int k = 0; k < 400; k++) {
            tree.begin();
            int chosen = tree.choose(worth, options(), 0);
            taken[chosen]++;
            if (k == 0) {
                assertThat(chosen).isZero();
            }
            tree.learn(chosen == 1 ? 0.6 : 0.4);
        }
        assertThat(taken[1]).isGreaterThan(300);
    }

    @Test
    void keepsWhatTheRulesHoldForBestIfItDoesNoWorse() {
        Tree tree = new Tree(DEPTH);
        double[] worth = {1, 5};
        int favourite = 0;
        for (int k = 0; k < 400; k++) {
            tree.begin();
            favourite += tree.choose(worth, options(), 0) == 1 ? 1 : 0;
            tree.learn(0.5);
        }
        assertThat(favourite).isGreaterThan(150);
    }

    /** How the seat stands is part of a node, so what was learned in one room is not used in another. */
    @Test
    void learnsForEachStandingAlone() {
        Tree tree = new Tree(DEPTH);
        double[] worth = {5, 1};
        for (int k = 0; k < 200; k++) {
            tree.begin();
            tree.learn(tree.choose(worth, options(), 1) == 1 ? 0.9 : 0.1);
        }
        tree.begin();
        assertThat(tree.choose(worth, options(), 1)).isEqualTo(1);
        tree.begin();
        assertThat(tree.choose(worth, options(), 2)).isZero();
    }

    /** One new node a trial, and none below the depth. */
    @Test
    void growsByOneActionATrial() {
        Tree tree = new Tree(DEPTH);
        double[] worth = {5, 1};
        tree.begin();
        assertThat(tree.growing()).isTrue();
        tree.choose(worth, options(), 0);
        assertThat(tree.growing()).as("after an action never tried").isFalse();
        tree.learn(1);
        tree.begin();
        tree.choose(worth, options(), 0);
        tree.learn(0);
        tree.begin();
        tree.choose(worth, options(), 0);
        assertThat(tree.growing()).as("after an action tried before").isTrue();
        tree.choose(worth, options(), 0);
        assertThat(tree.growing()).as("at the depth").isFalse();
    }
}
