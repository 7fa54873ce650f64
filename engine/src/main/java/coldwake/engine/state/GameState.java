package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.IntruderType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All that is true now: small arrays by dense index, so that a copy takes about a microsecond.
 *
 * <p>Everybody may read; only {@link Changes} and its parts, in this package, write.
 */
public final class GameState {
    static final int MAX_INTRUDERS = 32;
    static final int MAX_PODS = 4;
    static final int ENGINES = 3;
    static final int HAND_SLOTS = 2;

    // Offsets in the record of a seat.
    static final int CHARACTER = 0;
    static final int NUMBER = 1;
    static final int STATUS = 2;
    static final int ROOM = 3;
    static final int LIGHT = 4;
    static final int FLAGS = 5;
    static final int POD = 6;
    static final int ACTIONS = 7;
    static final int CARRIED = 8;
    static final int ENDED_WITH = 10;
    static final int OFFER = 12;
    static final int CREW_SIZE = 14;

    // Flags of a seat.
    static final int SLIME = 1;
    static final int LARVA = 2;
    static final int SIGNAL = 4;
    static final int PASSED = 8;
    static final int UNLIMITED = 16;
    static final int ANSWERED = 32;
    static final int TURN_TAKEN = 64;

    final Ruleset rules;
    Agenda agenda;
    long random;

    @Nullable Rigging rigging;

    // Pieces: a doubly linked list for each zone.
    final byte[] zone;
    final short[] next;
    final short[] prev;
    final short[] first;
    final short[] last;
    final short[] count;
    final byte[] known;
    final byte[] ammo;
    final short[] attachedTo;

    // Ship, by slot.
    final short[] tile;
    final short[] token;
    final byte[] items;
    final byte[] things;
    final byte[] tileKnown;
    final byte[] tokenKnown;
    int explored;
    int fire;
    int malfunction;
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

    // Intruders, by index; the bit set tells which are on the board.
    int intruders;
    int intruderMarks;
    int arrivals;
    final byte[] intruderType;
    final byte[] intruderRoom;
    final byte[] intruderInjuries;
    int intruderTypesExtinct;

    // Crew: a record of CREW_SIZE bytes a seat.
    final byte[] crew;
    int firstPlayer;
    int round;
    boolean eventPhase;
    boolean firstEncounter;
    boolean firstDeath;
    int intruderPlayer = -1;
    boolean intrudersPlayed;
    int hourglass;
    int decisionNumber;
    int scopes;
    Ending ending = Ending.NONE;
    boolean victoryCheck;
    boolean over;
    int winners;
    int draftMask;
    final int[] cells;

    GameState(Ruleset rules, long seed) {
        this.rules = rules;
        random = seed;
        agenda = Agenda.EMPTY;
        int pieces = rules.pieceCount();
        int zones = Zone.count(rules.seats());
        int slots = rules.board().slotCount();
        zone = new byte[pieces];
        next = new short[pieces];
        prev = new short[pieces];
        known = new byte[pieces];
        ammo = new byte[pieces];
        attachedTo = new short[pieces];
        first = new short[zones];
        last = new short[zones];
        count = new short[zones];
        tile = new short[slots];
        token = new short[slots];
        items = new byte[slots];
        things = new byte[slots * Thing.COUNT];
        tileKnown = new byte[slots];
        tokenKnown = new byte[slots];
        podSection = new byte[MAX_PODS];
        podState = new byte[MAX_PODS];
        engineKnown = new byte[ENGINES];
        intruderType = new byte[MAX_INTRUDERS];
        intruderRoom = new byte[MAX_INTRUDERS];
        intruderInjuries = new byte[MAX_INTRUDERS];
        crew = new byte[rules.seats() * CREW_SIZE];
        cells = new int[rules.cells()];
        Arrays.fill(first, (short) -1);
        Arrays.fill(last, (short) -1);
        Arrays.fill(attachedTo, (short) -1);
        Arrays.fill(token, (short) -1);
        Arrays.fill(tile, (short) -1);
        for (int p = 0; p < pieces; p++) {
            append(p, Zone.BOX);
        }
    }

