package coldwake.server.table;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import coldwake.engine.state.Snapshot;
import coldwake.testkit.lesson.LessonRun;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of the record of a table. A table is the fold of its record; nothing is ever erased. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @Type(value = Entry.Created.class, name = "created"),
    @Type(value = Entry.Imported.class, name = "imported"),
    @Type(value = Entry.SeatInvited.class, name = "seat-invited"),
    @Type(value = Entry.SeatTaken.class, name = "seat-taken"),
    @Type(value = Entry.SeatLeft.class, name = "seat-left"),
    @Type(value = Entry.SeatOpened.class, name = "seat-opened"),
    @Type(value = Entry.PersonRemoved.class, name = "person-removed"),
    @Type(value = Entry.Muted.class, name = "muted"),
    @Type(value = Entry.BotSeated.class, name = "bot-seated"),
    @Type(value = Entry.BotReplaced.class, name = "bot-replaced"),
    @Type(value = Entry.StandInWanted.class, name = "stand-in-wanted"),
    @Type(value = Entry.StandInEnded.class, name = "stand-in-ended"),
    @Type(value = Entry.TimeRanOut.class, name = "time-ran-out"),
    @Type(value = Entry.WebhookSet.class, name = "webhook-set"),
    @Type(value = Entry.DrawOpened.class, name = "draw-opened"),
    @Type(value = Entry.ContributionShown.class, name = "contribution-shown"),
    @Type(value = Entry.Started.class, name = "started"),
    @Type(value = Entry.RulesChanged.class, name = "rules-changed"),
    @Type(value = Entry.Chosen.class, name = "chosen"),
    @Type(value = Entry.UndoAsked.class, name = "undo-asked"),
    @Type(value = Entry.UndoAnswered.class, name = "undo-answered"),
    @Type(value = Entry.Undone.class, name = "undone"),
    @Type(value = Entry.LessonGone.class, name = "lesson-gone"),
    @Type(value = Entry.FullViewAgreed.class, name = "full-view-agreed"),
    @Type(value = Entry.FullViewEnded.class, name = "full-view-ended"),
    @Type(value = Entry.ExportAgreed.class, name = "export-agreed"),
    @Type(value = Entry.ExportEnded.class, name = "export-ended"),
    @Type(value = Entry.ReactionsDeclined.class, name = "reactions-declined"),
    @Type(value = Entry.ReactionsWanted.class, name = "reactions-wanted"),
    @Type(value = Entry.WindowAnswered.class, name = "window-answered"),
    @Type(value = Entry.GraceGiven.class, name = "grace-given"),
    @Type(value = Entry.Said.class, name = "said")
})
public sealed interface Entry {
    /** Whether the time for the open question is counted from here: a question is put, or put to somebody else. */
    default boolean startsClock() {
        return this instanceof Started || this instanceof Chosen || this instanceof Undone || this instanceof SeatTaken;
    }

    /** Whether nobody but its own seat can notice it. It has no version of its own. */
    default boolean hidden() {
        return this instanceof WindowAnswered;
    }

    /**
     * The seat that made this entry beside the game, which it could do for ever: neither a choice, which brings the game
     * on, nor talk, which has limits of its own. -1 if it is no such entry.
     */
    default int gestureOf() {
        return switch (this) {
            case SeatLeft left -> left.seat();
            case PersonRemoved removed -> removed.by();
            case Muted muted -> muted.by();
            case StandInWanted wanted -> wanted.by();
            case StandInEnded ended -> ended.seat();
            case ReactionsDeclined declined -> declined.seat();
            case ReactionsWanted wanted -> wanted.seat();
            case WebhookSet hook -> hook.seat();
            case UndoAsked asked -> asked.seat();
            case UndoAnswered answered -> answered.seat();
            case Undone undone -> undone.seat();
            case LessonGone gone -> gone.seat();
            case FullViewAgreed agreed -> agreed.seat();
            case FullViewEnded ended -> ended.seat();
            case ExportAgreed agreed -> agreed.seat();
            case ExportEnded ended -> ended.seat();
            case Created _, Imported _, Started _, RulesChanged _, Chosen _, WindowAnswered _, GraceGiven _, Said _ ->
                -1;
            // A draw is repeated only without somebody who took part in it.
            case DrawOpened _, ContributionShown _ -> -1;
            case SeatInvited _, SeatTaken _, SeatOpened _, BotSeated _, BotReplaced _, TimeRanOut _ -> -1;
        };
    }

