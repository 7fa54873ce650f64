package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FirstLoadTest extends BrowserTest {
    private static final int MOST = 150_000;

    @Test
    void scriptAndStyleOfTheFirstLoadAreSmall() {
        Guest guest = guest();
        Weight weight = Weight.of(guest, () -> guest.go("/").settle());
        assertThat(weight.packed()).as("bytes of script and style").isBetween(1000L, (long) MOST);
    }

    @Test
    void theTableIsSmallToo() {
        Guest guest = guest();
        guest.hold(myTurn(), 0);
        Weight weight = Weight.of(guest, () -> guest.sit(myTurn(), 0).settle());
        assertThat(weight.packed()).as("bytes of script and style").isLessThan(MOST);
    }
}
