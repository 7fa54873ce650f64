package coldwake.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

/** A fact file that is not exactly as expected is refused, with its line. */
class StrictnessTest {

    private static final String BODY = "  - {id: body, copies: 4, confidence: high}\n";

    @Test
    void aGoodFileIsRead() {
        Facts facts = read(
                "wounds.yaml", "wounds:\n" + BODY + "  - {id: leg, copies: 3, confidence: low, reconstructed: true}\n");
        // Those of other boxes come after them.
        assertThat(facts.wounds())
                .startsWith(
                        new WoundFacts("body", 4, Confidence.HIGH, false),
                        new WoundFacts("leg", 3, Confidence.LOW, true));
    }

    @Test
    void anUnknownKeyIsNamedWithThoseExpected() {
        refused(3, BODY + "  - {id: leg, copies: 3, colour: red, confidence: high}\n")
                .withMessage("wounds.yaml:3: unknown key 'colour', "
                        + "expected one of [confidence, copies, id, reconstructed]");
    }

    @Test
    void anUnknownKeyOfTheFileItselfIsRefused() {
        refused(3, BODY + "injuries: 3\n").withMessageContaining("unknown key 'injuries'");
    }

    @Test
    void aMissingKeyIsNamed() {
        refused(3, BODY + "  - {id: leg, confidence: high}\n").withMessageContaining("missing key 'copies'");
    }

    @Test
    void aDuplicateKeyIsRefused() {
        refused(4, BODY + "  - id: leg\n    id: arm\n").withMessageContaining("duplicate key 'id'");
    }

    @Test
    void aDuplicateIdIsRefused() {
        refused(3, BODY + BODY).withMessageContaining("duplicate id 'body'");
    }

    @Test
    void aWrongTypeIsRefused() {
        refused(2, "  - {id: body, copies: four, confidence: high}\n")
                .withMessage("wounds.yaml:2: expected a whole number, found text 'four'");
        refused(2, "  - {id: 7, copies: 4, confidence: high}\n").withMessageContaining("expected text, found number 7");
        refused(2, "  - {id: body, copies: 4.5, confidence: high}\n").withMessageContaining("expected");
        refused(2, "  - {id: body, copies: null, confidence: high}\n").withMessageContaining("found null");
        refused(2, "  - {id: body, copies: 4, confidence: high, reconstructed: maybe}\n")
                .withMessageContaining("expected true or false");
        refused(2, "  - body\n").withMessageContaining("expected a mapping, found text 'body'");
        refused(2, "  body: 4\n").withMessageContaining("expected a list, found a mapping");
    }

    @Test
    void anUnknownWordIsRefusedWithTheKnownOnes() {
        refused(2, "  - {id: body, copies: 4, confidence: certain}\n")
                .withMessage("wounds.yaml:2: expected one of [high, medium, low], found text 'certain'");
    }

    @Test
    void anAliasIsRefused() {
        refused(3, "  - &body {id: body, copies: 4, confidence: high}\n  - *body\n")
                .withMessageContaining("found an alias");
    }

    @Test
    void brokenYamlAnEmptyFileAndASecondDocumentAreRefused() {
        refusedFile("wounds.yaml", "wounds:\n  - {id: body\n").withMessageContaining("well-formed YAML");
        refusedFile("wounds.yaml", "").withMessageContaining("empty file");
        refusedFile("wounds.yaml", "wounds: []\n---\nwounds: []\n").withMessageContaining("one document");
    }

    @Test
    void keysThatCountPlayersMustBeNumbers() {
        refusedFile("markers.yaml", FactFiles.resource("markers.yaml").replace("{1: 2,", "{one: 2,"))
                .withMessageContaining("expected whole numbers as keys of 'pods-by-players', found 'one'");
    }

    @Test
    void aConditionMustBeKnownAndHaveTheArgumentItNeeds() {
        refusedObjective("ship-reached-earth", "ship-reached-pluto").withMessageContaining("found ship-reached-pluto");
        refusedObjective("{player-dead: 1}", "player-dead")
                .withMessageContaining("without argument, found player-dead");
        refusedObjective("{player-dead: 1}", "{player-dead: everyone}").withMessageContaining("number from 1 to 9");
        refusedObjective("{player-dead: 1}", "{player-dead: 1, signal-sent: 1}")
                .withMessageContaining("a condition with one argument");
    }

    private static ThrowableAssertAlternative<FactsException> refusedObjective(String printed, String wrong) {
        return refusedFile(
                "objectives.yaml", FactFiles.resource("objectives.yaml").replace(printed, wrong));
    }

    private static ThrowableAssertAlternative<FactsException> refused(int line, String wounds) {
        return refusedFile("wounds.yaml", "wounds:\n" + wounds)
                .satisfies(refusal -> assertThat(refusal.line()).isEqualTo(line))
                .satisfies(refusal -> assertThat(refusal.file()).isEqualTo("wounds.yaml"));
    }

    private static ThrowableAssertAlternative<FactsException> refusedFile(String file, String text) {
        return assertThatExceptionOfType(FactsException.class).isThrownBy(() -> read(file, text));
    }

    private static Facts read(String file, String text) {
        return Facts.read(name -> name.equals(file) ? text : FactFiles.resource(name));
    }
}
