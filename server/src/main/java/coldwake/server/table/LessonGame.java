package coldwake.server.table;

import coldwake.engine.decision.ChoiceException;
import coldwake.server.table.Table.PlayedChoice;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonException;
import coldwake.testkit.lesson.LessonRun;
import coldwake.testkit.lesson.Lessons;
import coldwake.testkit.lesson.Moment;
import java.util.List;

/** A lesson at a table: what a learner did is its record, and the game follows from it. */
final class LessonGame {
    private final LessonRun run;
    private List<Moment.Played> told = List.of();

    LessonGame(Lesson lesson) {
        run = LessonRun.start(lesson, RulesetCache::of);
    }

    /** The lesson of a table; one that is no longer taught cannot be opened again. */
    static Lesson lesson(Entry.LessonRef ref) {
        return Lessons.named(ref.id())
                .orElseThrow(() -> new TableException("no-such-lesson", "There is no lesson '" + ref.id() + "'."));
    }

    LessonRun run() {
        return run;
    }

    /** Refuses what cannot be done now, and changes nothing. */
    void check(Entry entry) {
        carryOut(run.copy(), entry);
    }

    /** Carries an entry out. What another version of the lesson allowed and this one does not is left out. */
    void apply(Entry entry) {
        try {
            carryOut(run, entry);
        } catch (ChoiceException | LessonException | TableException e) {
            // The lesson has changed since: it goes on from where it is.
        }
    }

    private static void carryOut(LessonRun lesson, Entry entry) {
        switch (entry) {
            case Entry.Chosen chosen -> {
                if (chosen.seat() != lesson.you()) {
                    throw new TableException("not-your-seat", "The others follow the lesson.");
                }
                lesson.choose(chosen.number(), chosen.option());
            }
            case Entry.LessonGone gone -> lesson.go(gone.go(), gone.answer());
            case Entry.Undone undone -> lesson.undo(undone.keep());
            default -> throw new IllegalArgumentException("no lesson knows " + entry);
        }
    }

    /** Brings the choices of a table up to date. Returns whether some that were told no longer count. */
    @SuppressWarnings("ReferenceEquality") // A choice that was taken back and made again is told again.
    boolean tell(List<PlayedChoice> choices) {
        List<Moment.Played> played = List.copyOf(run.now().choices());
        int same = 0;
        while (same < Math.min(told.size(), played.size()) && told.get(same) == played.get(same)) {
            same++;
        }
        boolean rewritten = same < told.size();
        choices.subList(same, choices.size()).clear();
        played.subList(same, played.size())
                .forEach(p -> choices.add(new PlayedChoice(p.seat(), p.option(), p.events(), true, p.round(), null)));
        told = played;
        return rewritten;
    }

    /** How many choices stay if the learner takes the last one back. */
    int undoTo() {
        List<Moment.Played> played = run.now().choices();
        int last = played.size() - 1;
        while (last >= 0 && played.get(last).seat() != run.you()) {
            last--;
        }
        return last < 0 ? played.size() : last;
    }
}
