package coldwake.content.text;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionForm.Arg;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Question;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
        names = new Names(messages, state.rules(), PublicTable.of(state));
    }

    /** Labels of all answers to a question, in order; a second one that would read the same gets a number. */
    public List<String> labels(Question question) {
        List<String> labels = new ArrayList<>();
        for (Question.Answer answer : question.options()) {
            String label = label(question.seat(), answer.kind(), answer.a(), answer.b());
            String unique = label;
            for (int n = 2; labels.contains(unique); n++) {
                unique = label + " (" + n + ")";
            }
            labels.add(unique);
        }
        return labels;
    }

    /** The label of one option, offered or refused. */
    public String label(int seat, OptionForm kind, int a, int b) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        arguments.putAll(
                kind.first() == Arg.OWN ? Map.of("space", kind.write(s, a)) : arguments(kind.first(), a, a, b));
        arguments.putAll(arguments(kind.second(), b, a, b));
        if (kind == OptionKind.ROOM_ACTION) {
            arguments.putAll(branch(a, b));
        }
        return Names.capitalised(messages.text(key(seat, kind, a), arguments));
    }

    /** The label of what is refused. */
    public String label(Question question, Question.Refused refused) {
        return label(question.seat(), refused.kind(), refused.a(), refused.b());
    }

    /** Why something cannot be done now, and what would help. */
    public String refusal(Reason reason) {
        return messages.text("refusal." + reason.id());
    }

    private String key(int seat, OptionForm kind, int a) {
        String key = "option." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
        boolean special = switch (kind) {
            case OptionKind.MOVE -> s.inCombat(seat);
            case OptionKind.CARD, OptionKind.ITEM, OptionKind.SPECIES_CARD, OptionKind.ROOM_ACTION ->
                hasAlternatives(a);
            case OptionKind.CORRIDOR -> s.board().isCorridor(a) && s.ship.doorClosed(a);
            default -> false;
        };
        return special ? key + "." + shape(kind) : key;
    }

    /** The special form of an option that has two. */
    private static String shape(OptionForm kind) {
        return switch (kind) {
            case OptionKind.MOVE -> "escape";
            case OptionKind.CORRIDOR -> "door";
            default -> "branch";
        };
    }

    private Map<String, ?> arguments(Arg arg, int value, int a, int b) {
        return switch (arg) {
            case NONE, OWN -> Map.of();
            case ROOM -> Map.of("room", names.room(value));
            // Some ways are no corridor.
            case CORRIDOR_IF_DOUBLE ->
                value >= 0 && s.board().isDouble(value) ? Map.of("room", through(a, value)) : Map.of();
            case PASSAGE -> Map.of("corridor", names.passage(value));
            case PIECE -> Map.of("card", piece(value));
            case BRANCH -> branch(a, b);
            case ROOM_BRANCH -> Map.of("room", names.piece(a));
            case SOURCE ->
                Map.of(
                        "action",
                        names.action(
                                s.rules().source(a).id(), s.rules().branch(a, b).id()));
            case FOE -> Map.of("foe", foe(value));
            case SEAT -> Map.of("who", names.seat(value));
            case THING -> Map.of("object", names.thing(value));
            case COLOUR -> Map.of("colour", colour(value));
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
        if (foe == Step.ROOM_TARGET) {
            return messages.text("name." + s.rules().species().roomTarget());
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
