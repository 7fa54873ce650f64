package coldwake.engine.card;

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
    }

    @Override
    public PieceKind kind() {
        return PieceKind.ATTACK;
    }
}
