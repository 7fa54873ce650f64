package coldwake.app.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tries to keep a node busy from many addresses with all that takes long: streams that go on from long ago, replays and
 * imports of a game that was taken back and dealt again many times, and whole views. Meanwhile people play at other tables,
 * and what counts is how long their choices take, compared with the time before the attack. The node must believe what a
 * proxy says about addresses.
 */
public final class Attack {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int PLAYERS = 20;
    private static final int ATTACKERS = 10;
    private static final int PACE_MILLIS = 500;
    /** What is played, and taken back, at the table that is attacked. */
    public static final Past LONG = new Past(120, 100);
    /** A seat may send 20 commands a second. */
    private static final int SETUP_PACE_MILLIS = 55;

    private final int port;
    private final int seconds;
    private final Past past;
    private final Measurements calm = new Measurements();
    private final Measurements attacked = new Measurements();
    /** Times of now: thrown away at first, then those of a calm node, then those of one that is attacked. */
    private volatile Measurements times = new Measurements();

    private final AtomicInteger failures = new AtomicInteger();
    private final Map<String, AtomicInteger> counts = new LinkedHashMap<>();
    private final AtomicInteger addresses = new AtomicInteger();
    private volatile boolean stopped;

    /** How many choices a game has, and how often one of them was taken back. */
    public record Past(int choices, int undos) {}

    /** @param past of the table that is attacked */
    public Attack(int port, int seconds, Past past) {
        this.past = past;
        this.port = port;
        this.seconds = seconds;
        for (String what : List.of("streams", "replays", "imports", "views")) {
            counts.put(what + " served", new AtomicInteger());
            counts.put(what + " refused", new AtomicInteger());
        }
    }

    /** Somebody with an address of their own. */
    private final class Person implements AutoCloseable {
        final RawHttp http = new RawHttp(port);
        final Random random = new Random(1);
        String address = "";

        Person() {
            move();
        }

        /** Goes on from another address. */
        void move() {
            int number = addresses.incrementAndGet();
            address = "10." + (number >> 16 & 255) + "." + (number >> 8 & 255) + "." + (number & 255);
        }

        private String head(String method, String path, String token, String more) {
            return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nX-Forwarded-For: " + address
                    + "\r\n" + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n") + more + "\r\n";
        }

        RawHttp.Answer send(String method, String path, String token, String body) {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            String more = "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n";
            String head = head(method, path, token, method.equals("GET") ? "" : more);
            return http.send(head.getBytes(StandardCharsets.UTF_8), bytes);
        }

        /** Opens a stream that goes on from some version, waits for its first message, and leaves. */
        int resume(String path) {
            try (RawHttp stream = new RawHttp(port)) {
                String head = head("GET", path, "", "Accept: text/event-stream\r\n");
                stream.open().getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                int status = Integer.parseInt(stream.line().substring(9, 12));
                while (!stream.line().isEmpty()) {
                    // The rest of the head.
                }
                if (status == 200) {
                    stream.some();
                }
                return status;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            http.close();
        }
    }

    /** A table of one person and bots. */
    private record Held(String id, String token) {
        String path(String rest) {
            return "/api/tables/" + id + rest;
        }
    }

