package coldwake.engine.card;

import coldwake.engine.state.GameState;

/**
 * An intruder attack card: an attack for the types it shows, and an endurance value for injury checks.
 *
 * @param effectId which attack it is (several cards share one)
 * @param blood endurance, or {@link #RETREAT}
 * @param smallBlood a second value that some species read for their smallest type, or {@link #NO_VALUE}
 */
public record AttackCard(String id, String effectId, int symbols, int blood, int smallBlood, AttackEffect effect)
        implements Definition {
    /** The endurance symbol is an arrow: the intruder flees. */
    public static final int RETREAT = -1;

    /** There is no second endurance. */
    public static final int NO_VALUE = -2;

    /** What the attack does to its target. */
    @FunctionalInterface
    public interface AttackEffect {
        void resolve(Resolution r, int intruder, int target);

        /** What the attack still does to others when its target ignores it. Ruling own-ignored-attack. */
        default void ignored(Resolution r, int intruder, int target) {}
    }

    /** An attack that does the same to every character in the room, in player order. */
    public record OnEveryone(AttackEffect each) implements AttackEffect {
        @Override
        public void resolve(Resolution r, int intruder, int target) {
            onAllBut(-1, r, intruder);
        }

        @Override
        public void ignored(Resolution r, int intruder, int target) {
            onAllBut(target, r, intruder);
        }

        private void onAllBut(int spared, Resolution r, int intruder) {
            GameState s = r.state();
            int room = s.intruders.room(intruder);
            for (int n = 0; n < s.seats(); n++) {
                int seat = s.inOrder(n);
                if (seat != spared && s.crew.aboard(seat) && s.crew.roomOf(seat) == room) {
                    each.resolve(r, intruder, seat);
                }
            }
        }
    }

    @Override
    public PieceKind kind() {
        return PieceKind.ATTACK;
    }
}
