package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every screen. */
@TestInstance(Lifecycle.PER_CLASS)
class ScreensTest extends BrowserTest {
    private static final String SERIOUS = """
            async () => (await axe.run(document, {resultTypes: ['violations'],
                rules: {'label-content-name-mismatch': {enabled: true}}})).violations
              .filter(v => v.impact === 'serious' || v.impact === 'critical')
              .map(v => v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + n.failureSummary).join('; '))
            """;

    private Screens screens;

    @BeforeAll
    void openTables() {
        screens = new Screens(stand());
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void axeFindsNothingSerious(String theme) throws IOException {
        String axe = Files.readString(Project.root().resolve("web/node_modules/axe-core/axe.min.js"));
        Guest desk = guest(Look.DESK.themed(theme));
        Guest phone = guest(Look.PHONE.themed(theme));
        List<String> found = new ArrayList<>();
        for (String screen : screens.names()) {
            for (Map.Entry<String, Guest> size :
                    Map.of("desk", desk, "phone", phone).entrySet()) {
                screens.open(size.getValue(), screen);
                size.getValue().page().evaluate(axe);
                ((List<?>) size.getValue().page().evaluate(SERIOUS))
                        .forEach(problem -> found.add(screen + " on a " + size.getKey() + ": " + problem));
            }
        }
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pl"})
    void nothingScrollsSidewaysOnAPhone(String lang) {
        Guest phone = guest(Look.PHONE.speaking(lang));
        for (String screen : screens.names()) {
            screens.open(phone, screen);
            assertThat(phone.page().evaluate("document.documentElement.scrollWidth"))
                    .as(screen + " in " + lang)
                    .isEqualTo(Look.PHONE.width());
        }
    }

    @Test
    void theSheetsOfAPhoneDoNotScrollSidewaysEither() {
        for (String lang : List.of("de", "pl")) {
            Guest phone = guest(Look.PHONE.speaking(lang));
            screens.open(phone, "table");
            for (int tab = 0; tab < 5; tab++) {
                phone.find(".tabbar button").nth(tab).click();
                assertThat(
                                phone.page()
                                        .evaluate(
                                                "[...document.querySelectorAll('.sheet')].some(s => s.scrollWidth > s.clientWidth + 1)"))
                        .as("sheet " + tab + " in " + lang)
                        .isEqualTo(false);
                assertThat(phone.page().evaluate("document.documentElement.scrollWidth"))
                        .isEqualTo(Look.PHONE.width());
            }
        }
    }
}
