package coldwake.e2e;

import coldwake.engine.Game;
import coldwake.engine.decision.Decision;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.function.Predicate;

/** Points of a game worth staging, told by what a seat sees. */
final class Points {
    private Points() {}

    /** A seat is asked for some reason. */
    static Predicate<Game> asked(int seat, String reason) {
        return game -> isAsked(game, seat) && game.decision(seat).reason().equals(reason);
    }

    /** A seat is asked for some reason, and can answer in some way. */
    static Predicate<Game> asked(int seat, String reason, Predicate<Decision> how) {
        return game ->
                isAsked(game, seat) && game.decision(seat).reason().equals(reason) && how.test(game.decision(seat));
    }

    /** A turn of a seat in some round or later, with a move to make and nobody to fight. */
    static Predicate<Game> turn(int seat, int round) {
        return game -> game.state().round() >= round
                && asked(seat, "choose-action", d -> offers(d, "move:")).test(game)
                && !fighting(game, seat);
    }

    /** A turn of a seat with an intruder in its room. */
    static Predicate<Game> combat(int seat) {
        return game -> asked(seat, "choose-action", d -> offers(d, "shoot:") && offers(d, "move:"))
                        .test(game)
                && fighting(game, seat);
    }

    static boolean offers(Decision decision, String prefix) {
        return decision.options().stream().anyMatch(o -> o.startsWith(prefix));
    }

    private static boolean isAsked(Game game, int seat) {
        return (game.asked() & 1 << seat) != 0;
    }

    private static boolean fighting(Game game, int seat) {
        SeatView view = ViewBuilder.view(game, seat);
        String room = view.crew().get(seat).room();
        return view.intruders().stream().anyMatch(i -> i.room().equals(room));
    }
}
