package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Entry;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Two people and a bot play a game from the first choice to the last, by clicks alone. */
class WholeGameTest extends BrowserTest {
    private static final int PEOPLE = 2;
    private static final int GAMES = 100;
    private static final int PAYMENT_WAITS = 40;

    @Test
    void twoPeopleAndABotPlayToTheEnd() {
        Staging.Play play = new Staging(GameSetup.standard(3), PEOPLE, Bots.RANDOM).shortest(GAMES);
        Staged staged = stand().stage("Short and hot", play.fromTheStart(), List.of("Ilse", "Bram"), "random");
        List<Guest> people = List.of(guest().sit(staged, 0), guest().sit(staged, 1));
        int clicked = 0;
        while (!over(staged)) {
            int seen = choices(staged);
            for (int seat = 0; seat < PEOPLE; seat++) {
                Entry.Chosen answer = answerOf(staged, seat);
                if (answer != null && !paidByItself(staged, answer)) {
                    people.get(seat).answer(answer.number(), answer.option());
                    clicked++;
                }
            }
            people.getFirst().await("somebody to act", () -> choices(staged) > seen);
        }
        assertThat(clicked).as("answers given by clicks").isGreaterThan(20);
        for (Guest guest : people) {
            guest.find("a[href$='/end']").first().click();
            assertThat(guest.find("h1").first().innerText()).isNotBlank();
        }
    }

    /** The client pays with the raised card when an action is confirmed; other payments are clicked. */
    private static boolean paidByItself(Staged staged, Entry.Chosen answer) {
        int seen = choices(staged);
        for (int waits = 0; answer.option().startsWith("pay:") && waits < PAYMENT_WAITS; waits++) {
            if (choices(staged) > seen) {
                return true;
            }
            LockSupport.parkNanos(50_000_000);
        }
        return false;
    }

    private static Entry.Chosen answerOf(Staged staged, int seat) {
        return stand().server().tables().read(staged.table(), t -> {
            Game game = t.running();
            boolean asked = (game.asked() & 1 << seat) != 0 && !saidByItself(game.decision(seat));
            return asked ? Staging.choice(game, seat, Bots.RANDOM) : null;
        });
    }
}
