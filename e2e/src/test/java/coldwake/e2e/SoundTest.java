package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import org.junit.jupiter.api.Test;

class SoundTest extends BrowserTest {
    /** Counts the audio contexts that are made, and the sources that are started in them. */
    private static final String COUNT = """
        window.contexts = 0;
        window.sources = 0;
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
          constructor(...args) { super(...args); window.contexts++; }
        };
        for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
          const start = kind.prototype.start;
          kind.prototype.start = function (...args) { window.sources++; return start.apply(this, args); };
        }\
        """;

    private static final String NEVER_ASKED =
            "localStorage.setItem('coldwake.settings', JSON.stringify({ pace: 'at-once' }))";

    private Guest newcomer(Staged staged) {
        Guest guest = guest(Look.DESK.watching("at-once"));
        guest.context().addInitScript(COUNT);
        guest.go("/settings");
        guest.page().evaluate(NEVER_ASKED);
        guest.page().reload();
        return guest.sit(staged, 0);
    }

    private static int count(Guest guest, String what) {
        return ((Number) guest.page().evaluate("() => window." + what)).intValue();
    }

    @Test
    void nothingIsMadeBeforeSomebodyAsksForSound() {
        Staged staged = myTurn();
        Guest guest = newcomer(staged);
        guest.find("[data-sound-question]").waitFor();
        answer(guest, staged, 0, "move:");
        pay(guest, staged, 0);
        assertThat(count(guest, "contexts")).isZero();
        guest.find("[data-sound=off]").click();
        guest.find("[data-sound-question]").waitFor(gone());
        guest.page().reload();
        guest.find(".map").waitFor();
        assertThat(guest.find("[data-sound-question]").count()).as("asked once").isZero();
        assertThat(count(guest, "contexts")).isZero();
    }

    @Test
    void theShipAndWhatHappensAreHeardUntilSomebodySwitchesThemOff() {
        Staged staged = myTurn();
        Guest guest = newcomer(staged);
        guest.find("[data-sound=on]").click();
        guest.await("the hum of the ship", () -> count(guest, "sources") > 4);
        assertThat(count(guest, "contexts")).isEqualTo(1);
        int before = count(guest, "sources");
        answer(guest, staged, 0, "move:");
        pay(guest, staged, 0);
        guest.await("a sound of the move", () -> count(guest, "sources") > before);
        guest.find("[data-sound-switch]").click();
        assertThat(guest.find("[data-sound-switch]").getAttribute("aria-pressed"))
                .isEqualTo("false");
        guest.page().reload();
        guest.find(".map").waitFor();
        assertThat(count(guest, "contexts")).as("after a reload without sound").isZero();
    }

    @Test
    void bothVolumesAreSet() {
        Guest guest = newcomer(myTurn());
        guest.find("[data-sound=on]").click();
        guest.go("/settings");
        guest.find("[data-volume=ambience]").fill("0.2");
        guest.find("[data-volume=effects]").fill("1");
        guest.page().reload();
        assertThat(guest.find("[data-volume=ambience]").inputValue()).isEqualTo("0.2");
        assertThat(guest.find("[data-volume=effects]").inputValue()).isEqualTo("1");
    }
}
