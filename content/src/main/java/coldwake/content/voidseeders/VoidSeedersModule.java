package coldwake.content.voidseeders;

import coldwake.content.SpeciesModule;
import coldwake.content.base.Behaviour;
import coldwake.content.facts.CreaturesFacts;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.Map;

/** The Void Seeders. */
public final class VoidSeedersModule implements SpeciesModule {
    @Override
    public String id() {
        return "void-seeders";
    }

    @Override
    public Species species(List<IntruderType> types, CreaturesFacts facts) {
        return new VoidSeeders(types, facts);
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
        return PanicDeck.ALL;
    }
}
