package coldwake.testkit.scenario;

import coldwake.content.hourglass.Hourglass;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionKind.Arg;
import coldwake.engine.state.GameState;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Whether an option that is not on offer is written as one could be. A misspelt option is never offered, so a check that
 * it is not offered would hold for the wrong reason.
 */
final class OptionWords {
    private final GameState s;
    private final Names names;

    OptionWords(GameState state, Names names) {
        s = state;
        this.names = names;
    }

    void requirePossible(Word option) {
        String id = option.text().replaceFirst("#\\d+$", "");
        if (new Hourglass().isAnytime(id)) {
            return;
        }
        List<OptionKind> kinds = Arrays.stream(OptionKind.values())
                .filter(kind -> kind.word().equals(kindOf(id)))
                .toList();
        if (kinds.isEmpty()) {
            List<String> known = Arrays.stream(OptionKind.values())
                    .map(OptionKind::word)
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

    private static String forms(List<OptionKind> kinds) {
        return String.join(
                " or ", kinds.stream().map(OptionWords::form).distinct().toList());
    }

    private static String form(OptionKind kind) {
        String first =
                kind.first() == Arg.NONE ? "" : (kind.first() == Arg.ROOM_BRANCH ? "" : ":") + form(kind.first());
        return kind.word() + first + (kind.second() == Arg.NONE ? "" : form(kind.second()));
    }

    private static String form(Arg arg) {
        return switch (arg) {
            case NONE -> "";
            case BRANCH, ROOM_BRANCH -> " (with /BRANCH if there are several)";
            case CORRIDOR_IF_DOUBLE -> " (with /CORRIDOR if two lead there)";
            case FOE -> "TYPE-N or eggs";
            case PIECE -> "CARD (the id of a card or item of this game)";
            case ROOM -> "ROOM (its number)";
            case PASSAGE -> "CORRIDOR (its two rooms)";
            default -> arg.name();
        };
    }

    // ---------------------------------------------------------------- arguments

    private boolean isPossible(OptionKind kind, String id) {
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
        return isArgument(kind.first(), parts[0]) && (parts.length == 1 || isSecond(kind.second(), parts[0], parts[1]));
    }

    private boolean isSecond(Arg arg, String first, String second) {
        return arg == Arg.BRANCH ? isBranchOf(first, second) : arg != Arg.NONE && isArgument(arg, second);
    }

    private boolean isArgument(Arg arg, String word) {
        return switch (arg) {
            case NONE, BRANCH, ROOM_BRANCH -> false;
            case ROOM -> s.board().slotNumbered(word) >= 0;
            case CORRIDOR_IF_DOUBLE, PASSAGE -> s.board().passageNamed(word) >= 0;
            case PIECE -> word.equals("none") || isPiece(word);
            case FOE -> word.equals("eggs") || isFoe(word);
            case SEAT -> s.crew.seatOf(word) >= 0;
            case THING -> names.isThing(word);
            case COLOUR ->
                Arrays.stream(Colour.values())
                        .anyMatch(c -> c.name().toLowerCase(Locale.ROOT).equals(word));
            case TRACK -> s.board().tracks().destinations().contains(word);
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
