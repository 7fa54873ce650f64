package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Die;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
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
        return Rng.below(s.chance.next(s.rules.streams(), stream, s.read), bound);
    }

    /** A seat rolls for noise in a room. */
    public NoiseFace rollNoise(int seat, int slot) {
        String rigged = rigged("noise");
        NoiseFace face = rigged == null ? roll(s.rules.place().noiseDie(s, slot)) : NoiseFace.of(rigged);
        if (listening()) {
            emit(new GameEvent.NoiseRolled(new Who(seat), face.word()));
        }
        return face;
    }

    /** Rolls for combat, a shot or bare hands, against a target, which may be no intruder. */
    public CombatFace rollCombat(int seat, int target, boolean shot) {
        String rigged = rigged("combat");
        CombatFace face = rigged == null ? roll(s.rules.place().combatDie(s, seat, shot)) : CombatFace.of(rigged);
        if (listening()) {
            emit(new GameEvent.CombatRolled(
                    new Who(seat), face.word(), target < 0 ? List.of() : List.of(s.intruders.foe(target))));
        }
        return face;
    }

    private <F> F roll(Die<F> die) {
        return die.faces()
                .get(random(s.rules.streams().named(die.id()), die.faces().size()));
    }

    /** Turns up a draft card: one of a bit set; in a scenario it is called by any character of its colour. */
    public int drawDraftCard(int cards) {
        String rigged = rigged("draft");
        return rigged == null
                ? randomBit(Streams.DRAFT, cards)
                : riggedBit("draft", rigged, draftCard(s.rules.character(rigged)), cards);
    }

    private int draftCard(int character) {
        return character < 0 ? character : s.rules.draftCard(character);
    }

    /** Draws one of the numbers in a bit set; in a scenario they are called by their kind and count from one. */
    public int drawNumber(int stream, String kind, int numbers) {
        String rigged = rigged(kind);
        return rigged == null ? randomBit(stream, numbers) : riggedBit(kind, rigged, rigged.charAt(0) - '1', numbers);
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

    /** All that was going on is done: nothing names an intruder that left, or what was paid. */
    public void settle() {
        s.intruders.intrudersGone = 0;
        s.paid = -1;
    }

    public void nextDecision() {
        s.decisionNumber++;
    }

    // ---------------------------------------------------------------- game

    /**
     * Sets a number that a module keeps, by index in the list of the ruleset.
     *
     * @param at the seat, slot, corridor or thing whose number it is; 0 for the table
     */
    public void setCounter(int counter, int at, int value) {
        s.cells[s.rules.firstCell(counter) + at] = value;
        Counter kept = s.rules.counters().get(counter);
        if (listening() && kept.sight() == Counter.Sight.TOLD) {
            emit(
                    kept.ofSeat()
                            ? new GameEvent.CounterOfSeatChanged(new Who(at), kept.id(), value)
                            : new GameEvent.CounterChanged(kept.id(), value));
        }
    }

    /** Tells a seat, and those who watch what it looks at, what it sees. */
    public void show(int seat, Function<Who, GameEvent.Private> seen) {
        for (int rest = s.onlookers(seat); rest != 0; rest &= rest - 1) {
            emit(seen.apply(new Who(Integer.numberOfTrailingZeros(rest))));
        }
    }

    /** A seat looks at a secret number of a module. The module tells of it. */
    public void learnCounter(int counter, int at, int seat) {
        s.cells[knownCell(counter, at)] |= s.learners(seat);
    }

    /** Nobody knows a secret number of a module any more. */
    public void forgetCounter(int counter, int at) {
        s.cells[knownCell(counter, at)] = 0;
    }

    private int knownCell(int counter, int at) {
        if (!s.rules.counters().get(counter).secret()) {
            throw new IllegalArgumentException(s.rules.counterNames().get(counter) + " is no secret");
        }
        return s.rules.firstCell(counter) + s.rules.size(counter) + at;
    }

    public void startRound() {
        s.round++;
        s.eventPhase = false;
        for (int seat = 0; seat < s.seats(); seat++) {
            crew.clearForRound(seat);
        }
        emit(new GameEvent.RoundStarted(s.round));
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
                emit(new GameEvent.GameEnded(ending.id()));
            }
        }
    }

    public void beginVictoryCheck() {
        s.victoryCheck = true;
    }

    /** The game ends otherwise than it seemed: the place is destroyed after all. The place tells it. */
    public void endOtherwise(Ending ending) {
        s.ending = ending;
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
