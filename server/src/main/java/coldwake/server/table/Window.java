package coldwake.server.table;

import coldwake.engine.Game;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A window for reactions to one thing. The rules ask in turn whoever might react, as far as the table can tell; people are
 * asked all at once, and their answers are kept until the window closes (ADR 18).
 */
final class Window {
    private final int scope;
    private final long since;
    private final Map<Integer, String> answers = new TreeMap<>();
    private @Nullable Game askedAt;
    private int askedNumber;
    private Map<Integer, Game> asked = Map.of();

    Window(int scope, long since) {
        this.scope = scope;
        this.since = since;
    }

    int scope() {
        return scope;
    }

    long since() {
        return since;
    }

    void answer(int seat, String option) {
        answers.put(seat, option);
    }

    /** What a seat has answered, or null. */
    @Nullable String answer(int seat) {
        return answers.get(seat);
    }

    /** The seats that are still to be asked, in turn, each with the game as it is if all before it decline. */
    Map<Integer, Game> asked(Game now) {
        int number = now.state().decisionNumber();
        if (askedAt != now || askedNumber != number) {
            asked = ifAllDecline(now);
            askedAt = now;
            askedNumber = number;
        }
        return asked;
    }

    private Map<Integer, Game> ifAllDecline(Game now) {
        Map<Integer, Game> found = new LinkedHashMap<>();
        for (Game next = now.copy(); next.window() == scope; ) {
            int seat = next.toAct();
            found.put(seat, next);
            next = next.copy();
            next.choose(seat, next.options(seat).get(decline(next, seat)));
        }
        return found;
    }

    /** The answer that counts for a seat that is asked now: its own, or the one that is always possible. */
    String counts(Game now, int seat) {
        var ids = OptionIds.of(now.state(), now.options(seat));
        String own = answers.get(seat);
        return own != null && ids.contains(own) ? own : ids.get(decline(now, seat));
    }

    private static int decline(Game game, int seat) {
        OptionList options = game.options(seat);
        for (int k = 0; k < options.size(); k++) {
            if (options.get(k).kind() == OptionKind.DECLINE) {
                return k;
            }
        }
        throw new IllegalStateException("nobody can decline a reaction");
    }
}
