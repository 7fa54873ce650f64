package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Choices;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.Rulesets;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.e2e.Guest.Look;
import coldwake.engine.setup.GameSetup;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be agreed on before a game: every allowed combination can be picked, every other one says why not. */
class NewTableTest extends BrowserTest {
    private static final Choices CHOICES = Rulesets.choices();

    private static void pick(Guest guest, String part, String id) {
        String radio = "input[name=game-" + part + "][value=" + id + "]";
        guest.find("label:has(" + radio + ") strong").click();
        guest.find(radio + ":checked").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    private static Locator option(Guest guest, String id) {
        return guest.find("input[role=switch][aria-describedby=why-" + id + "]");
    }

    private static Guest open(Guest guest) {
        guest.go("/new");
        guest.find("input[name=game-mode]").first().waitFor();
        return guest;
    }

    /** Goes through all modes, ships and species; options that do not fit are off, and say what they need. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pl"})
    void everyCombinationIsOfferedOrRefusedWithTheReason(String lang) {
        Guest guest = open(guest(Look.DESK.speaking(lang)));
        Messages words = Messages.of(Language.of(lang));
        for (ModeChoice mode : CHOICES.modes()) {
            pick(guest, "mode", mode.id());
            for (String board : CHOICES.boards()) {
                pick(guest, "board", board);
                for (String species : mode.species()) {
                    pick(guest, "species", species);
                    for (OptionChoice option : CHOICES.options()) {
                        checkOption(guest, words, mode.id(), species, option);
                    }
                }
            }
        }
    }

    private static void checkOption(Guest guest, Messages words, String mode, String species, OptionChoice option) {
        boolean fits = option.modes().contains(mode) && option.species().contains(species);
        Locator toggle = option(guest, option.id());
        assertThat(toggle.isEnabled())
                .as("%s with %s and %s", option.id(), mode, species)
                .isEqualTo(fits);
        Locator reason = guest.find("#why-" + option.id() + " em");
        if (fits) {
            assertThat(reason.count()).isZero();
        } else {
            assertThat(toggle.isChecked())
                    .as("an option that does not fit is off")
                    .isFalse();
            assertThat(reason.innerText()).endsWith(".").doesNotContain("guide.");
            if (!option.modes().contains(mode)) {
                assertThat(reason.innerText())
                        .contains(words.text("mode." + option.modes().getFirst() + ".name"));
            }
        }
    }

    @Test
    void theGameIsExplainedWithAPictureBeforeItStarts() {
        Guest guest = open(guest());
        for (ModeChoice mode : CHOICES.modes()) {
            pick(guest, "mode", mode.id());
            for (OptionChoice option : CHOICES.options()) {
                if (option(guest, option.id()).isEnabled()) {
                    option(guest, option.id()).check();
                }
            }
            guest.find(".explained").waitFor();
            List<Locator> told = guest.find(".explained > ul > li").all();
            assertThat(told).as(mode.id()).hasSizeGreaterThanOrEqualTo(4);
            for (Locator topic : told) {
                assertThat(topic.locator("[role=img]").first().getAttribute("aria-label"))
                        .isNotBlank();
                topic.locator("svg").first().waitFor();
                assertThat(topic.locator("ol li").count()).isEqualTo(3);
            }
            assertThat(guest.find(".explained h3").allInnerTexts())
                    .contains(Messages.of(Language.EN).text("mode." + mode.id() + ".name"));
        }
    }

    @Test
    void whatWasPickedIsPlayed() {
        Guest guest = open(guest());
        pick(guest, "mode", "solo");
        pick(guest, "board", "nemesis-alternative");
        pick(guest, "species", "carnomorphs");
        option(guest, "medic").check();
        option(guest, "hourglass").check();
        guest.find("#sand").fill("90");
        assertThat(guest.find(".seats .seat").count())
                .as("chairs of a game for one")
                .isEqualTo(1);
        GameSetup solo = start(guest);
        assertThat(solo.mode()).isEqualTo("solo");
        assertThat(solo.board()).isEqualTo("nemesis-alternative");
        assertThat(solo.species()).isEqualTo("carnomorphs");
        assertThat(solo.options()).containsExactly("hourglass", "medic");
        assertThat(solo.seats()).isEqualTo(1);
        guest.find("[role=timer]").waitFor();
        assertThat(guest.find("[role=timer]").innerText())
                .as("a minute and a half of sand")
                .matches("1:[0-3]\\d");

        open(guest);
        pick(guest, "mode", "coop");
        assertThat(option(guest, "revive").isChecked())
                .as("revive is on by default")
                .isTrue();
        guest.find("select[aria-label='Who sits on seat 2']").selectOption("normal");
        GameSetup coop = start(guest);
        assertThat(coop.options()).containsExactly("revive");
        assertThat(coop.seats()).isEqualTo(4);
    }

    private static GameSetup start(Guest guest) {
        guest.find(".new .btn.go:enabled").click();
        guest.find("svg.map").waitFor();
        String table = guest.page().url().replaceAll(".*/t/([a-z0-9]+).*", "$1");
        return stand().server().tables().read(table, t -> t.setup());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "3601", "", "1.5"})
    void sandThatCannotRunIsRefused(String seconds) {
        Guest guest = open(guest());
        assertThat(guest.find("#sand").count())
                .as("no sand without an hourglass")
                .isZero();
        option(guest, "hourglass").check();
        guest.find("#sand").fill(seconds);
        guest.find("[role=alert]:has-text('1 to 3600')").waitFor();
        assertThat(guest.find(".new .btn.go").isDisabled()).isTrue();
        guest.find("#sand").fill("180");
        guest.find("[role=alert]").waitFor(gone());
        assertThat(guest.find(".new .btn.go").isEnabled()).isTrue();
    }
}
