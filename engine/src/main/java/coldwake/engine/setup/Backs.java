package coldwake.engine.setup;

import coldwake.engine.card.ActionCard;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Definition;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.WeaknessCard;
import coldwake.engine.card.WoundCard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pieces grouped by what everybody knows of them while they lie face down: kind, colour, set, owner. Intruder tokens
 * are grouped by type, because what goes into the bag is told by type.
 *
 * <p>Contamination cards look like action cards, but are a group of their own. So are loose action cards, which may be in
 * the deck of any character.
 */
public final class Backs {
    /** Pieces that everybody knows to be out of the game: objectives for more players. */
    static final int UNUSED = -1;

    /** The back of contamination cards. */
    public static final int CONTAMINATION = 0;

    private static final String CONTAMINATION_KEY = "contamination";
    private static final String DECK = "deck of character ";

    private final byte[] backOf;
    private final boolean[] heavy;
    private final boolean[] items;
    private final boolean[] loose;
    private final boolean[] marked;
    private final boolean anyMarked;
    private final short[] start;
    private final byte[] deckOf;
    private final int[] contaminationCards;

    Backs(Definition[] pieces, List<Integer> owners, int seats) {
        backOf = new byte[pieces.length];
        heavy = new boolean[pieces.length];
        loose = new boolean[pieces.length];
        marked = new boolean[pieces.length];
        List<String> keys = new ArrayList<>(List.of(CONTAMINATION_KEY));
        for (int p = 0; p < pieces.length; p++) {
            heavy[p] = pieces[p] instanceof ItemCard item && item.held();
            loose[p] = pieces[p] instanceof ActionCard card && card.isLoose();
            marked[p] = pieces[p] instanceof ActionCard card && card.marked();
            boolean unused = pieces[p] instanceof ObjectiveCard objective && objective.minPlayers() > seats;
            backOf[p] = (byte) (unused ? UNUSED : index(keys, key(pieces[p], owners.get(p))));
        }
        anyMarked = IntStream.range(0, pieces.length).anyMatch(p -> marked[p]);
        items = new boolean[keys.size()];
        deckOf = new byte[owners.stream().max(Integer::compare).orElse(-1) + 1];
        for (int p = 0; p < pieces.length; p++) {
            if (pieces[p] instanceof ItemCard) {
                items[backOf[p]] = true;
            } else if (pieces[p] instanceof ActionCard && !loose[p]) {
                deckOf[owners.get(p)] = backOf[p];
            }
        }
        contaminationCards = IntStream.range(0, pieces.length)
                .filter(p -> backOf[p] == CONTAMINATION)
                .toArray();
        start = starts(keys);
    }

    private static String key(Definition piece, int owner) {
        return switch (piece) {
            case ContaminationCard _ -> CONTAMINATION_KEY;
            case ItemCard item -> "item " + item.deck();
            case ObjectiveCard objective -> "objective " + objective.deck();
            case IntruderToken token -> "token " + token.type() + token.colour();
            case RoomDef room -> "tile " + room.set();
            case ActionCard card -> card.isLoose() ? "loose " + card.family() : DECK + owner;
            case ModuleCard card -> "module " + card.family() + " " + card.back();
            case EventCard _, AttackCard _, WoundCard _, WeaknessCard _, ExplorationToken _, IntruderActionCard _ ->
                piece.kind().name();
        };
    }

    private static int index(List<String> keys, String key) {
        if (!keys.contains(key)) {
            keys.add(key);
        }
        return keys.indexOf(key);
    }

    /** Where the pieces of each back start in a table of all; any deck of a character may hold all contamination and loose cards. */
    private short[] starts(List<String> keys) {
        int[] size = new int[keys.size()];
        for (byte back : backOf) {
            if (back != UNUSED) {
                size[back]++;
            }
        }
        int foreign = size[CONTAMINATION];
        for (boolean each : loose) {
            foreign += each ? 1 : 0;
        }
        short[] result = new short[keys.size() + 1];
        for (int back = 0; back < keys.size(); back++) {
            boolean deck = keys.get(back).startsWith(DECK);
            result[back + 1] = (short) (result[back] + size[back] + (deck ? foreign : 0));
        }
        return result;
    }

    /** The number of a piece's back, or {@link #UNUSED}. */
    public int of(int piece) {
        return backOf[piece];
    }

    public int count() {
        return items.length;
    }

    /** All contamination cards. */
    public int[] contaminationCards() {
        return contaminationCards;
    }

    /** The back of the action cards of a character. */
    public int deck(int character) {
        return deckOf[character];
    }

    /** Where the pieces of a back start in a table of all; the last number is the size of the table. */
    public int start(int back) {
        return start[back];
    }

    /** Whether the pieces of a back are items. */
    public boolean items(int back) {
        return items[back];
    }

    /** Whether a piece is an action card of no character, which may be in the deck of any. */
    public boolean loose(int piece) {
        return loose[piece];
    }

    /** Whether the back of a piece tells it from the other cards of a hand. */
    public boolean marked(int piece) {
        return marked[piece];
    }

    /** Whether there are such pieces. */
    public boolean anyMarked() {
        return anyMarked;
    }

    /** Whether a piece is a heavy item, which is never in an inventory. */
    public boolean heavy(int piece) {
        return heavy[piece];
    }
}
