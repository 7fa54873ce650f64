package coldwake.e2e;

import java.util.function.Consumer;

/** The first minutes of somebody who has never played: the way that `docs/first-ten-minutes.md` shows. */
final class Newcomer {
    private static final double BREATH = 900;

    private final Guest guest;
    private final Consumer<String> take;

    /** @param take takes a picture under a name */
    Newcomer(Guest guest, Consumer<String> take) {
        this.guest = guest;
        this.take = take;
    }

    void walk() {
        guest.go("/").settle();
        picture("first-1-welcome");
        press("[data-play]");
        press("[data-first-lesson]");
        guest.find("[data-lesson=cold-wake]").waitFor();
        picture("first-2-lesson");
        press("[data-continue]");
        guest.find("[data-step='2']").waitFor();
        press("[data-continue]");
        guest.find("[data-step='3']").waitFor();
        press("[data-option='move:006']");
        picture("first-3-price");
        press("[data-confirm]");
        guest.find("[data-option^='pay:']").first().waitFor();
        press("[data-confirm]");
        // The die has fallen, and the lesson says what it means before anything else happens.
        guest.find("[data-stage=done] [data-continue]").waitFor();
        picture("first-4-noise");
        readOn("4");
        press("[data-option='move:011']");
        press("[data-confirm]");
        guest.find("[data-option^='pay:']").first().waitFor();
        press("[data-confirm]");
        guest.find("[data-reply]").waitFor();
        picture("first-5-reply");
        press("[data-skip]");
        for (int step = 5; step < 9 && guest.find("[data-end]").count() == 0; step++) {
            guest.page().waitForTimeout(BREATH);
            press("[data-skip]");
        }
        guest.find("[data-end]").waitFor();
        picture("first-6-learnt");
        guest.go("/lessons").settle();
        picture("first-7-lessons");
    }

    /** Reads all sentences of a step, until the next one has begun. */
    private void readOn(String next) {
        while (guest.find("[data-step='" + next + "']").count() == 0) {
            guest.find("[data-continue]:visible, [data-step='" + next + "']")
                    .first()
                    .waitFor();
            if (guest.find("[data-continue]:visible").count() > 0) {
                press("[data-continue]");
                guest.page().waitForTimeout(BREATH);
            }
        }
        guest.find("[data-option='move:007']").first().waitFor();
    }

    private void press(String selector) {
        guest.find(selector + ":visible").first().click();
    }

    private void picture(String name) {
        guest.page().waitForTimeout(BREATH);
        take.accept(name);
    }
}
