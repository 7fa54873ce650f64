package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstLoadTest extends BrowserTest {
    private static final int MOST = 100_000;
    private static final int MOST_OF_A_TABLE = 150_000;

    @Test
    void scriptAndStyleOfTheFirstLoadAreSmall() {
        Guest guest = guest();
        PageWeight weight = PageWeight.of(guest, () -> guest.go("/").settle());
        assertThat(weight.packed()).as("bytes of script and style").isBetween(1000L, (long) MOST);
    }

    /** What comes besides script and style: drawings, the board behind the title, and no texts of the game. */
    @Test
    void aFirstVisitLoadsNoTextsOfTheGame() {
        Guest guest = guest();
        List<String> asked = new ArrayList<>();
        guest.page().onRequest(request -> asked.add(request.url()));
        guest.go("/").settle();
        assertThat(asked).isNotEmpty().noneMatch(url -> url.contains("/api/messages") || url.contains("/api/facts"));
        guest.go("/rules").settle();
        assertThat(asked).filteredOn(url -> url.contains("/api/messages")).hasSize(1);
    }

    @Test
    void theTableIsSmallToo() {
        Guest guest = guest();
        guest.hold(myTurn(), 0);
        PageWeight weight = PageWeight.of(guest, () -> guest.sit(myTurn(), 0).settle());
        assertThat(weight.packed()).as("bytes of script and style").isLessThan(MOST_OF_A_TABLE);
    }
}
