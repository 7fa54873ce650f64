package coldwake.e2e;

import coldwake.content.Rulesets;
import coldwake.server.Server;
import coldwake.server.ServerOptions;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Tokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** A server in this process, on a free port, with an empty store and quick bots. */
final class LocalServer implements AutoCloseable {
    private static final int BOT_PACE = 4;
    private static final int REACTION_SECONDS = 5;
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** The open question was put so long ago that whoever is asked is late, and can be voted for. */
    private static final long LATE_MILLIS = 120_000;

    private final Path folder;
    private final Server server;

    LocalServer() {
        try {
            folder = Files.createTempDirectory("coldwake-e2e");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                BOT_PACE,
                false,
                Quota.GENEROUS,
                Webhooks.Allowed.ANY,
                List.of(),
                REACTION_SECONDS));
        // Nobody is late at a server that has just come.
        server.tables().serveSince(System.currentTimeMillis() - 2 * LATE_MILLIS);
    }

    String address() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    Server server() {
        return server;
    }

    /** A table at which a game stands at some point, with the tokens of the people at it. */
    record Staged(String table, Map<Integer, String> tokens) {}

    /** Opens a table whose record is that of a game; the first seats are people's, the others a bot's. */
    Staged stage(String title, Staging.Play play, List<String> people, String bot) {
        return stage(title, play, people, bot, null);
    }

    /** The same with an hourglass whose sand runs out some seconds from now, in the round that is being played. */
    Staged stage(String title, Staging.Play play, List<String> people, String bot, @Nullable Integer sandLeft) {
        long now = System.currentTimeMillis();
        return stage(title, play, people, bot, sandLeft, sandLeft == null ? now - LATE_MILLIS : now);
    }

    /** The same with a window for reactions that closes some seconds from now, however long browsers take to open. */
    Staged stageWindow(String title, Staging.Play play, List<String> people, String bot, int seconds) {
        long asked = System.currentTimeMillis() + 1000L * (seconds - REACTION_SECONDS);
        return stage(title, play, people, bot, null, asked);
    }

    private Staged stage(
            String title, Staging.Play play, List<String> people, String bot, @Nullable Integer sandLeft, long asked) {
        List<Entry> record = new ArrayList<>();
        String secret = play.secret() == null ? Tokens.create() : play.secret();
        Integer sand = sandLeft == null ? null : play.choices().size() + sandLeft;
        record.add(new Entry.Created(title, play.setup(), false, null, sand, secret));
        Map<Integer, String> tokens = new TreeMap<>();
        for (int seat = 0; seat < play.setup().seats(); seat++) {
            if (seat < people.size()) {
                String token = Tokens.create();
                tokens.put(seat, token);
                record.add(new Entry.SeatTaken(seat, Tokens.hash(token), people.get(seat), contribution(seat), null));
            } else {
                record.add(new Entry.BotSeated(seat, bot));
            }
        }
        record.add(new Entry.Started(Long.toString(play.seed()), secret, Tokens.hash(secret), Rulesets.VERSION));
        record.addAll(play.choices());
        return new Staged(write(title, record, play.game().over(), asked), tokens);
    }

    /** What the person on a seat adds to the shuffle. */
    static String contribution(int seat) {
        return "contribution " + seat;
    }

    private String write(String title, List<Entry> record, boolean over, long now) {
        Store store = server.tables().store();
        String id = Tokens.tableId();
        store.createTable(id, title, false, now);
        for (int k = 0; k < record.size(); k++) {
            String body = JSON.writeValueAsString(record.get(k));
            String state = k < record.size() - 1 ? null : over ? "over" : "running";
            long at = now - 1000L * (record.size() - 1 - k);
            store.append(id, new Store.Row(k + 1, "staged-" + k, body, at), state);
        }
        return id;
    }

    @Override
    public void close() {
        server.close();
        delete(folder);
    }

    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
