package coldwake.engine.module;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionList;
import coldwake.engine.rules.Play;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A part of a game that brings state and rules of its own. The core asks here and names none. */
public interface Module {
    String id();

    /** The numbers it keeps in the state, by index. */
    default List<Counter> counters() {
        return List.of();
    }

    /** The printed numbers that people need to read what it shows. */
    default List<PrintedNumber> figures() {
        return List.of();
    }

    /** Where cards lie that only it has. */
    default List<Pile> piles() {
        return List.of();
    }

    /** The heavy objects that only it brings. Saved games number them in this order, so new ones go to the end. */
    default List<Thing> things() {
        return List.of();
    }

    /** The names of its own draws: each has a stream of chance, besides those of its decks. */
    default List<String> draws() {
        return List.of();
    }

    /** All work and questions that only it knows. */
    default List<? extends ModuleTask> tasks() {
        return List.of();
    }

    /** Set-up of its own cards and numbers, after characters are chosen. */
    default void setUp(Play p) {}

    /** Does work that only it knows. */
    default void work(Play p, Step.ModuleWork work) {
        throw new IllegalStateException(id() + " knows no work " + work);
    }

    /** Does its part of the course of a round. */
    default void phase(Play p, Step.ModulePhase phase) {
        throw new IllegalStateException(id() + " has no part " + phase + " in a round");
    }

    /** Lists the options of a question that only it asks. */
    default void list(Play p, Step.ModuleQuestion question, OptionList options) {
        throw new IllegalStateException(id() + " asks no question " + question);
    }

    /** Says what comes of work that only it knows, for whoever shows a question; it changes nothing. */
    default void foresee(GameState s, int seat, Step.ModuleWork work, Consumer<Consequence> out) {}

    /**
     * What a character can do in its turn because of it, besides cards, items and rooms: each branch is an action, offered
     * where its check says OK and refused with its reason elsewhere. None asks another seat to agree.
     */
    default @Nullable ActionSource actions() {
        return null;
    }

    /** Whether its actions are for a seat at all; where they are not, they are not even refused. */
    default boolean actsFor(GameState s, int seat) {
        return true;
    }

    /** Why a game can end because of it. A saved game numbers them in this order, so new ones go to the end. */
    default List<Ending> endings() {
        return List.of();
    }

    // ---------------------------------------------------------------- what lies in rooms

    /** Whether something that only it has lies face down in a room, for the first who comes. */
    default boolean hidesIn(GameState s, int slot) {
        return false;
    }

    /** A seat looks at all that lies face down in a room, and so at what it hides there. */
    default void lookedAt(Play p, int seat, int slot) {}

    /**
     * A character has come into a room and its exploration token, if any, is resolved: now what is hidden there is turned up.
     *
     * @param way the {@link coldwake.engine.agenda.Way} the character took
     * @param noise how it moves
     * @return whether the usual noise still follows
     */
    default boolean discovered(Play p, int seat, int slot, int way, Step.Noise noise) {
        return true;
    }

    // ---------------------------------------------------------------- at any time

    /** Whether a choice is one of its own that is nobody's answer, possible now or not. */
    default boolean isAnytime(String choice) {
        return false;
    }

    /** Such choices that a seat has now, besides answering what it may be asked. */
    default List<String> anytime(GameState s, int seat) {
        return List.of();
    }

    /** Takes one of those choices. The open question is asked again afterwards. */
    default void takeAnytime(Play p, int seat, String choice) {
        throw new IllegalStateException(id() + " offers nothing like " + choice);
    }

    /** Whether a clock runs for it that whoever keeps the time started with this round; the engine has none. */
    default boolean isTimed(GameState s) {
        return false;
    }

    /** Whether one of those choices must wait until that clock has run out. */
    default boolean waitsForClock(String choice) {
        return false;
    }

    // ---------------------------------------------------------------- what happens

    /** What it wants to hear of. */
    default List<Happening.Kind> listens() {
        return List.of();
    }

    /** Something happened. */
    default void on(Play p, Happening what) {}

    /** Rooms where it has something to do in the step of fire damage, burning or not, as a bit set. */
    default int fireStepAt(GameState s) {
        return 0;
    }

    /** What a seat is asked in its turn, if it plays on without its character because of this module. */
    default @Nullable Step turn(int seat) {
        return null;
    }

    /** Whether a player acts for the species, so that it neither attacks in the event phase nor follows event cards. */
    default boolean playsSpecies(GameState s) {
        return false;
    }
}
