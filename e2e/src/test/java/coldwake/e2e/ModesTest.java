package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each mode, ship and species shows while it is played. */
class ModesTest extends BrowserTest {
    private static final Messages WORDS = Messages.of(Language.EN);
    private static final int GAMES = 200;

    /** A table at which bots played without much thought. */
    private static Staged quick(GameSetup setup, List<String> people, Predicate<Game> there) {
        Staging.Play play = new Staging(setup, people.size(), Bots.RANDOM).find("that point", GAMES, there);
        return stand().stage("Modes", play, people, Bots.RANDOM.word());
    }

    private static String name(String key) {
        return WORDS.text(key + ".name").replace("\u00AD", "");
    }

    private static String plain(Locator locator) {
        return locator.innerText().replace("\u00AD", "");
    }

    @Test
    void coopShowsSharedObjectivesTheLogOfAllAndWhoCanBeRevived() {
        Staged staged = quick(GameSetup.standard(3).withMode("coop", "revive"), List.of("Ilse"), Moments::bodyLies);
        SeatView view = view(staged, 0);
        Guest guest = guest().sit(staged, 0);
        String shared = plain(guest.find(".shared"));
        assertThat(view.sharedObjectives()).hasSize(3);
        view.sharedObjectives().forEach(o -> assertThat(shared).contains(name("objective." + o)));
        guest.find(".shared summary").first().click();
        assertThat(guest.find(".shared details[open] p").innerText()).isNotBlank();

        CrewView dead = view.crew().stream()
                .filter(c -> c.status().equals("dead"))
                .findFirst()
                .orElseThrow();
        String body = "red-character-corpse-" + dead.character();
        String room = view.ship().rooms().stream()
                .filter(r -> r.things().contains(body))
                .findFirst()
                .orElseThrow()
                .number();
        String hint = plain(guest.find("[data-revive]").first());
        assertThat(hint).contains("Revive " + name("character." + dead.character()), room, "Emergency Room");
        assertThat(guest.text()).doesNotContain("red character corpse");
        guest.find("[data-number]").first().waitFor();
        guest.find(".loglist li:has-text('draws: ')").first().waitFor();
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "pl"})
    void theReviveHintSpeaksEveryLanguageOnAPhone(String lang) {
        Staged staged = quick(GameSetup.standard(3).withMode("coop", "revive"), List.of("Ilse"), Moments::bodyLies);
        Guest phone = guest(Look.PHONE.speaking(lang)).sit(staged, 0);
        phone.find(".tabbar button").nth(2).click();
        String hint = plain(phone.find("[data-revive]").first());
        assertThat(hint)
                .contains(Map.of("de", "Wiederbeleben", "pl", "Odrodzenie").get(lang))
                .doesNotContain("modes.");
        assertThat(phone.page().evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(Look.PHONE.width());
    }

    @Test
    void soloShowsBothObjectivesAndNoOtherCrew() {
        Staged staged = quick(GameSetup.standard(1).withMode("solo"), List.of("Ilse"), Points.turn(0, 1));
        Guest guest = guest().sit(staged, 0);
        assertThat(guest.find(".shared li").count())
                .as("two objectives, one is kept")
                .isEqualTo(2);
        assertThat(guest.find(".crewlist li").count()).isEqualTo(1);
        answer(guest, staged, 0, "move:");
        pay(guest, staged, 0);
        assertThat(choices(staged)).isPositive();
    }

    @Test
    void theAlternativeShipIsDrawnWithItsPairsAndNetworks() {
        Staged staged = quick(
                GameSetup.standard(2).withBoard("nemesis-alternative").withMode("coop", "revive"),
                List.of("Ilse"),
                Points.asked(0, "choose-action", d -> Points.offers(d, "move:") && pairs(d.options())));
        Guest guest = guest().sit(staged, 0);
        SeatView view = view(staged, 0);
        assertThat(guest.find(".map [data-room]").count())
                .isEqualTo(view.ship().rooms().size());
        for (var corridor : view.ship().corridors()) {
            assertThat(guest.find(".map [data-passage='" + corridor.id() + "']").count())
                    .as(corridor.id())
                    .isPositive();
        }
        for (var network : view.ship().networks()) {
            String named = WORDS.text("name." + network.id()).replace("\u00AD", "");
            assertThat(guest.find("[aria-label^='" + named + ": ']").count())
                    .as(network.id())
                    .isPositive();
        }
        String way = pairOption(decision(staged, 0).options());
        guest.reveal(way);
        assertThat(guest.find(".map [data-passage='c-" + way.substring(way.indexOf('/') + 1) + "'][role=button]")
                        .count())
                .as("the corridor is a target on the board")
                .isOne();
        int before = choices(staged);
        answer(guest, staged, 0, way);
        assertThat(choices(staged)).isGreaterThan(before);
    }

    /** Whether both corridors of a pair can be named: {@code move:010/...a}. */
    private static boolean pairs(List<String> options) {
        return options.stream()
                .anyMatch(o -> o.startsWith("move:") && o.endsWith("b") && options.contains(o.replaceAll("b$", "a")));
    }

    private static String pairOption(List<String> options) {
        return options.stream()
                .filter(o -> o.startsWith("move:") && o.endsWith("b"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theMedicSitsAtTheTableWithANeedleGun() {
        Staged staged = quick(
                GameSetup.standard(2).withMode("standard", "medic").withCrew(List.of("medic", "soldier")),
                List.of("Ilse"),
                Points.turn(0, 1));
        Guest guest = guest().sit(staged, 0);
        assertThat(plain(guest.find(".me").first())).contains("Needle Gun");
        assertThat(plain(guest.find(".crewlist"))).contains("Medic");
        for (String quest : view(staged, 0).crew().get(0).quests()) {
            assertThat(plain(guest.find(".me").first())).contains(name("item." + quest));
        }
    }

    @Test
    void theCarnomorphsHaveMutationsAndAdaptations() {
        Staged staged = quick(
                GameSetup.standard(2).withSpecies("carnomorphs"),
                List.of("Ilse"),
                game -> Points.turn(0, 2).test(game)
                        && !Moments.view(game, 0).crew().get(0).speciesCards().isEmpty());
        Guest guest = guest().sit(staged, 0);
        assertThat(plain(guest.find(".a-ship"))).contains("Carnomorphs".toUpperCase(java.util.Locale.ROOT));
        String card = view(staged, 0).crew().get(0).speciesCards().getFirst().id();
        assertThat(plain(guest.find(".mutation"))).contains(name("species-card." + card));
        assertThat(guest.find("[aria-label*='mutation marker']").count()).isPositive();
        assertThat(guest.find(".a-ship [title*='daptation']").count()).isEqualTo(3);
    }

    @Test
    void theVoidSeedersHaveInsanityAndLairs() {
        Staged staged = quick(GameSetup.standard(2).withSpecies("void-seeders"), List.of("Ilse"), Points.turn(0, 3));
        Guest guest = guest().sit(staged, 0);
        int insanity = view(staged, 0).crew().get(0).counters().get("insanity");
        assertThat(plain(guest.find(".track [aria-current=step]"))).contains(String.valueOf(insanity));
        assertThat(guest.find(".lairs").getAttribute("aria-label")).contains("of 3 Lairs destroyed");
        assertThat(plain(guest.find(".a-ship"))).contains("Void Seeders".toUpperCase(java.util.Locale.ROOT));
    }
}
