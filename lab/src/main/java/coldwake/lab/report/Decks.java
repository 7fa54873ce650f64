package coldwake.lab.report;

import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.setup.Ruleset;
import java.util.Arrays;
import java.util.List;

/** The decks that objectives come from. */
final class Decks {
    private Decks() {}

    static List<String> of(Ruleset rules) {
        return Arrays.stream(rules.ofKind(PieceKind.OBJECTIVE))
                .mapToObj(piece -> deck(rules, piece))
                .distinct()
                .sorted()
                .toList();
    }

    static String of(Ruleset rules, String objective) {
        int piece = rules.find(PieceKind.OBJECTIVE, objective);
        return piece < 0 ? "" : deck(rules, piece);
    }

    private static String deck(Ruleset rules, int piece) {
        return ((ObjectiveCard) rules.piece(piece)).deck();
    }
}
