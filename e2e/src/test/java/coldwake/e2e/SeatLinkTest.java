package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seats and the devices that hold them: one seat on two devices, two seats on one, a seat that is lost. */
class SeatLinkTest extends BrowserTest {
    /** Enough for a browser to open on a slow machine. */
    private static final int WINDOW_SECONDS = 20;

    @Test
    void aSeatIsTakenAlongToAnotherDevice() {
        Staged staged = myTurn();
        int number = decision(staged, 0).number();
        Guest desk = guest().sit(staged, 0);
        desk.waitForQuestion(number);
        desk.find("[aria-label=Menu]").click();
        desk.page().keyboard().press("Escape");
        desk.find(".menu").waitFor(gone());
        assertThat(desk.page().evaluate("document.activeElement.getAttribute('aria-label')"))
                .as("where the keyboard goes on")
                .isEqualTo("Menu");
        desk.page().keyboard().press("Enter");
        desk.find("[data-open-links]").click();
        String link = desk.find("#seat-link").inputValue();
        assertThat(desk.find("[data-seal]").innerText())
                .isEqualTo(stand().server().tables().read(staged.table(), t -> t.commitment()));

        Guest phone = guest(Look.PHONE);
        phone.page().navigate(link);
        phone.waitForQuestion(number);
        assertThat(phone.page().url())
                .doesNotContain("token")
                .doesNotContain(staged.tokens().get(0));
        desk.page().keyboard().press("Escape");
        answer(phone, staged, 0, "move:");
        desk.find("[data-number='" + number + "']").waitFor(gone());
        desk.await(
                "the desk to go on with the phone",
                () -> desk.find(".ask[data-number]").count() > 0);
    }

    @Test
    void aSeatThatIsLostSaysSoAndWhoHeldItWatches() {
        Staged staged = myTurn();
        Guest guest = guest(Look.DESK.speaking("de")).hold(new Staged(staged.table(), Map.of(0, "no such token")), 0);
        guest.go("/t/" + staged.table());
        guest.find("[role=alert]:has-text('Dieses Ger\u00e4t')").waitFor();
        guest.find(".cover .btn.go").click();
        guest.find(".map").waitFor();
        assertThat(guest.find("[data-option]").count()).as("answers to give").isZero();
        assertThat(guest.page().evaluate("localStorage.getItem('coldwake.seats')"))
                .isEqualTo("{}");
    }

    @Test
    void twoPeopleShareADeviceAndNobodySeesTheCardsOfTheOther() {
        Staged staged = staged("a turn", GameSetup.standard(3), List.of("Ilse", "Bram", "Noor"), Points.turn(1, 1));
        Guest noor = guest().sit(staged, 2);
        Guest shared = guest().hold(staged, 0, 1).go("/t/" + staged.table());
        shared.find(".cover h1:has-text('Bram')").waitFor();
        assertThat(shared.find(".hand").count())
                .as("cards before anybody is there")
                .isZero();
        shared.find(".cover .btn.go").click();
        shared.waitForQuestion(decision(staged, 1).number());
        noor.page().waitForFunction("() => !document.querySelector('.crewlist').innerText.includes('away')");

        answer(shared, staged, 1, "pass");
        while (!asked(staged, 0)) {
            shared.await("a question", () -> asked(staged, 0) || asked(staged, 1) || asked(staged, 2));
            if (asked(staged, 1)) {
                answer(shared, staged, 1, "done");
            } else if (asked(staged, 2)) {
                answer(noor, staged, 2, option(staged, 2, "").equals("done") ? "done" : "pass");
            }
        }
        shared.find(".cover h1:has-text('Ilse')").waitFor();
        shared.find(".cover .btn.go").click();
        assertThat(shared.find(".hand").count()).as("cards on the way").isZero();
        shared.find(".cover .btn.go").click();
        shared.waitForQuestion(decision(staged, 0).number());
    }

    /** A device that passed over those who cannot react would tell who can. */
    @Test
    void aSharedDeviceGoesAlsoToWhoeverCanOnlyDecline() {
        String what = "a window for somebody without a card to react with";
        List<String> people = List.of("Ilse", "Bram", "Noor");
        Staging.Play play = new Staging(GameSetup.standard(3), people.size(), Bots.NORMAL)
                .find(
                        what,
                        GAMES,
                        Points.asked(1, "choose-reaction", d -> d.options().size() == 1));
        Staged staged = stand().stageWindow(what, play, people, Bots.NORMAL.word(), WINDOW_SECONDS);
        Guest shared = guest().hold(staged, 0, 1).go("/t/" + staged.table());
        shared.find(".cover h1:has-text('Bram')").waitFor();
        shared.find(".cover .btn.go").click();
        shared.find("[data-option=decline]").waitFor();
    }
}
