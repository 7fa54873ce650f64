package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counts of the printed components. */
class BoxContentsTest {

    private final Facts facts = Facts.load();
    private final PartFacts box = facts.base();
    private final SpeciesFacts intruders = facts.species("intruders");

    @Test
    void sixCharactersAndTheMedicOfDifferentColoursHaveTenActionCardsEach() {
        assertThat(box.characters()).hasSize(7);
        assertThat(box.characters())
                .filteredOn(character -> character.option() != null)
                .extracting(CharacterFacts::id)
                .containsExactly("medic");
        assertThat(box.characters()).extracting(CharacterFacts::colour).doesNotHaveDuplicates();
        assertThat(box.characters().stream()
                        .flatMap(character -> character.deck().stream())
                        .mapToInt(CopiesFacts::copies)
                        .sum())
                .isEqualTo(70);
    }

    @Test
    void everyActionCardIsInSomeDeckAndHasBranches() {
        List<String> used = box.characters().stream()
                .flatMap(character -> character.deck().stream())
                .map(CopiesFacts::card)
                .distinct()
                .toList();
        assertThat(box.actionCards()).hasSize(31);
        assertThat(box.actionCards()).extracting(ActionCardFacts::id).containsExactlyInAnyOrderElementsOf(used);
        assertThat(box.actionCards())
                .allSatisfy(card -> assertThat(card.branches()).isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({"RED, 30", "YELLOW, 30", "GREEN, 30", "BLUE, 12", "STARTING, 7", "QUEST, 14"})
    void itemDecksHaveTheirPrintedSize(ItemDeck deck, int size) {
        assertThat(box.items().stream()
                        .filter(item -> item.deck() == deck)
                        .mapToInt(ItemFacts::copies)
                        .sum())
                .isEqualTo(size);
    }

    @Test
    void itemsWithAnActionHaveBranchesAndWeaponsHaveNone() {
        assertThat(box.items())
                .filteredOn(item -> item.cost() != null)
                .allSatisfy(item -> assertThat(item.branches()).as(item.id()).isNotEmpty());
        assertThat(box.items())
                .filteredOn(item -> item.weapon() != null)
                .hasSize(11)
                .allSatisfy(item -> assertThat(item.branches()).as(item.id()).isEmpty());
    }

    @Test
    void weaponsKeepWhatMakesThemSpecial() {
        WeaponFacts plain = weapon("rifle");
        assertThat(plain).isEqualTo(new WeaponFacts(true, 4, Map.of(), List.of(), 0, false, false, false, null, null));
        assertThat(weapon("pistol").faceOverride()).containsExactly(Map.entry("two-hits", "one-hit"));
        assertThat(weapon("six-shooter").energy()).isFalse();
        assertThat(weapon("assault-rifle").bonusInjuryOnHit()).isEqualTo(1);
        assertThat(weapon("prototype-shotgun").bonusInjuryOnFaces()).containsExactly("one-hit", "two-hits");
        assertThat(weapon("prototype-pistol").rerollOnce()).isTrue();
        assertThat(weapon("prototype-rifle").extraAmmoForInjuryOn()).isEqualTo("two-hits");
        assertThat(weapon("flamethrower").fireMarkerOn()).isEqualTo("two-hits");
        assertThat(weapon("flamethrower").minOneUnlessBlank()).isTrue();
    }

    private WeaponFacts weapon(String id) {
        ItemFacts item = box.items().stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow();
        return Objects.requireNonNull(item.weapon());
    }

    @Test
    void roomsComeInThreeSets() {
        assertThat(counts(box.rooms(), RoomFacts::set)).isEqualTo(Map.of("1", 11L, "2", 9L, "special", 5L));
        assertThat(box.rooms()).filteredOn(RoomFacts::computer).hasSize(7);
        assertThat(counts(box.rooms(), RoomFacts::colour))
                .isEqualTo(Map.of("red", 4L, "yellow", 5L, "green", 4L, "white", 5L, "none", 7L));
    }

    @Test
    void twentyExplorationTokensHoldFortyFourItems() {
        assertThat(box.explorationTokens()).hasSize(20);
        assertThat(box.explorationTokens().stream()
                        .mapToInt(ExplorationFacts::items)
                        .sum())
                .isEqualTo(44);
        assertThat(counts(box.explorationTokens(), ExplorationFacts::effect))
                .isEqualTo(
                        Map.of("malfunction", 8L, "doors", 4L, "fire", 2L, "silence", 2L, "slime", 2L, "danger", 2L));
    }

    @Test
    void twentySevenIntruderTokensByType() {
        assertThat(intruders.creatures().tokens()).hasSize(27);
        assertThat(counts(intruders.creatures().tokens(), IntruderTokenFacts::type))
                .isEqualTo(Map.of("blank", 1L, "larva", 8L, "creeper", 3L, "adult", 12L, "breeder", 2L, "queen", 1L));
    }

    @Test
    void theBagStartsWithTenTokensAndOneMorePerPlayer() {
        BagFacts bag = intruders.creatures().bag();
        assertThat(bag.fixed().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(10);
        assertThat(bag.perPlayer()).containsExactly(Map.entry("adult", 1));
        assertThat(intruders.creatures().eggs()).isEqualTo(5);
    }

    @Test
    void intruderTypesFromSmallToLarge() {
        assertThat(intruders.creatures().types())
                .extracting(IntruderTypeFacts::id, IntruderTypeFacts::size, IntruderTypeFacts::miniatures)
                .containsExactly(
                        tuple("larva", 1, 6),
                        tuple("creeper", 2, 3),
                        tuple("adult", 3, 8),
                        tuple("breeder", 4, 2),
                        tuple("queen", 5, 1));
    }

    @Test
    void twentyEventsFiveInEachDirection() {
        assertThat(intruders.events()).hasSize(20);
        assertThat(counts(intruders.events(), EventFacts::direction)).isEqualTo(Map.of(1, 5L, 2, 5L, 3, 5L, 4, 5L));
        assertThat(counts(intruders.events(), EventFacts::fate))
                .isEqualTo(
                        Map.of(EventFate.DISCARD, 15L, EventFate.REMOVE_AND_RESHUFFLE, 4L, EventFate.SHUFFLE_BACK, 1L));
    }

    @Test
    void twentyAttacksWithTheirBloodValues() {
        assertThat(intruders.attacks()).hasSize(20);
        assertThat(counts(intruders.attacks(), attack -> Objects.toString(attack.blood(), "retreat")))
                .isEqualTo(Map.of("2", 2L, "3", 4L, "4", 5L, "5", 5L, "6", 2L, "retreat", 2L));
    }

    @Test
    void weaknessesWoundsAndContamination() {
        assertThat(intruders.weaknesses()).hasSize(8);
        assertThat(box.wounds().stream().mapToInt(WoundFacts::copies).sum()).isEqualTo(16);
        assertThat(facts.contamination().infected() + facts.contamination().clean())
                .isEqualTo(27);
        assertThat(facts.contamination().confidence()).isEqualTo(Confidence.MEDIUM);
    }

    @ParameterizedTest
    @CsvSource({"2, 6", "3, 7", "4, 8", "5, 9"})
    void objectiveDecksByNumberOfPlayers(int players, long size) {
        List<ObjectiveFacts> usable = facts.objectives().stream()
                .filter(objective -> objective.minPlayers() <= players)
                .toList();
        assertThat(counts(usable, ObjectiveFacts::kind))
                .isEqualTo(Map.of("personal", size, "corporate", size, "solo-coop", 7L));
    }

    @Test
    void conditionsKeepTheirArgument() {
        ObjectiveFacts hoarder = facts.objectives().stream()
                .filter(objective -> objective.id().equals("hoarder"))
                .findFirst()
                .orElseThrow();
        assertThat(hoarder.alternatives())
                .containsExactly(
                        List.of(new PredicateFacts("finish-in-pod", null), new PredicateFacts("items-at-least", "7")));
    }

    @Test
    void eachCoordinatesCardLeadsToFourDifferentPlaces() {
        assertThat(facts.coordinates())
                .hasSize(8)
                .allSatisfy(card -> assertThat(card.destinations().values())
                        .containsExactlyInAnyOrder("earth", "mars", "venus", "deep-space"));
    }

    @Test
    void diceAndMarkers() {
        assertThat(facts.dice().noise()).hasSize(10);
        assertThat(facts.dice().combat()).hasSize(6);
        assertThat(facts.markers()).isEqualTo(new MarkersFacts(8, 8, 12, Map.of(1, 2, 2, 2, 3, 3, 4, 3, 5, 4), 2));
    }

    @Test
    void filesWithoutConfidencePerEntryHaveOneOfTheirOwn() {
        assertThat(facts.confidence())
                .containsOnlyKeys(
                        "exploration-tokens",
                        "intruders/creatures",
                        "carnomorphs/creatures",
                        "void-seeders/creatures",
                        "markers");
    }

    @Test
    void enumsAreAllInUse() {
        assertThat(box.items()).extracting(ItemFacts::deck).contains(ItemDeck.values());
        assertThat(box.actionCards()).extracting(ActionCardFacts::combat).contains(CombatFacts.values());
        assertThat(Arrays.stream(EventFate.values()))
                .allSatisfy(fate -> assertThat(intruders.events())
                        .extracting(EventFacts::fate)
                        .contains(fate));
    }

    private static <T, K> Map<K, Long> counts(List<T> facts, Function<T, K> key) {
        return facts.stream().collect(Collectors.groupingBy(key, Collectors.counting()));
    }
}
