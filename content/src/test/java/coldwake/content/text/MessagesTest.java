package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How texts are loaded and filled in. */
class MessagesTest {
    private static Messages messages(Language language, String text) {
        return Messages.read(language, List.of("test"), file -> text);
    }

    private static Set<String> minus(Set<String> some, Set<String> others) {
        Set<String> rest = new TreeSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSameKeysWithTheSameArguments(Language language) {
        Messages english = Messages.of(Language.EN);
        Messages other = Messages.of(language);
        assertThat(minus(english.keys(), other.keys())).as("only in en").isEmpty();
        assertThat(minus(other.keys(), english.keys()))
                .as("only in " + language.code())
                .isEmpty();
        assertThat(english.keys())
                .filteredOn(key -> !other.arguments(key).equals(english.arguments(key)))
                .as("texts with other arguments than in en")
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noTextIsEmptyOrExclaims(Language language) {
        Messages messages = Messages.of(language);
        assertThat(messages.keys())
                .filteredOn(key -> messages.arguments(key).isEmpty())
                .filteredOn(key -> isEmptyOrExclaims(messages.text(key)))
                .isEmpty();
    }

    private static boolean isEmptyOrExclaims(String text) {
        return text.isBlank() || text.contains("!") || !text.equals(text.strip());
    }

    @Test
    void aKeyThatStandsTwiceIsAnError() {
        assertThatThrownBy(() -> messages(Language.EN, "a=one\nb=two\na=three\n"))
                .hasMessageContaining("messages/en/test.properties")
                .hasMessageContaining("'a' stands twice");
        assertThatThrownBy(() -> Messages.read(Language.EN, List.of("one", "two"), file -> "a=text"))
                .hasMessageContaining("two.properties");
    }

    @Test
    void aMissingKeyIsAnError() {
        assertThatThrownBy(() -> messages(Language.DE, "a=eins").text("b")).hasMessageContaining("no de text");
    }

    @Test
    void aMissingArgumentIsAnErrorThatNamesTheText() {
        Messages messages = messages(Language.EN, "a={who} moves to {room}.");
        assertThat(messages.text("a", Map.of("who", "Captain", "room", "Nest"))).isEqualTo("Captain moves to Nest.");
        assertThat(messages.arguments("a")).containsExactly("room", "who");
        assertThatThrownBy(() -> messages.text("a", Map.of("who", "Captain")))
                .hasMessageContaining("'a'")
                .hasMessageContaining("{room}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{who",
                "who}",
                "{}",
                "{n, select, one{a} other{b}}",
                "{n, plural, one{a}}",
                "{n, plural, one{a} few{b} many{c}}",
                "{n, plural, one{a} one{b} other{c}}"
            })
    void aBrokenPatternIsAnErrorThatNamesFileAndKey(String pattern) {
        assertThatThrownBy(() -> messages(Language.EN, "a=" + pattern)).hasMessageContaining("test.properties, a:");
    }

    @ParameterizedTest
    @CsvSource({
        "0, kart",
        "1, kartę",
        "2, karty",
        "4, karty",
        "5, kart",
        "11, kart",
        "12, kart",
        "14, kart",
        "21, kart",
        "22, karty",
        "24, karty",
        "25, kart",
        "101, kart",
        "102, karty",
        "111, kart",
        "112, kart",
        "122, karty"
    })
    void polishCountsCards(int n, String form) {
        Messages messages = messages(Language.PL, "a={n} {n, plural, one{kartę} few{karty} many{kart}}");
        assertThat(messages.text("a", Map.of("n", n))).isEqualTo(n + " " + form);
    }

    @ParameterizedTest
    @CsvSource({"0, Karten", "1, Karte", "2, Karten", "21, Karten"})
    void germanCountsCards(int n, String form) {
        Messages messages = messages(Language.DE, "a={n, plural, one{{n} Karte} other{{n} Karten}}");
        assertThat(messages.text("a", Map.of("n", n))).isEqualTo(n + " " + form);
    }

    @Test
    void aPluralNeedsANumber() {
        Messages messages = messages(Language.EN, "a={n, plural, one{a} other{b}}");
        assertThatThrownBy(() -> messages.text("a", Map.of("n", "3"))).hasMessageContaining("whole number");
    }

    @Test
    void anUnknownLanguageIsRefusedWithTheKnownOnes() {
        assertThat(Language.of("pl")).isEqualTo(Language.PL);
        assertThatThrownBy(() -> Language.of("fr")).hasMessageContaining("en, de, pl");
    }
}