    /**
     * A table is opened. The hash of the secret is shown at once, before anybody contributes to the seed.
     *
     * @param host the chair of whoever opened it, if they have one
     * @param oneDevice whether all its people sit at one device, which goes from hand to hand
     * @param lesson what is taught at it, if it is no ordinary game
     * @param daily the day whose ship is flown at it, if it is one of those
     */
    record Created(
            String title,
            GameSetup setup,
            boolean listed,
            @Nullable Integer turnSeconds,
            @Nullable Integer hourglassSeconds,
            String secret,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer host,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Boolean oneDevice,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable LessonRef lesson,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String daily)
            implements Entry {
        /** A table for a lesson. */
        public Created(
                String title,
                GameSetup setup,
                boolean listed,
                @Nullable Integer turnSeconds,
                @Nullable Integer hourglassSeconds,
                String secret,
                @Nullable Integer host,
                @Nullable Boolean oneDevice,
                @Nullable LessonRef lesson) {
            this(title, setup, listed, turnSeconds, hourglassSeconds, secret, host, oneDevice, lesson, null);
        }

        /** A table for an ordinary game. */
        public Created(
                String title,
                GameSetup setup,
                boolean listed,
                @Nullable Integer turnSeconds,
                @Nullable Integer hourglassSeconds,
                String secret,
                @Nullable Integer host,
                @Nullable Boolean oneDevice) {
            this(title, setup, listed, turnSeconds, hourglassSeconds, secret, host, oneDevice, null);
        }

        /** A table whose people have devices of their own. */
        public Created(
                String title,
                GameSetup setup,
                boolean listed,
                @Nullable Integer turnSeconds,
                @Nullable Integer hourglassSeconds,
                String secret,
                @Nullable Integer host) {
            this(title, setup, listed, turnSeconds, hourglassSeconds, secret, host, null);
        }

        /** A table that nobody has opened who could keep order at it. */
        public Created(
                String title,
                GameSetup setup,
                boolean listed,
                @Nullable Integer turnSeconds,
                @Nullable Integer hourglassSeconds,
                String secret) {
            this(title, setup, listed, turnSeconds, hourglassSeconds, secret, null, null);
        }

        /** The same with another title. */
        Created titled(String other) {
            return new Created(
                    other, setup, listed, turnSeconds, hourglassSeconds, secret, host, oneDevice, lesson, daily);
        }
    }

    /** A lesson, and the version of it that the table was opened with. */
    record LessonRef(String id, String version) {}

    /** The table is a copy of another one, which may be on another server. */
    record Imported(String from) implements Entry {}

    /** Something about who sits where, and who plays there. */
    sealed interface Chairs extends Entry {}

    /** A chair is kept for somebody with a code. The code is kept as a hash. */
    record SeatInvited(int seat, String codeHash) implements Chairs {}

    /**
     * Somebody sits down. The token is kept as a hash.
     *
     * @param contribution what is mixed into the seed, in tables of earlier versions
     * @param commitment the hash of what the seat will contribute to the seed, if it does
     */
    record SeatTaken(
            int seat,
            String tokenHash,
            String name,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String contribution,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String commitment)
            implements Chairs {}

    /** Somebody gets up before the game starts. */
    record SeatLeft(int seat) implements Chairs {}

    /** The seat of a person in an imported game is free for anybody. */
    record SeatOpened(int seat) implements Chairs {}

    /**
     * Whoever opened the table takes the chair of a person back.
     *
     * @param codeHash of the code for which the chair is kept from now on; nothing once the game has begun
     * @param level of the bot that plays on; nothing before the game
     */
    record PersonRemoved(
            int seat,
            int by,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String codeHash,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String level)
            implements Chairs {}

    /** Whoever opened the table lets a seat, or with -1 the spectators, talk or not. */
    record Muted(int seat, int by, boolean muted) implements Chairs {}

