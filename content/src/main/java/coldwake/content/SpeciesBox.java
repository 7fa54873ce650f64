package coldwake.content;

import coldwake.content.facts.AttackFacts;
import coldwake.content.facts.EventFacts;
import coldwake.content.facts.IntruderTokenFacts;
import coldwake.content.facts.SpeciesCardFacts;
import coldwake.content.facts.SpeciesFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Definition;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.WeaknessCard;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Joins the facts of a species with its behaviour. An id that has one but not the other is an error. */
final class SpeciesBox {
    private final SpeciesFacts facts;
    private final SpeciesModule module;
    private final Species species;
    private final List<Definition> pieces = new ArrayList<>();

    SpeciesBox(SpeciesFacts facts, SpeciesModule module) {
        this.facts = facts;
        this.module = module;
        species = module.rules().apply(types(), facts.creatures());
        addTokens();
        addExplorationTokens();
        addEvents();
        facts.attacks().forEach(attack -> pieces.add(attack(attack)));
        facts.weaknesses().forEach(weakness -> pieces.add(new WeaknessCard(weakness.id())));
        addCards();
    }

    Species species() {
        return species;
    }

    List<Definition> pieces() {
        return pieces;
    }

    private List<IntruderType> types() {
        List<IntruderType> types = facts.creatures().types().stream()
                .map(t -> new IntruderType(
                        t.id(),
                        t.size(),
                        t.miniatures(),
                        t.checkCards(),
                        t.carcass(),
                        t.hitBy().stream().map(SpeciesBox::face).toList()))
                .toList();
        if (!types.stream().map(IntruderType::id).toList().equals(module.types())) {
            throw new IllegalStateException("the types of " + module.id() + " must be " + module.types());
        }
        return types;
    }

    private static CombatFace face(String id) {
        return CombatFace.of(id);
    }

    private static int index(List<String> known, String id) {
        int index = known.indexOf(id);
        if (index < 0) {
            throw new IllegalStateException("no intruder or token is called " + id);
        }
        return index;
    }

    private void addTokens() {
        for (IntruderTokenFacts token : facts.creatures().tokens()) {
            Integer number = token.surprise();
            boolean blank = token.type().equals(IntruderTokenFacts.BLANK);
            String colour = token.colour();
            pieces.add(new IntruderToken(
                    token.id(),
                    blank ? IntruderToken.BLANK : index(species.tokenTypes(), token.type()),
                    colour == null ? "" : colour,
                    number == null ? 0 : number));
        }
    }

    private void addExplorationTokens() {
        facts.creatures()
                .explorationTokens()
                .forEach(token -> pieces.add(new ExplorationToken(
                        token.id(), ExplorationToken.Kind.SPECIES, token.effect(), token.items())));
    }

    private void addEvents() {
        Map<String, Behaviour> behaviours =
                Behaviour.byId(module.events().stream(), facts.events().stream().map(EventFacts::id), "event");
        for (EventFacts event : facts.events()) {
            pieces.add(PieceMaker.event(event, species, Behaviour.find(behaviours, event.id())));
        }
    }

    private AttackCard attack(AttackFacts attack) {
        AttackEffect effect = module.attacks().get(attack.effect());
        if (effect == null) {
            throw new IllegalStateException("no attack is called " + attack.effect());
        }
        return new AttackCard(
                attack.id(),
                attack.effect(),
                PieceMaker.symbols(species, attack.symbols()),
                blood(attack.blood()),
                attack.secondBlood() ? blood(attack.smallBlood()) : AttackCard.NO_VALUE,
                effect);
    }

    private static int blood(@Nullable Integer printed) {
        return printed == null ? AttackCard.RETREAT : printed;
    }

    private void addCards() {
        Map<String, Behaviour> behaviours =
                Behaviour.byId(module.cards().stream(), facts.cards().stream().map(SpeciesCardFacts::id), "card");
        for (SpeciesCardFacts card : facts.cards()) {
            Behaviour behaviour = Behaviour.find(behaviours, card.id());
            Behaviour.checkBranches("card", card.id(), card.branches(), behaviour);
            ModuleCard printed = new ModuleCard(
                    SpeciesModule.CARDS,
                    facts.id(),
                    card.id(),
                    card.cost(),
                    Combat.valueOf(card.combat().name()),
                    behaviour.branches(),
                    card.number());
            for (int k = 0; k < card.copies(); k++) {
                pieces.add(printed);
            }
        }
    }
}
