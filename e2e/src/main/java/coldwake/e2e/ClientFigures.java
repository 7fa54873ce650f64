package coldwake.e2e;

import coldwake.bots.Bots;
import coldwake.e2e.Guest.Look;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.setup.GameSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Measures the client in a real browser and writes the figures into docs/performance.md. */
public final class ClientFigures {
    private static final String BEGIN = "<!-- client figures -->";
    private static final String END = "<!-- end of client figures -->";
    private static final int GAMES = 400;
    private static final int CHOICES = 20;

    /** Taps a button, and tells how long it takes until the next question is painted. */
    private static final String ANSWER = """
            () => new Promise(done => {
              const asked = () => document.querySelector('[data-number]')?.dataset.number ?? '';
              const before = asked();
              const start = performance.now();
              const look = () => asked() !== before
                  ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
                  : setTimeout(look, 1);
              const button = [...document.querySelectorAll('[data-undo]')].find(e => e.offsetParent);
              (window.back = !window.back) ? document.querySelector('[data-confirm]').click() : button.click();
              look();
            })
            """;

    /** Counts frames while the board is moved about. */
    private static final String PAN = """
            seconds => new Promise(done => {
              const map = document.querySelector('.map');
              const r = map.getBoundingClientRect();
              const at = (type, x, y) => map.dispatchEvent(new PointerEvent(type,
                  {pointerId: 1, clientX: x, clientY: y, bubbles: true, isPrimary: true}));
              const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
              at('pointerdown', x, y);
              const start = performance.now();
              const times = [];
              const frame = now => {
                times.push(now);
                const t = (now - start) / 500;
                at('pointermove', x + 120 * Math.sin(t), y + 60 * Math.cos(t * 1.3));
                if (now - start < seconds * 1000) requestAnimationFrame(frame);
                else { at('pointerup', x, y); done(times); }
              };
              requestAnimationFrame(frame);
            })
            """;

    private final LocalServer stand;
    private final Chromium chromium;

    private ClientFigures(LocalServer stand, Chromium chromium) {
        this.stand = stand;
        this.chromium = chromium;
    }

    public static void main(String[] args) throws Chromium.Missing, IOException {
        try (Chromium chromium = Chromium.open();
                LocalServer stand = new LocalServer()) {
            String table = new ClientFigures(stand, chromium).measure();
            System.out.println(table);
            write(Project.root().resolve("docs/performance.md"), table);
        }
    }

    private String measure() {
        PageWeight first;
        PageWeight table;
        double[] answers;
        double[] desk;
        double[] phone;
        Staged staged = staged();
        try (Guest guest = new Guest(chromium.browser(), stand.address(), Look.DESK)) {
            first = PageWeight.of(guest, () -> guest.go("/").settle());
            PageWeight more = PageWeight.of(guest, () -> guest.sit(staged, 0).settle());
            table = new PageWeight(first.packed() + more.packed(), first.files() + more.files());
            answers = answers(guest);
            desk = frames(guest, true);
        }
        try (Guest guest = new Guest(chromium.browser(), stand.address(), Look.PHONE)) {
            guest.sit(staged, 0).settle();
            phone = frames(guest, false);
        }
        return String.join(
                "\n",
                "| | measured | goal |",
                "|---|---|---|",
                row("first load, script and style, gzip", kilobytes(first), "100 kB"),
                row("the table as well", kilobytes(table), ""),
                row("a choice until the next question is painted, median", millis(percentile(answers, 0.5)), "100 ms"),
                row("the same, slowest of " + answers.length, millis(percentile(answers, 1)), ""),
                row("frames while moving the board, 1440 x 900", rate(desk), "60 / s"),
                row("frames while moving the board, 390 x 844", rate(phone), "60 / s"));
    }

    private Staged staged() {
        Staging games = new Staging(GameSetup.standard(4), 1, Bots.NORMAL);
        return stand.stage(
                "Figures", games.find("a turn", GAMES, Points.turn(0, 3)), List.of("Ilse"), Bots.NORMAL.word());
    }

    /** A choice and its undo, again and again: both bring another question. */
    private static double[] answers(Guest guest) {
        double[] times = new double[CHOICES];
        for (int k = 0; k < CHOICES; k++) {
            if (k % 2 == 0) {
                guest.find("[data-hold]").waitFor();
                guest.arm("move:");
            }
            times[k] = ((Number) guest.page().evaluate(ANSWER)).doubleValue();
        }
        return times;
    }

    private static double[] frames(Guest guest, boolean zoom) {
        if (zoom) {
            guest.find(".zoom .icon-btn").first().click();
            guest.find(".zoom .icon-btn").first().click();
        }
        List<?> times = (List<?>) guest.page().evaluate(PAN, 3);
        double[] gaps = new double[times.size() - 1];
        for (int k = 0; k < gaps.length; k++) {
            gaps[k] = ((Number) times.get(k + 1)).doubleValue() - ((Number) times.get(k)).doubleValue();
        }
        return gaps;
    }

    private static double percentile(double[] values, double part) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.round(part * (sorted.length - 1))];
    }

    private static String row(String what, String measured, String goal) {
        return "| " + what + " | " + measured + " | " + goal + " |";
    }

    private static String kilobytes(PageWeight weight) {
        return String.format(Locale.ROOT, "%.1f kB in %d files", weight.packed() / 1000.0, weight.files());
    }

    private static String millis(double time) {
        return String.format(Locale.ROOT, "%.0f ms", time);
    }

    private static String rate(double[] gaps) {
        double mean = Arrays.stream(gaps).average().orElseThrow();
        return String.format(
                Locale.ROOT, "%.0f / s, slowest of a hundred %.0f ms", 1000 / mean, percentile(gaps, 0.99));
    }

    /** Puts the table where the last one was. */
    private static void write(Path file, String table) throws IOException {
        String text = Files.readString(file);
        int from = text.indexOf(BEGIN);
        int to = text.indexOf(END);
        if (from < 0 || to < from) {
            throw new IllegalStateException(file + " has no place for the figures of the client");
        }
        Files.writeString(file, text.substring(0, from) + BEGIN + "\n" + table + "\n" + text.substring(to));
    }
}
