package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.event.GameEvent;
import coldwake.engine.view.SeatView;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What happens is seen where it happens: first the place, then the die or card, and what comes of it last. */
class HappeningTest extends BrowserTest {
    private static final Look CALM = Look.DESK.watching("calm");

    /** The page itself writes down what it shows: a slow machine would miss half of it. */
    private static final String WATCH = """
        () => {
          window.seen = [];
          const look = () => {
            const moment = document.querySelector('[data-moment]');
            const step = document.querySelector('.steps li.now')?.textContent.trim() ?? '';
            const beasts = document.querySelectorAll('.map .beast .p').length;
            const asked = document.querySelector('[data-number]') !== null;
            const lit = [...document.querySelectorAll('[data-lit]')].map(e => e.dataset.lit).join(' ');
            const now = [moment?.dataset.moment ?? '', moment?.dataset.phase ?? '', lit, step, beasts, asked];
            if (JSON.stringify(window.seen.at(-1)) !== JSON.stringify(now)) window.seen.push(now);
          };
          look();
          new MutationObserver(look).observe(document.body,
              { childList: true, subtree: true, attributes: true });
        }\
        """;

    private record Seen(String moment, String phase, String lit, String step, int beasts, boolean asked) {}

    private record Play(Staged staged, Guest guest, String option) {}

    /** Somebody sits down where an answer brings something about. */
    private Play play(Look look, String what, String prefix, Predicate<List<GameEvent>> wanted) {
        Staged staged = alone(what, Ahead.brings(0, prefix, wanted));
        Game game = stand().server().tables().read(staged.table(), t -> t.running());
        String option = Ahead.answer(game, 0, prefix, wanted).orElseThrow();
        Guest guest = guest(look).sit(staged, 0);
        guest.page().evaluate(WATCH);
        return new Play(staged, guest, option);
    }

    private static void act(Play play) {
        play.guest().answer(decision(play.staged(), 0).number(), play.option());
        pay(play.guest(), play.staged(), 0);
    }

    private static List<Seen> seen(Guest guest) {
        return ((List<?>) guest.page().evaluate("() => window.seen"))
                .stream().map(each -> (List<?>) each).map(HappeningTest::one).toList();
    }

    private static Seen one(List<?> row) {
        return new Seen(
                (String) row.get(0),
                (String) row.get(1),
                (String) row.get(2),
                (String) row.get(3),
                ((Number) row.get(4)).intValue(),
                (Boolean) row.get(5));
    }

    private static void showsEverything(Guest guest) {
        guest.page().waitForFunction("() => !document.querySelector('[data-hurry]:not(:disabled)')");
    }

    /** Waits until a moment is in some phase. */
    private static Locator moment(Guest guest, String event, String phase) {
        Locator moment = guest.find("[data-moment=" + event + "][data-phase=" + phase + "]");
        moment.waitFor();
        return moment;
    }

    private static Predicate<List<GameEvent>> firstEncounter() {
        return Ahead.one(GameEvent.ObjectivesMustBeChosen.class);
    }

    @Test
    void theFirstEncounterHasItsSceneBeforeTheObjectiveIsAskedFor() {
        Play play = play(CALM, "a first encounter", "move:", firstEncounter());
        act(play);
        play.guest().find("[data-number]").first().waitFor();
        List<Seen> seen = seen(play.guest());
        assertThat(seen)
                .as("moments in their order")
                .extracting(Seen::moment)
                .containsSubsequence("encounter-begun", "token-drawn", "objectives-must-be-chosen");
        int drawn = first(seen, "token-drawn", "result");
        int before = seen.getFirst().beasts();
        assertThat(seen.subList(0, drawn)).as("until the token is turned").allMatch(s -> s.beasts() == before);
        assertThat(seen.get(drawn).beasts())
                .as("with the token comes the creature")
                .isGreaterThan(before);
        String room = view(play.staged(), 0).crew().get(0).room();
        assertThat(seen.stream().filter(s -> s.moment().equals("encounter-begun")))
                .as("the room is lit")
                .isNotEmpty()
                .allMatch(s -> s.lit().equals(room));
        int scene = first(seen, "objectives-must-be-chosen", "build");
        assertThat(seen.subList(drawn, scene + 1)).as("nothing is asked yet").noneMatch(Seen::asked);
    }

    private static int first(List<Seen> seen, String moment, String phase) {
        for (int k = 0; k < seen.size(); k++) {
            if (seen.get(k).moment().equals(moment) && seen.get(k).phase().equals(phase)) {
                return k;
            }
        }
        throw new AssertionError("no " + moment + " " + phase + " in " + seen);
    }

