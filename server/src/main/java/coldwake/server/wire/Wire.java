package coldwake.server.wire;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.ShipView;
import coldwake.server.table.Export;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The messages of the protocol; see docs/protocol.md. */
public final class Wire {
    private Wire() {}

    // ---------------------------------------------------------------- requests

    /**
     * Opens a table. {@code chairs} says who sits where: "me", "open", "invited" or the level of a bot;
     * {@code commitments} are the hashes of what the "me" chairs will contribute to the shuffle, in their order, and {@code names} are those of
     * the people on them, for whom {@code name} is not enough.
     */
    public record CreateTable(
            @Nullable String title,
            @Nullable String name,
            @Nullable List<String> names,
            @Nullable String board,
            @Nullable String species,
            @Nullable String mode,
            @Nullable List<String> options,
            @Nullable List<String> crew,
            List<String> chairs,
            @Nullable Boolean listed,
            @Nullable Boolean start,
            @Nullable Integer turnSeconds,
            @Nullable Integer hourglassSeconds,
            @Nullable List<String> commitments,
            @Nullable Boolean oneDevice) {}

    /** Sits down; without a seat on the one of the invitation, or the first open one. */
    public record TakeSeat(
            @Nullable Integer seat,
            String name,
            @Nullable String commitment,
            @Nullable String invitation) {}

    /**
     * Shows what this seat contributes to the shuffle; {@code next} is the commitment to what it would contribute if the
     * draw has to be repeated.
     */
    public record ShowContribution(String contribution, String next) {}

    /** Puts a bot on an open chair, or asks for a stand-in. */
    public record SeatBot(int seat, String level) {}

    /** Answers the open question. */
    public record Choose(String commandId, int number, String option) {}

    /** Takes choices back: the last one, or (with consent) all after the first {@code keep}. */
    public record Undo(String commandId, @Nullable Integer keep) {}

    /** Agrees to the undo that was asked for, back to {@code keep} choices, or not. */
    public record AnswerUndo(boolean agreed, @Nullable Integer keep) {}

    /** Says something to the table, or to some seats. */
    public record Say(
            String commandId,
            String text,
            @Nullable List<Integer> to,
            @Nullable String name) {}

    /** Tells this seat's questions at an address. */
    public record SetWebhook(String url) {}

    /** Takes the chair of a person back; for whoever opened the table. */
    public record RemovePerson(int seat) {}

    /** Lets a seat talk or not, or the spectators without a seat; for whoever opened the table. */
    public record Mute(@Nullable Integer seat, boolean muted) {}

    // ---------------------------------------------------------------- answers

    /** A seat somebody got, with its token; the token is told only once. */
    public record Ticket(String table, int seat, String token) {}

    /** A code for somebody who is to sit on a chair; it is told only once. */
    public record Invitation(int seat, String code) {}

    /** A table was opened. */
    public record TableOpened(String table, List<Ticket> tickets, List<Invitation> invitations) {}

    /** A table was made from a file; {@code open} are the seats that wait for somebody. */
    public record TableImported(String table, List<Integer> open) {}

    /** Somebody's chair was taken back; before the start it is kept for whoever gets this invitation. */
    public record PersonRemoved(@Nullable Invitation invitation) {}

    /** A command was carried out; the table has this version now. */
    public record Done(int version) {}

    /** A table in the lobby. */
    public record Listing(String id, String title, String state, long createdAt) {}

    /**
     * What everybody may know of a table. {@code fullView} and {@code export} are the seats that agreed,
     * {@code window} is when answers to a reaction count, {@code openToAll} tells whether spectators may look through the eyes of any seat, {@code host} is the seat of whoever
     * opened the table.
     */
    public record TableInfo(
            String id,
            String title,
            @Words({"open", "running", "over"}) String state,
            int version,
            GameSetup setup,
            List<SeatInfo> seats,
            @Nullable String commitment,
            @Nullable DrawInfo draw,
            @Nullable String seed,
            @Nullable String secret,
            @Nullable Integer turnSeconds,
            @Nullable ClockInfo clock,
            @Nullable ClockInfo hourglass,
            @Nullable ClockInfo window,
            boolean openToAll,
            List<Integer> fullView,
            List<Integer> export,
            @Nullable String importedFrom,
            @Nullable Integer host,
            boolean spectatorsMuted,
            boolean oneDevice) {}

    /**
     * The seats that show what they contribute to the shuffle, and those that have; after the deadline {@code start} repeats
     * the draw without the silent ones.
     */
    public record DrawInfo(List<Integer> seats, List<Integer> shown, ClockInfo until) {}

    /** A clock, of the open question or the hourglass: when it runs out, and how many milliseconds are left as this is written. */
    public record ClockInfo(long deadline, long left) {}

