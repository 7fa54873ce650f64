package coldwake.bots.sight;

import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Definition;
import coldwake.engine.card.PieceKind;
import coldwake.engine.module.Counter;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.stream.IntStream;

/** The words for the pieces of a ruleset and for what their branches do. */
final class Lexicon {
    private final Word[] words;
    private final Deed[][] deeds;
    private final int[] actionCards;
    private final Bestiary bestiary;
    private final int insanity;
    private final int mutations;

    Lexicon(Ruleset rules) {
        words = new Word[rules.pieceCount()];
        deeds = new Deed[rules.pieceCount()][];
        actionCards = new int[rules.characters().size()];
        bestiary = new Bestiary(rules);
        insanity = counter(rules, "insanity");
        mutations = counter(rules, "mutations");
        for (int piece = 0; piece < words.length; piece++) {
            Definition def = rules.piece(piece);
            words[piece] = switch (def.kind()) {
                case CONTAMINATION -> Word.CONTAMINATION;
                case INTRUDER_ACTION -> Word.of(effect(def.id()));
                default -> Word.of(def.id());
            };
            deeds[piece] = def instanceof ActionSource source
                    ? source.branches().stream().map(b -> Deed.of(b.id())).toArray(Deed[]::new)
                    : new Deed[0];
            if (def.kind() == PieceKind.ACTION) {
                actionCards[rules.owner(piece)]++;
            }
        }
    }

    /** Cards of who plays the intruders are told apart by their effect: the id without its kind and its direction. */
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

    int insanity() {
        return insanity;
    }

    int mutations() {
        return mutations;
    }

    /** How many action cards a character begins with. */
    int actionCards(int character) {
        return actionCards[character];
    }

    Word word(int piece) {
        return words[piece];
    }

    Deed deed(int piece, int branch) {
        return branch >= 0 && branch < deeds[piece].length ? deeds[piece][branch] : Deed.OTHER_DEED;
    }
}
