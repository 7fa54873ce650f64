package coldwake.app.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Sends hostile messages to a node on this machine; it must refuse them all, and nothing may have changed afterwards. */
public final class Fuzz {
    private static final int WORKERS = 4;
    private static final int MOST_TOLD = 10;
    private static final int RUDE_CONNECTIONS = 40;

    private final int port;
    private final long seed;
    private final String table;
    private final List<String> tokens = new ArrayList<>();
    private final String foreignToken;
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private int done;

    public Fuzz(int port, long seed) {
        this.port = port;
        this.seed = seed;
        try (RawHttp http = new RawHttp(port)) {
            JsonNode opened = open(http);
            table = opened.path("table").asString();
            opened.path("tickets").forEach(t -> tokens.add(t.path("token").asString()));
            foreignToken = open(http).path("tickets").get(0).path("token").asString();
        }
    }

    private static JsonNode open(RawHttp http) {
        return SoakTable.JSON.readTree(http.post("/api/tables", "", "{\"chairs\":[\"me\",\"me\"],\"start\":true}")
                .body());
    }

    /** Sends that many messages and tells {@code sent} how many so far. Fails on any answer or effect there must not be. */
    public Map<String, Object> run(int messages, IntConsumer sent) throws InterruptedException {
        String replayed = makeAChoice();
        List<String> before = views();
        String stored = tablesStored();
        List<Socket> rude = rudeConnections();
        List<Thread> workers = new ArrayList<>();
        for (int w = 0; w < WORKERS; w++) {
            Random random = new Random(seed + w);
            int share = messages / WORKERS + (w < messages % WORKERS ? 1 : 0);
            workers.add(Thread.ofVirtual().start(() -> attack(random, share, replayed, sent)));
        }
        for (Thread worker : workers) {
            worker.join();
        }
        rude.forEach(Fuzz::close);
        if (!views().equals(before)) {
            failures.add("the table has changed");
        }
        if (!tablesStored().equals(stored)) {
            failures.add("the tables stored were " + stored + " and are " + tablesStored());
        }
        if (!failures.isEmpty()) {
            throw new IllegalStateException(failures.size() + " failures, such as\n"
                    + String.join("\n", failures.subList(0, Math.min(MOST_TOLD, failures.size()))));
        }
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("hostile messages", done);
        statuses.forEach((status, count) -> report.put("answered with " + status, count));
        report.put("rude connections", rude.size());
        report.put("failures", 0);
        return report;
    }

    private void attack(Random random, int share, String replayed, IntConsumer sent) {
        Hostility hostility = new Hostility(random, port, table, tokens, foreignToken);
        try (RawHttp http = new RawHttp(port)) {
            for (int k = 0; k < share; k++) {
                if (random.nextInt(50) == 0) {
                    note(
                            "a replayed command",
                            http.post("/api/tables/" + table + "/choices", tokens.getFirst(), replayed));
                } else if (random.nextInt(200) == 0) {
                    garbage(random);
                } else {
                    Hostility.Request request = hostility.next();
                    note(request.what(), http.send(request.head(), request.body()));
                }
                synchronized (this) {
                    sent.accept(++done);
                }
            }
        } catch (RuntimeException e) {
            synchronized (this) {
                failures.add(e.toString());
            }
        }
    }

    private synchronized void note(String what, RawHttp.Answer answer) {
        statuses.merge(answer.status(), 1, Integer::sum);
        boolean typed = answer.status() < 400 || answer.type().startsWith("application/problem+json");
        if (answer.status() >= 500 || !typed || !answer.guarded()) {
            failures.add(what + " was answered with " + answer);
        }
    }

    // ---------------------------------------------------------------- what must not change

    /** One honest choice, so that there is a command to replay; answers its body. */
    private String makeAChoice() {
        try (RawHttp http = new RawHttp(port)) {
            for (String token : tokens) {
                JsonNode question = SoakTable.JSON
                        .readTree(http.get("/api/tables/" + table + "/view", token)
                                .body())
                        .path("game")
                        .path("question");
                if (question.isObject() && token.equals(tokens.getFirst())) {
                    String body = SoakTable.JSON
                            .createObjectNode()
                            .put("commandId", "once")
                            .put("number", question.path("number").asInt())
                            .put(
                                    "option",
                                    question.path("options").get(0).path("id").asString())
                            .toString();
                    http.post("/api/tables/" + table + "/choices", token, body);
                    return body;
                }
            }
        }
        return "{\"commandId\":\"once\",\"number\":-1,\"option\":\"pass\"}";
    }

    private List<String> views() {
        List<String> views = new ArrayList<>();
        try (RawHttp http = new RawHttp(port)) {
            for (String token : tokens) {
                ObjectNode view = SoakTable.JSON
                        .readTree(http.get("/api/tables/" + table + "/view", token)
                                .body())
                        .asObject();
                // Who is connected is no state of the table.
                view.path("table").path("seats").forEach(seat -> seat.asObject().remove("connected"));
                views.add(view.toString());
            }
        }
        return views;
    }

    private String tablesStored() {
        try (RawHttp http = new RawHttp(port)) {
            return http.get("/metrics", "")
                    .body()
                    .lines()
                    .filter(line -> line.startsWith("coldwake_tables_stored"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    // ---------------------------------------------------------------- rude connections

    private void garbage(Random random) {
        byte[] bytes = new byte[1 + random.nextInt(2_000)];
        random.nextBytes(bytes);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(2_000);
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
            byte[] answer = socket.getInputStream().readNBytes(12);
            String status = new String(answer, StandardCharsets.ISO_8859_1);
            if (status.startsWith("HTTP/1.1 5")) {
                synchronized (this) {
                    failures.add("garbage was answered with " + status);
                }
            }
        } catch (IOException e) {
            // Closed in our face, which is a fine answer to garbage.
        }
    }

    /** Half-open sockets, half a head, half a body, and streams that nobody reads. They stay open during the attack. */
    private List<Socket> rudeConnections() {
        List<Socket> sockets = new ArrayList<>();
        String head =
                " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nAuthorization: Bearer " + tokens.getFirst() + "\r\n";
        List<String> openings = List.of(
                "",
                "GET /api/tables/" + table,
                "POST /api/tables/" + table + "/choices" + head + "Content-Length: 500\r\n\r\n{\"commandId\":",
                "GET /api/tables/" + table + "/live" + head + "Accept: text/event-stream\r\n\r\n");
        try {
            for (int k = 0; k < RUDE_CONNECTIONS; k++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                socket.setReceiveBufferSize(1_024);
                socket.getOutputStream().write(openings.get(k % openings.size()).getBytes(StandardCharsets.ISO_8859_1));
                sockets.add(socket);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sockets;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
