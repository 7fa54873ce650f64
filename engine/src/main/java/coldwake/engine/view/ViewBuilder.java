package coldwake.engine.view;

import coldwake.engine.Game;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.SeatView.QuestionView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Puts views together. Whatever may be a secret is asked of {@link Visibility} first. */
public final class ViewBuilder {
    private final GameState s;
    private final int seat;

    private ViewBuilder(GameState state, int seat) {
        s = state;
        this.seat = seat;
    }

    /** What a seat, or who only watches, may know of a game now. */
    public static SeatView view(Game game, int seat) {
        ViewBuilder builder = new ViewBuilder(game.state(), seat);
        return builder.build(builder.question(game));
    }

    /** What a seat may know while no question is open: between two events. */
    public static SeatView viewBetween(GameState state, int seat) {
        return new ViewBuilder(state, seat).build(new QuestionView(List.of(), null));
    }

    private SeatView build(QuestionView question) {
        Words words = new Words(s, seat);
        List<CrewView> crew = new ArrayList<>();
        for (int other = 0; other < s.seats(); other++) {
            crew.add(new CrewViewBuilder(s, seat, other).build());
        }
        return new SeatView(
                seat,
                s.round(),
                phase(),
                s.firstPlayer(),
                s.ending() == Ending.NONE ? null : Words.word(s.ending()),
                s.over(),
                Words.bits(s.winners()),
                words.all(Zone.REVEALED),
                new ShipViewBuilder(s, seat).build(),
                List.copyOf(crew),
                intruders(),
                question);
    }

    private String phase() {
        if (s.round() == 0) {
            return "setup";
        }
        if (s.inVictoryCheck()) {
            return "end";
        }
        return s.inEventPhase() ? "event" : "player";
    }

    private List<IntruderView> intruders() {
        List<IntruderView> result = new ArrayList<>();
        for (int i : Words.bits(s.intruders())) {
            result.add(new IntruderView(
                    i + 1,
                    s.typeOf(i).id(),
                    s.board().slots().get(s.intruderRoom(i)).number(),
                    s.injuries(i)));
        }
        return List.copyOf(result);
    }

    private QuestionView question(Game game) {
        return new QuestionView(Words.bits(game.asked()), Visibility.seesOptions(s, seat) ? game.decision(seat) : null);
    }

    /** How a seat calls things. */
    record Words(GameState s, int seat) {
        static String word(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The members of a bit set, from the lowest. */
        static List<Integer> bits(int set) {
            List<Integer> result = new ArrayList<>();
            for (int rest = set; rest != 0; rest &= rest - 1) {
                result.add(Integer.numberOfTrailingZeros(rest));
            }
            return List.copyOf(result);
        }

        String name(int piece) {
            return Visibility.name(s, seat, piece);
        }

        /** The pieces of a zone that the seat sees by the nature of the zone. */
        List<String> all(int zone) {
            if (!Visibility.seesZone(seat, zone)) {
                throw new IllegalArgumentException(Zone.name(zone) + " is hidden from seat " + seat);
            }
            List<String> result = new ArrayList<>();
            for (int p = s.first(zone); p >= 0; p = s.next(p)) {
                result.add(name(p));
            }
            return List.copyOf(result);
        }

        String room(int slot) {
            return s.board().slots().get(slot).number();
        }
    }
}
