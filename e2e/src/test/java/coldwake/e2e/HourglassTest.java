package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.hourglass.Hourglass;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Table;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The hourglass: its sand runs, somebody picks it up and rolls for noise in a room, anybody puts it away for good. */
class HourglassTest extends BrowserTest {
    private static final int SECONDS = 5;

    private static Staged stage(int seconds) {
        GameSetup setup =
                GameSetup.standard(2).withMode("standard", "hourglass").withCrew(List.of("captain", "scout"));
        Staging.Play play = new Staging(setup, 2, Bots.RANDOM).find("a first turn", 20, Points.turn(0, 1));
        return stand().stage("Sand", play, List.of("Ilse", "Bram"), Bots.RANDOM.word(), seconds);
    }

    private static Locator sand(Guest guest, String text) {
        return guest.find(".sand:has-text('" + text + "')");
    }

    @Test
    void sandRunsOutNoiseIsRolledAndItIsPutAway() {
        Staged staged = stage(SECONDS);
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        assertThat(bram.find(".sand [role=timer]").getAttribute("aria-label")).contains("of sand left");
        assertThat(bram.find(".sand button").count())
                .as("nothing to grab while sand runs")
                .isZero();

        bram.find(".sand button:has-text('Pick it up')").click();
        sand(bram, "Pick a room").waitFor();
        bram.pressRoom("001");
        sand(bram, "Roll for noise in 001").waitFor();
        bram.find(".sand button:has-text('Cancel')").click();
        bram.find(".sand button:has-text('Pick it up')").click();
        int before = choices(staged);
        bram.pressRoom("001");
        bram.find(".sand .btn.go").click();
        bram.await("the roll", () -> choices(staged) > before);
        ilse.find(".loglist li:has-text('hourglass')").first().waitFor();
        ilse.find(".loglist li:has-text('noise roll')").first().waitFor();
        assertThat(asked(staged, 0)).as("Ilse is asked as before").isTrue();

        sand(bram, "Used this round").waitFor();
        sand(ilse, "Used this round").waitFor();
        ilse.find(".sand button:has-text('Put away for good')").click();
        ilse.find(".sand").waitFor(gone());
        bram.find(".sand").waitFor(gone());
        answer(ilse, staged, 0, "move:");
        assertThat(view(staged, 0).addOns().get(Hourglass.ID)).containsEntry(Hourglass.WHERE, Hourglass.ABSENT);
    }

    @Test
    void aTableWithAnHourglassIsReadAgainFromItsRecord() {
        Staged staged = stage(0);
        Guest ilse = guest().sit(staged, 0);
        ilse.find(".sand button:has-text('Pick it up')").click();
        ilse.pressRoom("002");
        ilse.find(".sand .btn.go").click();
        sand(ilse, "Used this round").waitFor();
        String option = stand().server()
                .tables()
                .read(staged.table(), (Table t) -> t.choices().getLast().option());
        assertThat(option).isEqualTo("hourglass:002");
        ilse.page().reload();
        sand(ilse, "Used this round").waitFor();
    }
}
