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
    private final Set<String> types;
    private final Map<String, ItemFacts> items;

    CrossReferences(Facts facts, Places places) {
        this.facts = facts;
        this.places = places;
        this.rooms = ids(facts.rooms(), RoomFacts::id);
        this.types = ids(facts.intruders().types(), IntruderTypeFacts::id);
        this.items = facts.items().stream().collect(Collectors.toMap(ItemFacts::id, item -> item));
    }

    void check() {
        facts.items().forEach(this::checkItem);
        facts.characters().forEach(this::checkCharacter);
        checkIntruders();
        facts.events().forEach(event -> known(event, "Intruder type", event.symbols(), types));
        facts.attacks().forEach(attack -> known(attack, "Intruder type", attack.symbols(), types));
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

    private void checkIntruders() {
        IntrudersFacts intruders = facts.intruders();
        intruders.types().forEach(type -> known(type, "combat die face", type.hitBy(), combatFaces()));
        Set<String> drawn = new TreeSet<>(types);
        drawn.add(IntruderTokenFacts.BLANK);
        intruders.tokens().forEach(token -> known(token, "Intruder type", List.of(token.type()), drawn));
        known(intruders.bag(), "Intruder type", intruders.bag().fixed().keySet(), drawn);
        known(intruders.bag(), "Intruder type", intruders.bag().perPlayer().keySet(), drawn);
        drawn.forEach(this::checkBag);
    }

    private void checkBag(String type) {
        BagFacts bag = facts.intruders().bag();
        int needed = bag.fixed().getOrDefault(type, 0)
                + MOST_PLAYERS * bag.perPlayer().getOrDefault(type, 0);
        long printed = facts.intruders().tokens().stream()
                .filter(token -> token.type().equals(type))
                .count();
        if (needed > printed) {
            throw places.broken(bag, "expected at most " + printed + " tokens of type " + type + ", found " + needed);
        }
    }

    private void checkObjective(ObjectiveFacts objective) {
        List<String> slots = objective.alternatives().stream()
                .flatMap(List::stream)
                .filter(predicate -> predicate.name().equals("weakness-discovered"))
                .map(PredicateFacts::arg)
                .filter(Objects::nonNull)
                .toList();
        known(objective, "weakness slot", slots, Set.copyOf(facts.intruders().weaknessSlots()));
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
