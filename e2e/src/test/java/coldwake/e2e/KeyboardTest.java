package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Stand.Staged;
import com.microsoft.playwright.Keyboard;
import org.junit.jupiter.api.Test;

class KeyboardTest extends BrowserTest {
    private static final String FOCUS = """
            () => {
              const e = document.activeElement;
              if (!e || e === document.body) return 'nothing';
              const s = getComputedStyle(e);
              const ring = s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0;
              return e.matches('[data-room]') || ring ? 'seen' : e.outerHTML.slice(0, 200);
            }
            """;

    @Test
    void aTurnIsPlayedWithKeysAlone() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        Keyboard keys = guest.page().keyboard();
        int before = choices(staged);
        int number = decision(staged, 0).number();
        guest.waitForQuestion(number);
        if (guest.find("[data-group=move][aria-expanded=true]").count() == 0) {
            keys.press("m");
        }
        keys.press("1");
        guest.find("[data-confirm]").waitFor();
        keys.press("Escape");
        guest.find("[data-confirm]").waitFor(gone());
        keys.press("1");
        keys.press("Enter");
        guest.await("the move", () -> choices(staged) > before);
        for (int step = 0; asked(staged, 0) && step < 12; step++) {
            int asked = decision(staged, 0).number();
            if (saidByItself(decision(staged, 0))) {
                guest.await(
                        "no reaction",
                        () -> !asked(staged, 0) || decision(staged, 0).number() != asked);
                continue;
            }
            guest.waitForQuestion(asked);
            if (guest.find("[data-hold]").count() > 0) {
                guest.find("[data-hold]").focus();
                keys.press("Enter");
                keys.press("Enter");
            } else {
                keys.press("1");
                guest.page().waitForTimeout(60);
                keys.press("Enter");
            }
            guest.await(
                    "an answer", () -> !asked(staged, 0) || decision(staged, 0).number() != asked);
        }
        assertThat(choices(staged)).isGreaterThan(before + 1);
    }

    @Test
    void everythingInReachOfTabShowsItsFocus() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        for (int press = 0; press < 60; press++) {
            guest.page().keyboard().press("Tab");
            String focus = String.valueOf(guest.page().evaluate(FOCUS));
            assertThat(focus).as("focus after %d presses", press + 1).isIn("seen", "nothing");
        }
    }

    @Test
    void arrowsWalkAlongCorridors() {
        Guest guest = guest().sit(myTurn(), 0);
        guest.find("[data-room='011']").focus();
        guest.page().keyboard().press("ArrowLeft");
        String next = String.valueOf(guest.page().evaluate("document.activeElement.dataset.room"));
        assertThat(next).isNotEqualTo("011").isIn("006", "008");
    }

    @Test
    void whatIsRefusedSaysWhyToTheKeyboardToo() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        guest.find("[data-more]").focus();
        guest.page().keyboard().press("Enter");
        guest.find("[data-refused]").first().waitFor();
        guest.find("[data-refused]").first().focus();
        assertThat(guest.page().evaluate(FOCUS)).isEqualTo("seen");
        assertThat(guest.page().evaluate("document.activeElement.getAttribute('aria-disabled')"))
                .isEqualTo("true");
        assertThat(String.valueOf(guest.page().evaluate("document.activeElement.innerText"))
                        .lines())
                .as("what is refused, and why")
                .hasSizeGreaterThanOrEqualTo(2);
        guest.page().keyboard().press("Tab");
        guest.page().keyboard().press("Enter");
        guest.page().waitForFunction("() => location.hash.startsWith('#/rules/')");
        guest.find("h1").first().waitFor();
    }
}
