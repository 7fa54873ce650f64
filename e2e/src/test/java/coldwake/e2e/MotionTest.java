package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import org.junit.jupiter.api.Test;

class MotionTest extends BrowserTest {
    private static final String MOVING = "() => document.getAnimations().filter(a => a.playState === 'running').length";

    /** A reveal may be over before a slow test looks: the page itself keeps what it saw, and presses the key if asked. */
    private static final String WATCH = """
            press => new MutationObserver((_, observer) => {
              const reveal = document.querySelector('.reveal');
              if (!reveal) return;
              observer.disconnect();
              const moving = reveal.getAnimations().length > 0 ? 'moving' : 'still';
              if (press) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
              requestAnimationFrame(() => requestAnimationFrame(() => {
                const there = reveal.isConnected ? 'there' : 'gone';
                window.reveal = `${moving}, then ${there}`;
              }));
            }).observe(document.body, { childList: true, subtree: true })""";

    private static final String SEEN = "() => window.reveal !== undefined";

    @Test
    void nothingMovesForThoseWhoWantNoMotion() {
        Staged staged = myTurn();
        Guest still = guest(Look.DESK).sit(staged, 0);
        assertThat(still.page().evaluate(MOVING)).isEqualTo(0);
        still.page().evaluate(WATCH, false);
        answer(still, staged, 0, "move:");
        pay(still, staged, 0);
        still.page().waitForFunction(SEEN);
        assertThat(still.page().evaluate("() => window.reveal")).isEqualTo("still, then there");
        assertThat(still.page().evaluate(MOVING)).isEqualTo(0);
    }

    @Test
    void revealsPlayForTheOthersAndAnyKeySkipsThem() {
        Staged staged = myTurn();
        Guest guest = guest(Look.DESK.moving()).sit(staged, 0);
        guest.page().evaluate(WATCH, true);
        answer(guest, staged, 0, "move:");
        pay(guest, staged, 0);
        guest.page().waitForFunction(SEEN);
        assertThat(guest.page().evaluate("() => window.reveal"))
                .as("two frames after a key")
                .isEqualTo("moving, then gone");
    }

    @Test
    void twoFingersZoomTheBoardAndOneMovesIt() {
        Guest phone = guest(Look.PHONE).sit(myTurn(), 0);
        double[] before = box(phone);
        CDPSession touch = phone.context().newCDPSession(phone.page());
        dispatch(touch, "touchStart", 150, 200, 240, 260);
        for (int step = 1; step <= 8; step++) {
            dispatch(touch, "touchMove", 150 - 6 * step, 200 - 6 * step, 240 + 6 * step, 260 + 6 * step);
        }
        dispatch(touch, "touchEnd");
        double[] near = box(phone);
        assertThat(near[2]).as("what is seen is narrower").isLessThan(before[2] * 0.8);

        dispatch(touch, "touchStart", 200, 250);
        for (int step = 1; step <= 8; step++) {
            dispatch(touch, "touchMove", 200, 250 - 8 * step);
        }
        dispatch(touch, "touchEnd");
        double[] moved = box(phone);
        assertThat(moved[2]).isEqualTo(near[2]);
        assertThat(moved[1]).as("further down the ship").isGreaterThan(near[1]);
        assertThat(phone.page().evaluate("scrollX + scrollY + visualViewport.scale"))
                .as("the page itself stays")
                .isEqualTo(1);
    }

    private static double[] box(Guest guest) {
        String[] parts = guest.find(".map").getAttribute("viewBox").split(" ");
        double[] box = new double[parts.length];
        for (int k = 0; k < parts.length; k++) {
            box[k] = Double.parseDouble(parts[k]);
        }
        return box;
    }

    private static void dispatch(CDPSession session, String type, int... at) {
        JsonArray points = new JsonArray();
        for (int k = 0; k < at.length; k += 2) {
            JsonObject point = new JsonObject();
            point.addProperty("x", at[k]);
            point.addProperty("y", at[k + 1]);
            point.addProperty("id", k);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        session.send("Input.dispatchTouchEvent", event);
    }
}
