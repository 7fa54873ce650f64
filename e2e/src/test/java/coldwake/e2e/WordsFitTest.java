package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long words have room: nothing sticks out of its place or is cut off. */
@TestInstance(Lifecycle.PER_CLASS)
class WordsFitTest extends BrowserTest {
    /** Only words of second rank may end in an ellipsis; the names of rooms stay within their outlines. */
    private static final String CUT = """
            () => {
              const found = [];
              const words = 'button, a, label, h1, h2, h3, h4, li, dt, dd, p, strong, th, td, .label, .chip, .ship, .bar, select';
              for (const e of document.querySelectorAll(words)) {
                const style = getComputedStyle(e);
                if (e.clientWidth === 0 || style.display === 'inline' || style.textOverflow === 'ellipsis'
                    || style.clipPath.startsWith('inset') || e.closest('.sr, [aria-hidden=true]')) continue;
                if (e.scrollWidth > e.clientWidth + 2) {
                  found.push(`${e.tagName.toLowerCase()}.${e.className} "${e.textContent.trim().slice(0, 60)}" `
                      + `${e.scrollWidth} in ${e.clientWidth}`);
                }
              }
              for (const e of document.querySelectorAll('.map .room .name')) {
                const wide = e.getComputedTextLength();
                if (wide > 134) found.push(`room "${e.textContent}" ${Math.round(wide)} in 134`);
              }
              return found;
            }""";

    private Screens screens;

    @BeforeAll
    void openTables() {
        screens = new Screens(stand());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pl"})
    void noWordIsCutOff(String lang) {
        List<String> found = new ArrayList<>();
        for (Look look : List.of(Look.DESK, Look.PHONE)) {
            Guest guest = guest(look.speaking(lang));
            for (String screen : screens.names()) {
                screens.open(guest, screen);
                look(guest, screen + (look.phone() ? " on a phone" : ""), found);
                if (screen.equals("table") && look.phone()) {
                    for (int tab = 1; tab < 5; tab++) {
                        guest.find(".tabbar button").nth(tab).click();
                        look(guest, "sheet " + tab, found);
                    }
                }
            }
        }
        assertThat(found).as("in " + lang).isEmpty();
    }

    private static void look(Guest guest, String where, List<String> found) {
        ((List<?>) guest.page().evaluate(CUT)).forEach(cut -> found.add(where + ": " + cut));
    }
}
