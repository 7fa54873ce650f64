package coldwake.engine.module;

/**
 * Where cards of a module lie: a zone that the module declares. Views, redealt copies and laws know by the declaration who
 * sees what.
 *
 * @param id its name in saves, scenarios and events; no other zone of the game has it
 */
public record Pile(String id, Kind kind) {
    /** What it is. */
    public enum Kind {
        /** Face down, and shuffled from a stream of chance of its own. */
        DECK,
        /** Face down on the table; nobody sees it but those who were shown a card. */
        FACE_DOWN,
        /** Face up on the table. */
        FACE_UP,
        /** One before each seat, which alone sees it; it stays whatever becomes of the character. */
        OF_SEAT,
        /** The same, but the cards offer actions to the character, and leave the game with it. */
        OF_CHARACTER
    }

    /** Cards that lie face down and are shuffled: {@code family-deck}. Cards of that family start there. */
    public static Pile deck(String family) {
        return new Pile(family + "-deck", Kind.DECK);
    }

    /** The discard pile of a deck: {@code family-discard}. */
    public static Pile discard(String family) {
        return new Pile(family + "-discard", Kind.FACE_UP);
    }

    public boolean ofSeat() {
        return kind == Kind.OF_SEAT || kind == Kind.OF_CHARACTER;
    }

    public boolean faceDown() {
        return kind != Kind.FACE_UP;
    }
}
