package coldwake.engine.view;

import coldwake.engine.Game;
import coldwake.engine.agenda.Agenda;
import coldwake.engine.mode.Revival;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.SeatView.QuestionView;
import coldwake.engine.view.SeatView.RevivalView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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
        ModuleViewBuilder modules = new ModuleViewBuilder(s, seat);
        List<CrewView> crew = new ArrayList<>();
        for (int other = 0; other < s.seats(); other++) {
            crew.add(new CrewViewBuilder(s, seat, other).build());
        }
        return new SeatView(
                seat,
                s.round(),
                phase(),
                step(),
                s.firstPlayer(),
                s.ending() == Ending.NONE ? null : s.ending().id(),
                s.over(),
                Words.bits(s.winners()),
                words.all(Zone.REVEALED),
                words.all(Zone.OPEN_OBJECTIVES),
                modules.module(s.rules().species()),
                modules.module(s.rules().mode()),
                modules.addOns(),
                modules.counters(),
                modules.piles(),
                new ShipViewBuilder(s, seat).build(),
                s.rules().place().view(s, seat),
                List.copyOf(crew),
                intruders(),
                revivals(),
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

    private @Nullable String step() {
        return switch (phase()) {
            case "player" -> "player-turns";
            case "event" -> eventStep();
            default -> null;
        };
    }

    /** The step of the event phase: the one before the next that is still to come. */
    private @Nullable String eventStep() {
        for (Agenda rest = s.agenda(); !rest.isEmpty(); rest = rest.pop()) {
            String step = s.rules().place().eventStepBefore(s, rest.top());
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    private List<IntruderView> intruders() {
        List<IntruderView> result = new ArrayList<>();
        for (int i : Words.bits(s.intruders.onBoard())) {
            result.add(new IntruderView(
                    i + 1,
                    s.intruders.typeOf(i).id(),
                    s.board().slots().get(s.intruders.room(i)).number(),
                    s.intruders.injuries(i)));
        }
        return List.copyOf(result);
    }

    private List<RevivalView> revivals() {
        if (s.over()) {
            return List.of();
        }
        List<RevivalView> result = new ArrayList<>();
        for (Revival revival : s.rules().mode().revivals(s)) {
            result.add(new RevivalView(
                    revival.seat(),
                    number(revival.lies()),
                    revival.carrier() < 0 ? null : revival.carrier(),
                    number(revival.room()),
                    Words.word(revival.state())));
        }
        return List.copyOf(result);
    }

    private @Nullable String number(int slot) {
        return slot < 0 ? null : s.board().slots().get(slot).number();
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
            if (!Visibility.seesZone(s, seat, zone)) {
                throw new IllegalArgumentException(s.rules().zones().name(zone) + " is hidden from seat " + seat);
            }
            List<String> result = new ArrayList<>();
            for (int p = s.pieces.first(zone); p >= 0; p = s.pieces.next(p)) {
                result.add(name(p));
            }
            return List.copyOf(result);
        }

        String room(int slot) {
            return s.board().slots().get(slot).number();
        }
    }
}
