package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.server.table.DailyShips;
import coldwake.server.table.Draw;
import coldwake.server.table.Entry;
import coldwake.server.table.SeatState;
import coldwake.server.table.Seats;
import coldwake.server.table.Table;
import coldwake.server.wire.LessonScribe;
import coldwake.server.wire.Scribe;
import coldwake.server.wire.Wire;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonRun;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Writes what somebody may know of a table. */
final class Views {
    private final Clock clock;
    private final BiPredicate<String, Integer> connected;

    /** {@code connected} tells whether somebody looks at a table from a seat right now. */
    Views(Clock clock, BiPredicate<String, Integer> connected) {
        this.clock = clock;
        this.connected = connected;
    }

    Wire.State state(Table t, Viewer viewer) {
        Game game = t.game();
        int seat = viewer.sees(t);
        int made = t.choices().size();
        return new Wire.State(
                info(t),
                game == null
                        ? null
                        : new Scribe(viewer.language(), seat)
                                .game(game, asking(t, seat), undo(t, seat, game, made), made, lesson(t, viewer)));
    }

    /** Where a learner is in the lesson of this table, if one is taught; only learners are told. */
    private static Wire.@Nullable LessonInfo lesson(Table t, Viewer viewer) {
        Lesson lesson = t.lesson();
        LessonRun run = t.lessonRun();
        if (lesson == null || viewer.watches()) {
            return null;
        }
        LessonScribe scribe = new LessonScribe(viewer.language(), lesson);
        return run == null ? scribe.watch(t.running(), viewer.seat()) : scribe.now(run);
    }

    /** What somebody saw in an earlier version, without the table itself. */
    Wire.State earlier(Table t, Viewer viewer, Table.Earlier then) {
        Game game = then.game();
        int seat = viewer.sees(t);
        int made = then.choices();
        return new Wire.State(
                null,
                game == null ? null : new Scribe(viewer.language(), seat).game(game, undo(t, seat, game, made), made));
    }

    /** How people are asked in a window for reactions, or null outside of one. Only a seat itself knows that it answered. */
    private static Scribe.@Nullable Asking asking(Table t, int seat) {
        if (!t.answeredTogether()) {
            return null;
        }
        Map<Integer, Game> asked = t.askedTogether();
        return new Scribe.Asking(
                asked.keySet().stream().sorted().toList(), t.hasAnswered(seat) ? null : asked.get(seat));
    }

    /** All somebody may know of a table. */
    Wire.CompleteView snapshot(Table t, Viewer viewer) {
        return snapshot(t, viewer, state(t, viewer));
    }

    /** All somebody may know of a table of which the state is written already. */
    Wire.CompleteView snapshot(Table t, Viewer viewer, Wire.State state) {
        return new Wire.CompleteView(
                "snapshot", t.version(), info(t), state.game(), log(t, viewer, 0), chat(t, viewer, 0));
    }

    /** The log; why a bot chose is told to the seat it stands in for, and not to whoever borrows the eyes of that seat. */
    List<Wire.LogLine> log(Table t, Viewer viewer, int fromChoice) {
        Game game = t.game();
        return game == null
                ? List.of()
                : new Scribe(viewer.language(), viewer.sees(t)).log(game, t.choices(), fromChoice, viewer.seat());
    }

    static List<Wire.ChatInfo> chat(Table t, Viewer viewer, int from) {
        return t.chat(viewer.seat(), from).stream()
                .map(line ->
                        new Wire.ChatInfo(line.version(), line.seat(), line.name(), line.to(), line.text(), line.at()))
                .toList();
    }

    private static Wire.UndoInfo undo(Table t, int seat, Game game, int made) {
        Entry.UndoAsked asked = t.undoAsked();
        int freeTo = game.over() && t.lessonRun() == null ? made : t.freeUndoTo(seat, made);
        return new Wire.UndoInfo(
                freeTo < made,
                freeTo,
                asked == null ? null : asked.seat(),
                asked == null ? null : asked.keep(),
                asked == null ? List.of() : bits(t.undoAgreed()));
    }

    /**
     * The game after some choices, as a seat saw it then, with the reasons of its bot; the public view has those of all
     * bots. The log starts with choice {@code from}.
     */
    Wire.CompleteView replay(Table whole, Table then, int seat, Language language, int from) {
        Scribe scribe = new Scribe(language, seat);
        int reasons = seat == Audience.SPECTATOR ? Scribe.EVERY_SEAT : seat;
        Wire.UndoInfo noUndo = new Wire.UndoInfo(false, whole.choices().size(), null, null, List.of());
        return new Wire.CompleteView(
                "snapshot",
                whole.version(),
                info(whole),
                scribe.game(then.running(), noUndo, whole.choices().size()),
                scribe.log(then.running(), then.choices(), from, reasons),
                List.of());
    }

    static List<Integer> bits(int mask) {
        List<Integer> list = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            list.add(Integer.numberOfTrailingZeros(rest));
        }
        return list;
    }

    /** What everybody may know of a table. */
    Wire.TableInfo info(Table t) {
        Entry.Started started = t.started();
        boolean over = t.over();
        boolean shown = over && !DailyShips.sealed(t, clock.millis());
        List<Wire.SeatInfo> seats = new ArrayList<>();
        for (int seat = 0; seat < t.seats().size(); seat++) {
            seats.add(seat(t, seat));
        }
        return new Wire.TableInfo(
                t.id(),
                t.title(),
                started == null ? "open" : over ? "over" : "running",
                t.version(),
                t.setup(),
                seats,
                t.commitment(),
                draw(t.draw()),
                started != null && shown ? started.seed() : null,
                started != null && shown ? started.secret() : null,
                t.turnSeconds(),
                clock(t.deadline()),
                clock(t.hourglassAt()),
                clock(t.answeredTogether() ? t.windowCloses() : null),
                t.openToAll(),
                bits(t.fullViewAgreed()),
                bits(t.exportAgreed()),
                t.importedFrom(),
                t.host() < 0 ? null : t.host(),
                t.spectatorsMuted(),
                t.oneDevice(),
                t.daily());
    }

    private Wire.SeatInfo seat(Table t, int seat) {
        SeatState s = t.seats().get(seat);
        return new Wire.SeatInfo(
                seat,
                kind(s),
                s.name(),
                s.bot(),
                s.standIn(),
                Seats.word(s.standInBy()),
                bits(s.standInVotes()),
                connected.test(t.id(), seat),
                s.commitment(),
                s.declinesReactions(),
                s.webhook() != null,
                s.muted());
    }

    private Wire.@Nullable DrawInfo draw(@Nullable Draw draw) {
        if (draw == null) {
            return null;
        }
        long left = Math.max(0, draw.deadline() - clock.millis());
        return new Wire.DrawInfo(draw.seats(), List.copyOf(draw.shown()), new Wire.ClockInfo(draw.deadline(), left));
    }

    static String kind(SeatState s) {
        if (s.human()) {
            return "human";
        }
        if (s.bot() != null) {
            return "bot";
        }
        return s.invitationHash() == null ? "open" : "invited";
    }

    private Wire.@Nullable ClockInfo clock(@Nullable Long deadline) {
        return deadline == null ? null : new Wire.ClockInfo(deadline, Math.max(0, deadline - clock.millis()));
    }
}
