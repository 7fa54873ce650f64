package coldwake.content.base;

import coldwake.content.facts.ActionCardFacts;
import coldwake.content.facts.ActivationFacts;
import coldwake.content.facts.CharacterFacts;
import coldwake.content.facts.CombatFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.ItemDeck;
import coldwake.content.facts.ItemFacts;
import coldwake.content.facts.RoomFacts;
import coldwake.content.facts.WeaponFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.CoordinatesCard;
import coldwake.engine.card.Definition;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.Weapon;
import coldwake.engine.card.WoundCard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Joins the facts of crew and ship with their behaviour. An id that has one but not the other is an error. */
public final class BaseBox {
    private final Facts facts;
    private final List<Definition> pieces = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final List<CharacterDef> characters;

    /** Only characters in play bring their cards, weapon and quest items. */
    public BaseBox(Facts facts, Predicate<CharacterFacts> inPlay) {
        this.facts = facts;
        characters = facts.characters().stream()
                .filter(inPlay)
                .map(BaseBox::character)
                .toList();
        addActionCards();
        addItems();
        addRooms();
        addCrewCards();
    }

    public List<CharacterDef> characters() {
        return characters;
    }

    public List<Definition> pieces() {
        return pieces;
    }

    /** The character index of each piece, or -1. */
    public List<Integer> owners() {
        return owners;
    }

    private void add(Definition piece, int owner) {
        pieces.add(piece);
        owners.add(owner);
    }

    private static CharacterDef character(CharacterFacts facts) {
        List<String> deck = new ArrayList<>();
        facts.deck().forEach(copies -> {
            for (int k = 0; k < copies.copies(); k++) {
                deck.add(copies.card());
            }
        });
        String option = facts.option();
        return new CharacterDef(
                facts.id(),
                option == null ? "" : option,
                facts.colour(),
                List.copyOf(deck),
                facts.startingWeapon(),
                facts.questItems());
    }

    // ---------------------------------------------------------------- cards

    private void addActionCards() {
        Map<String, Behaviour> behaviours = Behaviour.byId(
                Stream.of(
                                CommonCards.ALL,
                                CaptainDeck.ALL,
                                PilotDeck.ALL,
                                ScientistDeck.ALL,
                                ScoutDeck.ALL,
                                SoldierDeck.ALL,
                                MechanicDeck.ALL,
                                MedicDeck.ALL)
                        .flatMap(List::stream),
                facts.actionCards().stream().map(ActionCardFacts::id),
                "action card");
        Map<String, ActionCard> cards = new TreeMap<>();
        for (ActionCardFacts card : facts.actionCards()) {
            Behaviour behaviour = Behaviour.find(behaviours, card.id());
            Behaviour.checkBranches("action card", card.id(), card.branches(), behaviour);
            cards.put(
                    card.id(),
                    new ActionCard(
                            card.id(), card.cost(), combat(card.combat()), behaviour.branches(), behaviour.trigger()));
        }
        for (int c = 0; c < characters.size(); c++) {
            for (String id : characters.get(c).deck()) {
                ActionCard card = cards.get(id);
                if (card == null) {
                    throw new IllegalStateException("no action card is called " + id);
                }
                add(card, c);
            }
        }
    }

    private static Combat combat(CombatFacts facts) {
        return Combat.valueOf(facts.name());
    }

    private void addItems() {
        Map<String, Behaviour> behaviours = Behaviour.byId(
                Stream.of(RedItems.ALL, YellowItems.ALL, GreenItems.ALL, BlueItems.ALL, Weapons.ALL, QuestItems.ALL)
                        .flatMap(List::stream),
                facts.items().stream().map(ItemFacts::id),
                "item");
        for (ItemFacts item : facts.items()) {
            ItemCard card = item(item, Behaviour.find(behaviours, item.id()));
            int owner = owner(item);
            boolean inPlay = item.character() == null || owner >= 0;
            for (int k = 0; k < item.copies() && inPlay; k++) {
                add(card, owner);
            }
        }
    }

    private int owner(ItemFacts item) {
        for (int c = 0; c < characters.size(); c++) {
            if (characters.get(c).id().equals(item.character())) {
                return c;
            }
        }
        return -1;
    }