    private GameState(GameState o) {
        rules = o.rules;
        agenda = o.agenda;
        random = o.random;
        rigging = o.rigging == null ? null : o.rigging.copy();
        zone = o.zone.clone();
        next = o.next.clone();
        prev = o.prev.clone();
        first = o.first.clone();
        last = o.last.clone();
        count = o.count.clone();
        known = o.known.clone();
        ammo = o.ammo.clone();
        attachedTo = o.attachedTo.clone();
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
        intruders = o.intruders;
        intruderMarks = o.intruderMarks;
        arrivals = o.arrivals;
        intruderType = o.intruderType.clone();
        intruderRoom = o.intruderRoom.clone();
        intruderInjuries = o.intruderInjuries.clone();
        intruderTypesExtinct = o.intruderTypesExtinct;
        crew = o.crew.clone();
        firstPlayer = o.firstPlayer;
        round = o.round;
        eventPhase = o.eventPhase;
        firstEncounter = o.firstEncounter;
        hourglass = o.hourglass;
        firstDeath = o.firstDeath;
        intruderPlayer = o.intruderPlayer;
        intrudersPlayed = o.intrudersPlayed;
        decisionNumber = o.decisionNumber;
        scopes = o.scopes;
        ending = o.ending;
        victoryCheck = o.victoryCheck;
        over = o.over;
        winners = o.winners;
        draftMask = o.draftMask;
        cells = o.cells.clone();
    }

    /** An exact copy, generator and agenda included. */
    public GameState copy() {
        return new GameState(this);
    }

    // ---------------------------------------------------------------- linked lists (written by CardChanges only)

    void append(int piece, int to) {
        zone[piece] = (byte) to;
        next[piece] = -1;
        prev[piece] = last[to];
        if (last[to] >= 0) {
            next[last[to]] = (short) piece;
        } else {
            first[to] = (short) piece;
        }
        last[to] = (short) piece;
        count[to]++;
    }

    void prepend(int piece, int to) {
        zone[piece] = (byte) to;
        prev[piece] = -1;
        next[piece] = first[to];
        if (first[to] >= 0) {
            prev[first[to]] = (short) piece;
        } else {
            last[to] = (short) piece;
        }
        first[to] = (short) piece;
        count[to]++;
    }

    void unlink(int piece) {
        int from = zone[piece];
        if (prev[piece] >= 0) {
            next[prev[piece]] = next[piece];
        } else {
            first[from] = next[piece];
        }
        if (next[piece] >= 0) {
            prev[next[piece]] = prev[piece];
        } else {
            last[from] = prev[piece];
        }
        count[from]--;
    }

    // ---------------------------------------------------------------- general

    public Ruleset rules() {
        return rules;
    }

    public Board board() {
        return rules.board();
    }

    public int seats() {
        return rules.seats();
    }

    public Agenda agenda() {
        return agenda;
    }

    public int round() {
        return round;
    }

    public boolean inEventPhase() {
        return eventPhase;
    }

    public int firstPlayer() {
        return firstPlayer;
    }

    public int decisionNumber() {
        return decisionNumber;
    }

    public Ending ending() {
        return ending;
    }

    /** Whether the game is over and the victory check is done. */
    public boolean over() {
        return over;
    }

    /** Whether the game has ended and the victory check has begun. */
    public boolean inVictoryCheck() {
        return victoryCheck;
    }

    /** Characters still to be drafted, as a bit set of their indexes. */
    public int draft() {
        return draftMask;
    }

    /** Winning seats, as a bit set. */
    public int winners() {
        return winners;
    }

    /**
     * Seats that see the cards of a zone by its nature, as a bit set; those who only watch count as a seat. What one seat
     * sees, all see where the mode has no secrets between players.
     */
    public int seers(int inZone) {
        int nature = Zone.seers(inZone);
        return nature > 0 && rules.mode().open() ? -1 : nature;
    }

    /** Whether the owner of a zone sees its cards while nobody else does. */
    boolean isOwnersSecret(int inZone) {
        return seers(inZone) > 0;
    }

    /** Those who learn what a seat finds out, as a bit set. */
    int learners(int seat) {
        return rules.mode().open() ? -1 : 1 << seat;
    }

    /** Where the hourglass is: a constant of {@link coldwake.engine.rules.Hourglass}. */
    public int hourglass() {
        return hourglass;
    }

