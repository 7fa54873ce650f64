package coldwake.bots.sight;

import coldwake.engine.card.ActionSource;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.CoordinatesCard;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Weapon;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;
import coldwake.engine.view.Visibility;
import org.jspecify.annotations.Nullable;

/**
 * The eyes of one seat: answers from the state whatever the view of the seat would show, and nothing else. It is what a
 * {@link coldwake.engine.view.SeatView} is, without the making of one, so that it can be used in playouts too.
 *
 * <p>Pieces are numbers that stand for what the seat sees; which of two unscanned contamination cards is which is not
 * told, nor is what lies face down.
 */
public final class Sight {
    /** What a seat knows of an engine. */
    public enum Engine {
        UNKNOWN,
        WORKING,
        DAMAGED
    }

    private final Lexicon words;
    private final Inquiry question;
    private GameState s;
    private int seat;

    public Sight(GameState state, int seat) {
        words = new Lexicon(state.rules());
        question = new Inquiry(words, state);
        s = state;
        this.seat = seat;
        question.look(state, seat);
    }

    /** Looks at another moment of a game with the same rules. */
    public Sight look(GameState state, int asSeat) {
        s = state;
        seat = asSeat;
        question.look(state, asSeat);
        return this;
    }

    // ---------------------------------------------------------------- the question

    public Ask ask() {
        return question.ask();
    }

    /** What the open question is about. */
    public Inquiry question() {
        return question;
    }

    // ---------------------------------------------------------------- words

    /** The word for a piece the seat sees; all unscanned contamination reads alike. */
    public Word word(int piece) {
        if (piece < 0) {
            return Word.OTHER;
        }
        Word word = words.word(piece);
        boolean infected = word == Word.CONTAMINATION
                && Visibility.seesInfection(s, seat, piece)
                && s.rules().piece(piece) instanceof ContaminationCard card
                && card.infected();
        return infected ? Word.INFECTED : word;
    }

    public Deed deed(int piece, int branch) {
        return piece < 0 ? Deed.OTHER_DEED : words.deed(piece, branch);
    }

    /** What the action of a card, item or room costs besides the card itself. */
    public int cost(int piece) {
        return rules().piece(piece) instanceof ActionSource source ? Math.max(0, source.cost()) : 0;
    }

    public @Nullable Weapon weapon(int item) {
        return rules().piece(item) instanceof ItemCard card ? card.weapon() : null;
    }

    public boolean heavy(int item) {
        return rules().piece(item) instanceof ItemCard card && card.heavy();
    }

    public int ammo(int weapon) {
        return s.ammo(weapon);
    }

    // ---------------------------------------------------------------- the table

    private Ruleset rules() {
        return s.rules();
    }

    public Board board() {
        return s.board();
    }

    public int seat() {
        return seat;
    }

    public int seats() {
        return s.seats();
    }

    public int round() {
        return s.round();
    }

    public int time() {
        return s.time();
    }

    /** Index on the self-destruct track, or -1. */
    public int selfDestruct() {
        return s.selfDestruct();
    }

    public int firesLeft() {
        return rules().limits().fire() - Integer.bitCount(s.burningRooms());
    }

    public int malfunctionsLeft() {
        return rules().limits().malfunction() - Integer.bitCount(s.malfunctioningRooms());
    }

    public boolean hadFirstEncounter() {
        return s.hadFirstEncounter();
    }

    public int eggs() {
        return s.eggs();
    }

    public boolean nestDestroyed() {
        return s.nestDestroyed();
    }

    /** Whether a weakness is known: 0 from a corpse, 1 from an egg, 2 from a carcass. */
    public boolean weaknessKnown(int slot) {
        return s.weaknessKnown(slot);
    }

    public int weaknessesKnown() {
        return s.weaknessesKnown();
    }

    public boolean queenDead() {
        return rules().species().queenDead(s);
    }

    /** Where the ship goes if the marker stands on a space of the destination track; nothing unless the seat has looked. */
    public @Nullable String leadsTo(int space) {
        int card = s.first(Zone.COORDINATES);
        if (card < 0 || !Visibility.sees(s, seat, card)) {
            return null;
        }
        return ((CoordinatesCard) rules().piece(card)).destinations().get(space);
    }

    /** Where the marker stands on the destination track. */
    public int destination() {
        return s.destination();
    }

