package coldwake.engine.view;

import coldwake.engine.Game;
import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Module;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.SeatView.QuestionView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
                s.ending() == Ending.NONE ? null : Words.word(s.ending()),
                s.over(),
                Words.bits(s.winners()),
                words.all(Zone.REVEALED),
                words.all(Zone.OPEN_OBJECTIVES),
                addOns(),
                new ShipViewBuilder(s, seat).build(),
                List.copyOf(crew),
                intruders(),
                question);
    }

    private Map<String, Map<String, Integer>> addOns() {
        Map<String, Map<String, Integer>> result = new LinkedHashMap<>();
        for (Module addOn : s.rules().addOns()) {
            Map<String, Integer> shown = new LinkedHashMap<>();
            for (Counter counter : addOn.counters()) {
                if (counter.shown() && !counter.ofSeat()) {
                    shown.put(counter.id(), s.counter(s.rules().counter(addOn.id() + "." + counter.id()), 0));
                }
            }
            result.put(addOn.id(), Collections.unmodifiableMap(shown));
        }
        return Collections.unmodifiableMap(result);
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
            case "event" -> eventStep(s.agenda());
            default -> null;
        };
    }

    /** The step of the event phase: the one before the next that is still to come. */
    private static @Nullable String eventStep(Agenda agenda) {
        for (Agenda rest = agenda; !rest.isEmpty(); rest = rest.pop()) {
            switch (rest.top()) {
                case Step.IntruderAttacks attacks -> {
                    return attacks.order() < 0 ? "time-track" : "intruder-attack";
                }
                case Step.FireDamage fire -> {
                    return fire.slot() == 0 ? "intruder-attack" : "fire-damage";
                }
                case Step.DrawEvent _ -> {
                    return "fire-damage";
                }
                case Step.DevelopBag _ -> {
                    return "resolve-event-card";
                }
                case Step.EndRound _ -> {
                    return "intruder-bag-development";
                }
                default -> {}
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
                throw new IllegalArgumentException(Zone.name(zone) + " is hidden from seat " + seat);
            }
            List<String> result = new ArrayList<>();
            for (int p = s.pieces.first(zone); p >= 0; p = s.pieces.next(p)) {
                result.add(name(p));
            }
            return List.copyOf(result);
        }

        /** The numbers of the species that everybody sees: those of a seat, or those of the ship. */
        Map<String, Integer> counters(boolean ofSeat, int owner) {
            List<Counter> counters = s.rules().species().counters();
            Map<String, Integer> result = new LinkedHashMap<>();
            for (int k = 0; k < counters.size(); k++) {
                if (counters.get(k).shown() && counters.get(k).ofSeat() == ofSeat) {
                    result.put(counters.get(k).id(), s.counter(k, owner));
                }
            }
            return Collections.unmodifiableMap(result);
        }

        String room(int slot) {
            return s.board().slots().get(slot).number();
        }
    }
}