    private static ItemCard item(ItemFacts facts, Behaviour behaviour) {
        Behaviour.checkBranches("item", facts.id(), facts.branches(), behaviour);
        Integer cost = facts.cost();
        String component = facts.component();
        return new ItemCard(
                facts.id(),
                colour(facts.deck()),
                facts.heavy(),
                facts.oneUse(),
                cost == null ? ItemCard.NO_ACTION : cost,
                combat(facts.combat()),
                component == null ? Component.NONE : component(component),
                facts.recipe().stream().map(BaseBox::component).toList(),
                behaviour.branches(),
                weapon(facts.weapon()),
                quest(facts.activation()),
                capacityBonus(facts.id()),
                behaviour.trigger(),
                behaviour.onEvent());
    }

    private static int capacityBonus(String id) {
        return switch (id) {
            case "extended-magazine" -> 2;
            case "autoloader" -> 1;
            default -> 0;
        };
    }

    private static Colour colour(ItemDeck deck) {
        return switch (deck) {
            case RED -> Colour.RED;
            case YELLOW -> Colour.YELLOW;
            case GREEN -> Colour.GREEN;
            case BLUE -> Colour.BLUE;
            case STARTING, QUEST -> Colour.NONE;
        };
    }

    private static Component component(String id) {
        return Component.valueOf(id.toUpperCase(Locale.ROOT));
    }

    private static CombatFace face(String id) {
        return CombatFace.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static @Nullable Weapon weapon(@Nullable WeaponFacts facts) {
        if (facts == null) {
            return null;
        }
        Map<CombatFace, CombatFace> override = new EnumMap<>(CombatFace.class);
        facts.faceOverride().forEach((from, to) -> override.put(face(from), face(to)));
        String extra = facts.extraAmmoForInjuryOn();
        return new Weapon(
                facts.energy(),
                facts.ammo(),
                override,
                facts.bonusInjuryOnFaces().stream().map(BaseBox::face).toList(),
                facts.bonusInjuryOnHit(),
                facts.minOneUnlessBlank(),
                facts.rerollOnce(),
                facts.drivesOff(),
                facts.fireMarkerOn() != null,
                extra == null ? null : face(extra));
    }

    private static ItemCard.@Nullable Quest quest(@Nullable ActivationFacts facts) {
        return facts == null ? null : new ItemCard.Quest(facts.room(), facts.discard(), facts.cost());
    }

    // ---------------------------------------------------------------- rooms and tokens

    private void addRooms() {
        Map<String, Behaviour> behaviours = Behaviour.byId(
                Stream.of(BasicRooms.ALL, AdditionalRooms.ALL, SpecialRooms.ALL).flatMap(List::stream),
                facts.rooms().stream().map(RoomFacts::id),
                "room");
        for (RoomFacts room : facts.rooms()) {
            Behaviour behaviour = Behaviour.find(behaviours, room.id());
            Behaviour.checkBranches("room", room.id(), room.branches(), behaviour);
            Integer cost = room.cost();
            add(
                    new RoomDef(
                            room.id(),
                            room.set(),
                            Colour.valueOf(room.colour().toUpperCase(Locale.ROOT)),
                            room.computer(),
                            cost == null ? 0 : cost,
                            room.itemCounter(),
                            room.malfunction(),
                            behaviour.branches(),
                            behaviour.onEvent(),
                            room.drawBonus()),
                    -1);
        }
        facts.explorationTokens()
                .forEach(token -> add(
                        new ExplorationToken(
                                token.id(),
                                ExplorationToken.Kind.valueOf(token.effect().toUpperCase(Locale.ROOT)),
                                token.effect(),
                                token.items()),
                        -1));
    }

    // ---------------------------------------------------------------- crew

    private void addCrewCards() {
        facts.wounds().forEach(wound -> {
            WoundCard card =
                    new WoundCard(wound.id(), WoundCard.Type.valueOf(wound.id().toUpperCase(Locale.ROOT)));
            for (int k = 0; k < wound.copies(); k++) {
                add(card, -1);
            }
        });
        int contamination =
                facts.contamination().infected() + facts.contamination().clean();
        for (int k = 0; k < contamination; k++) {
            boolean infected = k < facts.contamination().infected();
            add(new ContaminationCard("contamination-" + (k + 1), infected), -1);
        }
        facts.objectives()
                .forEach(o -> add(
                        new ObjectiveCard(
                                o.id(),
                                o.kind(),
                                o.minPlayers(),
                                o.alternatives().stream()
                                        .map(group ->
                                                group.stream().map(Goals::of).toList())
                                        .toList()),
                        -1));
        facts.coordinates()
                .forEach(c -> add(
                        new CoordinatesCard(c.id(), List.copyOf(c.destinations().values())), -1));
    }
}
