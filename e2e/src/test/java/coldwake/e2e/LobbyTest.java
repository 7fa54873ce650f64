package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Entry;
import coldwake.server.table.IdempotencyKey;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Before the game: chairs that are kept, links that are used up, people who come late. */
class LobbyTest extends BrowserTest {
    private static final String CODE = "a code that nobody guesses";

    private Staged table;

    @BeforeEach
    void openTable() {
        Tables tables = stand().server().tables();
        String id = tables.create("Cold Harbour", GameSetup.standard(3), false, null);
        String token = Tokens.create();
        tables.seats().take(id, 0, "Ilse", token, null, null);
        tables.seats().invite(id, 1, CODE);
        table = new Staged(id, Map.of(0, token));
    }

    private String keptLink() {
        return stand().address() + "#/t/" + table.table() + "/lobby?seat=1&code=" + CODE.replace(" ", "%20");
    }

    @Test
    void aKeptChairIsTakenWithItsPastedLinkAndOnlyOnce() {
        Guest bram = guest().go("/");
        bram.find(".in input").fill(keptLink());
        bram.find(".in button").click();
        bram.find("li:has-text('Reserved for you') .btn.go").waitFor();
        assertThat(bram.find(".seats .btn.go").count())
                .as("the chair of the invitation comes first")
                .isEqualTo(1);
        bram.find(".seats .btn.go").click();
        bram.find("li.me").waitFor();

        Guest other = guest(Look.PHONE.speaking("pl"));
        other.page().navigate(keptLink());
        other.find("[role=status]:has-text('zosta\u0142o ju\u017c u\u017cyte')").waitFor();
    }

    @Test
    void chairsAreFilledWithBotsOfALevelAndTheSealIsShown() {
        Guest ilse = guest().hold(table, 0).go("/t/" + table.table() + "/lobby");
        ilse.find(".level select").selectOption(Bots.EASY.word());
        ilse.find("li:has-text('Reserved seat') button:has-text('Bot')").click();
        ilse.find("li:has-text('Reserved seat')").waitFor(gone());
        ilse.find(".start .btn:not(.go)").click();
        ilse.find(".start .btn.go:enabled").waitFor();
        assertThat(List.of(botOn(1), botOn(2))).containsOnly(Bots.EASY.word());
        assertThat(ilse.find("[data-seal]").innerText())
                .isEqualTo(stand().server().tables().read(table.table(), t -> t.commitment()));
    }

    @Test
    void whoeverOpenedTheTableAsksForQuietAndTakesASeatBack() {
        Tables tables = stand().server().tables();
        GameSetup two = GameSetup.standard(2);
        String id = tables.create(
                IdempotencyKey.anyhow(), new Entry.Created("Cold Harbour", two, false, null, null, Tokens.create(), 0));
        String token = Tokens.create();
        tables.seats().take(id, 0, "Ilse", token, null, null);
        tables.seats().take(id, 1, "Bram", Tokens.create(), null, null);
        Guest ilse = guest().hold(new Staged(id, Map.of(0, token)), 0).go("/t/" + id + "/lobby");
        ilse.find("[data-peace] li:has-text('Bram') button:has-text('Ask for quiet')")
                .click();
        ilse.find("[data-peace] li:has-text('Bram'):has-text('Quiet for now')").waitFor();
        assertThat(tables.<Boolean>read(id, t -> t.seats().get(1).muted())).isTrue();
        ilse.find("[data-peace] li:has-text('Bram') button:has-text('Ask to leave')")
                .click();
        ilse.find("[data-peace] button:has-text('Take the seat back')").click();
        ilse.find(".seats li:has-text('Reserved seat') button:has-text('Copy its link')")
                .waitFor();
        assertThat(tables.<Boolean>read(id, t -> t.seats().get(1).human())).isFalse();
    }

    private String botOn(int seat) {
        return String.valueOf(stand().server()
                .tables()
                .<@Nullable String>read(table.table(), t -> t.seats().get(seat).bot()));
    }

    @Test
    void whoComesLateIsToldAndMayWatch() {
        Staged running = myTurn();
        Guest late = guest(Look.DESK.speaking("de")).go("/t/" + running.table() + "/lobby");
        late.find(":text('l\u00e4uft ohne dich')").waitFor();
        late.find("main .btn.go").click();
        late.find(".map").waitFor();
    }

    @Test
    void aScreenThatCannotBeHadSaysSo() {
        Guest guest = guest();
        guest.context()
                .addInitScript(
                        "navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'))");
        guest.go("/");
        guest.page().route("**/assets/Rules-*.js", Route::abort);
        guest.find("nav a[href='#/rules']").click();
        guest.find("[data-lost] [role=alert]:has-text('new version')").waitFor();
        guest.page().unroute("**/assets/Rules-*.js");
        guest.find("[data-lost] button").click();
        guest.find("input[type=search]").waitFor();
    }
}
