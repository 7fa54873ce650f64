package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Every window, in every language: what answers the open question lies in the window, under nothing else, and its words are
 * whole. One page is made larger and smaller; with {@code -Dcoldwake.windows=FOLDER} a picture of each size is kept.
 */
@Timeout(300)
class EveryWindowTest extends BrowserTest {
    private static final int GAMES = 400;
    private static final GameSetup SETUP = GameSetup.standard(4);
    private static final @Nullable String PICTURES = System.getProperty("coldwake.windows");
    private static final List<String> LANGS = List.of("en", "de", "pl");

    /** A window, in points of the page: at 200 % a screen has half as many in each direction. */
    private record Size(int width, int height) {
        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    private static final List<Size> SIZES = List.of(
            new Size(1280, 720),
            new Size(1366, 650),
            new Size(1366, 768),
            new Size(1440, 780),
            new Size(1536, 730),
            new Size(1180, 820),
            new Size(1024, 768),
            new Size(768, 1024),
            new Size(844, 390),
            new Size(720, 450),
            new Size(640, 360),
            new Size(390, 664),
            new Size(375, 667),
            new Size(360, 640));

    /**
     * What is wrong with a control. Lists may scroll, but whoever scrolls sees at least two answers at once; what confirms is
     * always in sight.
     */
    private static final String WRONG = """
            async ([width, height, all]) => {
              const frame = () => new Promise((done) => requestAnimationFrame(done));
              for (let k = 0; k < 60 && (innerWidth !== width || innerHeight !== height); k++) await frame();
              await frame();
              await frame();
              const wrong = [];
              const say = (e, what) => wrong.push(`${what}: <${e.tagName.toLowerCase()} ${e.className.baseVal ?? e.className}> "`
                  + `${(e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50)}"`);
              const isShown = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !e.closest('.sr')
                  && e.getBoundingClientRect().width > 0;
              const cutBox = (e) => {
                const style = getComputedStyle(e);
                return style.display !== 'inline' && (
                    (/hidden|clip/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1)
                    || (/hidden|clip/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 6));
              };
              const forgiven = (e) => e.closest('.hand .text, .hand [aria-disabled=true] .foot, svg, .sr');
              const labelIsCut = (e) => {
                const box = e.getBoundingClientRect();
                for (const part of [e, ...e.querySelectorAll('*')]) {
                  if (isShown(part) && !forgiven(part) && cutBox(part)) return true;
                }
                const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
                for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                  if (!text.data.trim() || forgiven(text.parentElement) || !isShown(text.parentElement)) continue;
                  const range = document.createRange();
                  for (const word of text.data.matchAll(/\\p{L}{4,}/gu)) {
                    range.setStart(text, word.index + 1);
                    range.setEnd(text, word.index + word[0].length - 1);
                    const tops = [...range.getClientRects()].filter((r) => r.width > 0).map((r) => r.top);
                    if (Math.max(...tops) - Math.min(...tops) > 6) return true;
                  }
                  range.selectNodeContents(text);
                  for (const r of range.getClientRects()) {
                    if (r.left < box.left - 2 || r.right > box.right + 2 || r.top < box.top - 3 || r.bottom > box.bottom + 3) return true;
                  }
                }
                return false;
              };
              const outside = (r) => r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1;
              const covered = (e, r) => [0.2, 0.5, 0.8].some((at) => {
                const top = document.elementFromPoint(r.x + r.width * at, r.y + r.height / 2);
                return !top || !(e.contains(top) || (top.contains(e) && e.tagName === 'path') || e.closest('label')?.contains(top));
              });
              const scroller = (e) => {
                for (let p = e.parentElement; p; p = p.parentElement) {
                  if (/auto|scroll/.test(getComputedStyle(p).overflowY) && p.scrollHeight > p.clientHeight + 1) return p;
                }
                return null;
              };
              for (const e of document.querySelectorAll('.a-ship .ins')) {
                if (e.scrollWidth > e.clientWidth + 1 || outside(e.getBoundingClientRect())) say(e, 'an instrument is cut');
              }
              for (const e of document.querySelectorAll('[data-confirm]')) {
                const r = e.getBoundingClientRect();
                if (outside(r) || covered(e, r)) say(e, 'what confirms is not in sight');
              }
              const slits = new Set();
              const table = document.querySelector('.picker') ? '.picker button'
                  : '[data-panel=question] :is(button, a), .hand .card, .consent button';
              const controls = [...document.querySelectorAll(all ? 'main :is(button, a, select, input)' : table)]
                  .map((e) => /radio|checkbox|file/.test(e.type) ? e.closest('label') ?? e : e);
              for (const e of new Set(controls)) {
                if (!isShown(e)) continue;
                const list = scroller(e);
                if (list && !all && list.clientHeight < Math.min(list.scrollHeight, 84) && !slits.has(list)) {
                  slits.add(list);
                  say(list, `a list of ${list.scrollHeight} is seen through a slit of ${list.clientHeight}`);
                }
                if (list || all) e.scrollIntoView({block: all ? 'center' : 'nearest', behavior: 'instant'});
                const r = e.getBoundingClientRect();
                const rects = getComputedStyle(e).display === 'inline' ? [...e.getClientRects()] : [r];
                if (rects.some(outside)) say(e, `outside ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
                else if (rects.some((one) => covered(e, one))) say(e, 'covered');
                if (e.tagName !== 'INPUT' && labelIsCut(e)) say(e, 'cut');
              }
              if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
              scrollTo(0, 0);
              return wrong;
            }""";

