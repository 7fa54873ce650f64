package coldwake.bots.sight;

import coldwake.content.hive.Hive;
import coldwake.content.ship.Airlock;
import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipTracks;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Weapon;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.Things;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.Visibility;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The eyes of one seat: returns what the view of the seat would show, and nothing else. It is what a
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

    private final PieceWords words;
    private final OpenQuestion question;
    private GameState s;
    private int seat;

    public Sight(GameState state, int seat) {
        words = new PieceWords(state.rules());
        question = new OpenQuestion(words, state);
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

    public QuestionKind ask() {
        return question.ask();
    }

    /** What the open question is about. */
    public OpenQuestion question() {
        return question;
    }

    // ---------------------------------------------------------------- words

    /** The word for a piece the seat sees; all unscanned contamination reads alike. */
    public PieceWord word(int piece) {
        if (piece < 0) {
            return PieceWord.OTHER;
        }
        PieceWord word = words.word(piece);
        boolean infected = word == PieceWord.CONTAMINATION
                && Visibility.seesInfection(s, seat, piece)
                && s.rules().piece(piece) instanceof ContaminationCard card
                && card.infected();
        return infected ? PieceWord.INFECTED : word;
    }

    public Deed deed(int piece, int branch) {
        return piece < 0 ? Deed.OTHER_DEED : words.deed(piece, branch);
    }

    /** What an action does that a module offers. */
    public Deed moduleDeed(int source, int branch) {
        return Deed.of(rules().branch(source, branch).id());
    }

    /** What the robot of a character has. */
    public int energy(int who) {
        return words.box().energy(s, who);
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

    /** Rounds until the jump, or until this seat shuts down. */
    public int roundsLeft() {
        return words.box().roundsLeft(s, seat, s.board().timeEnd() - s.ship.time());
    }

    /** The room of the dog that goes ahead of a character, or -1. */
    public int dogIn() {
        return words.box().dogIn(s);
    }

    /** Whether this seat has a wound that hurts and could have no effect. */
    public boolean canIgnoreWound() {
        return s.pieces.count(Zone.wounds(seat)) > 0 && !words.box().ignoresWound(s, seat);
    }

    /** Whether this seat is handcuffed. */
    public boolean handcuffed() {
        return s.pieces.find(Zone.held(seat), "handcuffs") >= 0;
    }

    /** The faces of the die that this seat rolls in combat: for a shot, or with bare hands. */
    public List<CombatFace> combatDie(boolean shot) {
        return rules().place().combatDie(s, seat, shot).faces();
    }

    /** What is printed for the ship. */
    public ShipTracks ship() {
        return Ship.of(s).tracks();
    }

    /** Index on the self-destruct track, or -1. */
    public int selfDestruct() {
        return SelfDestruct.space(s);
    }

    public int firesLeft() {
        return rules().limits().fire() - Integer.bitCount(s.ship.burningRooms());
    }

    public int malfunctionsLeft() {
        return rules().limits().malfunction() - Integer.bitCount(s.ship.malfunctioningRooms());
    }

    public int eggs() {
        return words.eggs() < 0 ? 0 : s.counter(words.eggs(), 0);
    }

    public boolean nestDestroyed() {
        return eggs() == 0;
    }

    /** Whether a weakness is known: 0 from a corpse, 1 from an egg, 2 from a carcass. */
    public boolean weaknessKnown(int slot) {
        return s.ship.weaknessKnown(slot);
    }

    public int weaknessesKnown() {
        return s.ship.weaknessesKnown();
    }

    public boolean queenDead() {
        return rules().species().achieved(s, "queen-killed");
    }

    /** Where the ship goes if the marker stands on a space of the destination track; null unless the seat has looked. */
    public @Nullable String leadsTo(int space) {
        int card = Course.card(s);
        if (card < 0 || !Visibility.sees(s, seat, card)) {
            return null;
        }
        return Course.leadsTo(s, space);
    }

    /** Where the ship would be headed by another coordinates card, which the seat sees. */
    public String wouldLeadTo(int card) {
        return Course.destinations(rules(), card).get(Course.space(s));
    }

    /** Where the marker stands on the destination track. */
    public int destination() {
        return Course.space(s);
    }

    public Engine engine(int engine) {
        if (!Engines.isKnown(s, seat, engine)) {
            return Engine.UNKNOWN;
        }
        return Engines.works(s, engine) ? Engine.WORKING : Engine.DAMAGED;
    }

    public static int engines() {
        return Engines.COUNT;
    }

    // ---------------------------------------------------------------- pods

    public static int pods() {
        return Pods.COUNT;
    }

    public boolean podPresent(int pod) {
        return Pods.isThere(s, pod);
    }

    public boolean podLocked(int pod) {
        return Pods.isLocked(s, pod);
    }

    public int podSection(int pod) {
        return Pods.section(s, pod);
    }

    public int podPlacesLeft(int pod) {
        return Pods.placesLeft(s, pod);
    }

    // ---------------------------------------------------------------- rooms

    public boolean explored(int slot) {
        return s.ship.explored(slot);
    }

    /** What a room is; {@link PieceWord#OTHER} if the seat does not know. */
    public PieceWord room(int slot) {
        return Visibility.seesTile(s, seat, slot) ? words.word(s.ship.tilePiece(slot)) : PieceWord.OTHER;
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

    /** How likely a turret in a room shoots characters, as far as the seat knows; 0 without one. */
    public double turretAim(int slot) {
        return words.box().turretAim(s, seat, slot);
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
    public int corpseOf(int who) {
        return s.rules().things().corpseOf(who);
    }

    /** The number of an egg, a carcass and the blue corpse among the objects; none if this game has no such object. */
    public int egg() {
        return Hive.isIn(s) ? Hive.EGG : Thing.NONE;
    }

    public int carcass() {
        return Hive.isIn(s) ? Hive.CARCASS : Thing.NONE;
    }

    public int blueCorpse() {
        return s.rules().things().find(Ship.BLUE_CORPSE);
    }

    /** The numbers of all objects that there can be. */
    public int[] things() {
        return s.rules().things().numbers();
    }

    public boolean isCorpseOfSeat(int thing) {
        return s.rules().things().isCorpseOfSeat(thing);
    }

    /** How many objects of a kind lie in a room. */
    public int things(int slot, int thing) {
        return s.ship.things(slot, thing);
    }

    public int depressurizing() {
        return Airlock.room(s);
    }

    // ---------------------------------------------------------------- intruders

    /** Those that the seat has to do with; what clings to another one concerns only that one. */
    public int intruders() {
        return Modifiers.foes(s, seat, s.intruders.onBoard());
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

    /** The largest intruder in a room where there is one. */
    public int largestIn(int slot) {
        return s.intruders.largest(s.intruders.in(slot));
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
        return s.crew.took(who, Ship.ASLEEP);
    }

    public boolean launched(int who) {
        return s.crew.took(who, Ship.LAUNCHED);
    }

    public boolean anyoneAsleep() {
        return Ship.isAnyoneAsleep(s);
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
        return words.larva() >= 0 && s.counter(words.larva(), who) != 0;
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

    // ---------------------------------------------------------------- alerts

    /** What the open alert asks of the crew. */
    public AlertWish alert() {
        return words.box().alert(s);
    }

    /** Whether an action of a module is the one that alerts ask for. */
    public boolean isActivation(int source, int branch) {
        return words.box().isActivation(rules(), source, branch);
    }

    /** How many rounds are left for the open alert. */
    public int alertRounds() {
        return words.box().alertRounds(s);
    }

    /** Whether a shuttle leaves at the end, and all tokens must be found before. */
    public boolean shuttleLeaves() {
        return words.box().shuttleLeaves();
    }

    /** Whether a room is on the shuttle that leaves. */
    public boolean onShuttle(int slot) {
        return words.box().onShuttle(s, slot);
    }

    /** Whether a token still lies face down in a room that wants to be found. */
    public boolean hidesToken(int slot) {
        return words.box().hidesToken(s, slot);
    }

    /** Whether an activation in an explored room would further the open alert. */
    public boolean answersAlert(int slot) {
        return explored(slot) && words.box().answersAlert(s, seat, slot);
    }

    public boolean isMainRoom(int slot) {
        return explored(slot) && words.box().isMainRoom(s, slot);
    }

    /** The object that an alert puts into a room; -1 where there are no alerts. */
    public int sample() {
        return words.sample();
    }

    /** Whether an object is a corpse of anybody. */
    public boolean isCorpse(int thing) {
        return rules().things().weaknessSlot(thing) == Things.CORPSE_SLOT;
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
        return words.mutations() >= 0 && s.pieces.count(words.cardsOfSpecies() + who) > 0;
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

    /**
     * Contamination cards among one's own cards, wherever they are: all cards but the action cards one began with and those that
     * everybody saw one get.
     */
    public int contamination() {
        int cards = 0;
        for (int zone : new int[] {Zone.deck(seat), Zone.hand(seat), Zone.discard(seat)}) {
            cards += s.pieces.count(zone) - looseIn(zone);
        }
        return Math.max(0, cards - words.actionCards(s.crew.characterIndex(seat)));
    }

    private int looseIn(int zone) {
        int loose = 0;
        for (int k = 0; k < words.loose().length; k++) {
            loose += s.pieces.zoneOf(words.loose()[k]) == zone ? 1 : 0;
        }
        return loose;
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
