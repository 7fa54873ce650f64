package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.PublicTable;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.decision.Question;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is on the table can be looked at, and every answer says what comes of it before it is given. */
class ClearTest extends BrowserTest {
    private static final double LONG = 620;

    private static String looking(Guest guest) {
        Locator open = guest.find("[data-inspecting]");
        open.waitFor();
        return open.getAttribute("data-inspecting");
    }

    private static void closeWithEscape(Guest guest) {
        guest.page().keyboard().press("Escape");
        guest.find("[data-inspecting]").waitFor(gone());
    }

    /** Presses somewhere long enough for a closer look. */
    private static void hold(Guest guest, Locator what) {
        BoundingBox box = what.boundingBox();
        guest.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        guest.page().mouse().down();
        guest.page().waitForTimeout(LONG);
        guest.page().mouse().up();
    }

    private static Question question(Staged staged, int seat) {
        return stand().server().tables().read(staged.table(), t -> t.running().question(seat));
    }

    private static List<String> means(Staged staged, Question.Answer answer) {
        return stand().server().tables().read(staged.table(), t -> {
            Game game = t.running();
            Narrator narrator = new Narrator(Language.EN, game.rules(), PublicTable.of(game.state()));
            return answer.means().stream().map(narrator::tell).toList();
        });
    }

    // ---------------------------------------------------------------- a closer look

    @Test
    void aClickLooksAtARoomWhereNothingElseCanBeDone() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        Locator room = guest.find(".map [data-room][aria-disabled=true]").first();
        String number = room.getAttribute("data-room");
        guest.pressRoom(number);
        assertThat(looking(guest)).isEqualTo("room:" + number);
        assertThat(guest.find("[data-inspecting] [data-rule]").count()).isPositive();
        assertThat(guest.find("[data-inspecting] [data-now] li").count()).isPositive();
        closeWithEscape(guest);
        assertThat(guest.page().evaluate("document.activeElement.closest('[data-room]')?.getAttribute('data-room')"))
                .isEqualTo(number);
        assertThat(guest.page().url()).contains("/t/");
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void aLongPressLooksAtWhatAClickWouldChoose(int width) {
        Staged staged = myTurn();
        Guest guest = guest(width < 900 ? Look.PHONE : Look.DESK).sit(staged, 0);
        int before = choices(staged);
        Locator room = guest.find(".map [data-room][aria-disabled=false]").first();
        String number = room.getAttribute("data-room");
        hold(guest, room);
        assertThat(looking(guest)).isEqualTo("room:" + number);
        assertThat(guest.find("[data-inspecting] [data-can] li").count())
                .as("what can be done with it stands there")
                .isPositive();
        assertThat(guest.page().evaluate("document.documentElement.scrollWidth"))
                .as("no sideways scrolling")
                .isEqualTo(width);
        guest.find("[data-inspecting] .icon-btn").click();
        guest.find("[data-inspecting]").waitFor(gone());
        assertThat(choices(staged)).isEqualTo(before);
        assertThat(guest.find("[data-confirm]").count()).as("nothing is armed").isZero();
    }

    @Test
    void theKeyLooksAtWhatHasTheFocus() {
        Guest guest = guest().sit(myTurn(), 0);
        Locator card = guest.find(".hand [data-card]").first();
        card.focus();
        guest.page().keyboard().press("i");
        assertThat(looking(guest)).isEqualTo("card:" + card.getAttribute("data-card"));
        closeWithEscape(guest);
        assertThat(guest.page().evaluate("document.activeElement.getAttribute('data-card')"))
                .isEqualTo(card.getAttribute("data-card"));
    }

