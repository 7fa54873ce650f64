package coldwake.server.table;

import java.util.ArrayList;
import java.util.List;

/** A table as it was after some of the choices that count. */
public final class TableReplay {
    private final Table then;
    /** Choices, and between them new deals and the last change of the rules. */
    private final List<Entry> kept = new ArrayList<>();

    private TableReplay(String id) {
        then = new Table(id);
    }

    /** The table after some choices; bots give their reasons from one of them on. */
    public static Table after(String id, List<Entry> record, int choices, int reasonsFrom) {
        TableReplay replay = new TableReplay(id);
        record.forEach(replay::gather);
        replay.play(choices, reasonsFrom);
        return replay.then;
    }

    private void gather(Entry entry) {
        switch (entry) {
            case Entry.Created created -> then.apply(created, 0);
            case Entry.Started started -> then.apply(started, 0);
            case Entry.Chosen chosen -> kept.add(chosen);
            case Entry.Undone undone -> {
                takeBack(undone.keep());
                if (undone.deal() != null) {
                    kept.add(undone);
                }
            }
            case Entry.RulesChanged changed -> {
                takeBack(changed.keep());
                kept.removeIf(earlier -> !(earlier instanceof Entry.Chosen));
                kept.add(changed);
            }
            default -> {}
        }
    }

    /** Drops everything after that many choices. */
    private void takeBack(int keep) {
        int end = 0;
        for (int choices = 0; end < kept.size(); end++) {
            choices += kept.get(end) instanceof Entry.Chosen ? 1 : 0;
            if (choices > keep) {
                break;
            }
        }
        kept.subList(end, kept.size()).clear();
    }

    private void play(int choices, int reasonsFrom) {
        int begun = then.entries() + 1;
        for (int k = 0; k < kept.size(); k++) {
            if (kept.get(k) instanceof Entry.RulesChanged changed) {
                if (choices < changed.keep()) {
                    throw new TableException(
                            "other-rules",
                            "The first " + changed.keep()
                                    + " choices were made with rules that this server no longer has.");
                }
                then.playFrom(begun + k);
            }
        }
        for (Entry entry : kept) {
            int made = then.choices().size();
            if (entry instanceof Entry.Chosen chosen) {
                if (made == choices) {
                    return;
                }
                then.apply(made < reasonsFrom ? chosen.withoutReason() : chosen, 0);
            } else {
                then.apply(entry, 0);
            }
        }
    }
}