    /** A number that the species keeps, by index in its list; that of the ship is kept at seat 0. */
    public int counter(int counter, int seat) {
        return cells[counter * seats() + seat];
    }

    /** Whether the objectives have been chosen because an intruder was met. */
    public boolean hadFirstEncounter() {
        return firstEncounter;
    }

    public boolean hadFirstDeath() {
        return firstDeath;
    }

    public @Nullable Rigging rigging() {
        return rigging;
    }

    // ---------------------------------------------------------------- pieces

    public int zoneOf(int piece) {
        return zone[piece];
    }

    /** The first (top) piece of a zone, or -1. */
    public int first(int inZone) {
        return first[inZone];
    }

    /** The last (bottom) piece of a zone, or -1. */
    public int last(int inZone) {
        return last[inZone];
    }

    /** The piece after this one in its zone, or -1. */
    public int next(int piece) {
        return next[piece];
    }

    public int count(int inZone) {
        return count[inZone];
    }

    /** Seats that know which piece this is although it lies face down, as a bit set. */
    public int knownTo(int piece) {
        return known[piece];
    }

    public int ammo(int piece) {
        return ammo[piece];
    }

    /** The item this one is attached or taped to, or -1. */
    public int attachedTo(int piece) {
        return attachedTo[piece];
    }

    /** Whether some piece with this definition is attached to the item. */
    public boolean hasAttached(int item, String id) {
        for (int p = first[zone[item]]; p >= 0; p = next[p]) {
            if (attachedTo[p] == item && rules.idOf(p).equals(id)) {
                return true;
            }
        }
        return false;
    }

    /** The first piece of a zone with this definition id, or -1. */
    public int find(int inZone, String id) {
        for (int p = first[inZone]; p >= 0; p = next[p]) {
            if (rules.idOf(p).equals(id)) {
                return p;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- ship

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
        return Integer.bitCount(explored) == board().slotCount();
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

    /** Characters inside an unlaunched pod. */
    public int podOccupants(int pod) {
        int n = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if (status(seat) == Status.IN_POD && pod(seat) == pod) {
                n++;
            }
        }
        return n;
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
        return time >= board().tracks().hibernationFrom();
    }

    public boolean selfDestructIrreversible() {
        return selfDestruct >= board().tracks().selfDestructYellow();
    }

    /** Eggs in the nest, that is on the intruder board. */
    public int eggs() {
        return eggs;
    }

    public boolean nestDestroyed() {
        return nestDestroyed;
    }

    /** The weakness on a slot (corpse 0, egg 1, carcass 2). */
    public int weaknessAt(int slot) {
        int p = first[Zone.WEAKNESSES];
        for (int i = 0; i < slot; i++) {
            p = next[p];
        }
        return p;
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

    // ---------------------------------------------------------------- intruders

    /** Indexes of the intruders on the board, as a bit set. */
    public int intruders() {
        return intruders;
    }

    public boolean intruderPresent(int index) {
        return (intruders & 1 << index) != 0;
    }

    public int intruderType(int index) {
        return intruderType[index];
    }

    public IntruderType typeOf(int index) {
        return rules.species().types().get(intruderType[index]);
    }

    public int intruderRoom(int index) {
        return intruderRoom[index];
    }

    public int injuries(int index) {
        return intruderInjuries[index];
    }

    /** Whether an intruder is marked for the current step (it attacked, or it appeared in it). */
    public boolean marked(int index) {
        return (intruderMarks & 1 << index) != 0;
    }

    /** Whether an intruder came into a room since the current attempt to leave the ship began. */
    public boolean intruderArrived(int slot) {
        return (arrivals & 1 << slot) != 0;
    }

    /** Intruders in a room, as a bit set. */
    public int intrudersIn(int slot) {
        int result = 0;
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (intruderRoom[i] == slot) {
                result |= 1 << i;
            }
        }
        return result;
    }

    public boolean intruderIn(int slot) {
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            if (intruderRoom[Integer.numberOfTrailingZeros(rest)] == slot) {
                return true;
            }
        }
        return false;
    }

    /** The largest of some intruders; among equals the one that came first. */
    public int largest(int mask) {
        int best = -1;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (best < 0 || typeOf(i).size() > typeOf(best).size()) {
                best = i;
            }
        }
        return best;
    }

