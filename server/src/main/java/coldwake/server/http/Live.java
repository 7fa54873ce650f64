package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import coldwake.server.table.Table.SeatState;
import coldwake.server.table.Tables;
import coldwake.server.wire.Patch;
import coldwake.server.wire.Scribe;
import coldwake.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The live streams: a full snapshot first, then small updates, each written for one seat and language. */
public final class Live implements AutoCloseable {
    private final Tables tables;
    private final JsonMapper json;
    private final Map<String, Set<Subscriber>> subscribers = new ConcurrentHashMap<>();
    private final ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor();

    /** One connection. */
    public final class Subscriber {
        private final String table;
        private final int seat;
        private final Language language;
        private final Consumer<String> sink;
        private final Runnable heartbeat;
        private @Nullable JsonNode sent;
        private int sentChoices;
        private int sentChat;
        private int sentVersion = -1;

        Subscriber(String table, int seat, Language language, Consumer<String> sink, Runnable heartbeat) {
            this.table = table;
            this.seat = seat;
            this.language = language;
            this.sink = sink;
            this.heartbeat = heartbeat;
        }

        synchronized void push() {
            Message message = tables.read(table, t -> t.version() == sentVersion ? null : next(t));
            if (message != null) {
                sink.accept(message.text());
            }
        }

        private Message next(Table t) {
            Wire.Snapshot now = snapshot(t, seat, language, 0, 0);
            JsonNode state = json.valueToTree(new State(now.table(), now.game()));
            JsonNode before = sent;
            boolean rewritten = t.choices().size() < sentChoices;
            String text;
            if (before == null || rewritten) {
                text = json.writeValueAsString(now);
            } else {
                Wire.Snapshot more = snapshot(t, seat, language, sentChoices, sentChat);
                text = json.writeValueAsString(new Wire.Update(
                        "update", t.version(), Patch.between(before, state), sentChoices, more.log(), more.chat()));
            }
            sent = state;
            sentVersion = t.version();
            sentChoices = t.choices().size();
            sentChat = t.chat().size();
            return new Message(text);
        }
    }

    private record Message(String text) {}

    /** What is patched: the table and the game; log and chat only grow. */
    private record State(Wire.TableInfo table, Wire.@Nullable GameInfo game) {}

    public Live(Tables tables, JsonMapper json) {
        this.tables = tables;
        this.json = json;
        tables.watch(this::changed);
    }

    private void changed(String table) {
        Set<Subscriber> of = subscribers.get(table);
        if (of != null) {
            of.forEach(s -> writers.execute(s::push));
        }
    }

    /** Adds a connection and sends it a snapshot. */
    public Subscriber subscribe(String table, int seat, Language language, Consumer<String> sink, Runnable heartbeat) {
        Subscriber subscriber = new Subscriber(table, seat, language, sink, heartbeat);
        subscribers.computeIfAbsent(table, k -> ConcurrentHashMap.newKeySet()).add(subscriber);
        subscriber.push();
        changed(table);
        return subscriber;
    }

    public void unsubscribe(Subscriber subscriber) {
        Set<Subscriber> of = subscribers.get(subscriber.table);
        if (of != null) {
            of.remove(subscriber);
        }
    }

    /** A sign of life on every connection, so that a line that died in silence is noticed. */
    public void heartbeat() {
        subscribers.values().forEach(of -> of.forEach(s -> writers.execute(s.heartbeat)));
    }

    /** Connections open now. */
    public int connections() {
        return subscribers.values().stream().mapToInt(Set::size).sum();
    }

    private boolean connected(String table, int seat) {
        Set<Subscriber> of = subscribers.get(table);
        return of != null && of.stream().anyMatch(s -> s.seat == seat);
    }

    // ---------------------------------------------------------------- writing

    /** All a seat may know of a table, with log and chat from some point on. */
    public Wire.Snapshot snapshot(Table t, int seat, Language language, int fromChoice, int fromChat) {
        Game game = t.game();
        Scribe scribe = new Scribe(language, seat);
        Wire.UndoInfo undo = undo(t, seat);
        return new Wire.Snapshot(
                "snapshot",
                t.version(),
                info(t),
                game == null ? null : scribe.game(game, undo, t.choices().size()),
                game == null ? List.of() : scribe.log(game, t.choices(), fromChoice),
                chat(t, seat, fromChat));
    }

    private static Wire.UndoInfo undo(Table t, int seat) {
        Entry.UndoAsked asked = t.undoAsked();
        return new Wire.UndoInfo(
                t.canUndoFreely(seat),
                asked == null ? null : asked.seat(),
                asked == null ? null : asked.keep(),
                asked == null ? List.of() : bits(t.undoAgreed()));
    }

    private static List<Wire.ChatInfo> chat(Table t, int seat, int from) {
        return t.chat().subList(Math.min(from, t.chat().size()), t.chat().size()).stream()
                .filter(line -> seat == Audience.SPECTATOR ? line.to().isEmpty() : line.readableBy(seat))
                .map(line ->
                        new Wire.ChatInfo(line.version(), line.seat(), line.name(), line.to(), line.text(), line.at()))
                .toList();
    }

    private static List<Integer> bits(int mask) {
        List<Integer> list = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            list.add(Integer.numberOfTrailingZeros(rest));
        }
        return list;
    }

    /** What everybody may know of a table. */
    public Wire.TableInfo info(Table t) {
        Entry.Started started = t.started();
        boolean over = t.over();
        List<Wire.SeatInfo> seats = new ArrayList<>();
        for (int seat = 0; seat < t.seats().size(); seat++) {
            SeatState s = t.seats().get(seat);
            String kind = s.human() ? "human" : s.bot() != null ? "bot" : "open";
            seats.add(new Wire.SeatInfo(
                    seat, kind, s.name(), s.bot(), s.standIn(), bits(s.standInVotes()), connected(t.id(), seat)));
        }
        return new Wire.TableInfo(
                t.id(),
                t.title(),
                started == null ? "open" : over ? "over" : "running",
                t.version(),
                t.setup(),
                seats,
                t.commitment(),
                started != null && over ? Long.toString(started.seed()) : null,
                started != null && over ? started.secret() : null,
                t.turnSeconds());
    }

    @Override
    public void close() {
        writers.shutdownNow();
    }
}