    @Test
    void instrumentsCharactersMarkersAndWordsOfTheLogCanBeLookedAt() {
        Guest guest = guest().sit(alone("a fight", Points.combat(0)), 0);
        for (String gauge : List.of("time", "self-destruct", "course", "engines", "pods", "bag", "hull")) {
            guest.find(".ship [data-gauge='" + gauge + "'] [data-look]").click();
            assertThat(looking(guest)).isEqualTo("gauge:" + gauge);
            assertThat(guest.find("[data-inspecting] [data-rule]").count())
                    .as(gauge)
                    .isPositive();
            closeWithEscape(guest);
        }
        guest.find(".crewlist .name").nth(1).click();
        assertThat(looking(guest)).startsWith("crew:");
        closeWithEscape(guest);
        hold(guest, guest.find(".map [data-inspect^='intruder:']").first());
        assertThat(looking(guest)).startsWith("intruder:");
        closeWithEscape(guest);
        guest.find(".loglist [data-inspect^='entry:'], .loglist [data-inspect^='room:']")
                .last()
                .click();
        assertThat(looking(guest)).matches("(entry|room):.*");
        closeWithEscape(guest);
        assertThat(guest.find(".table a[href*='#/rules/']").count())
                .as("links that lead away from the table")
                .isZero();
    }

    @Test
    void discardsCanBeLookedThrough() {
        Staged staged =
                alone("events and attacks", Points.asked(0, "choose-action").and(game -> {
                    var table = coldwake.engine.view.ViewBuilder.view(game, 0)
                            .ship()
                            .table();
                    return table.eventDiscard().size() > 1
                            && !table.attackDiscard().isEmpty();
                }));
        Guest guest = guest().sit(staged, 0);
        SeatView view = view(staged, 0);
        guest.find("[data-inspect='pile:events']").click();
        assertThat(looking(guest)).isEqualTo("pile:events");
        assertThat(guest.find("[data-inspecting] .cards li b").count())
                .isEqualTo(view.ship().table().eventDiscard().size());
        closeWithEscape(guest);
        guest.find("[data-inspect='pile:attacks']").click();
        assertThat(guest.find("[data-inspecting] .cards li b").count())
                .isEqualTo(view.ship().table().attackDiscard().size());
    }

    // ---------------------------------------------------------------- before it is done

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void anArmedAnswerSaysWhatTheEngineKnows(int width) {
        Staged staged = alone("a fight", Points.combat(0));
        Guest guest = guest(width < 900 ? Look.PHONE : Look.DESK).sit(staged, 0);
        for (String kind : List.of("shoot:", "melee:", "move:")) {
            guest.arm(kind);
            String armed = guest.find("[data-option][aria-pressed=true]:visible")
                    .first()
                    .getAttribute("data-option");
            Question.Answer answer = question(staged, 0).options().stream()
                    .filter(o -> o.id().equals(armed))
                    .findFirst()
                    .orElseThrow();
            assertThat(means(staged, answer)).as(armed).isNotEmpty();
            String shown = guest.find("[data-means]:visible").first().innerText();
            assertThat(means(staged, answer))
                    .allSatisfy(clause -> assertThat(shown).contains(clause));
            guest.page().keyboard().press("Escape");
        }
    }

