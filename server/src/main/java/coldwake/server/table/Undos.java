package coldwake.server.table;

import org.jspecify.annotations.Nullable;

/** Taking choices back: at once, or when everybody has agreed. */
public final class Undos {
    /** New deals at one table: everybody who loads its record deals them again. */
    static final int MOST_DEALS = 200;

    private final Tables tables;

    Undos(Tables tables) {
        this.tables = tables;
    }

    /** Takes the last choice of a person back at once, or asks the table. */
    public int undo(String id, String commandId, int seat, @Nullable Integer keep) {
        return tables.command(id, "u-" + seat + "-" + commandId, table -> {
            LessonGame taught = table.lessonGame();
            if (taught != null) {
                return undoneInLesson(table, taught, seat, keep);
            }
            int last = table.choices().size() - 1;
            int wanted = questionOfAPerson(table, keep == null ? last : keep);
            if (wanted < table.settled() || table.over()) {
                throw new TableException("nothing-to-undo", "There is no choice to take back.");
            }
            if (wanted < table.freeUndoTo(seat)) {
                DailyShips.refuseAt(table, "what was learned from a choice stays learned");
            }
            if (table.mayUndo(seat, wanted)) {
                return undone(table, seat, wanted);
            }
            checkDeals(table);
            return new Entry.UndoAsked(seat, wanted);
        });
    }

    /** In a lesson nobody else's secret is at stake: whatever was done can be taken back. */
    private static Entry undoneInLesson(Table table, LessonGame taught, int seat, @Nullable Integer keep) {
        int wanted = keep == null ? taught.undoTo() : keep;
        if (wanted < 0 || wanted >= table.choices().size()) {
            throw new TableException("nothing-to-undo", "There is no choice to take back.");
        }
        return new Entry.Undone(seat, wanted, null);
    }

    /** A bot has nothing to take back, so it goes back to the question of a person before; -1 if there is none. */
    private static int questionOfAPerson(Table table, int keep) {
        int wanted = keep < table.choices().size() ? keep : -1;
        while (wanted >= 0
                && table.seats().get(table.choices().get(wanted).seat()).bot() != null) {
            wanted--;
        }
        return wanted;
    }

    /** Answers a wish to undo, that to keep some choices if they are named; with the last agreement it is done. */
    public int answerUndo(String id, int seat, boolean agreed, @Nullable Integer keep) {
        int version = tables.command(id, "ua-" + seat + "-" + Tokens.create(), table -> {
            Entry.UndoAsked asked = table.undoAsked();
            if (asked == null || keep != null && keep != asked.keep()) {
                throw new TableException("nothing-asked", "Nobody asks to take this back, or no longer.");
            }
            return new Entry.UndoAnswered(seat, agreed);
        });
        return tables.read(id, Undos::undone) == null ? version : tables.command(id, "ud-" + version, Undos::undone);
    }

    /** What everybody has agreed to, or null. */
    private static @Nullable Entry undone(Table table) {
        Entry.UndoAsked asked = table.undoAsked();
        return asked != null && table.mayUndo(asked.seat(), asked.keep())
                ? undone(table, asked.seat(), asked.keep())
                : null;
    }

    /** Whoever takes back more than is free must not know what comes: it is dealt again (ADR 13). */
    private static Entry.Undone undone(Table table, int seat, int keep) {
        if (keep >= table.freeUndoTo(seat)) {
            return new Entry.Undone(seat, keep, null);
        }
        checkDeals(table);
        return new Entry.Undone(seat, keep, table.nextDeal());
    }

    private static void checkDeals(Table table) {
        if (table.nextDeal().number() > MOST_DEALS) {
            throw new TableException(
                    "too-many-deals", "At this table choices were taken back past a reveal as often as is possible.");
        }
    }
}
