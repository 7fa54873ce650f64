package coldwake.engine.card;

/** The two dice of the box. */
public final class Dice {
    private Dice() {}

    /** Faces of the noise die: numbers 1-4 twice each, silence and danger once. */
    public enum NoiseFace {
        ONE,
        TWO,
        THREE,
        FOUR,
        SILENCE,
        DANGER;

        private static final NoiseFace[] DIE = {ONE, TWO, THREE, FOUR, ONE, TWO, THREE, FOUR, SILENCE, DANGER};

        public static NoiseFace of(int roll) {
            return DIE[roll];
        }

        public static int sides() {
            return DIE.length;
        }

        /** The printed number, 0 for silence and danger. */
        public int number() {
            return ordinal() < 4 ? ordinal() + 1 : 0;
        }
    }

    /** Faces of the combat die. */
    public enum CombatFace {
        MISS,
        CREEPER,
        ADULT,
        ONE_HIT,
        TWO_HITS;

        private static final CombatFace[] DIE = {MISS, CREEPER, CREEPER, ADULT, ONE_HIT, TWO_HITS};

        public static CombatFace of(int roll) {
            return DIE[roll];
        }

        public static int sides() {
            return DIE.length;
        }
    }
}
