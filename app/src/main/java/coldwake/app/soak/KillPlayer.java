package coldwake.app.soak;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Two people at one table with a bot. They use whatever node they come across, and send a command again until some node
 * answers; what was acknowledged is remembered.
 */
final class KillPlayer {
    private static final int RETRY_MILLIS = 20;

    private final IntUnaryOperator ports;
    private final int nodes;
    private final Random random;
    private final int number;
    private final int restMillis;
    private final List<String> tables = new CopyOnWriteArrayList<>();
    private final List<Acknowledged> acknowledged = new ArrayList<>();
    private volatile boolean stopped;
    private volatile @Nullable RuntimeException failure;
    private int commands;

    /** A choice that a node said it has taken. */
    record Acknowledged(String table, String command, int number, String option) {}

    private record Seat(int seat, String token) {}

    KillPlayer(IntUnaryOperator ports, int nodes, int number, int restMillis) {
        this.ports = ports;
        this.nodes = nodes;
        this.number = number;
        this.restMillis = restMillis;
        random = new Random(number);
    }

    /** What they have played so far. */
    Audit.Played played() {
        synchronized (acknowledged) {
            return new Audit.Played(List.copyOf(tables), List.copyOf(acknowledged));
        }
    }

    /** How many of their choices were acknowledged. */
    int count() {
        synchronized (acknowledged) {
            return acknowledged.size();
        }
    }

    void stop() {
        stopped = true;
    }

    void run() {
        try {
            while (!stopped) {
                playGame();
            }
        } catch (RuntimeException e) {
            failure = e;
        }
    }

    /** Fails if this player had to give up. */
    void check() {
        RuntimeException failed = failure;
        if (failed != null) {
            throw new IllegalStateException("a player of table " + tables.getLast() + " gave up", failed);
        }
    }

    private void playGame() {
        RawHttp.Answer opened =
                insist("POST", "/api/tables", "", "{\"chairs\":[\"me\",\"me\",\"random\"],\"start\":true}");
        if (opened == null || opened.status() != 201) {
            return;
        }
        JsonNode table = SoakTable.JSON.readTree(opened.body());
        String id = table.path("table").asString();
        tables.add(id);
        List<Seat> seats = new ArrayList<>();
        table.path("tickets")
                .forEach(ticket -> seats.add(new Seat(
                        ticket.path("seat").asInt(), ticket.path("token").asString())));
        boolean over = false;
        while (!stopped && !over) {
            over = playOne(id, seats.get(random.nextInt(seats.size())));
        }
    }

    /** Answers the open question of a seat, if it is asked. True if the game is over. */
    private boolean playOne(String id, Seat seat) {
        RawHttp.Answer view = insist("GET", "/api/tables/" + id + "/view", seat.token(), null);
        if (view == null) {
            return true;
        }
        JsonNode game = SoakTable.JSON.readTree(view.body()).path("game");
        JsonNode question = game.path("question");
        if (!question.isObject()) {
            rest(RETRY_MILLIS);
            return game.path("over").asBoolean();
        }
        JsonNode options = question.path("options");
        String option = options.get(random.nextInt(options.size())).path("id").asString();
        int asked = question.path("number").asInt();
        String command = "p" + number + "-" + commands++;
        String body = SoakTable.JSON
                .createObjectNode()
                .put("commandId", command)
                .put("number", asked)
                .put("option", option)
                .toString();
        RawHttp.Answer answer = insist("POST", "/api/tables/" + id + "/choices", seat.token(), body);
        if (answer != null && answer.status() == 200) {
            synchronized (acknowledged) {
                acknowledged.add(new Acknowledged(id, "c-" + seat.seat() + "-" + command, asked, option));
            }
            rest(restMillis);
        } else if (answer != null && !overtaken(answer)) {
            throw new IllegalStateException("a choice of table " + id + " was answered with " + answer);
        }
        return false;
    }

    /** Where several are asked at once, another one's answer can make the next question of it meanwhile. */
    private static boolean overtaken(RawHttp.Answer answer) {
        return answer.status() == 409 && answer.body().contains("stale-number");
    }

    /** Sends a request to one node after the other until one answers; nothing when the run has ended. */
    private RawHttp.@Nullable Answer insist(String method, String path, String token, @Nullable String body) {
        for (int node = random.nextInt(nodes); !stopped; node = (node + 1) % nodes) {
            try (RawHttp http = new RawHttp(ports.applyAsInt(node))) {
                RawHttp.Answer answer = http.exchange(method, path, token, body);
                if (answer.status() < 500) {
                    return answer;
                }
            } catch (UncheckedIOException e) {
                rest(RETRY_MILLIS);
            }
        }
        return null;
    }

    private static void rest(int millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
