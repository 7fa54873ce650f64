package coldwake.engine.card;

/**
 * An intruder attack card: an attack for the types it shows, and an endurance value for injury checks.
 *
 * @param effectId which attack it is (several cards share one)
 * @param blood endurance, or {@link #RETREAT}
 */
public record AttackCard(String id, String effectId, int symbols, int blood, AttackEffect effect)
        implements Definition {
    /** The endurance symbol is an arrow: the intruder flees. */
    public static final int RETREAT = -1;

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
