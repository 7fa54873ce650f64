package coldwake.server.table;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the people at a table were asked and have agreed to; seats are bits. */
final class Agreements {
    Entry.@Nullable UndoAsked undoAsked;
    int undo;
    int fullView;
    int export;

    /** Somebody else sits on a chair, or nobody: what was agreed to from there no longer counts. */
    void leave(int seat) {
        int others = ~(1 << seat);
        fullView &= others;
        export &= others;
        undoAsked = null;
    }

    void askUndo(Entry.UndoAsked asked) {
        undoAsked = asked;
        undo = 1 << asked.seat();
    }

    void answerUndo(Entry.UndoAnswered answered) {
        if (answered.agreed()) {
            undo |= 1 << answered.seat();
        } else {
            undoAsked = null;
        }
    }

    /** Whether the wish to take something back is as it was. */
    boolean same(Entry.@Nullable UndoAsked wish, int agreed) {
        return Objects.equals(wish, undoAsked) && agreed == undo;
    }
}