    /**
     * Who sits where. {@code standInBy} tells why a bot plays for a person, {@code webhook} that some address is called when
     * it is this seat's turn, but not which, {@code commitment} is the hash of what it contributes to the shuffle.
     */
    public record SeatInfo(
            int seat,
            @Words({"human", "bot", "open", "invited"}) String kind,
            @Nullable String name,
            @Nullable String level,
            @Nullable String standIn,
            @Words({"owner", "vote", "clock"}) @Nullable String standInBy,
            List<Integer> standInVotes,
            boolean connected,
            @Nullable String commitment,
            boolean declinesReactions,
            boolean webhook,
            boolean muted) {}

    /** All a seat may know, in full. */
    public record Snapshot(
            @Words("snapshot") String type,
            int version,
            TableInfo table,
            @Nullable GameInfo game,
            List<LogLine> log,
            List<ChatInfo> chat) {}

    /**
     * What is patched: the table and the game, while log and chat only grow. Without a table it is what somebody saw in an
     * earlier version, of which nothing tells who was connected.
     */
    public record State(@Nullable TableInfo table, @Nullable GameInfo game) {}

    /** What changed since the version before: a patch of table and game, and new lines. */
    public record Update(
            @Words("update") String type,
            int version,
            JsonNode patch,
            int logFrom,
            List<LogLine> log,
            List<ChatInfo> chat) {}

    /** A seat must answer, and did not have to before; for sounds and titles. */
    public record Turn(@Words("turn") String type, int version, int seat, int number) {}

    /** What a webhook is sent: nothing that is not on the table for all to see. */
    public record TurnCall(String table, int seat, int number) {}

    /** The game as a seat sees it; {@code number} is that of the open question, whoever is asked. */
    public record GameInfo(
            int seat,
            int round,
            String phase,
            @Nullable String step,
            int firstPlayer,
            @Nullable String ending,
            boolean over,
            List<Integer> winners,
            List<String> revealed,
            List<String> sharedObjectives,
            Map<String, Map<String, Integer>> addOns,
            ShipView ship,
            List<CrewView> crew,
            List<IntruderView> intruders,
            List<Integer> asked,
            @Nullable QuestionInfo question,
            UndoInfo undo,
            int choices,
            int number) {}

    /** What the seat is asked. {@code reasons} are those of all that is refused, by id: many refusals share one. */
    public record QuestionInfo(
            int number,
            String reason,
            String text,
            List<OptionInfo> options,
            List<RefusedInfo> refused,
            Map<String, ReasonInfo> reasons) {}

    /** One answer. {@code confirm} tells that a misclick would hurt; it is left out otherwise. */
    public record OptionInfo(
            String id,
            String kind,
            String label,
            int cost,
            Target target,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean confirm) {}

    /** What an option points at, for highlighting; only what there is. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Target(
            @Nullable String room,
            @Nullable String passage,
            @Nullable String card,
            @Nullable Integer foe,
            @Nullable Integer seat,
            @Nullable String object) {}

    /** What cannot be done now, with the id of the reason. */
    public record RefusedInfo(String id, String kind, String label, String reason, Target target) {}

    /** Why something cannot be done now and what would help, and the rule that says so. */
    public record ReasonInfo(String text, String rule) {}

    /**
     * Whether the last choice can be taken back freely, back to how many choices, and an undo that waits for consent.
     */
    public record UndoInfo(
            boolean free,
            int freeTo,
            @Nullable Integer askedBy,
            @Nullable Integer keep,
            List<Integer> agreed) {}

    /**
     * A line of the log. {@code seat} is the first seat it tells of. The event {@code why} is what a bot says of its choice.
     * What is no secret does not say so, and what tells of no room names none.
     */
    public record LogLine(
            int choice,
            int round,
            String event,
            String text,
            @Nullable Integer seat,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> rooms,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean secret) {}

    /** A line of chat. */
    public record ChatInfo(int version, int seat, String name, List<Integer> to, String text, long at) {}

    // ---------------------------------------------------------------- afterwards

    /** What a finished game was like. {@code millis} is the time from opening the table to the end. */
    public record TableStatistics(String ending, int rounds, int choices, long millis, List<SeatStatistics> seats) {}

    /** What a seat did: how often each kind of public event tells of it. */
    public record SeatStatistics(
            int seat,
            @Nullable String character,
            String status,
            boolean survived,
            boolean won,
            int choices,
            Map<String, Integer> events) {}

    /** All games that were finished on this server; imported ones do not count. */
    public record ServerStatistics(
            long games,
            long seats,
            long people,
            long survivors,
            long winners,
            double rounds,
            double choices,
            List<EndingStatistics> endings) {}

    /** Games that ended in one way. */
    public record EndingStatistics(String ending, long games, long seats, long survivors, long winners) {}

    /**
     * What a report of a mistake needs. {@code report} names the table and version, under which the operator of the
     * server finds the whole record; {@code record} is that record once the game is over.
     */
    public record BugBundle(
            String report,
            String table,
            String rules,
            Snapshot view,
            @Nullable Export record) {}

    /** What went wrong, as RFC 9457 wants it. */
    public record Problem(
            String type,
            String title,
            int status,
            String detail,
            @Nullable List<String> allowed) {}
}
