package coldwake.engine.setup;

import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Names of pieces for files: {@code item:medkit}, {@code action:captain/rest}, and {@code item:medkit#2} for the second of
 * its kind.
 */
final class PieceNames {
    private PieceNames() {}

    static List<String> of(Definition[] pieces, List<Integer> owners, List<CharacterDef> characters) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> copies = new TreeMap<>();
        for (int p = 0; p < pieces.length; p++) {
            int owner = owners.get(p);
            String name = kind(pieces[p]) + ":"
                    + (owner < 0 ? "" : characters.get(owner).id() + "/") + pieces[p].id();
            int copy = copies.merge(name, 1, Integer::sum);
            names.add(copy == 1 ? name : name + "#" + copy);
        }
        return List.copyOf(names);
    }

    private static String kind(Definition piece) {
        return piece instanceof ModuleCard card
                ? card.family()
                : piece.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
