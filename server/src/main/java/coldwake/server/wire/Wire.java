package coldwake.server.wire;

import coldwake.content.text.LogPart;
import coldwake.engine.place.PlaceView;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.SeatView.RevivalView;
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
     * opened the table, {@code daily} the day whose ship is flown there.
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
            boolean oneDevice,
            @Nullable String daily) {}

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
    public record CompleteView(
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
            SeatView.ModuleView species,
            SeatView.ModuleView mode,
            Map<String, Map<String, Integer>> addOns,
            Map<String, List<@Nullable Integer>> counters,
            Map<String, SeatView.PileView> piles,
            ShipView ship,
            PlaceView place,
            List<CrewView> crew,
            List<IntruderView> intruders,
            List<RevivalView> revivals,
            List<Integer> asked,
            @Nullable QuestionInfo question,
            UndoInfo undo,
            int choices,
            int number,
            @Nullable LessonInfo lesson) {}

    // ---------------------------------------------------------------- lessons

    /** Opens a lesson for somebody. */
    public record OpenLesson(@Nullable String name) {}

    /** Goes somewhere else in a lesson, or answers its question; several answers are joined by commas. */
    public record GoInLesson(
            String commandId,

            @Words({"continue", "back", "restart", "skip", "take-back", "other-way", "way", "answer"})
            String go,

            @Nullable String answer) {}

    /** A lesson as the list shows it. Number 0 is the tour of the table. */
    public record LessonListing(
            String id,
            int number,
            int minutes,
            int steps,
            String title,
            String lead,
            String about,
            List<String> topics,
            List<String> teaches,
            List<String> after) {}

    /**
     * Where a learner is in a lesson, in words. {@code step} counts from 1; {@code dark} names the instruments that are taught
     * later, and in which lesson; {@code said} is what happened, in sentences.
     */
    public record LessonInfo(
            String id,
            int number,
            String title,
            int step,
            int of,

            @Words({"look", "do", "watch", "fork", "ask", "talk", "coach"})
            String kind,

            @Words({"open", "done", "end"}) String stage,
            List<PointInfo> point,
            @Nullable String cut,
            String words,
            @Nullable String why,
            @Nullable String goal,
            List<LessonSaid> said,
            @Nullable LessonReply reply,
            List<LessonWay> ways,
            @Nullable LessonQuestion question,
            Map<String, Integer> dark,
            String rule,
            boolean whole) {}

    /** What a pointer points at, with a name if it needs one. */
    public record PointInfo(String at, @Nullable String tag) {}

    /** What is said about what happened, as soon as the line of the log that it is about has been seen. */
    public record LessonSaid(String text, @Nullable LessonBeat on) {}

    /** A line of the log: that of an event of a choice, after {@code before} others of the same kind. */
    public record LessonBeat(int choice, String event, int before) {}

    /** What is answered to a choice that the step is not about; {@code carryOn} tells whether the lesson can go on from it. */
    public record LessonReply(String text, boolean carryOn) {}

    /** A way of a fork. */
    public record LessonWay(String id, String label, String note, boolean seen) {}

    /** A question of a lesson, the last answer to it, and what is said to that. */
    public record LessonQuestion(
            List<LessonAnswer> choices,
            boolean several,
            boolean ordered,
            @Nullable String answer,
            boolean right,
            @Nullable String reaction) {}

    /** An answer that can be given. */
    public record LessonAnswer(String id, String label) {}

    /** What the seat is asked. {@code reasons} are those of all that is refused, by id: many refusals share one. */
    public record QuestionInfo(
            int number,
            String reason,
            String text,
            List<OptionInfo> options,
            List<RefusedInfo> refused,
            Map<String, ReasonInfo> reasons) {}

    /**
     * One answer. {@code confirm} tells that a misclick would hurt; it is left out otherwise. {@code means} is what comes of
     * it or may come of it, as far as the seat can know.
     */
    public record OptionInfo(
            String id,
            String kind,
            String label,
            int cost,
            Target target,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean confirm,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeaningInfo> means) {}

    /** What comes of an answer: how much there is to fear, and a clause in parts like a line of the log. */
    public record MeaningInfo(
            String id, @Words({"fact", "risk", "harm"}) String tone, List<LogPart> parts) {}

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
     * A line of the log: what happened, and the sentence in parts with the values of the event. {@code seat} is the first
     * seat it tells of. The event {@code why} is what a bot says of its choice. What is no secret does not say so.
     */
    public record LogLine(
            int choice,
            int round,
            String event,
            List<LogPart> parts,
            @Nullable Integer seat,

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
            CompleteView view,
            @Nullable Export record) {}

    // ---------------------------------------------------------------- coming back

    /**
     * A table in the list of somebody who sits there. {@code room} is where this seat stands, {@code since} when the
     * open question was put, {@code mine} how it went for this seat once the game is over.
     */
    public record TableSummary(
            String id,
            String title,
            @Words({"open", "running", "over"}) String state,
            GameSetup setup,
            int seat,
            List<SeatSummary> seats,
            List<Integer> asked,
            @Nullable Integer round,
            @Nullable String room,
            @Nullable Long since,
            long createdAt,
            long changedAt,
            @Nullable String daily,
            @Nullable String lesson,
            @Nullable LogbookGame mine) {}

    /** Who sits where, in a list. */
    public record SeatSummary(
            int seat,
            @Words({"human", "bot", "open", "invited"}) String kind,
            @Nullable String name,
            @Nullable String level,
            @Nullable String character,
            boolean alive) {}

    /**
     * A finished game as one seat lived it. {@code rounds} is the round it ended in for this seat, {@code place} the room,
     * {@code daily} the day whose ship it was.
     */
    public record LogbookGame(
            String table,
            int seat,
            String title,
            long finishedAt,
            String board,
            String species,
            String mode,
            int seats,
            int people,
            @Nullable String character,
            int rounds,
            String ending,

            @Words({"pod", "asleep", "home", "wounds", "aboard", "contamination", "ship"})
            String fate,

            @Nullable String place,
            boolean survived,
            boolean won,
            boolean coached,
            @Nullable String daily) {}

    /**
     * Games of a logbook that went the same way. {@code people}: with other people at the table. {@code alone} tells how often
     * nobody else survived, {@code together} how often somebody else won, too, {@code all} how often the whole crew survived.
     */
    public record LogbookSum(
            String board,
            String species,
            String mode,
            @Nullable String character,
            boolean people,
            boolean coached,
            boolean daily,
            String fate,
            long games,
            long survived,
            long won,
            long alone,
            long together,
            long all) {}

    /**
     * What is kept under a device key: its newest games, and all of them added up. {@code marks} tells in how many games each
     * milestone was reached that only the log of a game tells, {@code lessons} which were taken and whether all ways of them were
     * seen.
     */
    public record Logbook(
            @Nullable Long since,
            String name,
            long games,
            List<LogbookGame> newest,
            List<LogbookSum> sums,
            Map<String, Integer> marks,
            Map<String, Boolean> lessons) {}

    /** Lessons that were taken, and whether all ways of them were seen. */
    public record LearnLessons(Map<String, Boolean> lessons) {}

    /** The name that flights of today's ship are shown under; empty for nobody. */
    public record NameLogbook(String name) {}

    /** Another key, whose games are to be kept under this one. */
    public record JoinLogbook(String key) {}

    /** How many games were forgotten. */
    public record LogbookForgotten(int games) {}

    /** Takes today's ship; {@code again} for another flight that does not count. */
    public record Fly(
            @Nullable String name,
            @Nullable String title,
            @Nullable Boolean again) {}

    /**
     * The ship of a day. What others did with it is told to whoever has flown, and to all once the day is over; so are
     * secret and seed, but only then. {@code ends} is when the day is over, {@code left} how many milliseconds that is away,
     * {@code ship} the number of its name.
     */
    public record DailyShip(
            String day,
            long ends,
            long left,
            int ship,
            GameSetup setup,
            int seat,
            String level,
            String commitment,
            @Nullable String secret,
            @Nullable String seed,
            long flown,
            @Nullable DailyFlight mine,
            @Nullable DailyResults results) {}

    /** A flight. {@code name} is that of whoever flew, if they gave one; {@code counted}: whether it is among the results. */
    public record DailyFlight(
            @Nullable String table,
            @Nullable String name,
            boolean over,
            boolean counted,
            int rounds,
            @Nullable String fate,
            @Nullable String place,
            boolean survived,
            boolean won,
            boolean mine) {}

    /** How the flights of a day ended. */
    public record DailyResults(long flights, long survived, long won, List<DailyEnd> ends, List<DailyFlight> best) {}

    /** How many flights ended in a round. */
    public record DailyEnd(int round, boolean survived, long flights) {}

    /** Another game with the same crew; {@code commitment} is the hash of what this seat will contribute to the shuffle. */
    public record Rematch(@Nullable String commitment) {}

    /** The table of another game, if somebody has opened it, and the seats of those who are there. */
    public record RematchInfo(@Nullable String table, List<Integer> there) {}

    /** Whether the finished game has an Epilogue, its table, if somebody has opened it, and the seats of those who are there. */
    public record EpilogueInfo(boolean possible, @Nullable String table, List<Integer> there) {}

    /** What went wrong, as RFC 9457 wants it. */
    public record Problem(
            String type,
            String title,
            int status,
            String detail,
            @Nullable List<String> allowed) {}
}
