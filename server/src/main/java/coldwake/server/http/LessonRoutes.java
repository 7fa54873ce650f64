package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.server.table.LessonTables;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.wire.LessonScribe;
import coldwake.server.wire.Wire;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonRun;
import coldwake.testkit.lesson.Lessons;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** Lessons: the list, a table for one learner, and going about in it. */
final class LessonRoutes {
    private final Tables tables;
    private final Requests requests;
    private final Limits creation;

    LessonRoutes(Tables tables, Requests requests, Limits creation) {
        this.tables = tables;
        this.requests = requests;
        this.creation = creation;
    }

    void route(RoutesConfig routes) {
        routes.get("/api/lessons", ctx -> requests.answer(ctx, LessonScribe.list(Requests.language(ctx))));
        routes.post("/api/lessons/{id}", this::open);
        routes.post("/api/tables/{id}/lesson", this::go);
    }

    private void open(Context ctx) {
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        String id = Requests.id(ctx);
        Lesson lesson = Lessons.named(id)
                .orElseThrow(() -> new BadRequest(
                        404,
                        "no-such-lesson",
                        "There is no lesson '" + id + "'; there are "
                                + String.join(
                                        ", ",
                                        Lessons.all().stream().map(Lesson::id).toList()) + "."));
        Wire.OpenLesson request = requests.body(ctx, Wire.OpenLesson.class);
        Language language = Requests.language(ctx);
        LessonTables.Opened opened = tables.lessons()
                .open(
                        requests.once(ctx, id + " " + request.name()),
                        lesson,
                        new LessonScribe(language, lesson).title(),
                        Objects.requireNonNullElse(request.name(), "Player"));
        ctx.status(201);
        requests.answer(
                ctx,
                new Wire.Ticket(
                        opened.table(), opened.held().seat(), opened.held().token()));
    }

    private void go(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Wire.GoInLesson request = requests.body(ctx, Wire.GoInLesson.class);
        String word = Requests.need(request.go(), "go");
        LessonRun.Go go = Arrays.stream(LessonRun.Go.values())
                .filter(g -> word(g).equals(word))
                .findFirst()
                .orElseThrow(() -> new TableException(
                        "no-such-way",
                        "In a lesson one goes "
                                + String.join(
                                        ", ",
                                        Arrays.stream(LessonRun.Go.values())
                                                .map(LessonRoutes::word)
                                                .toList())
                                + "."));
        String commandId = Requests.commandId(request.commandId());
        requests.done(ctx, tables.lessons().go(Requests.id(ctx), commandId, seat, go, request.answer()));
    }

    private static String word(LessonRun.Go go) {
        return go.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
