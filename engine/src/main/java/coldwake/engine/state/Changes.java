package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.Counter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The only writer of a state: verbs that change it and tell what happened, so that neither can be forgotten. Split by
 * noun; what belongs to the game as a whole is here.
 */
public final class Changes {
    private final GameState s;
    private @Nullable EventSink sink;
    public final CardChanges cards;
    public final HandChanges hands;
    public final ItemChanges items;
    public final DeckChanges decks;
    public final BagChanges bag;
    public final CrewChanges crew;
    public final ShipChanges ship;
    public final IntruderChanges intruders;

    public Changes(GameState state) {
        s = state;
        cards = new CardChanges(state, this);
        hands = new HandChanges(state, this);
        items = new ItemChanges(state, this);
        decks = new DeckChanges(state, this);
        bag = new BagChanges(state, this);
        crew = new CrewChanges(state, this);
        ship = new ShipChanges(state, this);
        intruders = new IntruderChanges(state, this);
    }

    /** A state with every piece in the box. */
    public static GameState newState(Ruleset rules, Chance chance) {
        return new GameState(rules, chance);
    }

    /** Sends events to a sink, or nowhere. */
    public void tell(@Nullable EventSink to) {
        sink = to;
    }

    /** Whether anybody listens; if not, no event should be made. */
    public boolean listening() {
        return sink != null;
    }

    public void emit(GameEvent event) {
        if (sink != null) {
            sink.accept(event);
        }
    }

    // ---------------------------------------------------------------- chance

    /** A number from 0 to bound - 1, from one of the {@link Streams}. */
    public int random(int stream, int bound) {
        return Rng.below(s.chance.next(stream, s.read), bound);
    }

    /** Rolls the noise die. */
    public NoiseFace rollNoise(int seat) {
        String rigged = rigged("noise");
        NoiseFace face =
                rigged == null ? NoiseFace.of(random(Streams.NOISE_DIE, NoiseFace.sides())) : noiseFace(rigged);
        if (listening()) {
            emit(new GameEvent.NoiseRolled(new Who(seat), word(face)));
        }
        return face;
    }

    /** Rolls the combat die. */
    public CombatFace rollCombat(int seat) {
        String rigged = rigged("combat");
        CombatFace face = rigged == null
                ? CombatFace.of(random(Streams.COMBAT_DIE, CombatFace.sides()))
                : CombatFace.valueOf(rigged.toUpperCase(Locale.ROOT).replace('-', '_'));
        if (listening()) {
            emit(new GameEvent.CombatRolled(new Who(seat), word(face)));
        }
        return face;
    }

    /** Turns up a draft card: one of the characters in a bit set of their indexes. */
    public int drawDraftCard(int characters) {
        String rigged = rigged("draft");
        return rigged == null
                ? randomBit(Streams.DRAFT, characters)
                : riggedBit("draft", rigged, s.rules.character(rigged), characters);
    }

    /** Draws one of the pods in a bit set. */
    public int drawPod(int pods) {
        String rigged = rigged("pod");
        return rigged == null ? randomBit(Streams.PODS, pods) : riggedBit("pod", rigged, rigged.charAt(0) - '1', pods);
    }

    private int randomBit(int stream, int mask) {
        int rest = mask;
        for (int skip = random(stream, Integer.bitCount(mask)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    private static int riggedBit(String kind, String rigged, int bit, int mask) {
        if (bit < 0 || (mask & 1 << bit) == 0) {
            throw new Rigging.RiggingException("no " + kind + " '" + rigged + "' is left to draw");
        }
        return bit;
    }

    private static NoiseFace noiseFace(String rigged) {
        return switch (rigged) {
            case "1" -> NoiseFace.ONE;
            case "2" -> NoiseFace.TWO;
            case "3" -> NoiseFace.THREE;
            case "4" -> NoiseFace.FOUR;
            default -> NoiseFace.valueOf(rigged.toUpperCase(Locale.ROOT));
        };
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Nullable String rigged(String kind) {
        return s.rigging == null ? null : s.rigging.take(kind);
    }

    /** Rigs chance by outcome, for scenarios. */
    public void rig(Rigging rigging) {
        s.rigging = rigging;
    }

    // ---------------------------------------------------------------- agenda

    public void setAgenda(Agenda agenda) {
        s.agenda = agenda;
    }

    public void push(Step step) {
        s.agenda = s.agenda.push(step);
    }

    /** Opens a scope and answers its number. */
    public int newScope() {
        return ++s.scopes;
    }

    public void nextDecision() {
        s.decisionNumber++;
    }

    // ---------------------------------------------------------------- game

    /** Sets a number that the species keeps, by index in its list. */
    public void setCounter(int counter, int seat, int value) {
        s.cells[counter * s.seats() + seat] = value;
        Counter kept = s.rules.species().counters().get(counter);
        if (listening() && kept.shown()) {
            emit(
                    kept.ofSeat()
                            ? new GameEvent.CounterOfSeatChanged(new Who(seat), kept.id(), value)
                            : new GameEvent.CounterChanged(kept.id(), value));
        }
    }

    public void startRound() {
        s.round++;
        s.eventPhase = false;
        s.hourglass = Math.min(s.hourglass, 1);
        for (int seat = 0; seat < s.seats(); seat++) {
            crew.clearForRound(seat);
        }
        emit(new GameEvent.RoundStarted(s.round));
    }

    /** Turns the hourglass over, lays it aside or takes it out of the game. */
    public void setHourglass(int where) {
        s.hourglass = where;
    }

    public void startEventPhase() {
        s.eventPhase = true;
    }

    public void stepStarted(String step) {
        if (listening()) {
            emit(new GameEvent.StepStarted(step));
        }
    }

    public void setFirstPlayer(int seat) {
        s.firstPlayer = seat;
        if (listening()) {
            emit(new GameEvent.FirstPlayerPassedOn(new Who(seat)));
        }
    }

    public void meetFirstIntruder() {
        s.firstEncounter = true;
    }

    /** Tells that everyone is to keep one objective. */
    public void objectivesMustBeChosen() {
        emit(new GameEvent.ObjectivesMustBeChosen());
    }

    /** Ends the game at once; what was going on is not carried out. */
    public void end(Ending ending) {
        if (s.ending == Ending.NONE) {
            s.ending = ending;
            if (listening()) {
                emit(new GameEvent.GameEnded(word(ending)));
            }
        }
    }

    public void beginVictoryCheck() {
        s.victoryCheck = true;
    }

    /** The engines failed: the ship explodes after all. */
    public void explode() {
        s.ending = Ending.ENGINES;
        emit(new GameEvent.ShipExploded());
    }

    public void win(int seat) {
        s.winners |= 1 << seat;
        if (listening()) {
            emit(new GameEvent.PlayerWon(new Who(seat)));
        }
    }

    public void finish() {
        s.over = true;
    }

    public void setDraft(int mask) {
        s.draftMask = mask;
    }
}
