package coldwake.content.carnomorphs;

import coldwake.content.SpeciesModule;
import coldwake.content.base.Behaviour;
import coldwake.content.facts.CreaturesFacts;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.Map;

/** The Carnomorphs. */
public final class CarnomorphsModule implements SpeciesModule {
    @Override
    public String id() {
        return Carnomorphs.ID;
    }

    @Override
    public Species species(List<IntruderType> types, CreaturesFacts creatures) {
        return new Carnomorphs(types, creatures.bag());
    }

    @Override
    public List<Behaviour> events() {
        return EventDeck.ALL;
    }

    @Override
    public Map<String, AttackEffect> attacks() {
        return AttackDeck.EFFECTS;
    }

    @Override
    public List<Behaviour> cards() {
        return MutationDeck.ALL;
    }
}
