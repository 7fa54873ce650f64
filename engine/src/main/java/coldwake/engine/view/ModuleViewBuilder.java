package coldwake.engine.view;

import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.view.CrewView.FaceDown;
import coldwake.engine.view.SeatView.ModuleView;
import coldwake.engine.view.SeatView.PileView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The counters and piles of modules as one seat sees them, by what the modules declare. */
final class ModuleViewBuilder {
    private final GameState s;
    private final Ruleset rules;
    private final int seat;

    ModuleViewBuilder(GameState state, int seat) {
        s = state;
        rules = state.rules();
        this.seat = seat;
    }

    /** What a module shows of the table to everybody. */
    ModuleView module(Module module) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        module.figures().forEach(figure -> figures.put(figure.id(), figure.value()));
        return new ModuleView(module.id(), ofTable(module), Collections.unmodifiableMap(figures));
    }

    /** The numbers of the table that each add-on shows. */
    Map<String, Map<String, Integer>> addOns() {
        Map<String, Map<String, Integer>> result = new LinkedHashMap<>();
        rules.addOns().forEach(addOn -> result.put(addOn.id(), ofTable(addOn)));
        return Collections.unmodifiableMap(result);
    }

    private Map<String, Integer> ofTable(Module module) {
        Map<String, Integer> shown = new LinkedHashMap<>();
        for (Counter counter : module.counters()) {
            if (counter.shown() && !counter.secret() && counter.ofTable()) {
                shown.put(counter.id(), s.counter(rules.counter(module.id() + "." + counter.id()), 0));
            }
        }
        return Collections.unmodifiableMap(shown);
    }

    /** The numbers of the species that everybody sees of a seat. */
    Map<String, Integer> ofSpecies(int owner) {
        Map<String, Integer> result = new LinkedHashMap<>();
        List<Counter> counters = rules.species().counters();
        for (int k = 0; k < counters.size(); k++) {
            Counter counter = counters.get(k);
            if (counter.shown() && !counter.secret() && counter.ofSeat()) {
                result.put(counter.id(), s.counter(k, owner));
            }
        }
        return Collections.unmodifiableMap(result);
    }

    /** All other counters, number by number. What the place has is in its own view. */
    Map<String, List<@Nullable Integer>> counters() {
        Map<String, List<@Nullable Integer>> result = new LinkedHashMap<>();
        int index = 0;
        for (Module module : rules.modules()) {
            for (Counter counter : module.counters()) {
                if (counter.shown() && !isShownElsewhere(module, counter)) {
                    result.put(rules.counterNames().get(index), numbers(index));
                }
                index++;
            }
        }
        return Collections.unmodifiableMap(result);
    }

    private boolean isShownElsewhere(Module module, Counter counter) {
        if (module.equals(rules.place())) {
            return true;
        }
        return !counter.secret() && (counter.ofTable() || counter.ofSeat() && module.equals(rules.species()));
    }

    private List<@Nullable Integer> numbers(int counter) {
        List<@Nullable Integer> result = new ArrayList<>();
        for (int at = 0; at < rules.size(counter); at++) {
            result.add(Visibility.seesCounter(s, seat, counter, at) ? (Integer) s.counter(counter, at) : null);
        }
        return Collections.unmodifiableList(result);
    }

    /** The piles of modules but those of the species, by name. */
    Map<String, PileView> piles() {
        Map<String, PileView> result = new LinkedHashMap<>();
        for (Pile pile : rules.zones().piles()) {
            if (!rules.species().piles().contains(pile)) {
                int first = rules.zones().pile(pile.id());
                for (int zone = first; zone < first + (pile.ofSeat() ? s.seats() : 1); zone++) {
                    result.put(rules.zones().name(zone), pile(zone, pile.kind() == Pile.Kind.DECK));
                }
            }
        }
        return Collections.unmodifiableMap(result);
    }

    private PileView pile(int zone, boolean deck) {
        List<FaceDown> cards = new ArrayList<>();
        for (int piece : pieces(s, zone)) {
            boolean seen = Visibility.sees(s, seat, piece);
            if (deck && !seen) {
                break;
            }
            String back = switch (rules.piece(piece)) {
                case ModuleCard card -> card.back();
                case ActionCard card -> card.family();
                default -> throw new IllegalStateException(rules.idOf(piece) + " lies in a pile of a module");
            };
            cards.add(new FaceDown(back, seen ? Visibility.name(s, seat, piece) : null));
        }
        return new PileView(s.pieces.count(zone), List.copyOf(cards));
    }

    /** The pieces of a zone, from the top. */
    static List<Integer> pieces(GameState s, int zone) {
        List<Integer> result = new ArrayList<>();
        for (int p = s.pieces.first(zone); p >= 0; p = s.pieces.next(p)) {
            result.add(p);
        }
        return result;
    }
}
