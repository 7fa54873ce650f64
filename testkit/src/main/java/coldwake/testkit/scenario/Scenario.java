package coldwake.testkit.scenario;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A scenario: what is on the table, what happens, what must then be true.
 *
 * @param freeChance whether chance that the scenario never mentions is left to the seed
 * @param strictWindows whether reaction windows must be answered like any other question
 */
public record Scenario(
        String file,
        String id,
        String title,
        List<String> refs,
        Setup setup,
        TableDescription given,
        boolean freeChance,
        boolean strictWindows,
        List<Stage> stages) {

    /**
     * What the players agreed on; without a crew there are seats, and a draft.
     *
     * @param refused part of the reason why there is no such game, if that is what the scenario is about
     * @param before the game that this one follows, if there is one
     */
    public record Setup(
            int line,
            String board,
            String species,
            String mode,
            List<Word> options,
            List<Word> crew,
            int seats,
            List<Integer> numbers,
            List<Word> objectives,
            long seed,
            @Nullable Word refused,
            @Nullable Before before) {}

    /** A finished game that this one follows: who played it, and how its table was when it ended. */
    public record Before(Setup setup, TableDescription given) {}

    /** Some moves and what must be true after them. */
    public record Stage(Map<String, List<String>> next, List<Move> when, Then then) {}

    /**
     * An answer to the open question.
     *
     * @param pay all cards paid for it, or null if it does not matter
     */
    public record Move(Word who, Word option, @Nullable List<Word> pay) {}

    /** What must be true. */
    public record Then(
            int line,
            TableDescription table,
            @Nullable Asked asked,
            List<Word> offered,
            List<Word> notOffered,
            List<Named<List<Word>>> means,
            List<Refused> refused,
            List<Logged> log,
            List<Logged> notLogged,
            List<Named<List<Logged>>> sees,
            @Nullable End end,
            @Nullable List<Word> winners,
            List<Word> absent,
            boolean unchanged) {}

    /** The open question; a null seat means that nobody is asked. */
    public record Asked(
            @Nullable Word seat,
            @Nullable Word reason,
            @Nullable List<Word> options) {}

    /** An option that is not offered, and why. */
    public record Refused(Word seat, Word option, @Nullable Word because) {}

    /**
     * An event by its name, and some of its fields.
     *
     * @param learnedBy the seats that learn of it and no others, or null if it does not matter
     */
    public record Logged(
            Word event, List<Named<Word>> fields, @Nullable List<Word> learnedBy) {}

    /** How the game ended. */
    public record End(
            @Nullable Word ending,
            @Nullable List<Word> survivors,
            @Nullable List<Word> dead,
            @Nullable List<Word> winners) {}
}
