package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.e2e.LocalServer.Staged;
import org.junit.jupiter.api.Test;

class LanguageTest extends BrowserTest {
    @Test
    void theLanguageIsSwitchedAtTheTable() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.page().evaluate("window.stayed = true");
        String character = view(staged, 0).crew().get(0).character();
        String log = guest.find(".loglist").innerText();
        for (String lang : new String[] {"de", "pl", "en"}) {
            guest.find("[data-language]").click();
            guest.page().waitForFunction("lang => document.documentElement.lang === lang", lang);
            String name = Messages.of(Language.of(lang)).text("character." + character + ".name");
            guest.find(".ask h2:has-text('" + name + "')").waitFor();
            guest.page()
                    .waitForFunction(
                            "([log, same]) => (document.querySelector('.loglist').innerText === log) === same",
                            java.util.List.of(log, lang.equals("en")));
            assertThat(guest.text()).as("a key without words").doesNotContain("table.");
        }
        assertThat(guest.page().evaluate("window.stayed")).isEqualTo(true);
        assertThat(guest.find("[data-option]").count()).isPositive();
    }
}
