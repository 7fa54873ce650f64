package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.decision.Decision;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test with one server and one browser for the whole suite, and guests of its own. */
@ExtendWith(OneBrowser.class)
@Timeout(120)
abstract class BrowserTest {
    /** Enough games to find anything that is not rare. */
    static final int GAMES = 400;

    private final List<Guest> guests = new ArrayList<>();

    @AfterEach
    void leave() {
        List<String> errors = guests.stream().flatMap(g -> g.errors().stream()).toList();
        guests.forEach(Guest::close);
        guests.clear();
        assertThat(errors).as("errors inside the pages").isEmpty();
    }

    static LocalServer stand() {
        return OneBrowser.stand();
    }

    Guest guest() {
        return guest(Look.DESK);
    }

    Guest guest(Look look) {
        return guest(stand().address(), look);
    }

    Guest guest(String address, Look look) {
        Guest guest = new Guest(OneBrowser.browser(), address, look);
        guests.add(guest);
        return guest;
    }

    // ---------------------------------------------------------------- staged tables

    /** A table for one person, three bots, at a point where something holds. */
    static Staged alone(String what, Predicate<Game> there) {
        return staged(what, GameSetup.standard(4), List.of("Ilse"), there);
    }

    static Staged staged(String what, GameSetup setup, List<String> people, Predicate<Game> there) {
        Staging staging = new Staging(setup, people.size(), Bots.NORMAL);
        return stand().stage(what, staging.find(what, GAMES, there), people, Bots.NORMAL.word());
    }

    /** A turn of the first seat, in a later round, with a move to make. */
    static Staged myTurn() {
        return alone("a turn", Points.turn(0, 2));
    }

    static Decision decision(Staged staged, int seat) {
        return stand().server().tables().read(staged.table(), t -> t.running().decision(seat));
    }

    static int choices(Staged staged) {
        return stand().server().tables().read(staged.table(), t -> t.choices().size());
    }

    static boolean over(Staged staged) {
        return stand().server().tables().read(staged.table(), t -> t.over());
    }

    /** What a seat sees. */
    static SeatView view(Staged staged, int seat) {
        return stand().server().tables().read(staged.table(), t -> ViewBuilder.view(t.running(), seat));
    }

    static boolean asked(Staged staged, int seat) {
        return stand().server().tables().read(staged.table(), t -> (t.running().asked() & 1 << seat) != 0);
    }

    /** The first answer of a kind that a seat can give now. */
    static String option(Staged staged, int seat, String prefix) {
        Decision decision = decision(staged, seat);
        return decision.options().stream()
                .filter(o -> o.startsWith(prefix))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no '" + prefix + "' among " + decision.options()));
    }

    /** Gives the first answer of a kind by clicks, as soon as the seat is asked. */
    static void answer(Guest guest, Staged staged, int seat, String prefix) {
        guest.await("seat " + seat + " to be asked", () -> asked(staged, seat));
        Decision decision = decision(staged, seat);
        guest.answer(decision.number(), option(staged, seat, prefix));
    }

    /** Pays with the first cards, until something else is asked; cards that were raised before are paid by themselves. */
    static void pay(Guest guest, Staged staged, int seat) {
        guest.await("a payment", () -> asked(staged, seat) || over(staged));
        while (isPaying(staged, seat)) {
            guest.await("the cards that were raised", () -> !isPaying(staged, seat) || asksToPay(guest, staged, seat));
            if (isPaying(staged, seat)) {
                answer(guest, staged, seat, "pay:");
            }
        }
    }

    static boolean isPaying(Staged staged, int seat) {
        return asked(staged, seat) && decision(staged, seat).reason().equals("choose-payment");
    }

    private static boolean asksToPay(Guest guest, Staged staged, int seat) {
        int number = decision(staged, seat).number();
        return guest.find("[data-number='" + number + "']:not([data-paying])").count() > 0;
    }

    static Locator.WaitForOptions gone() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
    }

    /** The client says no for its player when there is nothing else to say. */
    static boolean saidByItself(Decision decision) {
        return List.of("choose-reaction", "choose-defence").contains(decision.reason())
                && decision.options().size() == 1;
    }
}
