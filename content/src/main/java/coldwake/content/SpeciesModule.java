package coldwake.content;

import coldwake.content.base.Behaviour;
import coldwake.content.facts.CreaturesFacts;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.Map;

/** The behaviour of one species; its numbers are facts under the same id. */
public interface SpeciesModule {
    String id();

    Species species(List<IntruderType> types, CreaturesFacts facts);

    List<Behaviour> events();

    /** What its attack cards do, by the id of the effect. */
    Map<String, AttackEffect> attacks();

    /** What the cards do that only it has. */
    default List<Behaviour> cards() {
        return List.of();
    }
}
