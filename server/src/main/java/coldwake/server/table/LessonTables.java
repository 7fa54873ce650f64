package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonException;
import coldwake.testkit.lesson.LessonRun;
import coldwake.testkit.scenario.Position;
import coldwake.testkit.scenario.Scenario;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Opens private tables for lessons, and carries out what learners do there besides choosing. */
public final class LessonTables {
    /** Whoever follows the script of a lesson, where the level of a bot stands. */
    public static final String PUPPET = "puppet";

    /** The steady crew of the first watch. */
    private static final String WATCH_LEVEL = Bots.NORMAL.word();

    private final Tables tables;

    LessonTables(Tables tables) {
        this.tables = tables;
    }

    /** A table with a lesson, and the seat of the learner at it. */
    public record Opened(String table, Seats.Held held) {}

    /** Opens a table for one learner, unless it was opened before when the same was asked for. */
    public Opened open(IdempotencyKey once, Lesson lesson, String title, String name) {
        Scenario position = lesson.scenes().getFirst().position();
        GameSetup setup = Position.setup(position.setup());
        int you = setup.crew().indexOf(lesson.you());
        Entry.LessonRef ref = new Entry.LessonRef(lesson.id(), lesson.version());
        String id = tables.create(
                once, new Entry.Created(title, setup, false, null, null, Tokens.create(), you, null, ref));
        Seats.Held held = tables.seats().take(id, once, "learner", you, name, null, null);
        for (int seat = 0; seat < setup.seats(); seat++) {
            if (seat != you) {
                seat(id, seat, lesson.watch() ? WATCH_LEVEL : PUPPET);
            }
        }
        tables.draws().start(id);
        return new Opened(id, held);
    }

    private void seat(String id, int seat, String level) {
        tables.command(id, "first-bot-" + seat, table -> {
            return table.seats().get(seat).open() ? new Entry.BotSeated(seat, level) : null;
        });
    }

    /** The learner goes on, back or elsewhere, or answers a question. */
    public int go(String id, String commandId, int seat, LessonRun.Go go, @Nullable String answer) {
        return tables.command(id, "l-" + seat + "-" + commandId, table -> {
            LessonGame taught = table.lessonGame();
            if (taught == null) {
                throw new TableException("no-lesson", "No lesson is taught at this table.");
            }
            Entry.LessonGone gone = new Entry.LessonGone(seat, go, answer);
            try {
                taught.check(gone);
            } catch (LessonException e) {
                throw new TableException("not-now", Objects.toString(e.getMessage(), ""));
            }
            return gone;
        });
    }
}