    public int countOfType(int type) {
        int n = 0;
        for (int rest = intruders; rest != 0; rest &= rest - 1) {
            if (intruderType[Integer.numberOfTrailingZeros(rest)] == type) {
                n++;
            }
        }
        return n;
    }

    /** Whether the last intruder of a unique type was killed for good. */
    public boolean extinct(int type) {
        return (intruderTypesExtinct & 1 << type) != 0;
    }

    // ---------------------------------------------------------------- crew

    public CharacterDef character(int seat) {
        return rules.characters().get(crew[seat * CREW_SIZE + CHARACTER]);
    }

    public int characterIndex(int seat) {
        return crew[seat * CREW_SIZE + CHARACTER];
    }

    /** The seat that plays a character, or -1. */
    public int seatOf(String character) {
        for (int seat = 0; seat < seats(); seat++) {
            if (status(seat) != Status.DRAFTING && character(seat).id().equals(character)) {
                return seat;
            }
        }
        return -1;
    }

    /** The number on the help card, 1..N: draft order, and whom objectives mean. */
    public int playerNumber(int seat) {
        return crew[seat * CREW_SIZE + NUMBER];
    }

    public int seatNumbered(int number) {
        for (int seat = 0; seat < seats(); seat++) {
            if (playerNumber(seat) == number) {
                return seat;
            }
        }
        return -1;
    }

    public Status status(int seat) {
        return Status.of(crew[seat * CREW_SIZE + STATUS]);
    }

    /** The seat that plays the intruders, or will from the next player phase on; -1 if nobody. */
    public int intruderPlayer() {
        return intruderPlayer;
    }

    /** Whether a player has taken over the intruders. */
    public boolean intrudersPlayed() {
        return intrudersPlayed;
    }

    /** Whether a seat plays the intruders now. */
    public boolean playsIntruders(int seat) {
        return intrudersPlayed && seat == intruderPlayer;
    }

    /** Whether a seat has anything to decide: its character is awake, or it plays the intruders. */
    public boolean playing(int seat) {
        return awake(seat) || playsIntruders(seat);
    }

    /** Awake on board, in a room or in an unlaunched pod. */
    public boolean awake(int seat) {
        int status = crew[seat * CREW_SIZE + STATUS];
        return status == Status.ABOARD.ordinal() || status == Status.IN_POD.ordinal();
    }

    /** Awake in a room. */
    public boolean aboard(int seat) {
        return crew[seat * CREW_SIZE + STATUS] == Status.ABOARD.ordinal();
    }

    public boolean alive(int seat) {
        return crew[seat * CREW_SIZE + STATUS] != Status.DEAD.ordinal();
    }

    public boolean anyoneAsleep() {
        for (int seat = 0; seat < seats(); seat++) {
            if (status(seat) == Status.ASLEEP) {
                return true;
            }
        }
        return false;
    }

    /** The room of a character; for one in a pod, the evacuation section. Kept after death. */
    public int roomOf(int seat) {
        return crew[seat * CREW_SIZE + ROOM];
    }

    public int lightWounds(int seat) {
        return crew[seat * CREW_SIZE + LIGHT];
    }

    /** All serious wounds, dressed or not. */
    public int seriousWounds(int seat) {
        return count[Zone.wounds(seat)] + count[Zone.dressed(seat)];
    }

    private boolean flag(int seat, int flag) {
        return (crew[seat * CREW_SIZE + FLAGS] & flag) != 0;
    }

    public boolean slimed(int seat) {
        return flag(seat, SLIME);
    }

    public boolean hasLarva(int seat) {
        return flag(seat, LARVA);
    }

    public boolean sentSignal(int seat) {
        return flag(seat, SIGNAL);
    }

    public boolean passed(int seat) {
        return flag(seat, PASSED);
    }

    /** Adrenaline runs: any number of actions this turn, then a pass. */
    public boolean unlimitedActions(int seat) {
        return flag(seat, UNLIMITED);
    }

    /** Whether the seat has answered the question that all are asked now. */
    public boolean answered(int seat) {
        return flag(seat, ANSWERED);
    }

