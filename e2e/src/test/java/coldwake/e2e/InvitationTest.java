package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.LocalServer.Staged;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InvitationTest extends BrowserTest {
    @Test
    void aTableIsOpenedAndSomebodyIsInvitedByLink() {
        Guest host = guest().go("/");
        host.find("a[href='#/new']").first().click();
        host.find(".new .btn.go").click();
        String link = host.find("#invite").inputValue();
        assertThat(host.find(".code svg").boundingBox().width)
                .as("the code to scan")
                .isGreaterThan(80);
        assertThat(host.find(".start .btn.go").isDisabled())
                .as("nobody starts while a chair is open")
                .isTrue();

        Guest invited = guest();
        invited.page().navigate(link);
        invited.find("input[autocomplete=nickname]").fill("Bram");
        invited.find(".seats .acts .btn.go").click();
        host.find(".seats li:has-text('Bram')").waitFor();
        host.find(".start .btn.go:enabled").click();

        host.find(".map").waitFor();
        invited.find(".map").waitFor();
        Staged table = new Staged(link.replaceAll(".*/t/([a-z0-9]+).*", "$1"), Map.of());
        List<Guest> people = List.of(host, invited);
        for (int turn = 0; turn < 2; turn++) {
            host.await("a person to be asked", () -> asked(table, 0) || asked(table, 1));
            int seat = asked(table, 0) ? 0 : 1;
            answer(people.get(seat), table, seat, "");
        }
        assertThat(choices(table)).isGreaterThanOrEqualTo(2);
        assertThat(host.find(".crewlist").innerText()).contains("Bram");
    }

    @Test
    void fromTheFirstPageToTheFirstMoveInTwoClicks() {
        Guest guest = guest();
        // Whoever has never played is offered a lesson first.
        guest.context()
                .addInitScript("localStorage.setItem('coldwake.lessons', '{\"done\":{\"cold-wake\":\"whole\"}}')");
        guest.go("/");
        Locator play = guest.find(".cta .btn.go");
        play.waitFor();
        long start = System.nanoTime();
        play.click();
        guest.find("[data-number] [data-option]").first().click();
        guest.find("[data-number]").first().waitFor();
        guest.page().waitForFunction("() => document.querySelectorAll('.face').length === 0");
        assertThat((System.nanoTime() - start) / 1_000_000)
                .as("milliseconds from the first page to the first move")
                .isLessThan(5000);
        assertThat(guest.find(".map").isVisible()).isTrue();
    }
}
