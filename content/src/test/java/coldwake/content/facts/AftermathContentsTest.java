package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The counts of the printed components, with the files whose behaviour is not written yet. */
class AftermathContentsTest {
    private static final List<String> PARTS = List.of(
            "ceo", "android", "psychologist", "bounty-hunter", "convict", "traits", "rooms", "turrets", "wounds");

    private final Facts facts = Facts.read(FactFiles::resource, List.of(new Facts.Box("aftermath", PARTS)));
    private final List<PartFacts> box = facts.parts().subList(1, facts.parts().size());

    @Test
    void fiveCharactersShareTheColoursOfFiveOthers() {
        List<CharacterFacts> crew =
                box.stream().flatMap(part -> part.characters().stream()).toList();
        assertThat(crew).extracting(CharacterFacts::id).hasSize(5);
        assertThat(crew).extracting(CharacterFacts::option).containsOnly("aftermath-characters");
        assertThat(crew).extracting(CharacterFacts::colour).containsExactly("blue", "green", "white", "violet", "red");
        assertThat(crew.stream().mapToInt(CharacterFacts::actionCards).sum()).isEqualTo(53);
    }

    @Test
    void itemDecksHaveTheirPrintedSize() {
        assertThat(copies(ItemDeck.STARTING)).isEqualTo(6);
        assertThat(copies(ItemDeck.QUEST)).isEqualTo(10);
        assertThat(copies(ItemDeck.BLUE)).isEqualTo(6);
    }

    private int copies(ItemDeck deck) {
        return box.stream()
                .flatMap(part -> part.items().stream())
                .filter(item -> item.deck() == deck)
                .mapToInt(ItemFacts::copies)
                .sum();
    }

    @Test
    void roomsTokensWoundsAndTraits() {
        assertThat(box.stream().flatMap(part -> part.rooms().stream()))
                .hasSize(4)
                .allMatch(room -> room.set().equals("2"));
        assertThat(box.stream().flatMap(part -> part.explorationTokens().stream()))
                .hasSize(3);
        assertThat(box.stream().flatMap(part -> part.wounds().stream()).mapToInt(WoundFacts::copies))
                .containsExactly(2);
        // The Medic's is not in the box, but goes with them.
        assertThat(facts.traits())
                .extracting(TraitFacts::character)
                .containsExactlyInAnyOrderElementsOf(
                        facts.characters().stream().map(CharacterFacts::id).toList());
    }

    @Test
    void aPartOfACardCanBeOurs() {
        ActionCardFacts efficiency = facts.actionCards().stream()
                .filter(card -> card.id().equals("android-efficiency"))
                .findFirst()
                .orElseThrow();
        assertThat(efficiency.reconstructed()).isFalse();
        assertThat(efficiency.reconstructedParts()).containsExactly("cost");
    }
}