    /** Whether the seat has begun a turn in this player phase. */
    public boolean hadTurn(int seat) {
        return flag(seat, TURN_TAKEN);
    }

    public int pod(int seat) {
        return crew[seat * CREW_SIZE + POD];
    }

    /** Actions left in the current turn. */
    public int actionsLeft(int seat) {
        return crew[seat * CREW_SIZE + ACTIONS];
    }

    /** The object in one of the two carrying places, or {@link Thing#NONE}. */
    public int carried(int seat, int place) {
        return crew[seat * CREW_SIZE + CARRIED + place];
    }

    public boolean carries(int seat, int thing) {
        return carried(seat, 0) == thing || carried(seat, 1) == thing;
    }

    /** An object the character had when it left the game alive. */
    public int endedWith(int seat, int place) {
        return crew[seat * CREW_SIZE + ENDED_WITH + place];
    }

    /** A small number a seat put forward in the procedure at hand (a trade). */
    public int offer(int seat, int index) {
        return crew[seat * CREW_SIZE + OFFER + index];
    }

    /** Hand slots in use: heavy items (taped pairs count once) and objects. */
    public int slotsUsed(int seat) {
        int used = 0;
        for (int p = first[Zone.held(seat)]; p >= 0; p = next[p]) {
            if (attachedTo[p] < 0) {
                used++;
            }
        }
        return used + (carried(seat, 0) >= 0 ? 1 : 0) + (carried(seat, 1) >= 0 ? 1 : 0);
    }

    public int handSize(int seat) {
        return count[Zone.hand(seat)];
    }

    public boolean inCombat(int seat) {
        return aboard(seat) && intruderIn(roomOf(seat));
    }

    /** Characters in a room, as a bit set of seats; those in pods are not in the room. */
    public int crewIn(int slot) {
        int result = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if (aboard(seat) && roomOf(seat) == slot) {
                result |= 1 << seat;
            }
        }
        return result;
    }

    public boolean crewIsIn(int slot) {
        for (int seat = 0; seat < seats(); seat++) {
            if (aboard(seat) && roomOf(seat) == slot) {
                return true;
            }
        }
        return false;
    }

    /** The seat {@code steps} after another, clockwise. */
    public int clockwise(int seat, int steps) {
        return (seat + steps) % seats();
    }

    /** The n-th seat in player order, which starts with the first player. */
    public int inOrder(int n) {
        return (firstPlayer + n) % seats();
    }

    public ItemCard item(int piece) {
        return rules.item(piece);
    }

    /** A number that is equal for equal states, also in another run of the program. */
    public long hash() {
        long h = 17;
        for (byte[] a : new byte[][] {
            zone,
            known,
            ammo,
            items,
            things,
            tileKnown,
            tokenKnown,
            podSection,
            podState,
            engineKnown,
            intruderType,
            intruderRoom,
            intruderInjuries,
            crew
        }) {
            h = h * 31 + Arrays.hashCode(a);
        }
        for (short[] a : new short[][] {next, prev, first, last, count, attachedTo, tile, token}) {
            h = h * 31 + Arrays.hashCode(a);
        }
        for (long v : new long[] {
            random,
            explored,
            fire,
            malfunction,
            noise,
            closed,
            destroyed,
            enginesWorking,
            destination,
            time,
            selfDestruct,
            eggs,
            nestDestroyed ? 1 : 0,
            podsUnlockedByYellow ? 1 : 0,
            weaknessSlotsKnown,
            weaknesses,
            depressurizing,
            attackStepSkipped ? 1 : 0,
            intruders,
            intruderMarks,
            arrivals,
            intruderTypesExtinct,
            firstPlayer,
            round,
            eventPhase ? 1 : 0,
            firstEncounter ? 1 : 0,
            firstDeath ? 1 : 0,
            intruderPlayer,
            intrudersPlayed ? 1 : 0,
            hourglass,
            decisionNumber,
            scopes,
            ending.ordinal(),
            victoryCheck ? 1 : 0,
            over ? 1 : 0,
            winners,
            draftMask
        }) {
            h = h * 1_000_003 + v;
        }
        h = h * 31 + Arrays.hashCode(cells);
        return h * 31 + agenda.toString().hashCode();
    }
}
