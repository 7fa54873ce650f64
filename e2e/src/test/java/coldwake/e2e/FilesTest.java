package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Tokens;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables as files, and replays as links. */
class FilesTest extends BrowserTest {
    private static void save(Guest guest) {
        guest.find("[aria-label=Menu]").click();
        guest.find("[data-export]").click();
    }

    @Test
    void anUnfinishedTableIsSavedOnceEverybodyAgrees() throws IOException {
        Staged staged = staged("a turn", GameSetup.standard(2), List.of("Ilse", "Bram"), Points.turn(0, 1));
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        save(ilse);
        ilse.find("[role=alert]:has-text('once everybody has agreed')").waitFor();
        bram.find("[aria-label=Menu]").click();
        bram.find("[data-export]:has-text('1 agrees')").waitFor();
        Download file =
                bram.page().waitForDownload(() -> bram.find("[data-export]").click());
        assertThat(Files.readString(file.path()))
                .contains("\"lines\"")
                .doesNotContain(staged.tokens().get(0), staged.tokens().get(1));
    }

    @Test
    void aSavedTableGoesOnElsewhere() {
        Guest ilse = guest().go("/");
        ilse.find(".cta .btn.go").click();
        ilse.find("[data-straight]").click();
        ilse.find("[data-number] [data-option]").first().click();
        ilse.find(".face").first().waitFor(gone());
        ilse.find("[data-number]").first().waitFor();
        Download file = ilse.page().waitForDownload(() -> save(ilse));

        Guest elsewhere = guest().go("/");
        elsewhere.find("[data-import]").setInputFiles(file.path());
        elsewhere.page().waitForFunction("() => location.hash.startsWith('#/t/')");
        elsewhere.find("[data-number] [data-option]").first().waitFor();
        String table = tableOf(elsewhere);
        assertThat(table).isNotEqualTo(tableOf(ilse));
        assertThat(elsewhere.find(".crewlist").innerText().lines().filter(l -> l.contains("Bot")))
                .hasSameSizeAs(ilse.find(".crewlist")
                        .innerText()
                        .lines()
                        .filter(l -> l.contains("Bot"))
                        .toList());
        assertThat(elsewhere.find(".hand").innerText())
                .as("the same cards in hand")
                .isEqualTo(ilse.find(".hand").innerText());
    }

    private static String tableOf(Guest guest) {
        return guest.page().url().replaceAll(".*/t/([a-z0-9]+).*", "$1");
    }

    @Test
    void aFinishedTableFromAFileIsReplayedAndProvesFair() {
        Staging.Play play = new Staging(GameSetup.standard(2), 1, Bots.RANDOM).findFair("an end", 60, Game::over);
        Staged staged = stand().stage("Cold Harbour", play, List.of("Ilse"), Bots.RANDOM.word());
        Guest ilse = guest().hold(staged, 0).go("/t/" + staged.table() + "/end");
        Download file = ilse.page()
                .waitForDownload(
                        () -> ilse.find("button:has-text('Save the game')").click());

        Guest elsewhere = guest().go("/");
        elsewhere.find("[data-import]").setInputFiles(file.path());
        elsewhere.page().waitForFunction("() => location.hash.endsWith('/end')");
        elsewhere.find(".proof .verdict:has-text('Yes')").waitFor();
        assertThat(tableOf(elsewhere)).isNotEqualTo(staged.table());
        assertThat(elsewhere.find(".proof code").allInnerTexts())
                .as("seal, secret and seed of the game that was saved")
                .containsExactly(Tokens.hash(play.secret()), play.secret(), String.valueOf(play.seed()));
        assertThat(elsewhere.find(".proof").innerText()).contains("loaded from a file");

        elsewhere.find("a:has-text('Watch the replay')").click();
        elsewhere.find(".map").waitFor();
        String first = throughTheEyesOf(elsewhere, 0, play.choices().size() / 2);
        String second = throughTheEyesOf(elsewhere, 1, play.choices().size() / 2 + 1);
        assertThat(first).as("what the two seats knew").isNotBlank().isNotEqualTo(second);
    }

