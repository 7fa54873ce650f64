package coldwake.content.facts;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
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
        items = new TreeMap<>();
        facts.items().forEach(item -> items.put(item.id(), item));
    }

    void check() {
        onlyOnce(facts.characters(), CharacterFacts::id);
        onlyOnce(facts.actionCards(), ActionCardFacts::id);
        onlyOnce(facts.items(), ItemFacts::id);
        onlyOnce(facts.rooms(), RoomFacts::id);
        onlyOnce(facts.explorationTokens(), ExplorationFacts::id);
        onlyOnce(facts.wounds(), WoundFacts::id);
        onlyOnce(facts.traits(), TraitFacts::id);
        facts.traits().forEach(this::checkTrait);
        facts.items().forEach(this::checkItem);
        facts.characters().forEach(this::checkCharacter);
        facts.species().forEach(this::checkSpecies);
        facts.objectives().forEach(this::checkObjective);
        facts.boards().forEach(this::checkBoard);
        facts.extendedBoards().forEach(this::checkBoard);
        facts.missions().forEach(this::checkMission);
    }

    /** An id stands for one thing, whatever box it is in. */
    private <T> void onlyOnce(List<T> all, Function<T, String> id) {
        Set<String> ids = new TreeSet<>();
        for (T fact : all) {
            if (!ids.add(id.apply(fact))) {
                throw places.broken(fact, "'" + id.apply(fact) + "' is in another box already, expected each id once");
            }
        }
    }

    private void checkTrait(TraitFacts trait) {
        known(trait, "character", List.of(trait.character()), ids(facts.characters(), CharacterFacts::id));
    }

    private void checkCharacter(CharacterFacts character) {
        List<String> cards = character.deck().stream().map(CopiesFacts::card).toList();
        known(character, "action card", cards, ids(facts.actionCards(), ActionCardFacts::id));
        character.startingItems().forEach(item -> owns(character, ItemDeck.STARTING, item));
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
        known(item, "item", item.from(), items.keySet());
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
        Set<String> drawn = new TreeSet<>(creatures.tokenTypes().isEmpty() ? types : creatures.tokenTypes());
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
                        new TreeSet<>(species.creatures().weaknessSlots())));
    }

    private static List<String> arguments(ObjectiveFacts objective, String condition) {
        return objective.alternatives().stream()
                .flatMap(List::stream)
                .filter(predicate -> predicate.name().equals(condition))
                .map(PredicateFacts::arg)
                .filter(Objects::nonNull)
                .toList();
    }

    /** Without its species a mission is not played. */
    private void checkMission(MissionFacts mission) {
        if (facts.species().stream().noneMatch(species -> mission.species().contains(species.id()))) {
            return;
        }
        Set<String> box = ids(facts.explorationTokens(), ExplorationFacts::id);
        facts.species().forEach(species -> box.addAll(ids(species.events(), EventFacts::id)));
        known(mission, "exploration token or event", mission.leftOut(mission.uses()), box);
        known(mission, "board", mission.boards(), ids(facts.boards(), BoardFacts::id));
    }

    private void checkBoard(BoardFacts board) {
        for (SlotFacts slot : board.rooms()) {
            known(slot, "room", slot.room() == null ? List.of() : List.of(slot.room()), rooms);
            known(slot, "room", slot.never(), rooms);
        }
        known(board, "room", List.of(board.start()), rooms);
        board.podSections().forEach(section -> known(section, "room", List.of(section.room()), rooms));
        Set<String> spaces = new TreeSet<>(board.tracks().destinations());
        for (CoordinatesFacts card : facts.coordinates()) {
            if (!card.destinations().keySet().equals(spaces)) {
                throw places.broken(
                        card, "expected destinations for " + board.tracks().destinations());
            }
        }
    }

    private Set<String> combatFaces() {
        return new TreeSet<>(facts.dice().combat());
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