    public Engine engine(int engine) {
        if (!Visibility.seesEngine(s, seat, engine)) {
            return Engine.UNKNOWN;
        }
        return s.engineWorking(engine) ? Engine.WORKING : Engine.DAMAGED;
    }

    public static int engines() {
        return GameState.engines();
    }

    // ---------------------------------------------------------------- pods

    public static int pods() {
        return GameState.pods();
    }

    public boolean podPresent(int pod) {
        return s.podPresent(pod);
    }

    public boolean podLocked(int pod) {
        return s.podLocked(pod);
    }

    public int podSection(int pod) {
        return s.podSection(pod);
    }

    public int podPlacesLeft(int pod) {
        return rules().limits().podPlaces() - s.podOccupants(pod);
    }

    // ---------------------------------------------------------------- rooms

    public boolean explored(int slot) {
        return s.explored(slot);
    }

    /** What a room is; {@link Word#OTHER} if the seat does not know. */
    public Word room(int slot) {
        return Visibility.seesTile(s, seat, slot) ? words.word(s.tilePiece(slot)) : Word.OTHER;
    }

    /** Whether the seat knows what a room is. */
    public boolean knows(int slot) {
        return Visibility.seesTile(s, seat, slot);
    }

    public boolean computer(int slot) {
        return s.computerAt(slot);
    }

    public boolean searchable(int slot) {
        return s.explored(slot) && s.room(slot).searchable();
    }

    /** The colour of an explored room, as an ordinal. */
    public int colour(int slot) {
        return s.room(slot).colour().ordinal();
    }

    public int items(int slot) {
        return s.items(slot);
    }

    public boolean burning(int slot) {
        return s.burning(slot);
    }

    public boolean malfunctioning(int slot) {
        return s.malfunctioning(slot);
    }

    public boolean doorClosed(int corridor) {
        return s.doorClosed(corridor);
    }

    public boolean noisy(int passage) {
        return s.noisy(passage);
    }

    /** How many of the printed numbers 1 to 4 of a room lead to noise. */
    public int noisyNumbers(int slot) {
        int n = 0;
        for (int number = 1; number <= 4; number++) {
            n += s.noisy(s.board().exit(slot, number)) ? 1 : 0;
        }
        return n;
    }

    /** The object that is the corpse of a character. */
    public static int corpseOf(int who) {
        return Thing.corpseOf(who);
    }

    /** How many objects of a kind lie in a room. */
    public int things(int slot, int thing) {
        return s.things(slot, thing);
    }

    public int depressurizing() {
        return s.depressurizing();
    }

    // ---------------------------------------------------------------- intruders

    public int intruders() {
        return s.intruders();
    }

    public int intrudersIn(int slot) {
        return s.intrudersIn(slot);
    }

    public int intruderRoom(int intruder) {
        return s.intruderRoom(intruder);
    }

    public IntruderType typeOf(int intruder) {
        return s.typeOf(intruder);
    }

    /** What kind of intruder it is. */
    public Bestiary.Kind kindOf(int intruder) {
        return words.bestiary().kind(s.intruderType(intruder));
    }

    /** The chance that an intruder falls or flees at so many injuries. */
    public double falls(int intruder, int injuries) {
        return words.bestiary().falls(s.intruderType(intruder), injuries);
    }

    /** Whether the seat plays the intruders. */
    public boolean hunts() {
        return s.playsIntruders(seat);
    }

    /** Whether somebody plays the intruders. */
    public boolean hunted() {
        return s.intrudersPlayed();
    }

    public int injuries(int intruder) {
        return s.injuries(intruder);
    }

    // ---------------------------------------------------------------- crew

    public int roomOf(int who) {
        return s.roomOf(who);
    }

    public boolean alive(int who) {
        return s.alive(who);
    }

    /** Awake in a room. */
    public boolean aboard(int who) {
        return s.aboard(who);
    }

    public boolean awake(int who) {
        return s.awake(who);
    }

    public boolean asleep(int who) {
        return s.status(who) == Status.ASLEEP;
    }

    public boolean launched(int who) {
        return s.status(who) == Status.LAUNCHED;
    }

    public boolean anyoneAsleep() {
        return s.anyoneAsleep();
    }

    public boolean passed(int who) {
        return s.passed(who);
    }

    public boolean crewIsIn(int slot) {
        return s.crewIsIn(slot);
    }