    /** Takes the eyes of a seat, goes to the step before some step and then on by one; answers what was known there. */
    private static String throughTheEyesOf(Guest guest, int seat, int step) {
        guest.find(".seats button").nth(seat).click();
        guest.find("input[type=range]").fill(String.valueOf(step - 1));
        guest.find("input[type=range]").blur();
        guest.page().keyboard().press(".");
        guest.page().waitForFunction("end => location.hash.endsWith(end)", "?seat=" + seat + "&at=" + step);
        guest.find(".stage[aria-busy=false]").waitFor();
        return guest.find(".knew").innerText();
    }

    @Test
    void aReportIsOneClickAndSaysWhenItCannotBeHad() throws IOException {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        Download report = guest.page()
                .waitForDownload(() -> guest.find(".bar [aria-label*='report']").click());
        assertThat(Files.readString(report.path()))
                .contains("\"report\": \"" + staged.table() + "@")
                .doesNotContain(staged.tokens().get(0));
        guest.page().route("**/bug?**", Route::abort);
        guest.find(".bar [aria-label*='report']").click();
        guest.find("[role=alert]:has-text('cannot be reached')").waitFor();
    }

    @Test
    void whatIsNoTableIsRefusedInWords() {
        Guest guest = guest().go("/");
        for (String content : List.of("no table", "{\"lines\": []}")) {
            guest.find("[data-import]")
                    .setInputFiles(new FilePayload(
                            "table.json", "application/json", content.getBytes(StandardCharsets.UTF_8)));
            guest.page().waitForFunction("() => document.querySelector('#link-problem').innerText.length > 10");
            guest.page().reload();
        }
    }

    @Test
    void aLinkLeadsToOneMomentOfAReplayFromOneSeat() {
        Staging.Play play = new Staging(GameSetup.standard(2), 1, Bots.RANDOM).find("an end", 20, Game::over);
        Staged staged = stand().stage("Cold Harbour", play, List.of("Ilse"), Bots.RANDOM.word());
        Guest ilse = guest();
        ilse.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        int at = play.choices().size() / 2;
        ilse.go("/replay/" + staged.table() + "?seat=1&at=" + at);
        ilse.find(".map").waitFor();
        ilse.find("button:has-text('link')").click();
        String link = String.valueOf(ilse.page().evaluate("navigator.clipboard.readText()"));
        assertThat(link).endsWith("#/replay/" + staged.table() + "?seat=1&at=" + at);

        Guest other = guest();
        other.page().navigate(link);
        other.find(".map").waitFor();
        other.settle();
        ilse.page().reload();
        ilse.find(".map").waitFor();
        ilse.settle();
        assertThat(other.find("main").innerText()).isEqualTo(ilse.find("main").innerText());
    }

    /** The address follows the replay, and leaving it is no step of it. */
    @Test
    void whoeverLeavesAReplayIsElsewhere() {
        Staging.Play play = new Staging(GameSetup.standard(2), 1, Bots.RANDOM).find("an end", 20, Game::over);
        Staged staged = stand().stage("Cold Harbour", play, List.of("Ilse"), Bots.RANDOM.word());
        Guest ilse = guest().go("/replay/" + staged.table() + "?seat=1&at=3");
        ilse.find(".map").waitFor();
        ilse.settle();
        ilse.page().keyboard().press(".");
        ilse.page().waitForURL(url -> url.endsWith("?seat=1&at=4"));
        ilse.find("a[href='#/']").first().click();
        ilse.find(".cta").first().waitFor();
        ilse.settle();
        assertThat(ilse.page().url()).endsWith("#/");
        ilse.page().goBack();
        ilse.find(".map").waitFor();
        assertThat(ilse.page().url()).endsWith("#/replay/" + staged.table() + "?seat=1&at=4");
    }
}
