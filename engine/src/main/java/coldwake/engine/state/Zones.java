package coldwake.engine.state;

import coldwake.engine.module.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The zones of one game: those that every game has, as {@link Zone} numbers them, and behind them the piles of its modules. */
public final class Zones {
    private final List<Pile> piles;
    /** The first zone of each pile. */
    private final int[] first;

    private final List<String> names = new ArrayList<>();
    private final int[] seatOf;
    private final int[] seers;
    private final boolean[] hidden;
    /** By seat. */
    private final int[][] ofSeat;

    private final int[][] ofCharacter;

    public Zones(List<Pile> piles, int seats) {
        this.piles = List.copyOf(piles);
        first = new int[piles.size()];
        int count = Zone.count(seats);
        for (int k = 0; k < first.length; k++) {
            first[k] = count;
            count += piles.get(k).ofSeat() ? seats : 1;
        }
        if (count > Byte.MAX_VALUE) {
            throw new IllegalArgumentException(count + " zones are more than a state can number");
        }
        seatOf = new int[count];
        seers = new int[count];
        hidden = new boolean[count];
        for (int zone = 0; zone < Zone.count(seats); zone++) {
            add(zone, Zone.name(zone), Zone.seatOf(zone), Zone.isHidden(zone), Zone.isOwners(zone));
        }
        piles.forEach(pile -> addPile(pile, seats));
        if (new TreeSet<>(names).size() < names.size()) {
            throw new IllegalArgumentException("two of the zones " + names + " have the same name");
        }
        ofSeat = bySeat(seats, false);
        ofCharacter = bySeat(seats, true);
    }

    private void add(int zone, String name, int seat, boolean faceDown, boolean owners) {
        names.add(name);
        seatOf[zone] = seat;
        hidden[zone] = faceDown;
        seers[zone] = !faceDown ? -1 : owners ? 1 << seat : 0;
    }

    private void addPile(Pile pile, int seats) {
        for (int k = 0; k < (pile.ofSeat() ? seats : 1); k++) {
            String name = pile.ofSeat() ? pile.id() + "-" + k : pile.id();
            add(names.size(), name, pile.ofSeat() ? k : -1, pile.faceDown(), pile.ofSeat());
        }
    }

    private int[][] bySeat(int seats, boolean ofCharacters) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> IntStream.range(0, first.length)
                        .filter(k -> ofCharacters
                                ? piles.get(k).kind() == Pile.Kind.OF_CHARACTER
                                : piles.get(k).ofSeat())
                        .map(k -> first[k] + seat)
                        .toArray())
                .toArray(int[][]::new);
    }

    int seats() {
        return ofSeat.length;
    }

    public int count() {
        return seatOf.length;
    }

    /** The piles that modules declare. */
    public List<Pile> piles() {
        return piles;
    }

    /** The zone of a pile of a module by its id, that of the first seat if each has one; -1 if no module in play has it. */
    public int pile(String id) {
        for (int k = 0; k < first.length; k++) {
            if (piles.get(k).id().equals(id)) {
                return first[k];
            }
        }
        return -1;
    }

    /** The piles of modules before a seat. */
    public int[] ofSeat(int seat) {
        return ofSeat[seat];
    }

    /** The piles of modules that belong to the character of a seat. */
    public int[] ofCharacter(int seat) {
        return ofCharacter[seat];
    }

    /** A name for saves, errors and tests. */
    public String name(int zone) {
        return names.get(zone);
    }

    /** The seat a zone belongs to, or -1. */
    public int seatOf(int zone) {
        return seatOf[zone];
    }

    /** Whether the cards of a zone lie face down, or in somebody's hand. */
    boolean hidden(int zone) {
        return hidden[zone];
    }

    /**
     * Seats that see the cards of a zone by its nature, as a bit set; those who only watch count as a seat. Where players
     * have no secrets from each other more do: see {@link GameState#seers}.
     */
    int seers(int zone) {
        return seers[zone];
    }
}