    /** A bot sits down. */
    record BotSeated(int seat, String level) implements Chairs {}

    /** A bot that this server no longer has is replaced by another one, as its owner and as a stand-in. */
    record BotReplaced(int seat, String level, String by) implements Chairs {}

    /** A seat's owner, or one of the others by vote, wants a bot to play for a seat. */
    record StandInWanted(int seat, int by, String level) implements Chairs {}

    /** The owner plays again. */
    record StandInEnded(int seat) implements Chairs {}

    /** The clock of the open question ran out: a bot plays for the seats that did not answer. */
    record TimeRanOut(List<Integer> seats, String level) implements Chairs {}

    /** A seat declines all reactions from now on, without being asked. */
    record ReactionsDeclined(int seat) implements Chairs {}

    /** It wants to be asked again. */
    record ReactionsWanted(int seat) implements Chairs {}

    /** The owner wants to be told of questions at an address, or no longer. */
    record WebhookSet(int seat, @Nullable String url) implements Chairs {}

    /** The start is near: these seats show what they contribute, and no commitment changes any more. */
    record DrawOpened(List<Integer> seats) implements Entry {}

    /**
     * A seat shows what it contributes to the seed.
     *
     * @param next the commitment to what it would contribute if the draw has to be repeated
     */
    record ContributionShown(int seat, String contribution, String next) implements Entry {}

    /**
     * The game starts; only the commitment is shown before the end.
     *
     * @param seed 256 bits in hexadecimal; in games of earlier versions a number of 64 bits, as text
     */
    record Started(String seed, String secret, String commitment, String rulesVersion) implements Entry {
        /** Where the chance of the game comes from. */
        public Chance chance() {
            return Fairness.chance(seed);
        }
    }

    /**
     * The server has other rules now and goes on from the state it restored. Choices after the first {@code keep} could
     * not be played under them and no longer count.
     */
    record RulesChanged(String from, String to, int keep, Snapshot state) implements Entry {}

    /**
     * A choice of the game.
     *
     * @param why the id of the reason a bot had, which is a secret of its seat until the game is over; nothing for people
     */
    record Chosen(
            int seat,
            int number,
            String option,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String why) implements Entry {
        /** The choice alone. */
        public Chosen withoutReason() {
            return new Chosen(seat, number, option, null);
        }
    }

    /** An answer to a reaction, which is a choice when the window closes and a secret until then. */
    record WindowAnswered(int seat, String option) implements Entry {}

    /** A seat wants to go back to an earlier choice. */
    record UndoAsked(int seat, int keep) implements Entry {}

    /** A seat agrees to that, or not. */
    record UndoAnswered(int seat, boolean agreed) implements Entry {}

    /**
     * Choices after the first {@code keep} no longer count.
     *
     * @param deal what none of the people knew is dealt again; null if nobody had learned anything
     */
    record Undone(
            int seat,
            int keep,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable NewDeal deal) implements Entry {}

    /**
     * A new deal of all that none of some people knows. It follows from the seed and its number alone.
     *
     * @param number 1 for the first of a table
     * @param people the seats that are not those of bots
     */
    record NewDeal(int number, List<Integer> people) {
        /** The people as a bit set. */
        int mask() {
            return people.stream().mapToInt(seat -> 1 << seat).sum();
        }
    }

    /** A learner goes on, back or elsewhere in a lesson, or answers its question. */
    record LessonGone(
            int seat,
            LessonRun.Go go,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String answer) implements Entry {}

    /** A seat lets spectators see everything. */
    record FullViewAgreed(int seat) implements Entry {}

    /** It no longer does. */
    record FullViewEnded(int seat) implements Entry {}

    /** A seat lets the unfinished table be exported. */
    record ExportAgreed(int seat) implements Entry {}

    /** It no longer does. */
    record ExportEnded(int seat) implements Entry {}

    /** The server was away while the clock ran: nobody is late before this time. */
    record GraceGiven(long until) implements Entry {}

    /** Chat: from a seat or a spectator, to the table or to some seats. */
    record Said(int seat, String name, List<Integer> to, String text) implements Entry {}
}
