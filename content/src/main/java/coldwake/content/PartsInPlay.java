package coldwake.content;

import coldwake.content.facts.ActionCardFacts;
import coldwake.content.facts.CharacterFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.ItemFacts;
import coldwake.content.facts.MissionFacts;
import coldwake.content.facts.PartFacts;
import coldwake.content.facts.RoomFacts;
import coldwake.content.facts.TraitFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.Branch;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.WoundCard;
import coldwake.engine.module.Module;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Joins the facts of the parts in play with their behaviour. An id that has one but not the other is an error, and so is a
 * part. Only characters in play bring their cards and items.
 */
final class PartsInPlay {
    private final List<PartFacts> inPlay;
    private final List<CharacterDef> characters;
    private final Map<String, ActionCard> cards = new TreeMap<>();
    private final List<Definition> pieces = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();

    /** @param rest the cards of the first game that belong to no character; they follow its other pieces */
    PartsInPlay(Facts facts, GameSetup setup, List<? extends Definition> rest) {
        checkParts(facts);
        Optional<MissionFacts> mission = Missions.of(facts, setup);
        List<CharacterFacts> crew = facts.characters().stream()
                .filter(character -> isInPlay(character, setup))
                .filter(character -> mission.isEmpty() || mission.get().takesPart(character.option()))
                .filter(character -> !Missions.tookPart(setup, character.id()))
                .toList();
        characters = crew.stream()
                .map(character -> PieceMaker.character(character, trait(facts, character, setup)))
                .toList();
        inPlay = facts.parts().stream()
                .filter(part -> isInPlay(part, crew, setup))
                .toList();
        inPlay.forEach(this::readActionCards);
        inPlay.forEach(this::addBranches);
        for (PartFacts part : inPlay) {
            addActionCards(part);
            addItems(part);
            addRooms(part);
            addWounds(part);
            if (part.id().equals(PartFacts.BASE)) {
                rest.forEach(piece -> add(piece, -1));
            }
        }
        inPlay.forEach(this::addRoomActions);
    }

    private static void checkParts(Facts facts) {
        Set<String> behaviour = new TreeSet<>();
        Boxes.PARTS.forEach(part -> behaviour.add(part.id()));
        Set<String> printed = new TreeSet<>();
        facts.parts().forEach(part -> printed.add(part.id()));
        if (!behaviour.equals(printed)) {
            throw new IllegalStateException(
                    "the parts of boxes with behaviour are " + behaviour + ", but those with facts are " + printed);
        }
    }

    /** The characters of a pack are in play with its option, or if somebody plays one. */
    private static boolean isInPlay(CharacterFacts character, GameSetup setup) {
        String option = character.option();
        return option == null
                || setup.options().contains(option)
                || setup.crew().contains(character.id());
    }

    /** The trait card that comes with a character, or the one it has by an option of the game; an empty word for none. */
    private static String trait(Facts facts, CharacterFacts character, GameSetup setup) {
        String own = character.trait();
        return own != null
                ? own
                : facts.traits().stream()
                        .filter(trait -> trait.character().equals(character.id()))
                        .filter(trait -> setup.options().contains(trait.option()))
                        .map(TraitFacts::id)
                        .findFirst()
                        .orElse("");
    }

    /** A part is in play with one of its characters or options; whoever plays a character of a pack uses its option. */
    private static boolean isInPlay(PartFacts part, List<CharacterFacts> crew, GameSetup setup) {
        return part.id().equals(PartFacts.BASE)
                || part.characters().stream().anyMatch(crew::contains)
                || part.options().stream()
                        .anyMatch(option -> setup.options().contains(option)
                                || setup.mode().equals(option)
                                || crew.stream().anyMatch(character -> option.equals(character.option())));
    }

    List<CharacterDef> characters() {
        return characters;
    }

    List<Definition> pieces() {
        return pieces;
    }

    /** The character index of each piece, or -1. */
    List<Integer> owners() {
        return owners;
    }

    /** The rules that come with the parts in play. */
    List<Module> rules() {
        return inPlay.stream()
                .flatMap(part -> behaviour(part).rules().get().stream())
                .toList();
    }

    private static Part behaviour(PartFacts facts) {
        return Boxes.PARTS.stream()
                .filter(part -> part.id().equals(facts.id()))
                .findFirst()
                .orElseThrow();
    }

    private void add(Definition piece, int owner) {
        pieces.add(piece);
        owners.add(owner);
    }

    // ---------------------------------------------------------------- cards

    /** Before any deck is made: a deck may have cards of another part. */
    private void readActionCards(PartFacts facts) {
        cards.putAll(PieceMaker.actionCards(facts.actionCards(), behaviour(facts).cards().stream()));
    }

    private void addBranches(PartFacts facts) {
        for (Behaviour more : behaviour(facts).more()) {
            ActionCard card = cards.get(more.id());
            if (card == null) {
                throw new IllegalStateException("no action card is called " + more.id());
            }
            cards.put(more.id(), PieceMaker.withMore(card, more.branches()));
        }
    }

    private void addActionCards(PartFacts facts) {
        for (CharacterFacts character : facts.characters()) {
            int owner = index(character.id());
            if (owner >= 0) {
                PieceMaker.deck(characters.get(owner), cards).forEach(card -> add(card, owner));
            }
        }
        for (ActionCardFacts card : facts.actionCards()) {
            for (int k = 0; k < card.copies(); k++) {
                add(Objects.requireNonNull(cards.get(card.id())), -1);
            }
        }
    }

    private void addItems(PartFacts facts) {
        Map<String, Behaviour> behaviours = Behaviour.byId(
                behaviour(facts).items().stream(), facts.items().stream().map(ItemFacts::id), "item");
        for (ItemFacts item : facts.items()) {
            ItemCard card = PieceMaker.item(item, Behaviour.find(behaviours, item.id()));
            String character = item.character();
            int owner = character == null ? -1 : index(character);
            boolean used = character == null || owner >= 0;
            for (int k = 0; k < item.copies() && used; k++) {
                add(card, owner);
            }
        }
    }

    /** The index of a character in play, or -1. */
    private int index(String character) {
        for (int c = 0; c < characters.size(); c++) {
            if (characters.get(c).id().equals(character)) {
                return c;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- rooms and tokens

    private void addRooms(PartFacts facts) {
        Map<String, Behaviour> behaviours = Behaviour.byId(
                behaviour(facts).rooms().stream(), facts.rooms().stream().map(RoomFacts::id), "room");
        for (RoomFacts room : facts.rooms()) {
            add(PieceMaker.room(room, Behaviour.find(behaviours, room.id())), -1);
        }
        facts.explorationTokens().forEach(token -> add(PieceMaker.token(token), -1));
    }

    /** Whatever part a room comes from. */
    private void addRoomActions(PartFacts facts) {
        pieces.replaceAll(piece -> {
            if (piece instanceof RoomDef room) {
                List<Branch> more = behaviour(facts).roomActions().apply(room);
                return more.isEmpty() ? room : PieceMaker.withMore(room, more);
            }
            return piece;
        });
    }

    private void addWounds(PartFacts facts) {
        facts.wounds().forEach(wound -> {
            boolean base = facts.id().equals(PartFacts.BASE);
            WoundCard card = base ? PieceMaker.wound(wound) : new WoundCard(wound.id(), WoundCard.Type.OTHER);
            for (int k = 0; k < wound.copies(); k++) {
                add(card, -1);
            }
        });
    }
}