    @Test
    void aMoveIsTwoClicksAndPaysWithTheCardThatWasRaised() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        int before = choices(staged);
        String room =
                guest.find(".map [data-room][aria-disabled=false]").first().getAttribute("data-room");
        guest.pressRoom(room);
        guest.find("[data-confirm]:visible").waitFor();
        assertThat(guest.find(".hand [data-raised]").count()).isOne();
        guest.find("[data-change]").click();
        Locator other = guest.find("[data-pays][aria-pressed=false]").first();
        String card = other.getAttribute("data-pays");
        other.click();
        assertThat(guest.find(".hand [data-raised]").first().getAttribute("data-card"))
                .isEqualTo(card);
        guest.find("[data-confirm]:visible").click();
        guest.await("the move", () -> choices(staged) >= before + 2);
        assertThat(view(staged, 0).crew().getFirst().discard()).contains(card);
        assertThat(view(staged, 0).crew().getFirst().room()).isEqualTo(room);
    }

    @Test
    void thePaymentStepSaysWhatIsPaidForAndHasACardRaised() {
        Guest guest = guest().sit(alone("a payment", Points.asked(0, "choose-payment")), 0);
        assertThat(guest.find("[data-paid-for]").innerText()).contains("For ");
        assertThat(guest.find("[data-option^='pay:'][aria-pressed=true]").count())
                .isOne();
        assertThat(guest.find(".hand [data-raised]").count()).isOne();
    }

    // ---------------------------------------------------------------- objectives and numbers

    @Test
    void objectivesAreASceneAtTheStartAndOneClickAwayAfterwards() {
        Staged staged = alone(
                "the first turn", Points.turn(0, 1).and(game -> game.state().round() == 1));
        Guest guest = guest().withScenes().sit(staged, 0);
        Locator scene = guest.find("[data-objectives-scene]");
        scene.waitFor();
        assertThat(scene.locator("h3").count()).isEqualTo(2);
        assertThat(scene.locator(".who b").count())
                .isEqualTo(view(staged, 0).crew().size());
        scene.locator(".btn.go").click();
        scene.waitFor(gone());
        guest.find("[data-panel=objective]").click();
        assertThat(guest.find("[data-objectives] h3").count()).isEqualTo(2);
        guest.go("/t/" + staged.table());
        guest.find(".ask").first().waitFor();
        guest.settle();
        assertThat(guest.find("[data-objectives-scene]").count())
                .as("shown once")
                .isZero();
    }

    @Test
    void whereOthersCouldLookObjectivesShowOnlyWhileHeld() {
        Staged staged = staged("a turn", GameSetup.standard(3), List.of("Ilse", "Bram"), Points.turn(0, 2));
        Guest guest = guest().hold(staged, 0, 1).go("/t/" + staged.table());
        guest.find(".btn.go").first().click();
        Locator objective = guest.find("[data-panel=objective]");
        objective.waitFor();
        objective.click();
        assertThat(guest.find("[data-objectives]").count()).isZero();
        BoundingBox box = objective.boundingBox();
        guest.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        guest.page().mouse().down();
        guest.find("[data-objectives]").waitFor();
        guest.page().mouse().up();
        guest.find("[data-objectives]").waitFor(gone());
    }

    @Test
    void playerNumbersStandBesideCharacters() {
        Staged staged = myTurn();
        Guest guest = guest().sit(staged, 0);
        List<String> numbers = view(staged, 0).crew().stream()
                .map(c -> Integer.toString(c.number()))
                .toList();
        assertThat(guest.find(".crewlist .number").allInnerTexts().stream()
                        .map(text -> text.replaceAll("\\D", ""))
                        .toList())
                .isEqualTo(numbers);
        assertThat(guest.find(".map .nobt").count()).isPositive();
        assertThat(guest.find(".loglist sup").count()).isPositive();
    }

    // ---------------------------------------------------------------- the log and the board in words

    @Test
    void theLogHasHeadingsAndEnoughLinesOnOnesOwnTurn() {
        Guest guest = guest().sit(myTurn(), 0).settle();
        assertThat(guest.find(".loglist .step").count()).isPositive();
        Object lines = guest.page()
                .evaluate("() => { const box = document.querySelector('.logbox .scroll:not(.gone)');"
                        + " const r = box.getBoundingClientRect();"
                        + " return [...box.querySelectorAll('li')].filter(li => {"
                        + " const b = li.getBoundingClientRect();"
                        + " return b.top >= r.top - 2 && b.bottom <= r.bottom + 2; }).length; }");
        assertThat((Integer) lines).isGreaterThanOrEqualTo(5);
    }

    @Test
    void theBoardInWordsHasEggsAndCorridorNumbers() {
        Staged staged = alone("the nest", Points.asked(0, "choose-action").and(ClearTest::nestIsFound));
        Guest guest = guest().sit(staged, 0);
        String words = guest.find("section[aria-label='Board in words']").textContent();
        assertThat(words).containsPattern("\\d+ eggs?").containsPattern("corridor \\d");
    }

    private static boolean nestIsFound(Game game) {
        SeatView view = ViewBuilder.view(game, 0);
        return view.ship().rooms().stream().anyMatch(r -> r.explored() && "nest".equals(r.tile()))
                && view.species().counters().getOrDefault("eggs", 0) > 0;
    }

    @Test
    void aRoomThatCanBeChosenKeepsWhatItShowed() {
        Staged staged = alone(
                "the first turn", Points.turn(0, 1).and(game -> game.state().round() == 1));
        Guest guest = guest().sit(staged, 0);
        List<Object> kinds = List.of(guest.page()
                .evaluate("() => [...document.querySelectorAll('.map .room.can.dark')]"
                        + ".map(r => r.querySelector('.kind')?.textContent ?? '').join()"));
        assertThat(kinds.getFirst().toString()).matches("(I|II)(,(I|II))*");
    }
}
