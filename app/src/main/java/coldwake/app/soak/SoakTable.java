package coldwake.app.soak;

import coldwake.server.wire.Patch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table with every seat connected. The first seat is played from here, the others by bots of the node. It measures how
 * long a choice takes until every seat has seen it.
 */
final class SoakTable implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.builder().build();
    private static final byte[] VERSION = "\"version\":".getBytes(StandardCharsets.UTF_8);

    private static final int START = 24;

    private final Figures figures;
    private final RawHttp http;
    private final Random random;
    private final String id;
    private final List<String> tokens = new ArrayList<>();
    private final List<EventStream> streams = new ArrayList<>();
    private final int[] seen;
    private final long[] seenAt;
    private @Nullable JsonNode state;
    private int awaited = -1;
    private long chosenAt;
    private int commands;
    private volatile boolean broken;

    /** What all tables of a run measure together. */
    static final class Figures {
        final Measurements latency = new Measurements();
        final Measurements updateBytes = new Measurements();
        final Measurements snapshotBytes = new Measurements();
        final AtomicLong choices = new AtomicLong();
        final AtomicLong messages = new AtomicLong();
        /** What happened at all tables, by people and bots. */
        final AtomicLong changes = new AtomicLong();

        final AtomicInteger games = new AtomicInteger();
        volatile boolean measuring;
    }

    private SoakTable(Figures figures, int port, Random random, JsonNode opened) {
        this.figures = figures;
        this.random = random;
        http = new RawHttp(port);
        id = opened.path("table").asString();
        opened.path("tickets").forEach(ticket -> tokens.add(ticket.path("token").asString()));
        seen = new int[tokens.size()];
        seenAt = new long[tokens.size()];
    }

    /** Opens a table, lets bots stand in for all seats but the first, and connects every seat. */
    static SoakTable open(Figures figures, int port, int seats, String bot, long seed) {
        String chairs = "\"me\",".repeat(seats);
        try (RawHttp http = new RawHttp(port)) {
            RawHttp.Answer opened = http.post(
                    "/api/tables",
                    "",
                    "{\"chairs\":[" + chairs.substring(0, chairs.length() - 1) + "],\"start\":true}");
            if (opened.status() != 201) {
                throw new IllegalStateException("a table could not be opened: " + opened);
            }
            SoakTable table = new SoakTable(figures, port, new Random(seed), JSON.readTree(opened.body()));
            for (int seat = 0; seat < seats; seat++) {
                table.connect(port, seat);
            }
            for (int seat = 1; seat < seats; seat++) {
                http.post(
                        "/api/tables/" + table.id + "/stand-ins",
                        table.tokens.get(seat),
                        "{\"seat\":" + seat + ",\"level\":\"" + bot + "\"}");
            }
            return table;
        }
    }

    private void connect(int port, int seat) {
        try {
            streams.add(EventStream.open(port, id, tokens.get(seat), text -> heard(seat, text), () -> broken = true));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---------------------------------------------------------------- hearing

    private void heard(int seat, byte[] text) {
        long now = System.nanoTime();
        figures.messages.incrementAndGet();
        String start = new String(text, 0, Math.min(text.length, START), StandardCharsets.UTF_8);
        boolean update = start.startsWith("{\"type\":\"update\"");
        if (!update && !start.startsWith("{\"type\":\"snapshot\"")) {
            return;
        }
        int version = version(text);
        synchronized (this) {
            seen[seat] = version;
            seenAt[seat] = now;
            settle();
            if (seat == 0) {
                figures.changes.incrementAndGet();
                follow(text);
            }
        }
        if (figures.measuring) {
            (update ? figures.updateBytes : figures.snapshotBytes).add(text.length);
        }
    }

    /** The version a message tells near its beginning; the whole is read only for the seat that plays. */
    private static int version(byte[] text) {
        for (int k = 0; k + VERSION.length < text.length; k++) {
            if (Arrays.equals(text, k, k + VERSION.length, VERSION, 0, VERSION.length)) {
                int version = 0;
                for (int d = k + VERSION.length; Character.isDigit(text[d]); d++) {
                    version = version * 10 + text[d] - '0';
                }
                return version;
            }
        }
        throw new IllegalStateException("a message without a version");
    }

    private void follow(byte[] text) {
        JsonNode message = JSON.readTree(text);
        JsonNode before = state;
        if (message.path("type").asString().equals("snapshot")) {
            ObjectNode whole = JSON.createObjectNode();
            whole.set("table", message.path("table"));
            whole.set("game", message.path("game"));
            state = whole;
        } else if (before != null) {
            state = Patch.applied(before, message.path("patch"));
        }
    }

    /** Notes how long it took once the choice has reached every seat. */
    private void settle() {
        if (awaited < 0) {
            return;
        }
        long last = 0;
        for (int seat = 0; seat < seen.length; seat++) {
            if (seen[seat] < awaited) {
                return;
            }
            last = Math.max(last, seenAt[seat]);
        }
        awaited = -1;
        if (figures.measuring) {
            figures.latency.add(Math.max(0, last - chosenAt));
        }
    }

    // ---------------------------------------------------------------- playing

    /** Whether the game is over or the table lost a stream, so that another should take its place. */
    boolean done() {
        return broken || state().path("game").path("over").asBoolean();
    }

    boolean broken() {
        return broken;
    }

    private synchronized JsonNode state() {
        JsonNode now = state;
        return now == null ? JSON.missingNode() : now;
    }

    /** Answers the open question if the first seat is asked. */
    void play() {
        JsonNode question = state().path("game").path("question");
        if (!question.isObject()) {
            return;
        }
        JsonNode options = question.path("options");
        String option = options.get(random.nextInt(options.size())).path("id").asString();
        String body = JSON.createObjectNode()
                .put("commandId", "soak-" + commands++)
                .put("number", question.path("number").asInt())
                .put("option", option)
                .toString();
        synchronized (this) {
            awaited = -1;
        }
        long begun = System.nanoTime();
        RawHttp.Answer answer = http.post("/api/tables/" + id + "/choices", tokens.getFirst(), body);
        if (answer.status() == 200) {
            figures.choices.incrementAndGet();
            synchronized (this) {
                chosenAt = begun;
                awaited = JSON.readTree(answer.body()).path("version").asInt();
                settle();
            }
        } else if (answer.status() != 409) {
            throw new IllegalStateException("a choice was answered with " + answer);
        }
    }

    @Override
    public void close() {
        streams.forEach(EventStream::close);
        http.close();
    }
}
