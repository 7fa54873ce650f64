package coldwake.e2e;

import coldwake.bots.Bots;
import coldwake.e2e.LocalServer.Staged;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Every screen of the client, with something on it. */
final class Screens {
    private static final int GAMES = 400;
    private static final List<String> CREW = List.of("Ilse");

    /** All that can be asked for, besides the moments of a table. */
    static final List<String> NAMES = List.of(
            "home",
            "new-table",
            "lobby",
            "table",
            "end",
            "replay",
            "rules",
            "settings",
            "take",
            "new-table-modes",
            "sheets");

    private final LocalServer stand;
    private final Map<String, String> addresses = new LinkedHashMap<>();
    private final Staged running;
    private final Staged over;

    Screens(LocalServer stand) {
        this.stand = stand;
        Staging games = new Staging(GameSetup.standard(4), CREW.size(), Bots.NORMAL);
        running = stage("Two of us", games.find("a turn", GAMES, Points.turn(0, 4)));
        Staging.Play whole = games.findFair("an end", GAMES, after(7));
        over = stage("Cold Harbour", whole);
        String lobby = lobby();
        addresses.put("home", "/");
        addresses.put("new-table", "/new");
        addresses.put("lobby", "/t/" + lobby + "/lobby");
        addresses.put("table", "/t/" + running.table());
        addresses.put("end", "/t/" + over.table() + "/end");
        addresses.put(
                "replay",
                "/replay/" + over.table() + "?seat=0&at=" + whole.choices().size() * 7 / 10);
        addresses.put("rules", "/rules/room.fire-control-system");
        addresses.put("settings", "/settings");
        addresses.put("take", "/take");
    }

    private static Predicate<Game> after(int round) {
        return game -> game.over() && game.state().round() >= round;
    }

    private Staged stage(String title, Staging.Play play) {
        return stand.stage(title, play, CREW, Bots.NORMAL.word());
    }

    private String lobby() {
        String table = stand.server().tables().create("Sunday, slowly", GameSetup.standard(4), true, null);
        stand.server().tables().seats().take(table, 0, "Noor", "a token that nobody uses", null, null);
        stand.server().tables().seats().bot(table, 2, Bots.NORMAL.word());
        return table;
    }

    /** What stands behind the hash, by name. */
    Map<String, String> addresses() {
        return Map.copyOf(addresses);
    }

    List<String> names() {
        return List.copyOf(addresses.keySet());
    }

    Staged running() {
        return running;
    }

    /** Shows a screen and waits until it stands still. */
    void open(Guest guest, String name) {
        guest.hold(running, 0);
        guest.hold(over, 0);
        guest.go("/none");
        String address = addresses.get(name);
        if (address == null) {
            throw new IllegalArgumentException("there is no screen '" + name + "'");
        }
        guest.go(address);
        guest.settle();
    }
}
