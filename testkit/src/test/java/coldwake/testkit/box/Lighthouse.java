package coldwake.testkit.box;

import static coldwake.engine.card.Branch.branch;

import coldwake.content.AddOn;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.CrewMember;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Component;
import coldwake.engine.card.Definition;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ItemCard.Quest;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.Trigger;
import coldwake.engine.card.WoundCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A box that brings a character of a colour that there is already, and a piece of each kind to mix with the others. */
final class Lighthouse {
    static final String ID = "lighthouse";
    static final String KEEPER = "keeper";
    static final int DECK = 13;
    static final String LAMP = "keeper-lamp";
    static final String TRAIT = "keeper-trait";
    static final String ROOM = "lamp-room";
    static final String TOKEN = "lamp-token";
    static final String EVENT = "lamp-event";
    static final String CRAFTED = "crafted-lamp";
    static final String FOUND = "found-lamp";
    static final int WOUNDS = 2;

    static final AddOn ADD_ON =
            new AddOn(OptionChoice.always(ID), List::of, (facts, species) -> pieces(), facts -> List.of(keeper()));

    private Lighthouse() {}

    private static CrewMember keeper() {
        List<Definition> pieces = new ArrayList<>(Collections.nCopies(
                DECK, new ActionCard("shine", 0, Combat.ANY, List.of(branch("shine")), Trigger.NONE)));
        pieces.add(item(LAMP, Colour.NONE, true, List.of(), null));
        for (String quest : List.of("keeper-book", "keeper-key")) {
            pieces.add(item(quest, Colour.NONE, false, List.of(), new Quest("nest", false, List.of(), 1, false)));
        }
        pieces.add(new ModuleCard("trait", ID, TRAIT, 0, Combat.ANY, List.of(), 0));
        CharacterDef def = new CharacterDef(
                KEEPER,
                ID,
                "blue",
                Collections.nCopies(DECK, "shine"),
                List.of(LAMP),
                List.of("keeper-book", "keeper-key"),
                TRAIT);
        return new CrewMember(def, pieces);
    }

    private static List<Definition> pieces() {
        List<Definition> pieces = new ArrayList<>(List.of(
                new RoomDef(ROOM, "2", Colour.RED, false, 1, true, true, List.of(), r -> {}, 0),
                new ExplorationToken(TOKEN, ExplorationToken.Kind.SILENCE, "silence", 2),
                new EventCard(EVENT, 1, 0, EventCard.Fate.DISCARD, branch(EVENT)),
                item(CRAFTED, Colour.BLUE, false, List.of(Component.TOOL, Component.TOOL), null),
                item(FOUND, Colour.GREEN, false, List.of(), null)));
        pieces.addAll(Collections.nCopies(WOUNDS, new WoundCard("leg", WoundCard.Type.LEG)));
        return pieces;
    }

    private static ItemCard item(
            String id, Colour deck, boolean builtIn, List<Component> recipe, @Nullable Quest quest) {
        return new ItemCard(
                id,
                deck,
                false,
                builtIn,
                false,
                ItemCard.NO_ACTION,
                Combat.ANY,
                Component.NONE,
                recipe,
                List.of(),
                List.of(),
                null,
                quest,
                0,
                false,
                Trigger.NONE,
                r -> {});
    }
}
