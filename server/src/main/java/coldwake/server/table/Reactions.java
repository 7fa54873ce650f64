package coldwake.server.table;

import coldwake.engine.Game;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who is asked at a table in a window for reactions, what was answered there, and when it closes (ADR 18). */
final class Reactions {
    private final Table table;
    private final int reactionSeconds;
    private @Nullable Window window;

    /** @param reactionSeconds how long windows are open, or 0 to leave them to whoever is asked */
    Reactions(Table table, int reactionSeconds) {
        this.table = table;
        this.reactionSeconds = reactionSeconds;
    }

    boolean open() {
        return window != null;
    }

    void answer(Entry.WindowAnswered answered) {
        if (window != null) {
            window.answer(answered.seat(), answered.option());
        }
    }

    /** The seats of the open window that are still to be asked in turn, each with the game as it is asked there. */
    Map<Integer, Game> askedTogether() {
        Window open = window;
        return open == null ? Map.of() : open.asked(table.running());
    }

    /** Whether people are asked all at once and answered for at one moment: there is somebody to hide it from. */
    boolean answeredTogether() {
        return window != null
                && reactionSeconds > 0
                && !table.oneDevice()
                && Integer.bitCount(table.humans()) > 1
                && askedPeople() != 0;
    }

    private int askedPeople() {
        return askedTogether().keySet().stream()
                .filter(seat -> table.seats().get(seat).mover() == null)
                .mapToInt(seat -> 1 << seat)
                .sum();
    }

    /** Whether a seat has answered in the open window, which only that seat may know. */
    boolean hasAnswered(int seat) {
        return window != null && window.answer(seat) != null;
    }

    /** When the server answers for the people in the open window, or null if it does not. None of it depends on hands. */
    @Nullable Long windowCloses() {
        Window open = window;
        if (open == null) {
            return null;
        }
        if (answeredTogether()) {
            int people = askedPeople();
            boolean wait = askedTogether().keySet().stream()
                    .anyMatch(seat -> (people & 1 << seat) != 0
                            && !table.seats().get(seat).declinesReactions());
            return wait ? open.since() + reactionSeconds * 1000L : open.since();
        }
        int seat = table.running().toAct();
        // A device that goes round goes to everybody who is asked, or it would tell who can react.
        boolean hidesNothing = reactionSeconds > 0
                && !table.oneDevice()
                && table.running().options(seat).size() == 1;
        return table.seats().get(seat).human()
                        && (hidesNothing || table.seats().get(seat).declinesReactions())
                ? open.since()
                : null;
    }

    /** The same, but null while a bot is to answer first. */
    @Nullable Long windowDue() {
        boolean bot =
                window != null && table.seats().get(table.running().toAct()).mover() != null;
        return bot ? null : windowCloses();
    }

    /** What counts as the answer of the person who is asked, if the time of the window has come. */
    Entry.@Nullable Chosen dueInWindow(long now) {
        Long due = windowDue();
        Window open = window;
        if (open == null || due == null || due > now) {
            return null;
        }
        int seat = table.running().toAct();
        int number = table.running().state().decisionNumber();
        return new Entry.Chosen(seat, number, open.counts(table.running(), seat), null);
    }

    /** A window stays the same while one after the other declines. */
    void watch(Entry entry, long at) {
        Game current = table.game();
        int scope = current == null ? -1 : current.window();
        Window before = entry instanceof Entry.Undone || entry instanceof Entry.RulesChanged ? null : window;
        boolean same = before != null && before.scope() == scope;
        window = scope < 0 ? null : same ? before : new Window(scope, at);
    }
}
