package coldwake.content.facts;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Checks what facts say about each other: a name must be that of something in the box. */
final class CrossReferences {

    private static final int MOST_PLAYERS = 5;

    private final Facts facts;
    private final Places places;
    private final Set<String> rooms;
    private final Map<String, ItemFacts> items;

    CrossReferences(Facts facts, Places places) {
        this.facts = facts;
        this.places = places;
        this.rooms = ids(facts.rooms(), RoomFacts::id);
        this.items = facts.items().stream().collect(Collectors.toMap(ItemFacts::id, item -> item));
    }

    void check() {
        facts.items().forEach(this::checkItem);
        facts.characters().forEach(this::checkCharacter);
        facts.species().forEach(this::checkSpecies);
        facts.objectives().forEach(this::checkObjective);
        facts.boards().forEach(this::checkBoard);
    }

    private void checkCharacter(CharacterFacts character) {
        List<String> cards = character.deck().stream().map(CopiesFacts::card).toList();
        known(character, "action card", cards, ids(facts.actionCards(), ActionCardFacts::id));
        owns(character, ItemDeck.STARTING, character.startingWeapon());
        character.questItems().forEach(item -> owns(character, ItemDeck.QUEST, item));
    }

    private void owns(CharacterFacts character, ItemDeck deck, String id) {
        ItemFacts item = items.get(id);
        if (item == null || item.deck() != deck || !character.id().equals(item.character())) {
            throw places.broken(
                    character, "expected an item of deck " + deck + " of " + character.id() + ", found '" + id + "'");
        }
    }

    private void checkItem(ItemFacts item) {
        Set<String> components = facts.items().stream()
                .map(ItemFacts::component)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(TreeSet::new));
        known(item, "craft component", item.recipe(), components);
        if (item.weapon() != null) {
            known(item, "combat die face", item.weapon().faces().toList(), combatFaces());
        }
        if (item.activation() != null) {
            checkActivation(item, item.activation());
        }
        if (item.character() != null) {
            known(item, "character", List.of(item.character()), ids(facts.characters(), CharacterFacts::id));
        }
    }

    private void checkActivation(ItemFacts item, ActivationFacts activation) {
        known(item, "item", activation.discard(), items.keySet());
        if (activation.room() != null) {
            known(item, "room", List.of(activation.room()), rooms);
        }
    }

    private void checkSpecies(SpeciesFacts species) {
        CreaturesFacts creatures = species.creatures();
        Set<String> types = ids(creatures.types(), IntruderTypeFacts::id);
        species.events().forEach(event -> known(event, "Intruder type", event.symbols(), types));
        species.attacks().forEach(attack -> known(attack, "Intruder type", attack.symbols(), types));
        creatures.types().forEach(type -> known(type, "combat die face", type.hitBy(), combatFaces()));
        Set<String> drawn =
                new TreeSet<>(creatures.tokenTypes().isEmpty() ? types : Set.copyOf(creatures.tokenTypes()));
        drawn.add(IntruderTokenFacts.BLANK);
        creatures.tokens().forEach(token -> checkToken(token, drawn, types));
        creatures.tokens().forEach(token -> drawn.add(token.kind()));
        known(creatures.bag(), "Intruder type", creatures.bag().fixed().keySet(), drawn);
        known(creatures.bag(), "Intruder type", creatures.bag().perPlayer().keySet(), drawn);
        drawn.forEach(type -> checkBag(creatures, type));
        checkBoxes(species);
    }

    private void checkToken(IntruderTokenFacts token, Set<String> drawn, Set<String> types) {
        known(token, "Intruder type", List.of(token.type()), drawn);
        boolean blank = token.type().equals(IntruderTokenFacts.BLANK);
        if (blank ? token.surprise() != null : token.surprise() == null && types.contains(token.type())) {
            throw places.broken(token, "expected a surprise number on all tokens of Intruders, see " + token.id());
        }
    }

    private void checkBoxes(SpeciesFacts species) {
        CreaturesFacts creatures = species.creatures();
        Set<String> box = new TreeSet<>(rooms);
        facts.explorationTokens().forEach(token -> box.add(token.id()));
        known(creatures, "room or exploration token", creatures.leftOut(), box);
        Set<String> types = ids(creatures.types(), IntruderTypeFacts::id);
        creatures.track().forEach(level -> known(level, "Intruder type", List.of(level.type()), types));
    }

    private void checkBag(CreaturesFacts creatures, String type) {
        BagFacts bag = creatures.bag();
        int needed = bag.fixed().getOrDefault(type, 0)
                + MOST_PLAYERS * bag.perPlayer().getOrDefault(type, 0);
        long printed = creatures.tokens().stream()
                .filter(token -> token.kind().equals(type))
                .count();
        if (needed > printed) {
            throw places.broken(bag, "expected at most " + printed + " tokens of type " + type + ", found " + needed);
        }
    }

    private void checkObjective(ObjectiveFacts objective) {
        known(objective, "room", arguments(objective, "blue-corpse-in-room"), rooms);
        List<String> slots = arguments(objective, "weakness-discovered");
        facts.species()
                .forEach(species -> known(
                        objective,
                        "weakness slot",
                        slots,
                        Set.copyOf(species.creatures().weaknessSlots())));
    }

    private static List<String> arguments(ObjectiveFacts objective, String condition) {
        return objective.alternatives().stream()
                .flatMap(List::stream)
                .filter(predicate -> predicate.name().equals(condition))
                .map(PredicateFacts::arg)
                .filter(Objects::nonNull)
                .toList();
    }

    private void checkBoard(BoardFacts board) {
        for (SlotFacts slot : board.rooms()) {
            known(slot, "room", slot.room() == null ? List.of() : List.of(slot.room()), rooms);
        }
        board.podSections().forEach(section -> known(section, "room", List.of(section.room()), rooms));
        Set<String> spaces = Set.copyOf(board.tracks().destinations());
        for (CoordinatesFacts card : facts.coordinates()) {
            if (!card.destinations().keySet().equals(spaces)) {
                throw places.broken(
                        card, "expected destinations for " + board.tracks().destinations());
            }
        }
    }

    private Set<String> combatFaces() {
        return Set.copyOf(facts.dice().combat());
    }

    private void known(Object fact, String what, Collection<String> names, Set<String> known) {
        for (String name : names) {
            if (!known.contains(name)) {
                throw places.broken(
                        fact, "unknown " + what + " '" + name + "', expected one of " + new TreeSet<>(known));
            }
        }
    }

    private static <T> Set<String> ids(List<T> facts, Function<T, String> id) {
        return facts.stream().map(id).collect(Collectors.toCollection(TreeSet::new));
    }
}
