package coldwake.e2e;

import coldwake.e2e.Guest.Look;
import coldwake.e2e.Moments.Moment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes pictures of every screen and of the moments of a table, at the sizes of a desk and of a phone. A picture that
 * shows what it did before is left as it is.
 *
 * <p>Arguments, all optional: {@code --out FOLDER --lang en --theme dark --only NAME,NAME}.
 */
public final class Pictures {
    private static final List<String> SHEETS = List.of("board", "me", "crew", "ship", "log");

    /** How long a screen may take to have everything on it. */
    private static final double CALM = 600;

    private final Map<String, String> options = new LinkedHashMap<>();
    private final LocalServer stand;
    private final Chromium chromium;
    private final Path out;

    private Pictures(String[] args, LocalServer stand, Chromium chromium) {
        this.stand = stand;
        this.chromium = chromium;
        for (int k = 0; k + 1 < args.length; k += 2) {
            options.put(args[k].replaceFirst("^--", ""), args[k + 1]);
        }
        out = Path.of(options.getOrDefault(
                "out", Project.root().resolve("docs/screenshots").toString()));
    }

    public static void main(String[] args) throws Chromium.Missing {
        try (Chromium chromium = Chromium.open();
                LocalServer stand = new LocalServer()) {
            Pictures pictures = new Pictures(args, stand, chromium);
            pictures.newcomer();
            pictures.screens();
            pictures.moments();
        }
    }

    private boolean wanted(String name) {
        String only = options.get("only");
        return only == null || List.of(only.split(",")).contains(name);
    }

    private Map<String, Look> sizes() {
        String lang = options.getOrDefault("lang", "en");
        String theme = options.getOrDefault("theme", "dark");
        Map<String, Look> sizes = new LinkedHashMap<>();
        sizes.put("desktop", Look.DESK.speaking(lang).themed(theme));
        sizes.put("phone", Look.PHONE.speaking(lang).themed(theme));
        return sizes;
    }

    private void newcomer() {
        if (!wanted("newcomer")) {
            return;
        }
        sizes().forEach((size, look) -> {
            try (Guest guest = new Guest(chromium.browser(), stand.address(), look.watching("brisk"))) {
                new Newcomer(guest, name -> take(guest, name + "-" + size)).walk();
            }
        });
    }

    private void screens() {
        if (options.containsKey("only") && Screens.NAMES.stream().noneMatch(this::wanted)) {
            return;
        }
        Screens screens = new Screens(stand);
        sizes().forEach((size, look) -> {
            try (Guest guest = new Guest(chromium.browser(), stand.address(), look)) {
                for (String screen : screens.names()) {
                    if (wanted(screen)) {
                        screens.open(guest, screen);
                        take(guest, screen + "-" + size);
                    }
                }
                if (wanted("new-table-modes")) {
                    modes(screens, guest, "new-table-modes-" + size);
                }
                if (wanted("sheets") && look.phone()) {
                    sheets(screens, guest);
                }
            }
        });
    }

    /** The new-table screen with much agreed on, down to where it is explained. */
    private void modes(Screens screens, Guest guest, String name) {
        screens.open(guest, "new-table");
        for (String pick : List.of("coop", "nemesis-alternative", "void-seeders")) {
            guest.find("label:has(input[value=" + pick + "]) strong").click();
        }
        guest.find("input[aria-describedby=why-hourglass]").check();
        take(guest, name);
        guest.find(".explained").evaluate("e => e.scrollIntoView()");
        take(guest, name.replace("modes", "guide"));
    }

    /** The sheets of a phone, one after the other. */
    private void sheets(Screens screens, Guest guest) {
        screens.open(guest, "table");
        for (int k = 1; k < SHEETS.size(); k++) {
            guest.find(".tabbar button").nth(k).click();
            take(guest, "sheet-" + SHEETS.get(k) + "-phone");
        }
        for (String tab : List.of("chat", "know")) {
            guest.find("[role=tab]").nth(tab.equals("chat") ? 1 : 2).click();
            take(guest, "sheet-" + tab + "-phone");
        }
    }

    private void moments() {
        Moments moments = new Moments(stand);
        for (Moment moment : Moments.ALL) {
            if (wanted(moment.name())) {
                sizes().forEach((size, look) -> {
                    try (Guest guest = new Guest(
                            chromium.browser(), stand.address(), moment.moving() ? look.watching("calm") : look)) {
                        guest.sit(moments.stage(moment), 0).settle();
                        moment.then().accept(guest);
                        take(guest, moment.name() + "-" + size);
                    }
                });
            }
        }
    }

    private void take(Guest guest, String name) {
        guest.page().waitForTimeout(guest.find(".moment").count() > 0 ? 0 : CALM);
        try {
            Files.createDirectories(out);
            boolean written = PictureFile.keep(guest.page().screenshot(), out.resolve(name + ".png"));
            System.out.println(written ? name : name + " shows what it did before");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
