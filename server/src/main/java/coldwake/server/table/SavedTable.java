package coldwake.server.table;

import coldwake.content.save.OldForm;
import coldwake.content.text.Language;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Snapshot;
import coldwake.engine.state.SnapshotException;
import coldwake.server.table.Table.PlayedChoice;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The game of a table at some entry of its record, so that the choices before it need not be played again, and can be
 * kept under rules that would no longer allow them.
 *
 * @param seq the entry after which it was saved
 * @param rules version of the rules it was saved with
 */
record SavedTable(int seq, String rules, Snapshot state, String hash, List<SavedChoice> choices) {
    /** A game taken down while its table is locked; writing out its choices, by far the most, can wait until it is not. */
    record Taken(int seq, String rules, Snapshot state, String hash, List<PlayedChoice> choices) {
        SavedTable write() {
            return new SavedTable(
                    seq,
                    rules,
                    state,
                    hash,
                    choices.stream().map(SavedTable::saved).toList());
        }
    }

    /** A choice with what it caused. */
    record SavedChoice(
            int seat,
            String option,
            boolean reveals,
            int round,
            List<List<Object>> events,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<Language, String> why) {}

    static Taken take(int seq, String rules, GameState state, List<PlayedChoice> choices) {
        return new Taken(seq, rules, Snapshot.of(state), Long.toHexString(state.hash()), List.copyOf(choices));
    }

    private static SavedChoice saved(PlayedChoice c) {
        return new SavedChoice(
                c.seat(),
                c.option(),
                c.reveals(),
                c.round(),
                c.events().stream().map(EventText::write).toList(),
                c.why());
    }

    /** The choices again; an event that the rules of now no longer know, or whose card, is left out of the log. */
    List<PlayedChoice> played(Ruleset ruleset) {
        int[] numbering = state.pieces().stream().mapToInt(ruleset::named).toArray();
        return choices.stream()
                .map(c -> new PlayedChoice(
                        c.seat(),
                        c.option(),
                        c.events().stream()
                                .<GameEvent>map(event -> EventText.read(event, numbering))
                                .filter(Objects::nonNull)
                                .toList(),
                        c.reveals(),
                        c.round(),
                        c.why()))
                .toList();
    }

    GameState restore(Ruleset ruleset) {
        GameState restored = restore(state, ruleset);
        if (!OldForm.hadOtherHash(rules) && !hash.equals(Long.toHexString(restored.hash()))) {
            throw new TableException("broken-snapshot", "The stored game of this table is damaged.");
        }
        return restored;
    }

    static GameState restore(Snapshot state, Ruleset ruleset) {
        try {
            return state.restore(ruleset);
        } catch (SnapshotException e) {
            throw new TableException(
                    "other-rules", "The game at this table needs other rules than this server has: " + e.getMessage());
        }
    }
}
