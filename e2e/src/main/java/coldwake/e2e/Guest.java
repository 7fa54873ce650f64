package coldwake.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.json.JsonMapper;

/** Somebody with a browser of their own. */
final class Guest implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final double SETTLED = 250;
    private static final int PATIENCE = 20_000;

    private static final String NO_SCENES = "coldwake.no-scenes";

    private final String address;
    private final BrowserContext context;
    private final Page page;
    private final List<String> errors = new ArrayList<>();

    /**
     * How somebody likes their client: usually without motion, so that everything is shown at once.
     *
     * @param pace how fast what happens is shown
     */
    record Look(int width, int height, String lang, String theme, boolean still, String pace) {
        static final Look DESK = new Look(1440, 900);
        static final Look PHONE = new Look(390, 844);

        Look(int width, int height) {
            this(width, height, "en", "dark", true, "at-once");
        }

        Look speaking(String other) {
            return new Look(width, height, other, theme, still, pace);
        }

        Look themed(String other) {
            return new Look(width, height, lang, other, still, pace);
        }

        Look moving() {
            return new Look(width, height, lang, theme, false, pace);
        }

        /** Somebody who watches what happens, with motion. */
        Look watching(String wanted) {
            return new Look(width, height, lang, theme, false, wanted);
        }

        boolean phone() {
            return width < 900;
        }
    }

    Guest(Browser browser, String address, Look look) {
        this.address = address;
        context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(look.width(), look.height())
                .setHasTouch(look.phone())
                .setLocale(look.lang())
                .setReducedMotion(look.still() ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE));
        context.setDefaultTimeout(PATIENCE);
        String settings = JSON.writeValueAsString(Map.of(
                "lang",
                look.lang(),
                "theme",
                look.theme(),
                "name",
                "Ilse",
                "sound",
                false,
                "soundAsked",
                true,
                "pace",
                look.pace()));
        context.addInitScript("localStorage.getItem('coldwake.settings') ?? localStorage.setItem('coldwake.settings', "
                + JSON.writeValueAsString(settings) + ")");
        // The scene of the first round is for those who ask for it: it would lie over the board of every other test.
        context.addInitScript(
                "localStorage.getItem('" + NO_SCENES + "') ?? localStorage.setItem('" + NO_SCENES + "', 'true')");
        page = newTab();
    }

    private Page newTab() {
        Page tab = context.newPage();
        tab.onPageError(errors::add);
        tab.onConsoleMessage(m -> {
            if ("error".equals(m.type()) && !m.text().startsWith("Failed to load resource")) {
                errors.add(m.text());
            }
        });
        return tab;
    }

    private Guest(Guest first) {
        address = first.address;
        context = first.context;
        page = newTab();
    }

    /** The same person in a second tab. */
    Guest secondTab() {
        return new Guest(this);
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /** What went wrong inside the pages. */
    List<String> errors() {
        return List.copyOf(errors);
    }

    @Override
    public void close() {
        context.close();
    }

    // ---------------------------------------------------------------- going about

    Guest go(String hash) {
        String target = address + "#" + hash;
        if (target.equals(page.url())) {
            page.reload();
        } else {
            page.navigate(target);
        }
        return this;
    }

    /** Wants to see the objectives when a game begins. */
    Guest withScenes() {
        go("/settings");
        page.evaluate("key => localStorage.setItem(key, 'false')", NO_SCENES);
        return this;
    }

    /** Holds the tickets of some seats, as if this browser had taken them. */
    Guest hold(LocalServer.Staged staged, int... seats) {
        if (!page.url().startsWith(address)) {
            go("/settings");
        }
        List<Map<String, Object>> held = new ArrayList<>();
        for (int seat : seats) {
            held.add(Map.of("seat", seat, "token", staged.tokens().getOrDefault(seat, "")));
        }
        page.evaluate(
                "([table, held]) => { const all = JSON.parse(localStorage.getItem('coldwake.seats') ?? '{}');"
                        + " all[table] = held; localStorage.setItem('coldwake.seats', JSON.stringify(all)); }",
                List.of(staged.table(), held));
        return this;
    }

    /** Sits at a table on some seats. */
    Guest sit(LocalServer.Staged staged, int... seats) {
        hold(staged, seats);
        go("/t/" + staged.table());
        page.locator(".ask, .picker").first().waitFor();
        return this;
    }

    /** Waits until the screen has its words, its letters and no request on the way. */
    Guest settle() {
        page.locator("h1, h2").first().waitFor();
        page.waitForFunction("() => !document.querySelector('[aria-busy=true]')");
        page.evaluate("() => document.fonts.ready");
        page.waitForTimeout(SETTLED);
        return this;
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    String text() {
        return page.locator("body").innerText();
    }

    // ---------------------------------------------------------------- answering

    private Locator option(String id) {
        return page.locator("[data-option=\"" + id + "\"]:visible").first();
    }

    /** Waits until this browser shows a question. */
    void waitForQuestion(int number) {
        page.locator("[data-number=\"" + number + "\"]").first().waitFor();
    }

    /** Opens what an answer stands under. */
    void reveal(String id) {
        Locator wanted = option(id);
        if (wanted.count() > 0) {
            return;
        }
        for (Locator group : page.locator("[data-group][aria-expanded=false]").all()) {
            group.click();
            if (wanted.count() > 0) {
                return;
            }
        }
        page.locator("[data-more][aria-expanded=false]").click();
        wanted.waitFor();
    }

    /** Chooses the first answer of a kind, without confirming it. */
    void arm(String prefix) {
        Locator wanted = page.locator("[data-option^='" + prefix + "']:visible").first();
        for (Locator group : page.locator("[data-group][aria-expanded=false]").all()) {
            if (wanted.count() == 0) {
                group.click();
            }
        }
        wanted.click();
        page.locator("[data-option^='" + prefix + "'][aria-pressed=true]")
                .first()
                .waitFor();
    }

    /** Gives an answer by clicks: choose, see, confirm. */
    void answer(int number, String id) {
        waitForQuestion(number);
        if ("pass".equals(id)) {
            pass();
        } else {
            reveal(id);
            boolean suggested = "true".equals(option(id).getAttribute("aria-pressed"));
            option(id).click();
            String taken = suggested
                    ? "taken"
                    : String.valueOf(page.waitForFunction(
                                    "([number, id]) => !document.querySelector(`[data-number='${number}']`) ? 'taken'"
                                            + " : document.querySelector(`[data-option='${id}'][aria-pressed=true]`) ?"
                                            + " 'armed' : false",
                                    List.of(number, id))
                            .jsonValue());
            if ("armed".equals(taken)) {
                confirm(id);
            }
        }
        page.locator("[data-number=\"" + number + "\"]")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    private void confirm(String id) {
        Locator button = page.locator("[data-confirm]:visible");
        if (button.count() > 0) {
            button.first().click();
        } else {
            option(id).click();
        }
    }

    /** Holds the button long enough. */
    void pass() {
        BoundingBox box = holdButton().boundingBox();
        String number = shownQuestion();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        page.mouse().down();
        waitForNextQuestion(number);
        page.mouse().up();
    }

    /** Holds the key long enough. */
    void passByKey() {
        holdButton().focus();
        String number = shownQuestion();
        page.keyboard().down("Enter");
        waitForNextQuestion(number);
        page.keyboard().up("Enter");
    }

    /** The next question may be on the screen before the answer to the last one is confirmed; until then the button rests. */
    private Locator holdButton() {
        Locator button = page.locator("[data-hold]:visible:enabled");
        button.waitFor();
        return button;
    }

    private String shownQuestion() {
        return page.locator("[data-number]").first().getAttribute("data-number");
    }

    /** How long a second is on a busy machine, only the page knows. */
    private void waitForNextQuestion(String number) {
        page.waitForFunction("number => document.querySelector('[data-number]')?.dataset.number !== number", number);
    }

    /** Presses a room of the board, in its middle, whatever is drawn on it. */
    void pressRoom(String number) {
        BoundingBox box = page.locator(".map [data-room='" + number + "']").boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    /** Waits for something outside the browser. */
    void await(String what, BooleanSupplier there) {
        long until = System.nanoTime() + PATIENCE * 1_000_000L;
        while (!there.getAsBoolean()) {
            if (System.nanoTime() > until) {
                throw new AssertionError("waited in vain for " + what + " at " + page.url());
            }
            page.waitForTimeout(5);
        }
    }
}
