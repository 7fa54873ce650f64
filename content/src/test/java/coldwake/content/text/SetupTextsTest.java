package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Choices;
import coldwake.content.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SetupTextsTest {
    /** Every mode, option and ship has a name and a sentence. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void whatCanBeChosenHasWords(Language language) {
        Choices choices = Rulesets.choices();
        List<String> keys = new ArrayList<>();
        choices.modes().forEach(mode -> keys.add("mode." + mode.id()));
        choices.options().forEach(option -> keys.add("setup-option." + option.id()));
        choices.boards().forEach(board -> keys.add("board." + board));
        Messages messages = Messages.of(language);
        assertThat(keys).allSatisfy(key -> {
            assertThat(messages.has(key + ".name")).as(key).isTrue();
            assertThat(messages.has(key + ".text")).as(key).isTrue();
        });
    }
}
