package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Entry;
import coldwake.server.table.IdempotencyKey;
import coldwake.server.table.SeatState;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever opened a table keeps the peace at it while the game goes on. */
class PeaceTest extends BrowserTest {
    private static final String BRAM = "[data-peace] li:has-text('Bram') ";

    private Tables tables;
    private Staged table;

    @BeforeEach
    void openAndStart() {
        tables = stand().server().tables();
        GameSetup two = GameSetup.standard(2);
        String id = tables.create(
                IdempotencyKey.anyhow(), new Entry.Created("Cold Harbour", two, false, null, null, Tokens.create(), 0));
        table = new Staged(id, Map.of(0, Tokens.create(), 1, Tokens.create()));
        tables.seats().take(id, 0, "Ilse", token(0), null, null);
        tables.seats().take(id, 1, "Bram", token(1), null, null);
        tables.draws().start(id);
    }

    private String token(int seat) {
        return String.valueOf(table.tokens().get(seat));
    }

    private <T> T bram(Function<SeatState, T> what) {
        return tables.read(table.table(), t -> what.apply(t.seats().get(1)));
    }

    private static void openPeace(Guest guest) {
        guest.find("[aria-label=Menu]").click();
        guest.find("[data-open-peace]").click();
        guest.find("dialog [data-peace]").waitFor();
    }

    private static void say(Guest guest, String text) {
        guest.find("[role=tab]:has-text('Chat')").click();
        guest.find(".say input").fill(text);
        guest.find(".say button").click();
    }

    @Test
    void somebodyIsAskedForQuietAndMayTalkAgain() {
        Guest ilse = guest().sit(table, 0);
        Guest bram = guest().sit(table, 1);
        openPeace(ilse);
        ilse.find(BRAM + "button:has-text('Ask for quiet')").click();
        ilse.find(BRAM + ":text('Quiet for now')").waitFor();
        assertThat(bram(SeatState::muted)).isTrue();

        say(bram, "hello?");
        bram.find(":text('asked for quiet for now')").first().waitFor();
        assertThat(ilse.text()).doesNotContain("hello?");

        ilse.find(BRAM + "button:has-text('Let talk again')").click();
        ilse.find(BRAM + ":text('Quiet for now')").waitFor(gone());
        assertThat(bram(SeatState::muted)).isFalse();
        say(bram, "I am quiet");
        bram.find(".loglist li:has-text('I am quiet')").waitFor();
    }

    @Test
    void spectatorsAreAskedForQuietAndOnlyTheHostCanDoIt() {
        Guest ilse = guest().sit(table, 0);
        Guest bram = guest().sit(table, 1);
        bram.find("[aria-label=Menu]").click();
        bram.find("[data-open-links]").waitFor();
        assertThat(bram.find("[data-open-peace]").count()).isZero();
        openPeace(ilse);
        ilse.find("[data-peace] li:has-text('Spectators') button").click();
        ilse.find("[data-peace] li:has-text('Spectators'):has-text('Quiet for now')")
                .waitFor();
        assertThat(tables.<Boolean>read(table.table(), t -> t.spectatorsMuted()))
                .isTrue();
    }

    @Test
    void aSeatIsTakenBackByKeyboardOnceThatIsSure() {
        Guest ilse = guest().sit(table, 0);
        Guest bram = guest(Look.PHONE).sit(table, 1);
        openPeace(ilse);
        ilse.find(BRAM + "button:has-text('Ask to leave')").focus();
        ilse.page().keyboard().press("Enter");
        ilse.find(BRAM + ":text('A bot plays on for Bram')").waitFor();
        ilse.find("[data-peace] button:has-text('Never mind')").focus();
        ilse.page().keyboard().press("Enter");
        ilse.find("[data-peace] button:has-text('Never mind')").waitFor(gone());
        assertThat(bram(SeatState::human)).isTrue();

        ilse.find(BRAM + "button:has-text('Ask to leave')").click();
        ilse.find("[data-peace] button:has-text('Take the seat back')").click();
        ilse.find("[data-peace] :text('Nobody else sits here yet.')").waitFor();
        assertThat(bram(SeatState::human)).isFalse();
        assertThat(bram(SeatState::bot)).isEqualTo("normal");
        bram.find(":text('This device no longer holds that seat.')").first().waitFor();

        ilse.page().keyboard().press("Escape");
        ilse.find("dialog [data-peace]").waitFor(gone());
        assertThat(ilse.page().evaluate("document.activeElement?.getAttribute('aria-label')"))
                .isEqualTo("Menu");
    }
}
