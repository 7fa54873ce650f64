package coldwake.server.wire;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.ShipView;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The messages of the protocol; see docs/protocol.md. */
public final class Wire {
    private Wire() {}

    // ---------------------------------------------------------------- requests

    /** Opens a table. {@code chairs} says who sits where: "me", "open" or the level of a bot. */
    public record CreateTable(
            @Nullable String title,
            @Nullable String name,
            @Nullable String board,
            @Nullable String species,
            @Nullable String mode,
            @Nullable List<String> crew,
            List<String> chairs,
            @Nullable Boolean listed,
            @Nullable Boolean start,
            @Nullable Integer turnSeconds) {}

    /** Sits down; without a seat on the first open one. */
    public record TakeSeat(
            @Nullable Integer seat, String name, @Nullable String contribution) {}

    /** Puts a bot on an open chair, or asks for a stand-in. */
    public record SeatBot(int seat, String level) {}

    /** Answers the open question. */
    public record Choose(String commandId, int number, String option) {}

    /** Takes choices back: the last one, or (with consent) all after the first {@code keep}. */
    public record Undo(String commandId, @Nullable Integer keep) {}

    /** Agrees to an undo that was asked for, or not. */
    public record AnswerUndo(boolean agreed) {}

    /** Says something to the table, or to some seats. */
    public record Say(
            String commandId,
            String text,
            @Nullable List<Integer> to,
            @Nullable String name) {}

    // ---------------------------------------------------------------- answers

    /** A seat somebody got, with its token; the token is told only once. */
    public record Ticket(String table, int seat, String token) {}

    /** A table was opened. */
    public record TableOpened(String table, List<Ticket> tickets) {}

    /** A command was carried out; the table has this version now. */
    public record Done(int version) {}

    /** A table in the lobby. */
    public record Listing(String id, String title, String state, long createdAt) {}

    /** What everybody may know of a table. */
    public record TableInfo(
            String id,
            String title,
            String state,
            int version,
            GameSetup setup,
            List<SeatInfo> seats,
            @Nullable String commitment,
            @Nullable String seed,
            @Nullable String secret,
            @Nullable Integer turnSeconds) {}

    /** Who sits where. {@code kind} is "human", "bot" or "open". */
    public record SeatInfo(
            int seat,
            String kind,
            @Nullable String name,
            @Nullable String level,
            @Nullable String standIn,
            List<Integer> standInVotes,
            boolean connected) {}

    /** All a seat may know, in full. */
    public record Snapshot(
            String type,
            int version,
            TableInfo table,
            @Nullable GameInfo game,
            List<LogLine> log,
            List<ChatInfo> chat) {}

    /** What changed since the version before: a patch of table and game, and new lines. */
    public record Update(
            String type, int version, JsonNode patch, int logFrom, List<LogLine> log, List<ChatInfo> chat) {}

    /** The game as a seat sees it. */
    public record GameInfo(
            int seat,
            int round,
            String phase,
            int firstPlayer,
            @Nullable String ending,
            boolean over,
            List<Integer> winners,
            List<String> revealed,
            ShipView ship,
            List<CrewView> crew,
            List<IntruderView> intruders,
            List<Integer> asked,
            @Nullable QuestionInfo question,
            UndoInfo undo,
            int choices) {}

    /** What the seat is asked. */
    public record QuestionInfo(
            int number, String reason, String text, List<OptionInfo> options, List<RefusedInfo> refused) {}

    /** One answer. {@code confirm} tells that a misclick would hurt. */
    public record OptionInfo(String id, String kind, String label, int cost, Target target, boolean confirm) {}

    /** What an option points at, for highlighting. */
    public record Target(
            @Nullable String room,
            @Nullable String passage,
            @Nullable String card,
            @Nullable Integer foe,
            @Nullable Integer seat,
            @Nullable String object) {}

    /** What cannot be done now, and why. */
    public record RefusedInfo(
            String id, String kind, String label, String reason, String text, String rule, Target target) {}

    /** Whether the last choice can be taken back freely, and an undo that waits for consent. */
    public record UndoInfo(
            boolean free,
            @Nullable Integer askedBy,
            @Nullable Integer keep,
            List<Integer> agreed) {}

    /** A line of the log. {@code seat} is the first seat it tells of. */
    public record LogLine(
            int choice,
            int round,
            String event,
            String text,
            @Nullable Integer seat,
            List<String> rooms,
            boolean secret) {}

    /** A line of chat. */
    public record ChatInfo(int version, int seat, String name, List<Integer> to, String text, long at) {}

    /** What went wrong, as RFC 9457 wants it. */
    public record Problem(
            String type,
            String title,
            int status,
            String detail,
            @Nullable List<String> allowed) {}
}
