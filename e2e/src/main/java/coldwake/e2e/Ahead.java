package coldwake.e2e;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.Decision;
import coldwake.engine.event.GameEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What answers lead to, found by giving them in copies of a game: the same answers at a table bring the same. */
final class Ahead {
    private static final int MOST_PAYMENTS = 6;

    private Ahead() {}

    /** A point at which an answer of a seat, paid with the first cards, brings something about. */
    static Predicate<Game> brings(int seat, String prefix, Predicate<List<GameEvent>> wanted) {
        return game -> answer(game, seat, prefix, wanted).isPresent();
    }

    /** The first answer of a kind that brings something about. */
    static Optional<String> answer(Game game, int seat, String prefix, Predicate<List<GameEvent>> wanted) {
        if ((game.asked() & 1 << seat) == 0 || !game.decision(seat).reason().equals("choose-action")) {
            return Optional.empty();
        }
        return game.decision(seat).options().stream()
                .filter(option -> option.startsWith(prefix) && wanted.test(events(game, seat, option)))
                .findFirst();
    }

    /** What an answer brings, until somebody is asked something else than a payment. */
    private static List<GameEvent> events(Game game, int seat, String option) {
        Game copy = game.copy();
        List<GameEvent> events = new ArrayList<>();
        copy.listen(events::add);
        copy.choose(new Choice(copy.state().decisionNumber(), seat, option));
        for (int k = 0; k < MOST_PAYMENTS && !copy.over() && (copy.asked() & 1 << seat) != 0; k++) {
            Decision decision = copy.decision(seat);
            if (!decision.reason().equals("choose-payment")) {
                break;
            }
            String first = decision.options().stream()
                    .filter(o -> o.startsWith("pay:"))
                    .findFirst()
                    .orElseThrow();
            copy.choose(new Choice(copy.state().decisionNumber(), seat, first));
        }
        return events;
    }

    /** Whether one of the events is of a kind. */
    static Predicate<List<GameEvent>> one(Class<? extends GameEvent> kind) {
        return events -> events.stream().anyMatch(kind::isInstance);
    }
}
