package coldwake.engine.setup;

import java.util.ArrayList;
import java.util.List;

/**
 * The graph of a place: rooms, corridors, and technical networks, by dense index.
 *
 * <p>A <em>passage</em> is anything that holds a noise marker: a corridor (index below {@link #corridorCount()}) or a
 * technical network (index at or above it).
 */
public final class Board {
    /**
     * A place for a room.
     *
     * @param room names the printed room of a special slot, empty otherwise
     * @param open whether its tile is turned up when the board is laid out, and the room is explored from the start
     * @param never tiles that are not laid here
     */
    public record Slot(String number, String kind, String room, int x, int y, boolean open, List<String> never) {}

    /** A corridor between two slots; {@code numbers} are the printed numbers that lead to it. */
    public record Corridor(String id, int a, int b, List<Integer> numbers) {}

    /** A technical network with the slots that have an entrance to it. */
    public record Network(String id, List<Entrance> entrances) {}

    /** The entrance of one slot to a technical network. */
    public record Entrance(int slot, List<Integer> numbers) {}

    private final String id;
    private final List<Slot> slots;
    private final List<Corridor> corridors;
    private final List<Network> networks;
    private final int timeEnd;
    private final int[][] exits;
    private final int[][] corridorsOf;
    private final long[] passagesOf;
    private final int[] neighbourMask;
    private final int[] crossings;

    /** @param crossings by slot the rooms that characters can also move to, though no corridor leads there, as bit sets */
    public Board(
            String id,
            List<Slot> slots,
            List<Corridor> corridors,
            List<Network> networks,
            int timeEnd,
            List<Integer> crossings) {
        this.id = id;
        this.slots = List.copyOf(slots);
        this.corridors = List.copyOf(corridors);
        this.networks = List.copyOf(networks);
        this.timeEnd = timeEnd;
        this.crossings = crossings.stream().mapToInt(Integer::intValue).toArray();
        int n = slots.size();
        exits = new int[n][5];
        passagesOf = new long[n];
        neighbourMask = new int[n];
        List<List<Integer>> lists = new ArrayList<>();
        for (int s = 0; s < n; s++) {
            lists.add(new ArrayList<>());
        }
        for (int c = 0; c < corridors.size(); c++) {
            Corridor corridor = corridors.get(c);
            link(corridor.a(), corridor.numbers(), c);
            link(corridor.b(), corridor.numbers(), c);
            neighbourMask[corridor.a()] |= 1 << corridor.b();
            neighbourMask[corridor.b()] |= 1 << corridor.a();
            lists.get(corridor.a()).add(c);
            lists.get(corridor.b()).add(c);
        }
        for (int k = 0; k < networks.size(); k++) {
            for (Entrance entrance : networks.get(k).entrances()) {
                link(entrance.slot(), entrance.numbers(), corridors.size() + k);
            }
        }
        corridorsOf = new int[n][];
        for (int s = 0; s < n; s++) {
            corridorsOf[s] = lists.get(s).stream().mapToInt(Integer::intValue).toArray();
        }
    }

    private void link(int slot, List<Integer> numbers, int passage) {
        passagesOf[slot] |= 1L << passage;
        for (int number : numbers) {
            exits[slot][number] = passage;
        }
    }

    public String id() {
        return id;
    }

    public List<Slot> slots() {
        return slots;
    }

    public List<Corridor> corridors() {
        return corridors;
    }

    public List<Network> networks() {
        return networks;
    }

    /** The last space of the time track; the first one is 0. */
    public int timeEnd() {
        return timeEnd;
    }

    public int slotCount() {
        return slots.size();
    }

    public int corridorCount() {
        return corridors.size();
    }

    /** The passage that the printed number 1-4 of a room leads to. */
    public int exit(int slot, int number) {
        return exits[slot][number];
    }

    /** The corridors that meet at a room. */
    public int[] corridorsOf(int slot) {
        return corridorsOf[slot];
    }

    /** The passages that meet at a room, as a bit set. */
    public long passagesOf(int slot) {
        return passagesOf[slot];
    }

    /** The technical networks that a room has an entrance to, as a bit set of passages. */
    public long networksOf(int slot) {
        return passagesOf[slot] & -1L << corridors.size();
    }

    /** The rooms joined to a room by a corridor, as a bit set. */
    public int neighbours(int slot) {
        return neighbourMask[slot];
    }

    /**
     * The rooms that characters in a room can also move to, though they are no neighbours and no corridor leads there, as a
     * bit set. There may be no way back.
     */
    public int crossings(int slot) {
        return crossings[slot];
    }

    public boolean isCorridor(int passage) {
        return passage < corridors.size();
    }

    /** The room at the other end of a corridor. */
    public int across(int corridor, int slot) {
        Corridor c = corridors.get(corridor);
        return c.a() == slot ? c.b() : c.a();
    }

    /** The slot with this printed number, or -1. */
    public int slotNumbered(String number) {
        for (int s = 0; s < slots.size(); s++) {
            if (slots.get(s).number().equals(number)) {
                return s;
            }
        }
        return -1;
    }

    /** How a passage is written by players: the two room numbers (and a letter, if a pair joins them), or the network. */
    public String passageName(int passage) {
        if (!isCorridor(passage)) {
            return networks.get(passage - corridors.size()).id();
        }
        Corridor c = corridors.get(passage);
        String rooms = slots.get(c.a()).number() + "-" + slots.get(c.b()).number();
        return c.id().substring(c.id().indexOf(rooms));
    }

    /** Whether the rooms of a corridor are joined by another one too. */
    public boolean isDouble(int corridor) {
        Corridor c = corridors.get(corridor);
        return corridors.stream().filter(o -> o.a() == c.a() && o.b() == c.b()).count() > 1;
    }

    /** The passage written as two room numbers, a corridor id or a network id, or -1. */
    public int passageNamed(String name) {
        for (int p = 0; p < corridors.size() + networks.size(); p++) {
            if (passageName(p).equals(name)
                    || isCorridor(p) && corridors.get(p).id().equals(name)) {
                return p;
            }
        }
        return name.equals("technical") && networks.size() == 1 ? corridors.size() : -1;
    }
}
