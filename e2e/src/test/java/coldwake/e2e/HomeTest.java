package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Tokens;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** The home of somebody who comes back. */
@TestInstance(Lifecycle.PER_CLASS)
class HomeTest extends BrowserTest {
    private Staging.Play whole;

    @BeforeAll
    void playAGame() {
        whole = new Staging(GameSetup.standard(4), 1, Bots.NORMAL).find("an end", 400, Game::over);
    }

    private Staged over(String title) {
        return stand().stage(title, whole, List.of("Ilse"), Bots.NORMAL.word());
    }

    private static String key(Guest guest) {
        return (String) guest.page().evaluate("JSON.parse(localStorage.getItem('coldwake.key'))");
    }

    @Test
    void aFinishedGameIsKeptUnderAKeyOfTheDevice() {
        Staged staged = over("Iron and Ash");
        Guest ilse = guest().hold(staged, 0).go("/");
        Locator game =
                ilse.find("[data-games] [data-game='" + staged.table() + "']").first();
        game.waitFor();
        assertThat(game.innerText()).contains("Iron and Ash", "round");
        assertThat(key(ilse)).matches("[0-9a-f]{32}");
        assertThat(ilse.find("[data-table]").count()).as("it waits no more").isZero();
        assertThat(ilse.find("[data-record]").first().innerText()).contains("too few to tell");
        assertThat(ilse.find("[data-fates]").first().innerText()).contains("100");
        game.locator("button").click();
        game.locator("[data-remove]").click();
        game.waitFor(gone());
        ilse.page().reload();
        ilse.find("[data-games]:has-text('No finished game yet')").first().waitFor();
    }

    @Test
    void tablesAreToldApartAndCanBeLeft() {
        Staged mine = myTurn();
        Staged theirs = staged("With Bram", GameSetup.standard(3), List.of("Ilse", "Bram"), Points.turn(1, 2));
        Guest ilse = guest().hold(mine, 0).hold(theirs, 0).go("/");
        Locator first = ilse.find("[data-table]").first();
        first.waitFor();
        assertThat(first.getAttribute("data-table"))
                .as("what waits for me comes first")
                .isEqualTo(mine.table());
        assertThat(first.innerText()).contains("Your turn", "3 bots", "Intruders");
        Locator second = ilse.find("[data-table='" + theirs.table() + "']");
        assertThat(second.innerText()).contains("Bram, asked");
        second.locator("[data-leave]").click();
        assertThat(second.innerText()).contains("A bot plays on for you");
        second.locator("[data-leave-sure]").click();
        second.waitFor(gone());
        String standIn = stand().server()
                .tables()
                .read(theirs.table(), t -> t.seats().get(0).standIn());
        assertThat(standIn).isEqualTo(Bots.NORMAL.word());
        first.locator("[data-leave]").click();
        first.locator("[data-leave-sure]").click();
        ilse.find("[data-table]").first().waitFor(gone());
        assertThat(ilse.page().evaluate("localStorage.getItem('coldwake.seats')"))
                .isEqualTo("{}");
    }

    /** Twelve words, or a link, bring the games to another device; the key is never part of an address that is asked for. */
    @Test
    void theKeyIsTakenAlong() {
        Guest ilse = guest().hold(over("Quiet Hands"), 0).hold(myTurn(), 0).go("/");
        List<String> asked = new ArrayList<>();
        ilse.page().onRequest(request -> asked.add(request.url()));
        ilse.find("[data-take]").click();
        String words = ilse.find("[data-words]").innerText();
        String link = ilse.find("#take-link").inputValue();
        assertThat(words.split(" ")).hasSize(12);

        Guest phone = guest(Look.PHONE).hold(over("Slow Burn"), 0).go("/");
        phone.find("[data-game]:has-text('Slow Burn')").first().waitFor();
        phone.page().onRequest(request -> asked.add(request.url()));
        phone.go("/take");
        phone.find("#words").fill(words.replaceFirst("^....", "bebe"));
        phone.find("form .btn.go").click();
        phone.find("[role=alert]").waitFor();
        phone.find("#words").fill(words);
        phone.find("form .btn.go").click();
        phone.find("[data-luggage]:has-text('one game')").waitFor();
        phone.find("[data-keep]:enabled").click();
        phone.find("[data-game]:has-text('Quiet Hands')").first().waitFor();
        assertThat(phone.find("[data-game]:has-text('Slow Burn')").count()).isPositive();
        assertThat(key(phone)).isEqualTo(key(ilse));

        Guest other = guest();
        other.page().onRequest(request -> asked.add(request.url()));
        other.page().navigate(link);
        other.find("[data-luggage]:has-text('2 games')").waitFor();
        assertThat(other.page().url()).doesNotContain(key(ilse));
        other.find("[data-keep]:enabled").click();
        other.find("[data-table]").first().waitFor();
        assertThat(other.find("[data-game]").count()).isGreaterThanOrEqualTo(2);
        assertThat(asked).isNotEmpty().noneMatch(url -> url.contains(key(ilse)));

        other.find("[data-forget]").click();
        other.find("[role=alertdialog]:has-text('2 games')").waitFor();
        other.find("[data-forget-sure]").click();
        other.find("[data-key] [role=status]:has-text('2 games are forgotten')").waitFor();
        assertThat(stand().server().tables().store().logbooks().find(Tokens.hash(key(ilse))))
                .isEmpty();
    }

    @Test
    void todaysShipIsFlownAndGoesOnWhereItWasLeft() {
        Guest ilse = guest().hold(over("Cold Start"), 0).go("/");
        ilse.find("[data-today]").waitFor();
        assertThat(ilse.find("[data-today]").innerText()).contains("Only the first flight counts");
        ilse.find("[data-fly]").click();
        ilse.find(".map").waitFor();
        String table = ilse.page().url();
        ilse.go("/");
        ilse.find("[data-today] [data-fly]:has-text('Continue')").click();
        ilse.find(".map").waitFor();
        assertThat(ilse.page().url()).isEqualTo(table);
    }

    @Test
    void theSameCrewPlaysAgain() {
        Staged staged = over("Two of Us");
        Guest ilse = guest().sit(staged, 0).go("/t/" + staged.table() + "/end");
        ilse.find("[data-rematch]").click();
        ilse.find(".map").waitFor();
        assertThat(ilse.page().url()).doesNotContain(staged.table());
        ilse.go("/");
        ilse.find("[data-table]:has-text('Two of Us 2')").waitFor();
    }

    @Test
    void whoeverHasPlayedGoesStraightToATable() {
        Guest ilse = guest().hold(over("Low Tide"), 0).go("/");
        ilse.find("[data-play]").click();
        ilse.find(".map").waitFor();
    }
}