    /** What a card says when it is pointed at: all of it in the window, and nothing has moved. */
    private static final String READ = """
            () => {
              const all = [...document.querySelectorAll('.hand .card, .piles div, .me, .stage')];
              const places = () => all.map((e) => Object.values(e.getBoundingClientRect().toJSON()).map(Math.round).join());
              const wrong = [];
              const before = places();
              for (const card of document.querySelectorAll('.hand .card')) {
                card.focus();
                const whole = document.getElementById(card.getAttribute('aria-describedby'));
                const r = whole.getBoundingClientRect();
                if (!whole.checkVisibility({visibilityProperty: true})) wrong.push(`${whole.textContent.trim()} is not shown`);
                if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight || whole.scrollHeight > whole.clientHeight + 1)
                  wrong.push(`${whole.textContent.trim()} is cut`);
                places().forEach((place, k) => place !== before[k] && wrong.push(`${all[k].className} moved`));
              }
              document.activeElement.blur();
              return wrong;
            }""";

    /** A question of a table, and what somebody does before looking at it. */
    private record Asked(String name, Predicate<Game> there, Consumer<Guest> then) {
        Asked(String name, Predicate<Game> there) {
            this(name, there, guest -> {});
        }
    }

    private static final List<Asked> QUESTIONS = List.of(
            new Asked("turn", Points.turn(0, 3)),
            new Asked("move", Points.turn(0, 3), guest -> guest.arm("move:")),
            new Asked("payment", Points.asked(0, "choose-payment")),
            new Asked(
                    "reaction",
                    Points.asked(0, "choose-reaction", d -> d.options().contains("react:interruption"))),
            new Asked("encounter", Points.combat(0), guest -> guest.arm("shoot:")),
            new Asked("many", EveryWindowTest::much),
            new Asked("trade", Points.asked(0, "answer-offer")),
            new Asked("deal", Points.asked(0, "choose-deal")),
            new Asked("character", Points.asked(0, "pick-character")),
            new Asked("objective", Points.asked(0, "keep-objective")),
            new Asked("found", Points.asked(0, "choose-found")),
            new Asked("discard", Points.asked(0, "discard-on-pass")));

    /** A question with many answers that is no turn. */
    private static boolean much(Game game) {
        return (game.asked() & 1) != 0
                && !game.decision(0).reason().equals("choose-action")
                && game.decision(0).options().size() >= 8;
    }

    /** One page for all of it: a table is left for the next one by its address alone. */
    @Test
    void everyAnswerIsInReach() {
        Guest guest = guest(new Look(1280, 720));
        List<String> wrong = new ArrayList<>();
        for (Asked asked : QUESTIONS) {
            Staged staged = stage(asked);
            guest.page().setViewportSize(1280, 720);
            guest.sit(staged, 0).waitForQuestion(decision(staged, 0).number());
            asked.then().accept(guest);
            for (String lang : LANGS) {
                speak(guest, lang, "[data-language]", "[data-panel=question], .picker");
                walk(guest, asked.name(), lang, false, wrong);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static Staged stage(Asked asked) {
        Staging.Play play = new Staging(SETUP, 1, Bots.NORMAL).search(GAMES / 8, asked.there());
        if (play == null) {
            play = new Staging(SETUP, 1, Bots.RANDOM).find(asked.name(), GAMES, asked.there());
        }
        return stand().stage("Cold Harbour", play, List.of("Ilse"), Bots.NORMAL.word());
    }

    @Test
    void everyControlOfAScreenIsInReach() {
        Screens screens = new Screens(stand());
        Guest guest = guest(new Look(1280, 720));
        List<String> wrong = new ArrayList<>();
        for (String screen : List.of("home", "new-table", "lobby", "end")) {
            guest.page().setViewportSize(1280, 720);
            screens.open(guest, screen);
            for (String lang : LANGS) {
                speak(guest, lang, ".langs [lang=" + lang + "]", "main");
                walk(guest, screen, lang, true, wrong);
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** Presses a button of the page until it speaks a language. */
    private static void speak(Guest guest, String lang, String button, String where) {
        guest.page().setViewportSize(1280, 720);
        for (int k = 0; k < LANGS.size(); k++) {
            if (lang.equals(spoken(guest))) {
                break;
            }
            String before = String.valueOf(guest.find(where).first().textContent());
            guest.find(button).first().evaluate("e => e.click()");
            guest.page()
                    .waitForFunction(
                            "([where, before]) => document.querySelector(where)?.textContent !== before",
                            List.of(where, before));
        }
        guest.page().evaluate("() => document.fonts.ready");
    }

    private static String spoken(Guest guest) {
        return String.valueOf(
                guest.page().evaluate("() => JSON.parse(localStorage.getItem('coldwake.settings')).lang"));
    }

    private static void walk(Guest guest, String name, String lang, boolean all, List<String> wrong) {
        Page page = guest.page();
        for (Size size : SIZES) {
            page.setViewportSize(size.width(), size.height());
            List<?> found = (List<?>) page.evaluate(WRONG, List.of(size.width(), size.height(), all));
            found.forEach(what -> wrong.add(name + " " + size + " " + lang + " " + what));
            if (name.equals("turn") && size.width() >= 900) {
                // Whoever has a keyboard sees where the focus is; so does the text of a card.
                page.keyboard().press("Shift");
                ((List<?>) page.evaluate(READ)).forEach(what -> wrong.add(name + " " + size + " " + lang + " " + what));
            }
            if (PICTURES != null) {
                page.screenshot(new Page.ScreenshotOptions()
                        .setPath(Path.of(PICTURES, name + "-" + size + "-" + lang + ".png")));
            }
        }
    }
}
