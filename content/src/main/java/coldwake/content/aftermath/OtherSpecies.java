package coldwake.content.aftermath;

import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;

/** How the cards and tokens of the box are read with a species that they do not name: the house variant. */
final class OtherSpecies {
    private static final String LARVA = "larva";

    /** Creatures that stay where they are. */
    private static final String LAIR = "lair";

    /** What only one of those species has. */
    private static final String METAGORGER = "metagorger";

    private OtherSpecies() {}

    private static List<String> types(Species species) {
        return species.types().stream().map(IntruderType::id).toList();
    }

    /** The kinds that move by the symbols of a card; all kinds of a species that has nothing like them. */
    static List<String> symbols(Species species, List<String> printed) {
        List<String> types = types(species);
        if (types.containsAll(printed)) {
            return printed;
        }
        if (types.contains(METAGORGER)) {
            return printed.stream().map(OtherSpecies::carnomorph).distinct().toList();
        }
        return types.stream().filter(type -> !type.equals(LAIR)).toList();
    }

    private static String carnomorph(String printed) {
        return switch (printed) {
            case LARVA -> METAGORGER;
            case "creeper", "adult" -> "shambler";
            case "breeder" -> "fleshbeast";
            case "queen" -> "butcher";
            default -> throw new IllegalArgumentException("no Carnomorph is like " + printed);
        };
    }

    /** The kind that comes where a card or token says a larva: the smallest that moves. */
    static int larva(Species species) {
        List<String> types = types(species);
        return types.indexOf(symbols(species, List.of(LARVA)).getFirst());
    }
}