    @Test
    void anAttackIsReadFromItsCardWhileTheRoomStaysInSight() {
        Play play = play(CALM, "an attack", "move:", Ahead.one(GameEvent.AttackCardDrawn.class));
        act(play);
        Locator card = moment(play.guest(), "attack-card-drawn", "face");
        assertThat(card.locator(".front b").innerText()).isNotBlank();
        assertThat(card.locator(".front span").innerText())
                .as("what the card says")
                .isNotBlank();
        List<String> lit = play.guest().find("[data-lit]").all().stream()
                .map(each -> each.getAttribute("data-lit"))
                .toList();
        assertThat(lit).isNotEmpty();
        BoundingBox panel = card.boundingBox();
        for (String room : lit) {
            assertThat(apart(
                            panel,
                            play.guest().find(".map [data-room='" + room + "']").boundingBox()))
                    .as("room %s under the card", room)
                    .isTrue();
        }
    }

    private static boolean apart(BoundingBox a, BoundingBox b) {
        return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    }

    private static Predicate<List<GameEvent>> event() {
        return Ahead.one(GameEvent.EventDrawn.class);
    }

    @Test
    void theStepsOfTheEventPhaseAreLitWhileTheyRun() {
        Play play = play(CALM, "an event", "pass", event());
        act(play);
        moment(play.guest(), "event-drawn", "face");
        showsEverything(play.guest());
        List<String> steps =
                seen(play.guest()).stream().map(Seen::step).distinct().toList();
        assertThat(steps).containsSubsequence("Time", "Attacks", "Fire", "Event", "Bag");
        assertThat(seen(play.guest()).stream().filter(s -> s.moment().equals("event-drawn")))
                .allMatch(s -> s.step().equals("Event"));
    }

    @Test
    void aClickHurriesAndLosesNothing() {
        Play play = play(CALM, "an event", "pass", event());
        act(play);
        play.guest().find("[data-moment]").waitFor();
        play.guest().find("[data-catch-up]").click();
        play.guest().find("[data-moment]").waitFor(gone());
        SeatView view = view(play.staged(), 0);
        play.guest()
                .await(
                        "the newest view",
                        () -> play.guest().find(".steps .label").innerText().contains(String.valueOf(view.round())));
        assertThat(play.guest().find(".loglist").innerText()).contains("Event:");
        play.guest().find("[data-recap]").click();
        assertThat(play.guest().find("[data-recap-list]").innerText()).contains("Event:");
    }

    @Test
    void theRecapPointsAtPlaces() {
        Play play = play(CALM, "an event", "pass", event());
        act(play);
        play.guest().find("[data-catch-up]:not([disabled])").click();
        play.guest().find("[data-recap]").click();
        Locator told = play.guest().find("[data-recap-list] button").last();
        told.hover();
        play.guest().find("[data-lit]").first().waitFor();
        play.guest().find("[data-recap]").hover();
        play.guest().find("[data-lit]").first().waitFor(gone());
    }

    @Test
    void everythingComesAtOnceForWhomeverWantsItSo() {
        for (Look look : List.of(Look.DESK.watching("at-once"), Look.DESK)) {
            Play play = play(look, "an event", "pass", event());
            act(play);
            play.guest()
                    .await(
                            "the event",
                            () -> play.guest().find(".loglist").innerText().contains("Event:"));
            assertThat(seen(play.guest())).allMatch(s -> s.moment().isEmpty());
            assertThat(play.guest().find("[data-hurry]").count()).isZero();
        }
    }

    private static boolean isOwnDeath(List<GameEvent> events) {
        return events.stream()
                        .anyMatch(e -> e instanceof GameEvent.CharacterDied died
                                && died.who().seat() == 0)
                && events.stream().noneMatch(GameEvent.GameEnded.class::isInstance);
    }

    @Test
    void onesOwnDeathSaysWhatHappenedAndWhatOneCanDo() {
        Play play = play(CALM, "a death", "", HappeningTest::isOwnDeath);
        act(play);
        Guest guest = play.guest();
        guest.find("[data-farewell=dead]").waitFor();
        assertThat(first(seen(guest), "character-died", "build")).isPositive();
        assertThat(guest.find("[data-farewell] li").count()).isPositive();
        assertThat(guest.find("[data-watch]").evaluate("e => e === document.activeElement"))
                .isEqualTo(true);
        guest.find("[data-fast]").click();
        guest.find("[data-farewell]").waitFor(gone());
        guest.page().reload();
        guest.find(".map").waitFor();
        assertThat(guest.find("[data-farewell]").count()).as("told once").isZero();
    }
}
