package coldwake.engine.state;

import coldwake.engine.card.RoomDef;
import coldwake.engine.module.Thing;
import coldwake.engine.place.Role;
import coldwake.engine.setup.Ruleset;
import java.util.Arrays;

/** What every place has: rooms, corridors, doors and time, and what is known of the intruders' weaknesses. */
public final class ShipState {

    private final Ruleset rules;

    // By slot.
    final short[] tile;
    final short[] token;
    final byte[] items;
    final byte[] things;
    final byte[] tileKnown;
    final byte[] tokenKnown;
    int explored;
    int fire;
    int malfunction;

    // By passage.
    long noise;
    long closed;
    long destroyed;

    int time;
    int weaknessSlotsKnown;
    int weaknesses;
    boolean attackStepSkipped;

    ShipState(Ruleset rules) {
        this.rules = rules;
        int slots = rules.board().slotCount();
        tile = new short[slots];
        token = new short[slots];
        items = new byte[slots];
        things = new byte[slots * rules.things().count()];
        tileKnown = new byte[slots];
        tokenKnown = new byte[slots];
        Arrays.fill(token, (short) -1);
        Arrays.fill(tile, (short) -1);
    }

    ShipState(ShipState o) {
        rules = o.rules;
        tile = o.tile.clone();
        token = o.token.clone();
        items = o.items.clone();
        things = o.things.clone();
        tileKnown = o.tileKnown.clone();
        tokenKnown = o.tokenKnown.clone();
        explored = o.explored;
        fire = o.fire;
        malfunction = o.malfunction;
        noise = o.noise;
        closed = o.closed;
        destroyed = o.destroyed;
        time = o.time;
        weaknessSlotsKnown = o.weaknessSlotsKnown;
        weaknesses = o.weaknesses;
        attackStepSkipped = o.attackStepSkipped;
    }

    public RoomDef room(int slot) {
        return rules.room(tile[slot]);
    }

    public int tilePiece(int slot) {
        return tile[slot];
    }

    /** The exploration token on a room, or -1. */
    public int tokenPiece(int slot) {
        return token[slot];
    }

    public boolean explored(int slot) {
        return (explored & 1 << slot) != 0;
    }

    public boolean allExplored() {
        return Integer.bitCount(explored) == rules.board().slotCount();
    }

    public int items(int slot) {
        return items[slot];
    }

    public boolean burning(int slot) {
        return (fire & 1 << slot) != 0;
    }

    public int burningRooms() {
        return fire;
    }

    public boolean malfunctioning(int slot) {
        return (malfunction & 1 << slot) != 0;
    }

    public int malfunctioningRooms() {
        return malfunction;
    }

    /** Explored, and with no malfunction: its action and its computer can be used. */
    public boolean working(int slot) {
        return explored(slot) && !malfunctioning(slot);
    }

    public boolean computerAt(int slot) {
        return working(slot) && room(slot).computer();
    }

    /** The explored slot that holds the room with this id, or -1. */
    public int exploredRoom(String id) {
        for (int s = 0; s < tile.length; s++) {
            if (explored(s) && room(s).id().equals(id)) {
                return s;
            }
        }
        return -1;
    }

    /** The explored slot that holds the room with a role, or -1. */
    public int exploredRoom(Role role) {
        return exploredRoom(rules.place().room(role));
    }

    /** The slot that holds the room with a role, explored or not, or -1. A secret while it is unexplored. */
    public int slotOf(Role role) {
        return slotOf(rules.place().room(role));
    }

    /** The slot that holds the room with this id, explored or not, or -1. A secret while it is unexplored. */
    public int slotOf(String id) {
        for (int s = 0; s < tile.length; s++) {
            if (room(s).id().equals(id)) {
                return s;
            }
        }
        return -1;
    }

    public boolean noisy(int passage) {
        return (noise & 1L << passage) != 0;
    }

    public long noisyPassages() {
        return noise;
    }

    public boolean doorClosed(int corridor) {
        return (closed & 1L << corridor) != 0;
    }

    public boolean doorDestroyed(int corridor) {
        return (destroyed & 1L << corridor) != 0;
    }

    public long closedDoors() {
        return closed;
    }

    public long destroyedDoors() {
        return destroyed;
    }

    /** How many heavy objects of a kind lie in a room. */
    public int things(int slot, int thing) {
        return thing == Thing.NONE ? 0 : things[place(slot, thing)];
    }

    /** Where the number of objects of a kind in a room is kept. */
    int place(int slot, int thing) {
        return slot * rules.things().count() + thing;
    }

    /** The room in which an object lies uncarried, or -1. */
    public int roomWith(int thing) {
        for (int s = 0; s < tile.length; s++) {
            if (things(s, thing) > 0) {
                return s;
            }
        }
        return -1;
    }

    /** Seats that know the face-down tile of a slot, as a bit set. */
    public int tileKnownTo(int slot) {
        return tileKnown[slot];
    }

    public int tokenKnownTo(int slot) {
        return tokenKnown[slot];
    }

    /** Index on the time track: 0 at the start. */
    public int time() {
        return time;
    }

    public boolean weaknessKnown(int slot) {
        return (weaknessSlotsKnown & 1 << slot) != 0;
    }

    public int weaknessesKnown() {
        return Integer.bitCount(weaknessSlotsKnown);
    }

    /** Whether a weakness is discovered, by its ordinal in the species. */
    public boolean hasWeakness(int ordinal) {
        return (weaknesses & 1 << ordinal) != 0;
    }

    /** Whether intruders do not attack in this round's event phase. */
    public boolean attackStepSkipped() {
        return attackStepSkipped;
    }
}
