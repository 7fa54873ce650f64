package coldwake.content.base;

import coldwake.content.facts.Facts;
import coldwake.content.facts.PartFacts;
import coldwake.content.ship.Course;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.card.Combat;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.ObjectiveCard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The first game: what its cards, items and rooms do, and its cards that belong to nobody. */
public final class BaseBox {
    public static final Part PART = new Part(
            PartFacts.BASE,
            all(Stream.of(
                    CommonCards.ALL,
                    CaptainDeck.ALL,
                    PilotDeck.ALL,
                    ScientistDeck.ALL,
                    ScoutDeck.ALL,
                    SoldierDeck.ALL,
                    MechanicDeck.ALL,
                    MedicDeck.ALL)),
            all(Stream.of(RedItems.ALL, YellowItems.ALL, GreenItems.ALL, BlueItems.ALL, Weapons.ALL, QuestItems.ALL)),
            all(Stream.of(BasicRooms.ALL, AdditionalRooms.ALL, SpecialRooms.ALL)),
            List.of(),
            List::of);

    private BaseBox() {}

    private static List<Behaviour> all(Stream<List<Behaviour>> lists) {
        return lists.flatMap(List::stream).toList();
    }

    /** Contamination cards, objectives and coordinates. */
    public static List<Definition> cards(Facts facts) {
        List<Definition> cards = new ArrayList<>();
        int contamination =
                facts.contamination().infected() + facts.contamination().clean();
        for (int k = 0; k < contamination; k++) {
            boolean infected = k < facts.contamination().infected();
            cards.add(new ContaminationCard("contamination-" + (k + 1), infected));
        }
        facts.objectives()
                .forEach(o -> cards.add(new ObjectiveCard(
                        o.id(),
                        o.kind(),
                        o.minPlayers(),
                        o.alternatives().stream()
                                .map(group -> group.stream().map(Goals::of).toList())
                                .toList())));
        for (int k = 0; k < facts.coordinates().size(); k++) {
            cards.add(coordinates(facts.coordinates().get(k).id(), k));
        }
        return cards;
    }

    private static ModuleCard coordinates(String id, int number) {
        return new ModuleCard(Course.COORDINATES, Course.COORDINATES, id, 0, Combat.ANY, List.of(), number);
    }
}
