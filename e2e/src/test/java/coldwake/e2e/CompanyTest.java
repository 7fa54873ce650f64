package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** People at one table: talk, whispers, bots that stand in. */
class CompanyTest extends BrowserTest {
    private Staged staged;

    @BeforeEach
    void openTable() {
        staged = staged(
                "a turn",
                GameSetup.standard(4).withCrew(List.of("captain", "scout", "soldier", "mechanic")),
                List.of("Ilse", "Bram", "Noor"),
                Points.turn(0, 2));
    }

    @Test
    void aWhisperIsHeardByOneAlone() {
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest(Look.PHONE).sit(staged, 1);
        Guest noor = guest().sit(staged, 2);
        bram.find(".tabbar button").last().click();
        for (Guest guest : List.of(ilse, bram, noor)) {
            guest.find("[role=tab]:has-text('Chat')").click();
        }
        say(ilse, "all", "Good morning");
        say(ilse, "1", "Do not trust Noor");
        bram.find(".loglist li.secret:has-text('Do not trust Noor')").waitFor();
        noor.find(".loglist li:has-text('Good morning')").waitFor();
        assertThat(noor.text()).doesNotContain("Do not trust Noor");
        assertThat(ilse.find(".loglist li.secret").innerText()).contains("Scout");
    }

    private static void say(Guest guest, String to, String text) {
        guest.find(".say select").selectOption(to);
        guest.find(".say input").fill(text);
        guest.find(".say button").click();
        guest.find(".loglist li:has-text('" + text + "')").waitFor();
    }

    @Test
    void everybodySeesTheNumbersOfTheOthers() {
        Guest noor = guest().sit(staged, 2);
        for (int seat = 0; seat < 4; seat++) {
            int each = seat;
            int number = stand().server()
                    .tables()
                    .read(staged.table(), t -> t.running().state().crew.playerNumber(each));
            assertThat(noor.find(".crewlist li").nth(seat).locator(".number").innerText())
                    .contains(Integer.toString(number));
        }
    }

    @Test
    void aBotStandsInAndHandsTheSeatBack() {
        int before = choices(staged);
        Guest ilse = guest().sit(staged, 0);
        ilse.find("[aria-label=Menu]").click();
        ilse.find(".menu button:has-text('bot')").click();
        ilse.await("the bot to play", () -> choices(staged) > before);
        ilse.find(".crewlist li:has-text('you'):has-text('stand-in')").waitFor();
        ilse.find("[data-stand-in]").waitFor();
        ilse.find("[data-stand-in] button").click();
        ilse.find("[data-stand-in]").waitFor(gone());
        assertThat(standIn(0)).isNull();
    }

    @Test
    void theOthersVoteForABotInAnEmptySeat() {
        Guest bram = guest().sit(staged, 1);
        Guest noor = guest().sit(staged, 2);
        bram.find("[data-vote='0']").click();
        noor.find("[data-vote='0']:has-text('1')").click();
        bram.await("the vote", () -> "normal".equals(standIn(0)));
        bram.find(".crewlist li:has-text('Captain'):has-text('stand-in')").waitFor();
        bram.await("the bot to play", () -> !asked(staged, 0));
    }

    @Test
    void whoIsThereButSlowIsVotedForToo() {
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest();
        Guest noor = guest();
        bram.page().clock().install();
        noor.page().clock().install();
        bram.sit(staged, 1);
        noor.sit(staged, 2);
        bram.find(".crewlist li:has-text('Captain')").waitFor();
        assertThat(bram.find("[data-vote]").count()).as("nobody is hurried").isZero();
        letAMinutePass(bram);
        bram.find("[data-vote='0']").click();
        bram.find("[data-vote='0'][aria-disabled=true]:has-text('1 of 2')").waitFor();
        letAMinutePass(noor);
        noor.find("[data-vote='0']:has-text('1 of 2')").click();
        ilse.find("[data-stand-in-by]:has-text('voted')").waitFor();
        ilse.find("[data-stand-in] button").click();
        ilse.find("[data-stand-in]").waitFor(gone());
        assertThat(standIn(0)).isNull();
    }

    /** A stream that was silent for so long is opened again, and nothing is sent before it is. */
    private static void letAMinutePass(Guest guest) {
        guest.page().clock().fastForward(61_000);
        guest.find("[data-connection]").waitFor(gone());
    }

    private String standIn(int seat) {
        return stand().server()
                .tables()
                .read(staged.table(), t -> t.seats().get(seat).standIn());
    }
}
