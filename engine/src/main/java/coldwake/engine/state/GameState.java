package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.card.ItemCard;
import coldwake.engine.module.Modifier;
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
    int playingOn;
    int decisionNumber;
    int scopes;
    Ending ending = Ending.NONE;
    boolean victoryCheck;
    boolean over;
    int winners;
    int draftMask;
    int paid = -1;
    boolean dyingTogether;
    final int[] cells;

    GameState(Ruleset rules, Chance chance) {
        this.rules = rules;
        this.chance = chance;
        read = new int[rules.streams().count()];
        agenda = Agenda.EMPTY;
        pieces = new PieceState(rules);
        ship = new ShipState(rules);
        intruders = new IntruderState(rules);
        crew = new CrewState(rules);
        cells = new int[rules.cells()];
        for (int counter = 0; counter < rules.counters().size(); counter++) {
            int start = rules.firstCell(counter);
            Arrays.fill(
                    cells,
                    start,
                    start + rules.size(counter),
                    rules.counters().get(counter).start());
        }
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
        firstDeath = o.firstDeath;
        playingOn = o.playingOn;
        decisionNumber = o.decisionNumber;
        scopes = o.scopes;
        ending = o.ending;
        victoryCheck = o.victoryCheck;
        over = o.over;
        winners = o.winners;
        draftMask = o.draftMask;
        paid = o.paid;
        dyingTogether = o.dyingTogether;
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
        int nature = rules.zones().seers(inZone);
        return nature > 0 && rules.mode().open() ? -1 : nature;
    }

    /** Whether the owner of a zone sees its cards while nobody else does. */
    boolean isOwnersSecret(int inZone) {
        return seers(inZone) > 0;
    }

    /** Whether an item that is dropped or discarded becomes a quest of its character again. */
    public boolean comesBack(int item) {
        boolean back = false;
        for (Modifier modifier : rules.modifiers()) {
            back = modifier.comesBack(this, item, back);
        }
        return back;
    }

    /** Where a character's own item goes that is dropped or discarded: out of the game, as a rule. */
    int outOfPlay(int item) {
        return comesBack(item)
                ? Zone.quests(
                        crew.seatOf(rules.characters().get(rules.owner(item)).id()))
                : Zone.GONE;
    }

    /** Those who learn what a seat finds out about the items of others, as a bit set. */
    int learnersOfItems(int seat) {
        return rules.mode().open() ? -1 : 1 << seat;
    }

    /** Those who learn what a seat finds out, as a bit set. */
    public int learners(int seat) {
        return rules.mode().open() ? -1 : onlookers(seat);
    }

    /** A seat and those who watch what it looks at, as a bit set. */
    public int onlookers(int seat) {
        int seats = 1 << seat;
        for (Modifier modifier : rules.modifiers()) {
            seats = modifier.onlookers(this, seat, seats);
        }
        return seats;
    }

    /**
     * A number that a module keeps, by index in the list of the ruleset.
     *
     * @param at the seat, slot, corridor or thing whose number it is; 0 for the table
     */
    public int counter(int counter, int at) {
        return cells[rules.firstCell(counter) + at];
    }

    /** Seats that have looked at a secret number of a module, as a bit set. */
    public int counterKnownTo(int counter, int at) {
        return cells[rules.firstCell(counter) + rules.size(counter) + at];
    }

    /** Whether the objectives have been chosen because an intruder was met. */
    public boolean hadFirstEncounter() {
        return firstEncounter;
    }

    public boolean hadFirstDeath() {
        return firstDeath;
    }

    /** Whether what killed the first character may still kill others. */
    public boolean dyingTogether() {
        return dyingTogether;
    }

    /** The action card that was paid last for what is going on, or -1. */
    public int paid() {
        return paid;
    }

    /** Whether a seat takes part without its character, because a module says so. */
    public boolean playsOn(int seat) {
        return (playingOn & 1 << seat) != 0;
    }

    /** Whether a seat has anything to decide: its character is awake, or it plays on without. */
    public boolean playing(int seat) {
        return crew.awake(seat) || playsOn(seat);
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
            if (pieces.attachedTo(p) < 0 && (item(p).heavy() || !item(p).builtIn() && !item(p).held())) {
                used++;
            }
        }
        return used + (crew.carried(seat, 0) >= 0 ? 1 : 0) + (crew.carried(seat, 1) >= 0 ? 1 : 0);
    }

    public int handSize(int seat) {
        return pieces.count(Zone.hand(seat));
    }

    public boolean inCombat(int seat) {
        boolean combat = crew.aboard(seat) && intruders.anyIn(crew.roomOf(seat));
        for (Modifier modifier : rules.modifiers()) {
            combat = modifier.inCombat(this, seat, combat);
        }
        return combat;
    }

    /** A number that is equal for equal states, also in another run of the program and however pieces are numbered. */
    public long hash() {
        return StateHash.of(this);
    }
}
