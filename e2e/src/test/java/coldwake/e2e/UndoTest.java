package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UndoTest extends BrowserTest {
    private Staged staged;
    private Guest ilse;
    private Guest bram;

    @BeforeEach
    void sitDown() {
        staged = staged("a turn", GameSetup.standard(3), List.of("Ilse", "Bram"), Points.turn(0, 2));
        ilse = guest().sit(staged, 0);
        bram = guest().sit(staged, 1);
    }

    @Test
    void whatRevealedNothingIsTakenBackAtOnce() {
        int before = choices(staged);
        answer(ilse, staged, 0, "linger");
        assertThat(choices(staged)).isEqualTo(before + 1);
        assertThat(ilse.find("[data-undo]").innerText()).isEqualTo("Undo");
        ilse.find("[data-undo]").click();
        ilse.waitForQuestion(decision(staged, 0).number());
        assertThat(choices(staged)).isEqualTo(before);
        assertThat(decision(staged, 0).reason()).isEqualTo("choose-action");
    }

    @Test
    void whatRevealedSomethingNeedsTheConsentOfTheTable() {
        int before = rollNoise(ilse);
        ilse.find("[data-undo]:has-text('Ask the table')").click();
        ilse.find("[data-undo-waits]:has-text('Bram')").waitFor();
        bram.find(".consent").waitFor();
        assertThat(bram.find(".consent").innerText()).contains("take back");
        bram.find(".consent .btn.go").click();
        ilse.await("the table to agree", () -> choices(staged) == before);
        ilse.find("[data-undo-outcome]:has-text('The table agreed')").waitFor();
    }

    @Test
    void aRefusalLeavesEverythingAsItIs() {
        rollNoise(ilse);
        int after = choices(staged);
        ilse.find("[data-undo]:has-text('Ask the table')").click();
        bram.find(".consent .btn:not(.go)").click();
        bram.find(".consent").waitFor(gone());
        ilse.find("[data-undo-outcome]:has-text('did not agree')").waitFor();
        ilse.find("[data-undo]:has-text('Ask the table')").waitFor();
        assertThat(choices(staged)).isGreaterThanOrEqualTo(after);
    }

    @Test
    void peopleWhoShareADeviceAgreeThere() {
        Guest shared = guest().hold(staged, 0, 1).go("/t/" + staged.table());
        shared.find(".cover .btn.go").click();
        int before = rollNoise(shared);
        shared.find("[data-undo]:has-text('Ask the table')").click();
        shared.find(".consent:has(b:has-text('Bram')) .btn.go").click();
        shared.await("the table to agree", () -> choices(staged) == before);
    }

    @Test
    void whoAskedMayThinkBetterOfIt() {
        rollNoise(ilse);
        int after = choices(staged);
        ilse.find("[data-undo]:has-text('Ask the table')").click();
        bram.find(".consent").waitFor();
        ilse.find("[data-undo-waits] button").click();
        bram.find(".consent").waitFor(gone());
        ilse.find("[data-undo-waits]").waitFor(gone());
        assertThat(ilse.find("[data-undo-outcome]").count())
                .as("nothing to be told")
                .isZero();
        assertThat(choices(staged)).isGreaterThanOrEqualTo(after);
    }

    /** Moves into noise; answers how many choices there were before the last one. */
    private int rollNoise(Guest mover) {
        answer(mover, staged, 0, "move:");
        pay(mover, staged, 0);
        mover.find("[data-undo]:has-text('Ask the table')").waitFor();
        mover.page().waitForTimeout(300);
        return choices(staged) - 1;
    }
}
