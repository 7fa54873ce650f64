package coldwake.content;

import coldwake.content.facts.CreaturesFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The behaviour of one species; its numbers are facts under the same id.
 *
 * @param types ids of its kinds of intruder, in the order in which its rules count them
 * @param rules makes its rules from its kinds of intruder and its facts
 * @param attacks what its attack cards do, by the id of the effect
 * @param cards what the cards do that only it has
 */
public record SpeciesModule(
        String id,
        List<String> types,
        BiFunction<List<IntruderType>, CreaturesFacts, Species> rules,
        List<Behaviour> events,
        Map<String, AttackEffect> attacks,
        List<Behaviour> cards) {
    /** The family of the cards that only a species has. */
    public static final String CARDS = "species";
}
