package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Stand.Staged;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReactionTest extends BrowserTest {
    private static Staged window() {
        return staged(
                "an action to interrupt",
                GameSetup.standard(3),
                List.of("Ilse", "Bram"),
                Points.asked(0, "choose-reaction", d -> d.options().contains("react:interruption")));
    }

    @Test
    void anInterruptionIsAskedForInWordsAndCancelsTheAction() {
        Staged staged = window();
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        String question = ilse.find(".ask h2").first().innerText();
        assertThat(question).isNotBlank();
        assertThat(bram.find(".ask h2").first().innerText())
                .as("the others learn no more than that somebody is asked")
                .doesNotContain("Interruption");
        answer(ilse, staged, 0, "react:interruption");
        ilse.await(
                "the end of the window",
                () -> view(staged, 0).crew().get(0).discard().contains("interruption"));
        bram.find(".loglist li:has-text('Interruption')").last().waitFor();
    }

    @Test
    void whoDoesNotWantToBeAskedIsNotAsked() {
        Staged staged = window();
        int before = choices(staged);
        Guest ilse = guest().hold(staged, 0);
        ilse.page()
                .evaluate(
                        "localStorage.setItem('coldwake.settings', JSON.stringify({lang: 'en', passForMe: true, sound: false}))");
        ilse.page().reload();
        ilse.sit(staged, 0);
        ilse.await("the standing wish", () -> choices(staged) > before);
        assertThat(view(staged, 0).crew().get(0).discard()).doesNotContain("interruption");
    }
}
