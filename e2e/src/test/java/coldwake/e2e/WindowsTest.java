package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Windows that are lower or narrower than most: the answers stay in sight, and nothing moves that is only looked at. */
class WindowsTest extends BrowserTest {
    /** The answers of the open question that somebody would have to look for. */
    private static final String HIDDEN = """
            () => {
              const hidden = [];
              for (const e of document.querySelectorAll('.ask [data-option], .hand .card')) {
                const r = e.getBoundingClientRect();
                const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
                if (r.width < 30 || !top || !(e.contains(top) || top.contains(e))) hidden.push(e.textContent.trim().slice(0, 60));
              }
              return hidden;
            }""";

    private static final String PLACES = """
            () => [...document.querySelectorAll('.hand .card, .piles div')].map((e) => {
              const r = e.getBoundingClientRect();
              return [r.x, r.y, r.width, r.height].map(Math.round).join(' ');
            })""";

    @ParameterizedTest
    @CsvSource({"1366, 650", "1024, 768", "1280, 720", "1180, 820", "1536, 730"})
    void movesAndCardsAreInSight(int width, int height) {
        Staged staged = myTurn();
        Guest guest = guest(new Look(width, height)).sit(staged, 0).settle();
        guest.waitForQuestion(decision(staged, 0).number());
        if (guest.find("[data-group=move][aria-expanded=true]").count() == 0) {
            guest.find("[data-group=move]").click();
        }
        guest.find(".ask [data-option]").first().waitFor();
        guest.find(".reveal").waitFor(gone());
        assertThat((List<?>) guest.page().evaluate(HIDDEN)).isEmpty();
    }

    @Test
    void readingACardMovesNothing() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        Object before = guest.page().evaluate(PLACES);
        Locator card = guest.find(".hand .card").first();
        card.hover();
        guest.find(".hand .whole").first().waitFor();
        assertThat(guest.page().evaluate(PLACES)).isEqualTo(before);
        card.focus();
        assertThat(guest.page().evaluate(PLACES)).isEqualTo(before);
    }

    @Test
    void enterConfirmsWhatIsArmedAlsoWhileAButtonHasTheFocus() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        int before = choices(staged);
        if (guest.find("[data-group=move][aria-expanded=true]").count() > 0) {
            guest.find("[data-group=move]").click();
        }
        guest.find("[data-group=move]").click();
        guest.page().keyboard().press("1");
        guest.find("[data-confirm]").waitFor();
        guest.page().keyboard().press("Enter");
        guest.await("the move", () -> choices(staged) > before);
    }
}
