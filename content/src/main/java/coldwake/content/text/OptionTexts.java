package coldwake.content.text;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionKind.Arg;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Labels of options, and why something is refused. */
public final class OptionTexts {
    private final GameState s;
    private final Messages messages;
    private final Names names;

    /** For a game as it stands; the labels follow the game. */
    public OptionTexts(Language language, GameState state) {
        s = state;
        messages = Messages.of(language, state.rules().setup().species());
        names = new Names(messages, state.rules(), Table.of(state));
    }

    /** Labels of all options of a seat, in order; a second one that would read the same gets a number. */
    public List<String> labels(int seat, OptionList options) {
        List<String> labels = new ArrayList<>();
        for (int k = 0; k < options.size(); k++) {
            Option option = options.get(k);
            String label = label(seat, option.kind(), option.a(), option.b());
            String unique = label;
            for (int n = 2; labels.contains(unique); n++) {
                unique = label + " (" + n + ")";
            }
            labels.add(unique);
        }
        return labels;
    }

    /** The label of one option, offered or refused. */
    public String label(int seat, OptionKind kind, int a, int b) {
        Map<String, Object> arguments = new HashMap<>();
        arguments.putAll(arguments(kind.first(), a, a, b));
        arguments.putAll(arguments(kind.second(), b, a, b));
        if (kind == OptionKind.ROOM_ACTION) {
            arguments.putAll(branch(a, b));
        }
        return Names.capitalised(messages.text(key(seat, kind, a), arguments));
    }

    /** Why something cannot be done now, and what would help. */
    public String refusal(Reason reason) {
        return messages.text("refusal." + reason.id());
    }

    private String key(int seat, OptionKind kind, int a) {
        String key = "option." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
        boolean special = switch (kind) {
            case MOVE -> s.inCombat(seat);
            case CARD, ITEM, SPECIES_CARD, ROOM_ACTION -> hasAlternatives(a);
            case CORRIDOR -> s.board().isCorridor(a) && s.ship.doorClosed(a);
            default -> false;
        };
        return special ? key + "." + shape(kind) : key;
    }

    /** The special form of an option that has two. */
    private static String shape(OptionKind kind) {
        return switch (kind) {
            case MOVE -> "escape";
            case CORRIDOR -> "door";
            default -> "branch";
        };
    }

    private Map<String, ?> arguments(Arg arg, int value, int a, int b) {
        return switch (arg) {
            case NONE -> Map.of();
            case ROOM -> Map.of("room", names.room(value));
            case CORRIDOR_IF_DOUBLE -> s.board().isDouble(value) ? Map.of("room", through(a, value)) : Map.of();
            case PASSAGE -> Map.of("corridor", names.passage(value));
            case PIECE -> Map.of("card", piece(value));
            case BRANCH -> branch(a, b);
            case ROOM_BRANCH -> Map.of("room", names.piece(a));
            case FOE -> Map.of("foe", foe(value));
            case SEAT -> Map.of("who", names.seat(value));
            case THING -> Map.of("object", names.thing(value));
            case COLOUR -> Map.of("colour", colour(value));
            case TRACK -> Map.of("space", s.board().tracks().destinations().get(value));
            case CHARACTER -> Map.of("who", names.character(value));
            case OBJECTIVE_DECK -> Map.of("deck", messages.text("objective-deck." + ObjectiveCard.DECKS.get(value)));
            case NUMBER -> Map.of("n", value + 1);
        };
    }

    private boolean hasAlternatives(int source) {
        return ((ActionSource) s.rules().piece(source)).branches().size() > 1;
    }

    private Map<String, ?> branch(int source, int branch) {
        return hasAlternatives(source) ? Map.of("branch", names.branch(source, branch)) : Map.of();
    }

    private String through(int room, int corridor) {
        return messages.text(
                "name.through",
                Map.of("room", names.room(room), "corridor", s.board().passageName(corridor)));
    }

    /** A contamination card by what its scan showed. */
    private String piece(int piece) {
        if (piece >= 0 && s.rules().piece(piece) instanceof ContaminationCard card && s.pieces.knownTo(piece) != 0) {
            String result = card.infected() ? "infected" : "clean";
            return messages.text(
                    "name.scanned",
                    Map.of("card", names.piece(piece), "result", messages.text("contamination." + result + ".name")));
        }
        return names.piece(piece);
    }

    private String foe(int foe) {
        if (foe == Step.EGGS) {
            return messages.text("name.eggs");
        }
        String name = names.intruder(s.intruders.type(foe));
        return s.intruders.injuries(foe) == 0
                ? name
                : messages.text("name.injured", Map.of("foe", name, "n", s.intruders.injuries(foe)));
    }

    private String colour(int colour) {
        return messages.text("colour." + Colour.values()[colour].name().toLowerCase(Locale.ROOT) + ".name");
    }
}
