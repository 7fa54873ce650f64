package coldwake.server.http;

import coldwake.server.table.Table;
import coldwake.server.wire.Patch;
import coldwake.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One live stream. At most one message is on its way: what happens meanwhile goes into the next one, so a slow client
 * costs no memory; it is cut off when it takes too long.
 */
public final class Subscriber {
    /** The line to a client. */
    public interface Line {
        /** Sends a message, named by the version after which a client can go on. */
        void send(int version, byte[] json);

        void heartbeat();

        /** Drops the connection, even in the middle of a message. */
        void cut();
    }

    private record Message(int version, byte[] json) {}

    final String table;
    final Viewer viewer;
    final String address;
    private final Live live;
    private final Line line;

    private boolean running;
    private boolean wanted;
    private volatile long sendingSince;
    private final long openedAt = System.nanoTime();

    private Wire.@Nullable State sent;
    private int sentChoices;
    private int sentChat;
    private int sentVersion = -1;
    private int sentPresence = -1;
    private boolean sentOpen;
    private int sentRewritten;
    private boolean sentAnswered;

    Subscriber(Live live, String table, Viewer viewer, String address, Line line) {
        this.live = live;
        this.table = table;
        this.viewer = viewer;
        this.address = address;
        this.line = line;
    }

    /** Whether the caller must {@link #run} now; otherwise somebody does and will see what is new. */
    synchronized boolean want() {
        wanted = true;
        boolean first = !running;
        running = true;
        return first;
    }

    private synchronized boolean more() {
        running = wanted;
        wanted = false;
        return running;
    }

    /** Sends what is new until nothing is. */
    void run() {
        while (more()) {
            for (Message message : news()) {
                send(() -> line.send(message.version(), message.json()));
            }
        }
    }

    private List<Message> news() {
        return sent == null
                ? live.whole(address, () -> live.tables().peek(table, this::next))
                : live.tables().peek(table, this::next);
    }

    private void send(Runnable sending) {
        sendingSince = System.nanoTime();
        try {
            sending.run();
        } finally {
            sendingSince = 0;
        }
    }

    /** A sign of life, unless a message is just on its way. */
    void heartbeat() {
        synchronized (this) {
            if (running) {
                return;
            }
            running = true;
        }
        send(line::heartbeat);
        run();
    }

    /** Whether the client has been taking a message for longer than this. */
    boolean stuck(long nanos) {
        long since = sendingSince;
        return since != 0 && System.nanoTime() - since > nanos;
    }

    boolean olderThan(long nanos) {
        return System.nanoTime() - openedAt > nanos;
    }

    void cut() {
        line.cut();
    }

    /** Goes on from what the client saw in an earlier version; who is connected is told again, as no record tells it. */
    void resume(Table t, Table.Earlier then) {
        remember(t, live.views().earlier(t, viewer, then), -1);
        sentVersion = -1;
        sentChoices = then.choices();
        sentChat = then.chat();
    }

    private void remember(Table t, Wire.State state, int presence) {
        sent = state;
        sentVersion = t.version();
        sentPresence = presence;
        sentChoices = t.choices().size();
        sentChat = t.chatSize();
        sentOpen = t.openToAll();
        sentRewritten = t.rewritten();
        sentAnswered = !viewer.watches() && t.hasAnswered(viewer.seat());
    }

    private List<Message> next(Table t) {
        int presence = live.presence(table);
        boolean answered = !viewer.watches() && t.hasAnswered(viewer.seat());
        if (t.version() == sentVersion && presence == sentPresence && answered == sentAnswered) {
            return List.of();
        }
        Wire.State before = sent;
        Wire.State state = Patch.shared(before, live.views().state(t, viewer));
        boolean newTurn = before != null && !viewer.watches() && number(before) < 0 && number(state) >= 0;
        List<Message> messages = new ArrayList<>();
        if (before == null || t.rewritten() != sentRewritten || viewer.watches() && t.openToAll() != sentOpen) {
            messages.add(message(t, live.views().snapshot(t, viewer, state)));
        } else {
            messages.add(message(t, update(t, Patch.between(before, state))));
        }
        if (newTurn) {
            messages.add(message(t, new Wire.Turn("turn", t.version(), viewer.seat(), number(state))));
        }
        remember(t, state, presence);
        return messages;
    }

    private Wire.Update update(Table t, JsonNode patch) {
        return new Wire.Update(
                "update",
                t.version(),
                patch,
                sentChoices,
                live.views().log(t, viewer, sentChoices),
                Views.chat(t, viewer, sentChat));
    }

    private Message message(Table t, Object value) {
        return new Message(t.version(), live.json().writeValueAsBytes(value));
    }

    /** The number of the question a view asks, or -1. */
    private static int number(Wire.State state) {
        Wire.GameInfo game = state.game();
        Wire.QuestionInfo question = game == null ? null : game.question();
        return question == null ? -1 : question.number();
    }
}
