package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.card.ItemCard;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All that is true now: small arrays by dense index, so that a copy takes about a microsecond.
 *
 * <p>Split by noun, like the {@link Changes}; what belongs to the game as a whole is here, and what is asked of two nouns
 * at once. Everybody may read; only {@link Changes} and its parts, in this package, write.
 */
public final class GameState {
    public final PieceState pieces;
    public final ShipState ship;
    public final IntruderState intruders;
    public final CrewState crew;

    final Ruleset rules;
    Agenda agenda;
    Chance chance;
    /** How many numbers of each stream of chance have been read. */
    final int[] read;

    @Nullable Rigging rigging;

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

    GameState(Ruleset rules, Chance chance) {
        this.rules = rules;
        this.chance = chance;
        read = new int[Streams.count(rules.seats())];
        agenda = Agenda.EMPTY;
        pieces = new PieceState(rules);
        ship = new ShipState(rules);
        intruders = new IntruderState(rules);
        crew = new CrewState(rules);
        cells = new int[rules.cells()];
    }

    private GameState(GameState o) {
        rules = o.rules;
        agenda = o.agenda;
        chance = o.chance;
        read = o.read.clone();
        rigging = o.rigging == null ? null : o.rigging.copy();
        pieces = new PieceState(o.pieces);
        ship = new ShipState(o.ship);
        intruders = new IntruderState(o.intruders);
        crew = new CrewState(o.crew);
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

    /** An exact copy, chance and agenda included. */
    public GameState copy() {
        return new GameState(this);
    }

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
        return crew.awake(seat) || playsIntruders(seat);
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

    // ---------------------------------------------------------------- of two nouns

    /** All serious wounds, dressed or not. */
    public int seriousWounds(int seat) {
        return pieces.count(Zone.wounds(seat)) + pieces.count(Zone.dressed(seat));
    }

    /** Hand slots in use: heavy items (taped pairs count once) and objects. */
    public int slotsUsed(int seat) {
        int used = 0;
        for (int p = pieces.first(Zone.held(seat)); p >= 0; p = pieces.next(p)) {
            if (pieces.attachedTo(p) < 0) {
                used++;
            }
        }
        return used + (crew.carried(seat, 0) >= 0 ? 1 : 0) + (crew.carried(seat, 1) >= 0 ? 1 : 0);
    }

    public int handSize(int seat) {
        return pieces.count(Zone.hand(seat));
    }

    public boolean inCombat(int seat) {
        return crew.aboard(seat) && intruders.anyIn(crew.roomOf(seat));
    }

    /** A number that is equal for equal states, also in another run of the program. */
    public long hash() {
        long h = 17;
        for (byte[] a : new byte[][] {
            pieces.zone,
            pieces.known,
            pieces.ammo,
            ship.items,
            ship.things,
            ship.tileKnown,
            ship.tokenKnown,
            ship.podSection,
            ship.podState,
            ship.engineKnown,
            intruders.intruderType,
            intruders.intruderRoom,
            intruders.intruderInjuries,
            crew.crew
        }) {
            h = h * 31 + Arrays.hashCode(a);
        }
        for (short[] a : new short[][] {
            pieces.next, pieces.prev, pieces.first, pieces.last, pieces.count, pieces.attachedTo, ship.tile, ship.token
        }) {
            h = h * 31 + Arrays.hashCode(a);
        }
        for (long v : new long[] {
            chance.hash(read),
            ship.explored,
            ship.fire,
            ship.malfunction,
            ship.noise,
            ship.closed,
            ship.destroyed,
            ship.enginesWorking,
            ship.destination,
            ship.time,
            ship.selfDestruct,
            ship.eggs,
            ship.nestDestroyed ? 1 : 0,
            ship.podsUnlockedByYellow ? 1 : 0,
            ship.weaknessSlotsKnown,
            ship.weaknesses,
            ship.depressurizing,
            ship.attackStepSkipped ? 1 : 0,
            intruders.intruders,
            intruders.intruderMarks,
            intruders.arrivals,
            intruders.intruderTypesExtinct,
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
