package coldwake.engine.state;

import coldwake.engine.card.Colour;

/**
 * Places where pieces lie, as dense numbers: shared ones first, then a fixed number for each seat. Behind these lie the
 * piles of modules: see {@link Zones}.
 *
 * <p>Every piece is in exactly one zone, so nothing can be lost or doubled.
 */
public final class Zone {
    private Zone() {}

    /** Out of the game and unseen: what was not used, and what was put away face down. */
    public static final int BOX = 0;
    /** Out of the game for good, seen by all. */
    public static final int GONE = 1;
    /** On the board: room tiles and their exploration tokens. */
    public static final int ON_BOARD = 2;

    public static final int EVENT_DECK = 3;
    public static final int EVENT_DISCARD = 4;
    public static final int ATTACK_DECK = 5;
    public static final int ATTACK_DISCARD = 6;
    public static final int WOUND_DECK = 7;
    public static final int WOUND_DISCARD = 8;
    public static final int CONTAMINATION_DECK = 9;
    static final int RED_DECK = 10;
    private static final int RED_DISCARD = 13;
    /** The crafted items; anyone may look through them. */
    public static final int CRAFT_DECK = 16;

    public static final int BAG = 17;
    /** Intruder tokens outside the bag. */
    public static final int POOL = 18;
    /** Weaknesses on their slots, in slot order. */
    public static final int WEAKNESSES = 19;

    /** A card or token that is being resolved, face up. */
    public static final int REVEALED = 20;
    /** Objectives that all players share, face up. */
    public static final int OPEN_OBJECTIVES = 21;

    static final int SHARED = 22;

    private static final int DECK = 0;
    private static final int HAND = 1;
    private static final int DISCARD = 2;
    private static final int INVENTORY = 3;
    private static final int HELD = 4;
    private static final int QUESTS = 5;
    private static final int OBJECTIVES = 6;
    private static final int WOUNDS = 7;
    private static final int DRESSED = 8;
    private static final int LOOKED_AT = 9;
    private static final int OFFERED = 10;
    static final int PER_SEAT = 11;

    /** How many zones every game with some seats has; those of modules come behind. */
    static int count(int seats) {
        return SHARED + seats * PER_SEAT;
    }

    public static int deck(int seat) {
        return SHARED + seat * PER_SEAT + DECK;
    }

    public static int hand(int seat) {
        return SHARED + seat * PER_SEAT + HAND;
    }

    public static int discard(int seat) {
        return SHARED + seat * PER_SEAT + DISCARD;
    }

    /** Items that are not heavy: hidden from the others but for their backs. */
    public static int inventory(int seat) {
        return SHARED + seat * PER_SEAT + INVENTORY;
    }

    /** Heavy items in the hand slots, with what is attached to them. */
    public static int held(int seat) {
        return SHARED + seat * PER_SEAT + HELD;
    }

    /** Quest items that are not active yet. */
    public static int quests(int seat) {
        return SHARED + seat * PER_SEAT + QUESTS;
    }

    public static int objectives(int seat) {
        return SHARED + seat * PER_SEAT + OBJECTIVES;
    }

    public static int wounds(int seat) {
        return SHARED + seat * PER_SEAT + WOUNDS;
    }

    public static int dressed(int seat) {
        return SHARED + seat * PER_SEAT + DRESSED;
    }

    /** Cards a seat looks at before it keeps one. */
    public static int lookedAt(int seat) {
        return SHARED + seat * PER_SEAT + LOOKED_AT;
    }

    /** What a seat laid out in a trade; its partner sees it too. */
    public static int offered(int seat) {
        return SHARED + seat * PER_SEAT + OFFERED;
    }

    public static int itemDeck(Colour colour) {
        return RED_DECK + searchIndex(colour);
    }

    public static int itemDiscard(Colour colour) {
        return RED_DISCARD + searchIndex(colour);
    }

    private static int searchIndex(Colour colour) {
        return switch (colour) {
            case RED -> 0;
            case YELLOW -> 1;
            case GREEN -> 2;
            case WHITE, BLUE, NONE -> throw new IllegalArgumentException("no search deck is " + colour);
        };
    }

    /** The seat a zone belongs to, or -1. */
    static int seatOf(int zone) {
        return zone < SHARED ? -1 : (zone - SHARED) / PER_SEAT;
    }

    /** Whether the cards of a zone lie face down, or in somebody's hand. */
    static boolean isHidden(int zone) {
        if (zone >= SHARED) {
            int k = (zone - SHARED) % PER_SEAT;
            return switch (k) {
                case DECK, HAND, INVENTORY, OBJECTIVES, LOOKED_AT, OFFERED -> true;
                default -> false;
            };
        }
        return switch (zone) {
            case BOX, ON_BOARD, EVENT_DECK, ATTACK_DECK, WOUND_DECK, CONTAMINATION_DECK, BAG, POOL, WEAKNESSES -> true;
            default -> zone >= RED_DECK && zone < RED_DISCARD;
        };
    }

    /** Whether only the seat that a zone belongs to sees what is hidden there. */
    static boolean isOwners(int zone) {
        return zone >= SHARED && isHidden(zone) && (zone - SHARED) % PER_SEAT != DECK;
    }

    static String name(int zone) {
        String[] shared = {
            "box",
            "gone",
            "board",
            "event-deck",
            "event-discard",
            "attack-deck",
            "attack-discard",
            "wound-deck",
            "wound-discard",
            "contamination-deck",
            "red-deck",
            "yellow-deck",
            "green-deck",
            "red-discard",
            "yellow-discard",
            "green-discard",
            "craft-deck",
            "bag",
            "pool",
            "weaknesses",
            "revealed",
            "open-objectives"
        };
        String[] own = {
            "deck",
            "hand",
            "discard",
            "inventory",
            "held",
            "quests",
            "objectives",
            "wounds",
            "dressed",
            "looked-at",
            "offered"
        };
        return zone < SHARED ? shared[zone] : own[(zone - SHARED) % PER_SEAT] + "-" + seatOf(zone);
    }
}
