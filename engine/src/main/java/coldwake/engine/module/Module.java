package coldwake.engine.module;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionList;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a game that brings state and rules of its own. The core asks here and names none. */
public interface Module {
    String id();

    /** The numbers it keeps in the state, by index. */
    default List<Counter> counters() {
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

    /** Lists the options of a question that only it asks. */
    default void list(Play p, Step.ModuleQuestion question, OptionList options) {
        throw new IllegalStateException(id() + " asks no question " + question);
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

    // ---------------------------------------------------------------- what happens

    /** Whether it wants to hear what happens. */
    default boolean listens() {
        return false;
    }

    /** Something happened. */
    default void on(Play p, Happening what) {}

    /** What a seat is asked in its turn, if it plays on without its character because of this module. */
    default @Nullable Step turn(int seat) {
        return null;
    }

    /** Whether a player acts for the species, so that it neither attacks in the event phase nor follows event cards. */
    default boolean playsSpecies(GameState s) {
        return false;
    }
}
