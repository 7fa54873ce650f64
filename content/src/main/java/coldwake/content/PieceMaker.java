package coldwake.content;

import coldwake.content.facts.ActionCardFacts;
import coldwake.content.facts.ActivationFacts;
import coldwake.content.facts.CharacterFacts;
import coldwake.content.facts.CombatFacts;
import coldwake.content.facts.EventFacts;
import coldwake.content.facts.ExplorationFacts;
import coldwake.content.facts.ItemDeck;
import coldwake.content.facts.ItemFacts;
import coldwake.content.facts.RoomFacts;
import coldwake.content.facts.WeaponFacts;
import coldwake.content.facts.WoundFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.Branch;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.Weapon;
import coldwake.engine.card.WoundCard;
import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes pieces of every box from their facts and their behaviour. */
public final class PieceMaker {
    /** The effect of exploration tokens that a module knows. */
    private static final String TURRET = "turret";

    private PieceMaker() {}

    /** @param trait its trait card in this game, or an empty word */
    public static CharacterDef character(CharacterFacts facts, String trait) {
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
                deck,
                facts.startingItems(),
                facts.questItems(),
                trait);
    }

    /** Action cards by id, each with its behaviour. An id that has one but not the other is an error. */
    public static Map<String, ActionCard> actionCards(List<ActionCardFacts> facts, Stream<Behaviour> behaviour) {
        Map<String, Behaviour> behaviours =
                Behaviour.byId(behaviour, facts.stream().map(ActionCardFacts::id), "action card");
        Map<String, ActionCard> cards = new TreeMap<>();
        for (ActionCardFacts card : facts) {
            Behaviour own = Behaviour.find(behaviours, card.id());
            Behaviour.checkBranches("action card", card.id(), card.branches(), own);
            cards.put(
                    card.id(),
                    new ActionCard(
                            card.id(),
                            card.cost(),
                            card.energy(),
                            card.removed(),
                            combat(card.combat()),
                            own.branches(),
                            own.trigger(),
                            card.family(),
                            card.marked()));
        }
        return cards;
    }

    /** A card with what else it can do in this game; that comes last. */
    public static ActionCard withMore(ActionCard card, List<Branch> more) {
        List<Branch> branches = new ArrayList<>(card.branches());
        branches.addAll(more);
        return new ActionCard(card.id(), card.cost(), card.combat(), List.copyOf(branches), card.trigger());
    }

    /** A room with what else can be done there in this game; that comes last. */
    public static RoomDef withMore(RoomDef room, List<Branch> more) {
        List<Branch> branches = new ArrayList<>(room.branches());
        branches.addAll(more);
        return new RoomDef(
                room.id(),
                room.set(),
                room.colour(),
                room.computer(),
                room.cost(),
                room.searchable(),
                room.takesMalfunction(),
                List.copyOf(branches),
                room.entered(),
                room.drawBonus());
    }

    /** The action cards of a character, each copy once. */
    public static List<ActionCard> deck(CharacterDef character, Map<String, ActionCard> cards) {
        List<ActionCard> deck = new ArrayList<>();
        for (String id : character.deck()) {
            ActionCard card = cards.get(id);
            if (card == null) {
                throw new IllegalStateException("no action card is called " + id);
            }
            deck.add(card);
        }
        return deck;
    }

    /** The combat symbol of a card. */
    public static Combat combat(CombatFacts facts) {
        return Combat.valueOf(facts.name());
    }

    /** An item, of which there may be several. */
    public static ItemCard item(ItemFacts facts, Behaviour behaviour) {
        Behaviour.checkBranches("item", facts.id(), facts.branches(), behaviour);
        Integer cost = facts.cost();
        String component = facts.component();
        return new ItemCard(
                facts.id(),
                colour(facts.deck()),
                facts.heavy(),
                facts.builtIn(),
                facts.oneUse(),
                cost == null ? ItemCard.NO_ACTION : cost,
                combat(facts.combat()),
                component == null ? Component.NONE : component(component),
                facts.recipe().stream().map(PieceMaker::component).toList(),
                facts.from(),
                behaviour.branches(),
                weapon(facts.weapon()),
                quest(facts.activation()),
                capacityBonus(facts.id()),
                facts.id().equals("laser-pointer"),
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
        return CombatFace.of(id);
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
                facts.bonusInjuryOnFaces().stream().map(PieceMaker::face).toList(),
                facts.bonusInjuryOnHit(),
                facts.minOneUnlessBlank(),
                facts.rerollOnce(),
                facts.drivesOff(),
                facts.fireMarkerOn() != null,
                extra == null ? null : face(extra));
    }

    private static ItemCard.@Nullable Quest quest(@Nullable ActivationFacts facts) {
        return facts == null
                ? null
                : new ItemCard.Quest(facts.room(), facts.computer(), facts.discard(), facts.cost(), facts.hidden());
    }

    /** A room tile, or a room printed on a board. */
    public static RoomDef room(RoomFacts facts, Behaviour behaviour) {
        Behaviour.checkBranches("room", facts.id(), facts.branches(), behaviour);
        Integer cost = facts.cost();
        return new RoomDef(
                facts.id(),
                facts.set(),
                Colour.valueOf(facts.colour().toUpperCase(Locale.ROOT)),
                facts.computer(),
                cost == null ? 0 : cost,
                facts.itemCounter(),
                facts.malfunction(),
                behaviour.branches(),
                behaviour.onEvent(),
                facts.drawBonus());
    }

    public static ExplorationToken token(ExplorationFacts facts) {
        return new ExplorationToken(
                facts.id(),
                facts.effect().equals(TURRET)
                        ? ExplorationToken.Kind.OTHER
                        : ExplorationToken.Kind.valueOf(facts.effect().toUpperCase(Locale.ROOT)),
                facts.effect(),
                facts.items());
    }

    /** A serious wound, of which there may be several. */
    public static WoundCard wound(WoundFacts facts) {
        return new WoundCard(facts.id(), WoundCard.Type.valueOf(facts.id().toUpperCase(Locale.ROOT)));
    }

    /** An event card, for the kinds of intruders of a species. */
    public static EventCard event(EventFacts facts, Species species, Behaviour behaviour) {
        return new EventCard(
                facts.id(),
                facts.direction(),
                symbols(species, facts.symbols()),
                EventCard.Fate.valueOf(facts.fate().name()),
                behaviour.branches().getFirst());
    }

    /** Kinds of intruders as a bit set. */
    static int symbols(Species species, List<String> ids) {
        List<String> types = species.types().stream().map(IntruderType::id).toList();
        int mask = 0;
        for (String id : ids) {
            int type = types.indexOf(id);
            if (type < 0) {
                throw new IllegalStateException("no intruder is called " + id);
            }
            mask |= 1 << type;
        }
        return mask;
    }
}
