package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import com.microsoft.playwright.Keyboard;
import java.util.List;
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
                guest.passByKey();
            } else {
                keys.press("1");
                guest.page()
                        .waitForFunction(
                                "n => !document.querySelector(`[data-number='${n}']`)"
                                        + " || document.querySelector('[data-option][aria-pressed=true]')",
                                asked);
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

    private static String focus(Guest guest, String what) {
        return String.valueOf(guest.page().evaluate("document.activeElement?." + what));
    }

    private static void waitForFocus(Guest guest, String selector) {
        guest.page().waitForFunction("s => document.activeElement?.matches(s)", selector);
    }

    @Test
    void tabStartsAtTheQuestion() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        waitForFocus(guest, "[data-panel=question]");
        guest.page().keyboard().press("Tab");
        waitForFocus(guest, "[data-panel=question] button");
    }

    @Test
    void theFirstThingOnThePageLeadsToTheQuestion() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        assertThat(
                        guest.page()
                                .evaluate(
                                        "document.querySelector('button, a, input, [tabindex=\"0\"]').matches('[data-skip-link]')"))
                .isEqualTo(true);
        guest.find("[data-skip-link]").focus();
        assertThat(guest.page().evaluate("getComputedStyle(document.activeElement).clipPath"))
                .isEqualTo("none");
        guest.page().keyboard().press("Enter");
        waitForFocus(guest, "[data-panel=question] button");
    }

    @Test
    void enterConfirmsWhateverHasTheFocus() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        int before = choices(staged);
        guest.arm("move:");
        guest.find("[data-hold]").focus();
        guest.page().keyboard().press("Enter");
        guest.await("the move", () -> choices(staged) > before);
        String chosen = stand().server()
                .tables()
                .read(staged.table(), t -> t.choices().get(before).option());
        assertThat(chosen).startsWith("move:");
    }

    @Test
    void whereSomebodyWalkedToWithTabEnterBelongsThere() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        int before = choices(staged);
        guest.arm("move:");
        guest.find("[data-confirm]").focus();
        guest.page().keyboard().press("Tab");
        String other = focus(guest, "dataset.option");
        assertThat(other).startsWith("move:");
        guest.page().keyboard().press("Enter");
        guest.find("[data-option='" + other + "'][aria-pressed=true]").waitFor();
        assertThat(choices(staged)).isEqualTo(before);
    }

    @Test
    void theFocusGoesToTheNextQuestionButNotFromWhoeverWrites() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        Guest tab = guest.secondTab().sit(staged, 0);
        tab.find("[data-panel=log] [role=tab]:has-text('Chat')").click();
        tab.find("[data-panel=log] .say input").focus();
        int number = decision(staged, 0).number();
        guest.waitForQuestion(number);
        guest.arm("move:");
        guest.page().keyboard().press("Enter");
        // The card that was raised is paid by itself.
        guest.await("the next action", () -> asksForAction(staged, number));
        int next = decision(staged, 0).number();
        guest.waitForQuestion(next);
        waitForFocus(guest, "[data-panel=question]");
        tab.waitForQuestion(next);
        waitForFocus(tab, ".say input");
        assertThat(tab.find("[data-asked]").textContent()).isNotBlank();
    }

    /** Whether the first seat is asked for another action. Looked at in one go, because the game goes on meanwhile. */
    private static boolean asksForAction(Staged staged, int after) {
        return stand().server().tables().read(staged.table(), t -> {
            Game game = t.running();
            return (game.asked() & 1) != 0
                    && game.decision(0).number() > after
                    && game.decision(0).reason().equals("choose-action");
        });
    }

    @Test
    void arrowsReachTheBoardFromTheQuestionAndEscapeLeadsBack() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        guest.find("[data-group]").first().focus();
        guest.page().keyboard().press("ArrowLeft");
        assertThat(focus(guest, "dataset.room"))
                .isEqualTo(view(staged, 0).crew().getFirst().room());
        guest.page().keyboard().press("Escape");
        waitForFocus(guest, "[data-panel=question]");
    }

    @Test
    void theTableHasOneFirstHeading() {
        Staged staged = myTurn();
        for (Look look : List.of(Look.DESK, Look.PHONE)) {
            Guest guest = guest(look).sit(staged, 0);
            assertThat(guest.find("h1").count()).isEqualTo(1);
            assertThat(guest.find("h1").textContent()).isNotBlank();
        }
    }

    /** Everything that a screen reader is told by itself, with the name of the place that tells it. */
    private static final String LISTEN = """
            () => {
              window.heard = [];
              const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
              new MutationObserver((changes) => {
                const places = new Set(changes.map((c) => (c.target.nodeType === 1 ? c.target : c.target.parentElement)?.closest(live)));
                for (const place of places) {
                  const text = place?.textContent.trim();
                  if (text) window.heard.push([Object.keys(place.dataset)[0] ?? place.className, text]);
                }
              }).observe(document.body, {subtree: true, childList: true, characterData: true});
            }""";

    @Test
    void momentsAreToldAndNotEveryLine() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        guest.waitForQuestion(decision(staged, 0).number());
        guest.page().evaluate(LISTEN);
        int lines = guest.find(".loglist li").count();
        answer(guest, staged, 0, "move:");
        pay(guest, staged, 0);
        guest.page().waitForFunction("() => window.heard.length > 0");
        guest.page().waitForFunction("n => document.querySelectorAll('.loglist li').length > n + 1", lines);
        List<?> heard = (List<?>) guest.page().evaluate("() => window.heard");
        assertThat(heard)
                .allSatisfy(
                        one -> assertThat((String) ((List<?>) one).getFirst()).isIn("told", "asked"));
        assertThat(guest.find(":is([aria-live], [role=status], [role=log]) .loglist")
                        .count())
                .as("no log is read aloud line by line")
                .isZero();
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
        guest.find("[data-inspecting^='entry:rule.']").waitFor();
        guest.page().keyboard().press("Escape");
        guest.find("[data-inspecting]").waitFor(gone());
        assertThat(guest.page().evaluate("document.activeElement.getAttribute('data-inspect')"))
                .as("back at the link to the rule, at the table")
                .asString()
                .startsWith("entry:rule.");
    }
}