    public int crewIn(int slot) {
        return s.crewIn(slot);
    }

    public int playerNumber(int who) {
        return s.playerNumber(who);
    }

    public int seriousWounds(int who) {
        return s.seriousWounds(who);
    }

    public int undressed(int who) {
        return s.count(Zone.wounds(who));
    }

    /** Whether a character loses blood whenever it passes. */
    public boolean bleeds(int who) {
        return Modifiers.bleeds(s, who);
    }

    public int lightWounds(int who) {
        return s.lightWounds(who);
    }

    public boolean slimed(int who) {
        return s.slimed(who);
    }

    public boolean larva(int who) {
        return s.hasLarva(who);
    }

    public boolean signal(int who) {
        return s.sentSignal(who);
    }

    public int actionsLeft() {
        return s.actionsLeft(seat);
    }

    public int handSize(int who) {
        return s.handSize(who);
    }

    /** The first card in one's own hand, or -1. */
    public int hand() {
        return s.first(Zone.hand(seat));
    }

    /** The first of one's own objectives, or -1. */
    public int objectives() {
        return s.first(Zone.objectives(seat));
    }

    /** The first of the objectives that all share, or -1. */
    public int sharedObjectives() {
        return s.first(Zone.OPEN_OBJECTIVES);
    }

    /** Whether players have no secrets from each other, and win or lose together. */
    public boolean together() {
        return rules().mode().open();
    }

    /** Whether a corpse that lies in the emergency room comes back to life. */
    public boolean revives() {
        return rules().mode().revives();
    }

    /** The first of one's own cards of the species, such as a mutation, or -1. */
    public int speciesCards() {
        return s.first(Zone.species(seat));
    }

    /** The level of insanity of a character; 0 where there is no such thing. */
    public int insanity(int who) {
        return words.insanity() < 0 ? 0 : s.counter(words.insanity(), who);
    }

    /** The mutation markers of a character; 0 where there is no such thing. */
    public int mutations(int who) {
        return words.mutations() < 0 ? 0 : s.counter(words.mutations(), who);
    }

    /** Whether a character has a mutation card. */
    public boolean mutated(int who) {
        return words.mutations() >= 0 && s.count(Zone.species(who)) > 0;
    }

    /** Whether the bag fills with what the mind makes of it, and doors stop nothing. */
    public boolean knowsInsanity() {
        return words.insanity() >= 0;
    }

    /** Whether characters change instead of carrying larvae. */
    public boolean knowsMutations() {
        return words.mutations() >= 0;
    }

    /** The first of one's own items that are not heavy, or -1. */
    public int inventory() {
        return s.first(Zone.inventory(seat));
    }

    /** The first heavy item in somebody's hands, or -1. */
    public int held(int who) {
        return s.first(Zone.held(who));
    }

    /** The next piece of a zone that the seat may look through, or -1. */
    public int next(int piece) {
        if (!Visibility.sees(s, seat, piece)) {
            throw new IllegalArgumentException("seat " + seat + " does not see piece " + piece);
        }
        return s.next(piece);
    }

    public boolean isAction(int card) {
        return rules().kind(card) == PieceKind.ACTION;
    }

    /** Contamination cards among one's own cards, wherever they are: all cards but the action cards one began with. */
    public int contamination() {
        int cards = s.count(Zone.deck(seat)) + s.count(Zone.hand(seat)) + s.count(Zone.discard(seat));
        return Math.max(0, cards - words.actionCards(s.characterIndex(seat)));
    }

    /** Contamination cards in one's hand. */
    public int contaminationInHand() {
        int n = 0;
        for (int card = s.first(Zone.hand(seat)); card >= 0; card = s.next(card)) {
            n += rules().kind(card) == PieceKind.CONTAMINATION ? 1 : 0;
        }
        return n;
    }

    /** Item cards of a seat; backs can be counted. */
    public int itemCount(int who) {
        return s.count(Zone.inventory(who)) + s.count(Zone.held(who));
    }

    public boolean carries(int who, int thing) {
        return s.carries(who, thing);
    }

    public boolean carriesAnything(int who) {
        return s.carried(who, 0) != Thing.NONE || s.carried(who, 1) != Thing.NONE;
    }

    public int slotsUsed() {
        return s.slotsUsed(seat);
    }
}
