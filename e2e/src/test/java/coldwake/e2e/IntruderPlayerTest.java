package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView.HandView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A person whose character died plays the Intruders by clicks; the crew sees how many cards they hold, no more. */
class IntruderPlayerTest extends BrowserTest {
    private static final int GAMES = 400;

    private static Staged stage() {
        GameSetup setup = GameSetup.standard(3).withMode("standard", "intruder-player");
        Staging.Play play = new Staging(setup, 2, Bots.RANDOM)
                .find("somebody who plays the Intruders", GAMES, IntruderPlayerTest::leads);
        return stand().stage("Hunted", play, List.of("Ilse", "Bram"), Bots.RANDOM.word());
    }

    /** Seat 0 plays the Intruders and can use a card, and seat 1 is still alive. */
    private static boolean leads(Game game) {
        return Points.asked(0, "choose-intruder-action", d -> Points.offers(d, "card:"))
                        .test(game)
                && Moments.view(game, 1).crew().get(1).status().equals("aboard");
    }

    private static List<String> hand(Staged staged) {
        return view(staged, 0).crew().get(0).hand() instanceof HandView.Mine(var cards) ? cards : List.of();
    }

    @Test
    void aPersonPlaysTheIntrudersAndTheCrewSeesOnlyTheCount() {
        Staged staged = stage();
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        List<String> cards = hand(staged);
        assertThat(ilse.find(".hand .card").count()).isEqualTo(cards.size());
        assertThat(ilse.find(".lead h2").innerText()).isEqualTo("You lead the Intruders");

        String mine = bram.find(".crewlist li:has-text('leads the Intruders')").innerText();
        assertThat(mine).contains(String.valueOf(cards.size()));
        Messages words = Messages.of(Language.EN);
        for (String card : cards) {
            assertThat(bram.page().content()).doesNotContain(words.text("intruder-action." + card + ".name"), card);
        }

        int before = choices(staged);
        String played = ilse.find(".hand .card:has(button.can) strong").first().innerText();
        ilse.find(".hand .card button.can").first().click();
        ilse.find(".hand .card button.armed").waitFor();
        ilse.find("[data-confirm]:visible").first().click();
        ilse.await("the card", () -> choices(staged) > before);
        while (asked(staged, 0) && hand(staged).size() == cards.size()) {
            answer(ilse, staged, 0, "");
        }
        bram.find(".loglist li:has-text('" + played + "')").first().waitFor();
    }

    @Test
    void theDeskOfTheIntrudersFitsOnAPhone() {
        Staged staged = stage();
        Guest phone = guest(Look.PHONE).sit(staged, 0);
        phone.find(".tabbar button").nth(1).click();
        assertThat(phone.find(".hand .card").count()).isEqualTo(hand(staged).size());
        assertThat(phone.page().evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(Look.PHONE.width());
        phone.find(".tabbar button").first().click();
        int number = decision(staged, 0).number();
        phone.waitForQuestion(number);
        phone.find("[data-option=pass]").click();
        phone.find("[data-confirm]:visible").click();
        phone.await("the pass", () -> !asked(staged, 0) || decision(staged, 0).number() != number);
    }
}
