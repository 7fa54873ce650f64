package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.decision.Decision;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TradeTest extends BrowserTest {
    private static final Map<String, String> ANSWERS = Map.of(
            "choose-reaction", "decline",
            "choose-payment", "pay:",
            "choose-partner", "seat:captain",
            "choose-offer", "offer:",
            "answer-offer", "done",
            "choose-deal", "accept");

    /** What is asked next, once nobody is asked for form's sake alone. */
    private static String next(Guest guest, Staged staged) {
        guest.await("a question", () -> !saidByItself(decision(staged)));
        return decision(staged).reason();
    }

    private static Decision decision(Staged staged) {
        return decision(staged, asked(staged, 0) ? 0 : 1);
    }

    @Test
    void bothSidesSeeATradeAndAgree() {
        Staged staged = staged(
                "a trade",
                GameSetup.standard(2).withCrew(List.of("soldier", "captain")),
                List.of("Ilse", "Bram"),
                Points.asked(0, "choose-action", d -> d.options().contains("trade")));
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        String weapon = view(staged, 0).crew().get(0).held().getFirst().item();

        answer(ilse, staged, 0, "trade");
        pay(ilse, staged, 0);
        boolean offered = false;
        for (String reason = ""; !reason.equals("choose-deal"); ) {
            reason = next(ilse, staged);
            int seat = asked(staged, 0) ? 0 : 1;
            Guest guest = seat == 0 ? ilse : bram;
            if (reason.equals("choose-partner")) {
                bram.find(".trade .side.soldier:has-text('offers nothing')").waitFor();
            }
            if (reason.equals("choose-offer") && offered) {
                ilse.find(".trade").waitFor();
                bram.find(".trade .side.soldier:has-text('offers')").waitFor();
            }
            int number = decision(staged).number();
            answer(guest, staged, seat, offered && reason.equals("choose-offer") ? "done" : ANSWERS.get(reason));
            // What is answered in a window for reactions counts at its end.
            guest.await("the answer to count", () -> decision(staged).number() != number);
            offered |= reason.equals("choose-offer");
        }

        assertThat(view(staged, 1).crew().get(1).held())
                .anySatisfy(held -> assertThat(held.item()).isEqualTo(weapon));
        bram.find(".trade .agreed:has-text('Assault Rifle')").waitFor();
        while (next(ilse, staged).equals("choose-partner")) {
            int seat = asked(staged, 0) ? 0 : 1;
            answer(seat == 0 ? ilse : bram, staged, seat, "done");
        }
        bram.find(".trade").waitFor(gone());
        assertThat(bram.find(".me").innerText()).contains("Assault Rifle");
    }
}
