package coldwake.engine.state;

import coldwake.engine.card.RoomDef;
import coldwake.engine.setup.Ruleset;
import java.util.Arrays;

/** The ship: rooms, corridors, doors, pods, engines and tracks, and what is known of the intruders' weaknesses. */
public final class ShipState {
    static final int MAX_PODS = 4;
    static final int ENGINES = 3;

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

    final byte[] podSection;
    final byte[] podState;
    final byte[] engineKnown;
    int enginesWorking;
    int destination;
    int time;
    int selfDestruct;
    int eggs;
    boolean nestDestroyed;
    boolean podsUnlockedByYellow;
    int weaknessSlotsKnown;
    int weaknesses;
    int depressurizing = -1;
    boolean attackStepSkipped;

    ShipState(Ruleset rules) {
        this.rules = rules;
        int slots = rules.board().slotCount();
        tile = new short[slots];
        token = new short[slots];
        items = new byte[slots];
        things = new byte[slots * Thing.COUNT];
        tileKnown = new byte[slots];
        tokenKnown = new byte[slots];
        podSection = new byte[MAX_PODS];
        podState = new byte[MAX_PODS];
        engineKnown = new byte[ENGINES];
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
        podSection = o.podSection.clone();
        podState = o.podState.clone();
        engineKnown = o.engineKnown.clone();
        enginesWorking = o.enginesWorking;
        destination = o.destination;
        time = o.time;
        selfDestruct = o.selfDestruct;
        eggs = o.eggs;
        nestDestroyed = o.nestDestroyed;
        podsUnlockedByYellow = o.podsUnlockedByYellow;
        weaknessSlotsKnown = o.weaknessSlotsKnown;
        weaknesses = o.weaknesses;
        depressurizing = o.depressurizing;
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
        return things[slot * Thing.COUNT + thing];
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

    public static int pods() {
        return MAX_PODS;
    }

    /** Section 0 (A) or 1 (B) of a pod. */
    public int podSection(int pod) {
        return podSection[pod];
    }

    public boolean podPresent(int pod) {
        return podState[pod] != 0;
    }

    public boolean podLocked(int pod) {
        return podState[pod] == 1;
    }

    public static int engines() {
        return ENGINES;
    }

    /** Whether the top token of an engine (0-2) says it works. */
    public boolean engineWorking(int engine) {
        return (enginesWorking & 1 << engine) != 0;
    }

    public int engineKnownTo(int engine) {
        return engineKnown[engine];
    }

    /** Index on the destination track. */
    public int destination() {
        return destination;
    }

    /** Index on the time track: 0 at the start. */
    public int time() {
        return time;
    }

    /** Index on the self-destruct track, or -1 if it is off. */
    public int selfDestruct() {
        return selfDestruct;
    }

    public boolean hibernationOpen() {
        return time >= rules.board().tracks().hibernationFrom();
    }

    public boolean selfDestructIrreversible() {
        return selfDestruct >= rules.board().tracks().selfDestructYellow();
    }

    /** Eggs in the nest, that is on the intruder board. */
    public int eggs() {
        return eggs;
    }

    public boolean nestDestroyed() {
        return nestDestroyed;
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

    /** The room that the airlock procedure empties, or -1. */
    public int depressurizing() {
        return depressurizing;
    }

    /** Whether intruders do not attack in this round's event phase. */
    public boolean attackStepSkipped() {
        return attackStepSkipped;
    }
}
