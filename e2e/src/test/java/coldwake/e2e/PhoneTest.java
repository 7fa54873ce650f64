package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** A turn in one hand: the board keeps its room, what is chosen is confirmed near the thumb. */
class PhoneTest extends BrowserTest {
    @Test
    void theQuestionStepsAsideAndTheBoardAnswersIt() {
        Staged staged = myTurn();
        Guest phone = guest(Look.PHONE).sit(staged, 0);
        double before = boardHeight(phone);
        assertThat(before).as("of " + Look.PHONE.height()).isGreaterThan(220);
        phone.find(".fold").click();
        assertThat(boardHeight(phone)).isGreaterThan(before + 60);
        assertThat(phone.find(".tiles").count()).isZero();

        String room = option(staged, 0, "move:").substring("move:".length(), "move:".length() + 3);
        phone.page()
                .evaluate(
                        "room => document.querySelector(`[data-room='${room}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}))",
                        room);
        phone.find("[data-confirm]").waitFor();
        assertThat(phone.find("[data-option]").count())
                .as("only what is chosen")
                .isEqualTo(1);
        assertThat(phone.find("[data-confirm]").boundingBox().y)
                .as("near the thumb")
                .isGreaterThan(400);
        phone.find(".let").click();
        assertThat(phone.find("[data-confirm]").count()).isZero();
    }

    @Test
    void aCardThatCannotBePlayedIsReadAndSaysWhy() {
        Staged staged = alone("a card that cannot be played", Points.combat(0));
        Guest phone = guest(Look.PHONE).sit(staged, 0);
        phone.find(".card.no").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(phone.find(".reading p").count()).isEqualTo(2);
        assertThat(phone.find(".reading .warn").innerText()).isNotBlank();
        phone.find(".reading button").click();
        assertThat(phone.find(".reading").count()).isZero();
    }

    private static double boardHeight(Guest guest) {
        return guest.find("main.stage").boundingBox().height;
    }
}
