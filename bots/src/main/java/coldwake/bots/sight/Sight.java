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
import coldwake.engine.state.ShipState;
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

    public int ammo(int weapon) {
        return s.pieces.ammo(weapon);
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
        return s.ship.time();
    }

    /** Index on the self-destruct track, or -1. */
    public int selfDestruct() {
        return s.ship.selfDestruct();
    }

    public int firesLeft() {
        return rules().limits().fire() - Integer.bitCount(s.ship.burningRooms());
    }

    public int malfunctionsLeft() {
        return rules().limits().malfunction() - Integer.bitCount(s.ship.malfunctioningRooms());
    }

    public int eggs() {
        return s.ship.eggs();
    }

    public boolean nestDestroyed() {
        return s.ship.nestDestroyed();
    }

    /** Whether a weakness is known: 0 from a corpse, 1 from an egg, 2 from a carcass. */
    public boolean weaknessKnown(int slot) {
        return s.ship.weaknessKnown(slot);
    }

    public int weaknessesKnown() {
        return s.ship.weaknessesKnown();
    }

    public boolean queenDead() {
        return rules().species().queenDead(s);
    }

    /** Where the ship goes if the marker stands on a space of the destination track; nothing unless the seat has looked. */
    public @Nullable String leadsTo(int space) {
        int card = s.pieces.first(Zone.COORDINATES);
        if (card < 0 || !Visibility.sees(s, seat, card)) {
            return null;
        }
        return ((CoordinatesCard) rules().piece(card)).destinations().get(space);
    }

    /** Where the marker stands on the destination track. */
    public int destination() {
        return s.ship.destination();
    }

    public Engine engine(int engine) {
        if (!Visibility.seesEngine(s, seat, engine)) {
            return Engine.UNKNOWN;
        }
        return s.ship.engineWorking(engine) ? Engine.WORKING : Engine.DAMAGED;
    }

    public static int engines() {
        return ShipState.engines();
    }

    // ---------------------------------------------------------------- pods

    public static int pods() {
        return ShipState.pods();
    }

    public boolean podPresent(int pod) {
        return s.ship.podPresent(pod);
    }

    public boolean podLocked(int pod) {
        return s.ship.podLocked(pod);
    }

    public int podSection(int pod) {
        return s.ship.podSection(pod);
    }

    public int podPlacesLeft(int pod) {
        return rules().limits().podPlaces() - s.crew.podOccupants(pod);
    }

    // ---------------------------------------------------------------- rooms

    public boolean explored(int slot) {
        return s.ship.explored(slot);
    }

    /** What a room is; {@link Word#OTHER} if the seat does not know. */
    public Word room(int slot) {
        return Visibility.seesTile(s, seat, slot) ? words.word(s.ship.tilePiece(slot)) : Word.OTHER;
    }

    /** Whether the seat knows what a room is. */
    public boolean knows(int slot) {
        return Visibility.seesTile(s, seat, slot);
    }

    public boolean computer(int slot) {
        return s.ship.computerAt(slot);
    }

    public boolean searchable(int slot) {
        return s.ship.explored(slot) && s.ship.room(slot).searchable();
    }

    /** The colour of an explored room, as an ordinal. */
    public int colour(int slot) {
        return s.ship.room(slot).colour().ordinal();
    }

    public int items(int slot) {
        return s.ship.items(slot);
    }

    public boolean burning(int slot) {
        return s.ship.burning(slot);
    }

    public boolean malfunctioning(int slot) {
        return s.ship.malfunctioning(slot);
    }

    public boolean doorClosed(int corridor) {
        return s.ship.doorClosed(corridor);
    }

    public boolean noisy(int passage) {
        return s.ship.noisy(passage);
    }

    /** How many of the printed numbers 1 to 4 of a room lead to noise. */
    public int noisyNumbers(int slot) {
        int n = 0;
        for (int number = 1; number <= 4; number++) {
            n += s.ship.noisy(s.board().exit(slot, number)) ? 1 : 0;
        }
        return n;
    }

    /** The object that is the corpse of a character. */
    public static int corpseOf(int who) {
        return Thing.corpseOf(who);
    }

    /** How many objects of a kind lie in a room. */
    public int things(int slot, int thing) {
        return s.ship.things(slot, thing);
    }

    public int depressurizing() {
        return s.ship.depressurizing();
    }

    // ---------------------------------------------------------------- intruders

    public int intruders() {
        return s.intruders.onBoard();
    }

    public int intrudersIn(int slot) {
        return s.intruders.in(slot);
    }

    public int intruderRoom(int intruder) {
        return s.intruders.room(intruder);
    }

    public IntruderType typeOf(int intruder) {
        return s.intruders.typeOf(intruder);
    }

    /** What kind of intruder it is. */
    public Bestiary.Kind kindOf(int intruder) {
        return words.bestiary().kind(s.intruders.type(intruder));
    }

    /** The chance that an intruder falls or flees at so many injuries. */
    public double falls(int intruder, int injuries) {
        return words.bestiary().falls(s.intruders.type(intruder), injuries);
    }

    /** Whether the seat plays the intruders. */
    public boolean hunts() {
        return s.playsOn(seat);
    }

    /** Whether somebody plays the intruders. */
    public boolean hunted() {
        for (int other = 0; other < s.seats(); other++) {
            if (s.playsOn(other)) {
                return true;
            }
        }
        return false;
    }

    public int injuries(int intruder) {
        return s.intruders.injuries(intruder);
    }

    // ---------------------------------------------------------------- crew

    public int roomOf(int who) {
        return s.crew.roomOf(who);
    }

    public boolean alive(int who) {
        return s.crew.alive(who);
    }

    /** Awake in a room. */
    public boolean aboard(int who) {
        return s.crew.aboard(who);
    }

    public boolean awake(int who) {
        return s.crew.awake(who);
    }

    public boolean asleep(int who) {
        return s.crew.status(who) == Status.ASLEEP;
    }

    public boolean launched(int who) {
        return s.crew.status(who) == Status.LAUNCHED;
    }

    public boolean anyoneAsleep() {
        return s.crew.anyoneAsleep();
    }

    public int crewIn(int slot) {
        return s.crew.in(slot);
    }

    public int playerNumber(int who) {
        return s.crew.playerNumber(who);
    }

    public int seriousWounds(int who) {
        return s.seriousWounds(who);
    }

    public int undressed(int who) {
        return s.pieces.count(Zone.wounds(who));
    }

    /** Whether a character loses blood whenever it passes. */
    public boolean bleeds(int who) {
        return Modifiers.bleeds(s, who);
    }

    public int lightWounds(int who) {
        return s.crew.lightWounds(who);
    }

    public boolean slimed(int who) {
        return s.crew.slimed(who);
    }

    public boolean larva(int who) {
        return s.crew.hasLarva(who);
    }

    public boolean signal(int who) {
        return s.crew.sentSignal(who);
    }

    public int actionsLeft() {
        return s.crew.actionsLeft(seat);
    }

    public int handSize(int who) {
        return s.handSize(who);
    }

    /** The first card in one's own hand, or -1. */
    public int hand() {
        return s.pieces.first(Zone.hand(seat));
    }

    /** The first of one's own objectives, or -1. */
    public int objectives() {
        return s.pieces.first(Zone.objectives(seat));
    }

    /** The first of the objectives that all share, or -1. */
    public int sharedObjectives() {
        return s.pieces.first(Zone.OPEN_OBJECTIVES);
    }

    /** Whether players have no secrets from each other, and win or lose together. */
    public boolean together() {
        return rules().mode().open();
    }

    /** Whether a corpse that lies in the emergency room comes back to life. */
    public boolean revives() {
        return rules().mode().revives();
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
        return words.mutations() >= 0 && s.pieces.count(Zone.species(who)) > 0;
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
        return s.pieces.first(Zone.inventory(seat));
    }

    /** The first heavy item in somebody's hands, or -1. */
    public int held(int who) {
        return s.pieces.first(Zone.held(who));
    }

    /** The next piece of a zone that the seat may look through, or -1. */
    public int next(int piece) {
        if (!Visibility.sees(s, seat, piece)) {
            throw new IllegalArgumentException("seat " + seat + " does not see piece " + piece);
        }
        return s.pieces.next(piece);
    }

    public boolean isAction(int card) {
        return rules().kind(card) == PieceKind.ACTION;
    }

    /** Contamination cards among one's own cards, wherever they are: all cards but the action cards one began with. */
    public int contamination() {
        int cards =
                s.pieces.count(Zone.deck(seat)) + s.pieces.count(Zone.hand(seat)) + s.pieces.count(Zone.discard(seat));
        return Math.max(0, cards - words.actionCards(s.crew.characterIndex(seat)));
    }

    /** Contamination cards in one's hand. */
    public int contaminationInHand() {
        int n = 0;
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            n += rules().kind(card) == PieceKind.CONTAMINATION ? 1 : 0;
        }
        return n;
    }

    /** Item cards of a seat; backs can be counted. */
    public int itemCount(int who) {
        return s.pieces.count(Zone.inventory(who)) + s.pieces.count(Zone.held(who));
    }

    public boolean carries(int who, int thing) {
        return s.crew.carries(who, thing);
    }

    public boolean carriesAnything(int who) {
        return s.crew.carried(who, 0) != Thing.NONE || s.crew.carried(who, 1) != Thing.NONE;
    }
}
