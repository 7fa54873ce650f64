package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView.HandView;
import com.microsoft.playwright.Locator;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Those around a table: those who only watch, and those who are told elsewhere that it is their turn. */
class WatchingTest extends BrowserTest {
    private Staged staged;

    @BeforeEach
    void openTable() {
        staged = staged("a turn", GameSetup.standard(2), List.of("Ilse", "Bram"), Points.turn(0, 1));
    }

    private Guest watching() {
        Guest guest = guest();
        guest.go("/t/" + staged.table());
        guest.find(".map").waitFor();
        return guest;
    }

    @Test
    void spectatorsTalkAmongThemselves() {
        Guest ilse = guest().sit(staged, 0);
        Guest one = watching();
        Guest two = watching();
        for (Guest guest : List.of(ilse, one, two)) {
            guest.find("[role=tab]:has-text('Chat')").click();
        }
        say(one, "That was close");
        two.find(".loglist li:has-text('That was close')").waitFor();
        say(ilse, "Who has the egg?");
        assertThat(ilse.text()).doesNotContain("That was close");
        assertThat(two.text()).as("the table is not heard by those who watch").doesNotContain("Who has the egg?");
    }

    private static void say(Guest guest, String text) {
        guest.find(".say input").fill(text);
        guest.find(".say button").click();
        guest.find(".loglist li:has-text('" + text + "')").waitFor();
    }

    @Test
    void spectatorsSeeEverythingWhileEverybodyAgrees() {
        Guest ilse = guest().sit(staged, 0);
        Guest bram = guest().sit(staged, 1);
        Guest watching = watching();
        assertThat(watching.find("[data-eyes]").count()).isZero();
        agree(ilse);
        ilse.await(
                "the consent of one",
                () -> stand().server().tables().read(staged.table(), t -> t.fullViewAgreed() != 0));
        assertThat(watching.find("[data-eyes]").count())
                .as("one of two is not enough")
                .isZero();
        agree(bram);
        watching.find("[data-eyes]").selectOption("1");
        List<String> hand =
                view(staged, 1).crew().get(1).hand() instanceof HandView.Mine(var cards) ? cards : List.of();
        Locator cards = watching.find(".hand .card");
        cards.first().waitFor();
        assertThat(cards.count()).isEqualTo(hand.size());
        assertThat(watching.find("[data-option]").count()).as("answers to give").isZero();

        agree(bram);
        watching.find("[data-eyes]").waitFor(gone());
        watching.find(".hand .card").first().waitFor(gone());
    }

    /** Agrees, or no longer. */
    private static void agree(Guest guest) {
        guest.find("[aria-label=Menu]").click();
        guest.find("[data-full-view]").click();
    }

    @Test
    void anAddressOfOnesOwnIsToldOfTheTurn() throws IOException, InterruptedException {
        BlockingQueue<String> told = new LinkedBlockingQueue<>();
        HttpServer listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        listener.createContext("/", exchange -> {
            told.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        listener.start();
        try {
            Guest bram = guest().sit(staged, 1);
            bram.find("[aria-label=Menu]").click();
            bram.find(".hook input").fill("no address");
            bram.find(".hook button").click();
            assertThat(bram.find(".hook input").evaluate("i => i.validity.valid"))
                    .isEqualTo(false);
            bram.find(".hook input")
                    .fill("http://127.0.0.1:" + listener.getAddress().getPort() + "/turn");
            bram.find(".hook button").click();
            bram.find(".menu").waitFor(gone());
            Guest ilse = guest().sit(staged, 0);
            answer(ilse, staged, 0, "pass");
            while (!asked(staged, 1)) {
                ilse.await("a question", () -> asked(staged, 0) || asked(staged, 1));
                if (asked(staged, 0)) {
                    answer(ilse, staged, 0, "done");
                }
            }
            bram.await("a message", () -> !told.isEmpty());
            assertThat(told.take()).contains("\"seat\":1", staged.table()).doesNotContain("token");
        } finally {
            listener.stop(0);
        }
    }
}
