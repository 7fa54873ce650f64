package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ReactionTest extends BrowserTest {
    /** Enough for two browsers to open on a slow machine. Nobody who answers closes the window earlier. */
    private static final int WINDOW_SECONDS = 20;

    private static final String WHAT = "an action to interrupt";
    private static final GameSetup THREE = GameSetup.standard(3);
    private static final List<String> PEOPLE = List.of("Ilse", "Bram");
    private static final Predicate<Game> ASKED =
            Points.asked(0, "choose-reaction", d -> d.options().contains("react:interruption"));

    private static Staged window() {
        Staging.Play play = new Staging(THREE, PEOPLE.size(), Bots.NORMAL).find(WHAT, GAMES, ASKED);
        return stand().stageWindow(WHAT, play, PEOPLE, Bots.NORMAL.word(), WINDOW_SECONDS);
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
        Staged staged = staged(WHAT, THREE, PEOPLE, ASKED);
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