    /** Runs it; {@code passed} hears how many seconds have passed. */
    public Map<String, Object> run(IntConsumer passed) throws InterruptedException {
        Held victim;
        String file;
        int version;
        try (Person owner = new Person()) {
            victim = open(owner);
            takeBackOften(owner, victim);
            owner.send("POST", victim.path("/full-view"), victim.token(), "{}");
            owner.send("POST", victim.path("/export-consent"), victim.token(), "{}");
            file = owner.send("GET", victim.path("/export"), victim.token(), "").body();
            version = view(owner, victim).path("version").asInt();
        }
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int k = 0; k < PLAYERS; k++) {
                people.execute(() -> counted(this::play));
            }
            for (int second = 1; second <= seconds; second++) {
                TimeUnit.SECONDS.sleep(1);
                if (second == seconds / 4) {
                    times = calm;
                } else if (second == seconds / 2) {
                    for (int k = 0; k < ATTACKERS; k++) {
                        begin(people, victim, version, file);
                    }
                    times = attacked;
                }
                passed.accept(second);
            }
            stopped = true;
        }
        return report();
    }

    /** One attacker of each kind. */
    private void begin(ExecutorService people, Held victim, int version, String file) {
        attack(
                people,
                "streams",
                p -> p.resume(victim.path("/live?since=" + Math.max(1, version - p.random.nextInt(200)))));
        attack(
                people,
                "replays",
                p -> p.send("GET", victim.path("/replay?choices=" + p.random.nextInt(past.choices())), "", "")
                        .status());
        attack(people, "imports", p -> p.send("POST", "/api/imports", "", file).status());
        attack(people, "views", p -> p.send("GET", victim.path("/view"), "", "").status());
    }

    /** Whoever cannot go on, because the node failed or answered something else, is counted. */
    private void counted(Runnable person) {
        try {
            person.run();
        } catch (RuntimeException e) {
            failures.incrementAndGet();
            throw e;
        }
    }

    private Map<String, Object> report() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("tables", PLAYERS);
        report.put("attackers", 4 * ATTACKERS);
        counts.forEach((what, count) -> report.put(what, count.get()));
        report.put("failures", failures.get());
        report.put("calm choices measured", calm.size());
        report.put("calm choice p50 ms", calm.at(0.5) / 1e6);
        report.put("calm choice p99 ms", calm.at(0.99) / 1e6);
        report.put("choices measured", attacked.size());
        report.put("choice p50 ms", attacked.at(0.5) / 1e6);
        report.put("choice p99 ms", attacked.at(0.99) / 1e6);
        report.put("choice longest ms", attacked.at(1) / 1e6);
        return report;
    }

    private Held open(Person person) {
        RawHttp.Answer opened =
                person.send("POST", "/api/tables", "", "{\"chairs\":[\"me\",\"random\"],\"start\":true}");
        if (opened.status() != 201) {
            throw new IllegalStateException("a table could not be opened: " + opened);
        }
        JsonNode table = JSON.readTree(opened.body());
        return new Held(
                table.path("table").asString(),
                table.path("tickets").get(0).path("token").asString());
    }

    private static JsonNode view(Person person, Held table) {
        return JSON.readTree(
                person.send("GET", table.path("/view"), table.token(), "").body());
    }

    /** Answers the open question at random. Returns the status, or 0 if nobody is asked or the game is over. */
    private static int choose(Person person, Held table, String command, Measurements times) {
        JsonNode question = view(person, table).path("game").path("question");
        if (!question.isObject()) {
            return 0;
        }
        JsonNode options = question.path("options");
        String body = JSON.createObjectNode()
                .put("commandId", command)
                .put("number", question.path("number").asInt())
                .put(
                        "option",
                        options.get(person.random.nextInt(options.size()))
                                .path("id")
                                .asString())
                .toString();
        long begun = System.nanoTime();
        int status =
                person.send("POST", table.path("/choices"), table.token(), body).status();
        times.add(System.nanoTime() - begun);
        return status;
    }

    /** A table whose record holds many undos past a reveal. */
    private void takeBackOften(Person owner, Held victim) throws InterruptedException {
        Measurements unused = new Measurements();
        for (int made = 0, tries = 0; made < past.choices() && tries < 20 * past.choices(); tries++) {
            made += choose(owner, victim, "c" + tries, unused) == 200 ? 1 : 0;
            TimeUnit.MILLISECONDS.sleep(SETUP_PACE_MILLIS);
        }
        for (int k = 0; k < past.undos(); k++) {
            owner.send("POST", victim.path("/undo"), victim.token(), "{\"commandId\":\"u" + k + "\"}");
            choose(owner, victim, "d" + k, unused);
            TimeUnit.MILLISECONDS.sleep(2 * SETUP_PACE_MILLIS);
        }
    }

    private void play() {
        try (Person person = new Person()) {
            Held table = open(person);
            for (int k = 0; !stopped; k++) {
                int status = choose(person, table, "p" + k, times);
                if (status == 0 && view(person, table).path("game").path("over").asBoolean()) {
                    table = open(person);
                } else if (status != 0 && status != 200 && status != 409) {
                    throw new IllegalStateException("a choice was answered with " + status);
                }
                TimeUnit.MILLISECONDS.sleep(PACE_MILLIS / 2 + person.random.nextInt(PACE_MILLIS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Something that takes a server long, for somebody; returns the status. */
    private interface Burden {
        int put(Person person);
    }

    private void attack(ExecutorService people, String what, Burden burden) {
        people.execute(() -> counted(() -> attack(what, burden)));
    }

    private void attack(String what, Burden burden) {
        try (Person person = new Person()) {
            while (!stopped) {
                int status = burden.put(person);
                boolean refused = status == 429 || status == 503;
                if (!refused && status >= 300) {
                    throw new IllegalStateException(what + " were answered with " + status);
                }
                count(what + (refused ? " refused" : " served"));
                if (refused) {
                    person.move();
                }
            }
        }
    }

    private void count(String what) {
        AtomicInteger count = counts.get(what);
        if (count == null) {
            throw new IllegalArgumentException("nobody counts " + what);
        }
        count.incrementAndGet();
    }
}
