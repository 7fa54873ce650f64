package coldwake.content.intruders;

import coldwake.content.SpeciesModule;
import coldwake.content.base.Behaviour;
import coldwake.content.facts.CreaturesFacts;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.Map;

/** The Intruders. */
public final class IntrudersModule implements SpeciesModule {
    @Override
    public String id() {
        return "intruders";
    }

    @Override
    public Species species(List<IntruderType> types, CreaturesFacts facts) {
        return new Intruders(types, facts.bag());
    }

    @Override
    public List<Behaviour> events() {
        return EventDeck.ALL;
    }

    @Override
    public Map<String, AttackEffect> attacks() {
        return AttackDeck.EFFECTS;
    }
}
