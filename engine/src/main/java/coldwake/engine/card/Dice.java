package coldwake.engine.card;

import java.util.Locale;

/** What the faces of dice mean. Which faces a die has is a fact; which die is rolled, the place says. */
public final class Dice {
    private Dice() {}

    /** What a die for noise shows. */
    public enum NoiseFace {
        ONE,
        TWO,
        THREE,
        FOUR,
        SILENCE,
        DANGER,
        /** Only the place knows what it means. */
        SPECIAL;

        /** The printed number, 0 for the others. */
        public int number() {
            return ordinal() < 4 ? ordinal() + 1 : 0;
        }

        /** The face with a word of the facts: a number, or what it is called. */
        public static NoiseFace of(String word) {
            for (NoiseFace face : values()) {
                if (face.word().equals(word)
                        || face.number() > 0 && Integer.toString(face.number()).equals(word)) {
                    return face;
                }
            }
            throw new IllegalArgumentException("no face of a die for noise is called " + word);
        }

        /** What it is called in events. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What a die for combat shows. */
    public enum CombatFace {
        MISS("miss"),
        /** The symbol of small intruders. */
        SMALL("creeper"),
        /** The symbol of large intruders. */
        LARGE("adult"),
        ONE_HIT("one-hit"),
        TWO_HITS("two-hits"),
        /** Only the place knows what it means when a shot shows it. */
        SPECIAL("special"),
        /** Another one that only the place knows. */
        SPECIAL_TOO("special-too");

        private final String word;

        CombatFace(String word) {
            this.word = word;
        }

        /** What it is called in facts and events. */
        public String word() {
            return word;
        }

        /** The face with a word of the facts. */
        public static CombatFace of(String word) {
            for (CombatFace face : values()) {
                if (face.word.equals(word)) {
                    return face;
                }
            }
            throw new IllegalArgumentException("no face of a die for combat is called " + word);
        }

        public boolean special() {
            return this == SPECIAL || this == SPECIAL_TOO;
        }
    }
}
