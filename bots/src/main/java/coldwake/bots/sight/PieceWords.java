package coldwake.bots.sight;

import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Definition;
import coldwake.engine.card.PieceKind;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.stream.IntStream;

/** The words for the pieces of a ruleset and for what their branches do. */
final class PieceWords {
    private final PieceWord[] words;
    private final Deed[][] deeds;
    private final int[] actionCards;
    private final int[] loose;
    private final Bestiary bestiary;
    private final int eggs;
    private final int larva;
    private final int insanity;
    private final int mutations;
    private final int cardsOfSpecies;
    private final BoxSight box;
    private final int sample;

    PieceWords(Ruleset rules) {
        words = new PieceWord[rules.pieceCount()];
        deeds = new Deed[rules.pieceCount()][];
        actionCards = new int[rules.characters().size()];
        loose = IntStream.range(0, rules.pieceCount())
                .filter(rules.backs()::loose)
                .toArray();
        bestiary = new Bestiary(rules);
        eggs = counter(rules, "eggs");
        larva = counter(rules, "larva");
        insanity = counter(rules, "insanity");
        mutations = counter(rules, "mutations");
        cardsOfSpecies = rules.zones().pile("species");
        box = KnownBoxes.in(rules);
        sample = rules.things().find("sample");
        for (int piece = 0; piece < words.length; piece++) {
            Definition def = rules.piece(piece);
            words[piece] = switch (def.kind()) {
                case CONTAMINATION -> PieceWord.CONTAMINATION;
                case INTRUDER_ACTION -> PieceWord.of(effect(def.id()));
                default -> PieceWord.of(def.id());
            };
            deeds[piece] = def instanceof ActionSource source
                    ? source.branches().stream().map(b -> Deed.of(b.id())).toArray(Deed[]::new)
                    : new Deed[0];
            if (def.kind() == PieceKind.ACTION && rules.owner(piece) >= 0) {
                actionCards[rules.owner(piece)]++;
            }
        }
    }

    /** Cards of the player of the intruders are told apart by their effect: the id without its kind and its direction. */
    private static String effect(String id) {
        return id.replaceFirst("^intruder-action-", "").replaceFirst("-(\\d|any)$", "");
    }

    /** Where the species keeps a number that everybody sees; -1 if it keeps none of that name. */
    private static int counter(Ruleset rules, String id) {
        List<Counter> counters = rules.species().counters();
        return IntStream.range(0, counters.size())
                .filter(k -> counters.get(k).id().equals(id) && counters.get(k).shown())
                .findFirst()
                .orElse(-1);
    }

    Bestiary bestiary() {
        return bestiary;
    }

    int larva() {
        return larva;
    }

    int eggs() {
        return eggs;
    }

    int insanity() {
        return insanity;
    }

    int mutations() {
        return mutations;
    }

    /** Where the cards of the species before the first seat lie, or -1. */
    int cardsOfSpecies() {
        return cardsOfSpecies;
    }

    /** What the box in play has that no other has. */
    BoxSight box() {
        return box;
    }

    /** The number of samples among the objects, or -1. */
    int sample() {
        return sample;
    }

    /** The action cards that belong to no character. */
    int[] loose() {
        return loose;
    }

    /** How many action cards a character begins with. */
    int actionCards(int character) {
        return actionCards[character];
    }

    PieceWord word(int piece) {
        return words[piece];
    }

    Deed deed(int piece, int branch) {
        return branch >= 0 && branch < deeds[piece].length ? deeds[piece][branch] : Deed.OTHER_DEED;
    }
}
