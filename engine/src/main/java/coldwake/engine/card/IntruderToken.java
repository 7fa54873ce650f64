package coldwake.engine.card;

/**
 * A token of the intruder bag.
 *
 * @param type index of the intruder type, or {@link #BLANK}
 * @param colour tells tokens of one type apart, or empty
 * @param number compared with the hand of whoever triggers the encounter
 */
public record IntruderToken(String id, int type, String colour, int number) implements Definition {
    public static final int BLANK = -1;

    @Override
    public PieceKind kind() {
        return PieceKind.INTRUDER_TOKEN;
    }

    public boolean blank() {
        return type == BLANK;
    }
}
