package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.facts.Confidence;
import coldwake.content.text.RulesReference.Article;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Looking things up. */
class RulesReferenceTest {
    @ParameterizedTest
    @CsvSource({
        "EN, fire control, fire-control-system",
        "EN, SLIME, slime",
        "DE, tur, doors",
        "DE, Waffenkammer, armory",
        "DE, schliessen, plasma-torch",
        "PL, gniazdo, nest",
        "PL, Sluz, slime",
        "PL, zolnierz, soldier",
        "PL, glebokie rany, serious-wounds"
    })
    void wordsAreFoundWhateverTheirCaseAndAccents(Language language, String word, String id) {
        assertThat(new RulesReference(language).search(word))
                .extracting(Article::id)
                .contains(id);
    }

    @Test
    void namesComeBeforeTexts() {
        assertThat(new RulesReference(Language.EN)
                        .search("encounter")
                        .getFirst()
                        .name())
                .isEqualTo("Encounter");
        assertThat(new RulesReference(Language.EN).search("no such word")).isEmpty();
    }

    @Test
    void printedFactsTellHowSureWeAre() {
        RulesReference reference = new RulesReference(Language.EN);
        assertThat(reference.entries())
                .filteredOn(
                        entry -> !entry.kind().equals("rule") && !entry.kind().equals("marker"))
                .allSatisfy(
                        entry -> assertThat(entry.confidence()).as(entry.id()).isNotNull());
        Article cockpit = reference.entries().stream()
                .filter(entry -> entry.id().equals("cockpit"))
                .findFirst()
                .orElseThrow();
        assertThat(Objects.requireNonNull(cockpit.confidence())).isEqualTo(Confidence.MEDIUM);
    }

    @Test
    void everyRuleIsExplainedInAFewSentences() {
        for (Language language : Language.values()) {
            assertThat(new RulesReference(language).entries())
                    .filteredOn(entry -> entry.kind().equals("rule"))
                    .hasSizeGreaterThan(70)
                    .allSatisfy(entry -> assertThat(entry.text().split("[.;:] "))
                            .as(language + " " + entry.id())
                            .hasSizeBetween(2, 16));
        }
    }
}
