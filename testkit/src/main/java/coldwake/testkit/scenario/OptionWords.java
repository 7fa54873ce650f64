package coldwake.testkit.scenario;

import coldwake.content.Declarations;
import coldwake.content.Rulesets;
import coldwake.content.ship.Pods;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionForm.Arg;
import coldwake.engine.state.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Whether an option that is not on offer is written as one could be. A misspelt option is never offered, so a check that
 * it is not offered would hold for the wrong reason.
 */
final class OptionWords {
    private static final String POD = "pod";

    private final GameState s;
    private final ScenarioNames names;

    OptionWords(GameState state, ScenarioNames names) {
        s = state;
        this.names = names;
    }

    void requirePossible(Word option) {
        String id = option.text().replaceFirst("#\\d+$", "");
        if (Rulesets.isAnytime(id)) {
            return;
        }
        List<OptionForm> kinds = Declarations.OPTIONS.stream()
                .filter(kind -> kind.word().equals(kindOf(id)))
                .toList();
        if (kinds.isEmpty()) {
            List<String> known = Declarations.OPTIONS.stream()
                    .map(OptionForm::word)
                    .distinct()
                    .sorted()
                    .toList();
            throw names.mistake(option, "an option that starts with one of " + String.join(", ", known));
        }
        if (kinds.stream().noneMatch(kind -> isPossible(kind, id))) {
            throw names.mistake(option, forms(kinds));
        }
    }

    private static String kindOf(String id) {
        return id.split("[:/]", 2)[0];
    }

    private static String forms(List<OptionForm> kinds) {
        return String.join(
                " or ", kinds.stream().map(OptionWords::form).distinct().toList());
    }

    private static String form(OptionForm kind) {
        String first =
                kind.first() == Arg.NONE ? "" : (kind.first() == Arg.ROOM_BRANCH ? "" : ":") + form(kind.first());
        String between = kind.second() == Arg.FOE ? "/" : "";
        return kind.word() + first + (kind.second() == Arg.NONE ? "" : between + form(kind.second()));
    }

    private static String form(Arg arg) {
        return switch (arg) {
            case NONE -> "";
            case BRANCH, ROOM_BRANCH -> " (with /BRANCH if there are several)";
            case CORRIDOR_IF_DOUBLE -> " (with /CORRIDOR if two lead there)";
            case FOE -> "TARGET (TYPE-N or eggs)";
            case PIECE -> "CARD (the id of a card or item of this game)";
            case ROOM -> "ROOM (its number)";
            case PASSAGE -> "CORRIDOR (its two rooms)";
            case THING -> "OBJECT (such as intruder-egg)";
            case NUMBER -> "N (counted from 1)";
            default -> arg.name();
        };
    }

    // ---------------------------------------------------------------- arguments

    private boolean isPossible(OptionForm kind, String id) {
        String rest = id.substring(kind.word().length());
        if (kind.first() == Arg.ROOM_BRANCH) {
            return rest.isEmpty() || rest.startsWith("/") && isBranchOfARoom(rest.substring(1));
        }
        if (kind.first() == Arg.NONE) {
            return rest.isEmpty();
        }
        if (!rest.startsWith(":")) {
            return false;
        }
        String[] parts = rest.substring(1).split("/", 2);
        if (kind.first() == Arg.SOURCE) {
            return parts.length == 2 && isActionOf(parts[0], parts[1]);
        }
        if (kind.word().equals(POD) && !parts[0].matches("[1-" + Pods.COUNT + "]")) {
            return false;
        }
        return isArgument(kind.first(), parts[0]) && (parts.length == 1 || isSecond(kind.second(), parts[0], parts[1]));
    }

    private boolean isActionOf(String module, String branch) {
        return Arrays.stream(s.rules().moduleActions())
                .mapToObj(s.rules()::source)
                .filter(source -> source.id().equals(module))
                .anyMatch(source -> source.branches().stream().anyMatch(b -> b.id().equals(branch)));
    }

    private boolean isSecond(Arg arg, String first, String second) {
        return arg == Arg.BRANCH ? isBranchOf(first, second) : arg != Arg.NONE && isArgument(arg, second);
    }

    private boolean isArgument(Arg arg, String word) {
        return switch (arg) {
            case NONE, BRANCH, ROOM_BRANCH, SOURCE -> false;
            case OWN -> !word.isEmpty();
            case ROOM -> s.board().slotNumbered(word) >= 0;
            case CORRIDOR_IF_DOUBLE, PASSAGE -> s.board().passageNamed(word) >= 0;
            case PIECE -> word.equals("none") || isPiece(word);
            case FOE -> word.equals("eggs") || isFoe(word);
            case SEAT -> s.crew.seatOf(word) >= 0;
            case THING -> names.isThing(word);
            case COLOUR ->
                Arrays.stream(Colour.values())
                        .anyMatch(c -> c.name().toLowerCase(Locale.ROOT).equals(word));
            case CHARACTER -> s.rules().characters().stream().anyMatch(c -> c.id().equals(word));
            case OBJECTIVE_DECK -> ObjectiveCard.DECKS.contains(word);
            case NUMBER -> word.matches("[1-9]\\d*");
        };
    }

    private boolean isPiece(String word) {
        for (int piece = 0; piece < s.rules().pieceCount(); piece++) {
            if (s.rules().piece(piece) instanceof ContaminationCard
                    ? List.of("contamination", "contamination-infected", "contamination-clean")
                            .contains(word)
                    : s.rules().idOf(piece).equals(word)) {
                return true;
            }
        }
        return false;
    }

    private boolean isFoe(String word) {
        return s.rules().species().types().stream().anyMatch(type -> word.matches(type.id() + "-[1-9]\\d*"));
    }

    private boolean isBranchOf(String id, String branch) {
        for (int piece = 0; piece < s.rules().pieceCount(); piece++) {
            if (s.rules().idOf(piece).equals(id) && hasBranch(piece, branch)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBranchOfARoom(String branch) {
        for (int piece = 0; piece < s.rules().pieceCount(); piece++) {
            if (hasBranch(piece, branch)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasBranch(int piece, String branch) {
        return s.rules().piece(piece) instanceof ActionSource source
                && source.branches().stream().map(Branch::id).anyMatch(branch::equals);
    }
}
