package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.LocalServer.Staged;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TabsTest extends BrowserTest {
    @Test
    void twoTabsOfOneSeatAgree() {
        Staged staged = myTurn();
        Guest first = guest().sit(staged, 0);
        Guest second = first.secondTab();
        second.go("/t/" + staged.table());
        second.waitForQuestion(decision(staged, 0).number());
        answer(first, staged, 0, "linger");
        second.waitForQuestion(decision(staged, 0).number());
        assertThat(second.find(".ask h2").first().innerText())
                .isEqualTo(first.find(".ask h2").first().innerText());
        answer(second, staged, 0, "move:");
        pay(second, staged, 0);
        if (asked(staged, 0)) {
            first.waitForQuestion(decision(staged, 0).number());
        }
        assertThat(first.find(".me").innerText()).isEqualTo(second.find(".me").innerText());
    }

    @Test
    void aStaleTabNeverSendsAStaleChoice() {
        Staged staged = myTurn();
        int number = decision(staged, 0).number();
        Guest fresh = guest().sit(staged, 0);
        Guest stale = fresh.secondTab();
        List<String> sent = new ArrayList<>();
        stale.page().onRequest(r -> {
            if (r.method().equals("POST")) {
                sent.add(r.url());
            }
        });
        stale.go("/t/" + staged.table());
        stale.waitForQuestion(number);
        String option = option(staged, 0, "linger");
        stale.reveal(option);

        CDPSession network = cut(stale, true);
        stale.page().evaluate("dispatchEvent(new Event('online'))");
        stale.find("[role=status]:has-text('Connection lost')").waitFor();
        fresh.answer(number, option);
        int choices = choices(staged);
        stale.find("[data-option=\"" + option + "\"]").first().click();
        stale.find("[role=alert]:has-text('nothing was sent')").waitFor();
        assertThat(sent).isEmpty();
        assertThat(choices(staged)).isEqualTo(choices);

        restore(network);
        stale.page().evaluate("dispatchEvent(new Event('online'))");
        stale.waitForQuestion(decision(staged, 0).number());
        stale.find("[data-more][aria-expanded=true]").click();
        answer(stale, staged, 0, "move:");
        assertThat(choices(staged)).isGreaterThan(choices);
    }

    /** Takes the network from one tab only. */
    private static CDPSession cut(Guest guest, boolean offline) {
        CDPSession session = guest.context().newCDPSession(guest.page());
        session.send("Network.enable");
        session.send("Network.emulateNetworkConditions", conditions(offline));
        return session;
    }

    private static void restore(CDPSession session) {
        session.send("Network.emulateNetworkConditions", conditions(false));
    }

    private static JsonObject conditions(boolean offline) {
        JsonObject conditions = new JsonObject();
        conditions.addProperty("offline", offline);
        conditions.addProperty("latency", 0);
        conditions.addProperty("downloadThroughput", -1);
        conditions.addProperty("uploadThroughput", -1);
        return conditions;
    }
}
