package coldwake.server.table;

import coldwake.engine.setup.GameSetup;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of the record of a table. A table is the fold of its record; nothing is ever erased. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @Type(value = Entry.Created.class, name = "created"),
    @Type(value = Entry.SeatTaken.class, name = "seat-taken"),
    @Type(value = Entry.SeatLeft.class, name = "seat-left"),
    @Type(value = Entry.BotSeated.class, name = "bot-seated"),
    @Type(value = Entry.StandInWanted.class, name = "stand-in-wanted"),
    @Type(value = Entry.StandInEnded.class, name = "stand-in-ended"),
    @Type(value = Entry.Started.class, name = "started"),
    @Type(value = Entry.Chosen.class, name = "chosen"),
    @Type(value = Entry.UndoAsked.class, name = "undo-asked"),
    @Type(value = Entry.UndoAnswered.class, name = "undo-answered"),
    @Type(value = Entry.Undone.class, name = "undone"),
    @Type(value = Entry.FullViewAgreed.class, name = "full-view-agreed"),
    @Type(value = Entry.ExportAgreed.class, name = "export-agreed"),
    @Type(value = Entry.Said.class, name = "said")
})
public sealed interface Entry {
    /** A table is opened. The hash of the secret is shown at once, before anybody contributes to the seed. */
    record Created(
            String title,
            GameSetup setup,
            boolean listed,
            @Nullable Integer turnSeconds,
            String secret) implements Entry {}

    /** Somebody sits down. The token is kept as a hash. */
    record SeatTaken(int seat, String tokenHash, String name, String contribution) implements Entry {}

    /** Somebody gets up before the game starts. */
    record SeatLeft(int seat) implements Entry {}

    /** A bot sits down. */
    record BotSeated(int seat, String level) implements Entry {}

    /** A seat's owner, or one of the others by vote, wants a bot to play for a seat. */
    record StandInWanted(int seat, int by, String level) implements Entry {}

    /** The owner plays again. */
    record StandInEnded(int seat) implements Entry {}

    /** The game starts; only the commitment is shown before the end. */
    record Started(long seed, String secret, String commitment, String rulesVersion) implements Entry {}

    /** A choice of the game. */
    record Chosen(int seat, int number, String option) implements Entry {}

    /** A seat wants to go back to an earlier choice. */
    record UndoAsked(int seat, int keep) implements Entry {}

    /** A seat agrees to that, or not. */
    record UndoAnswered(int seat, boolean agreed) implements Entry {}

    /** Choices after the first {@code keep} no longer count. */
    record Undone(int seat, int keep) implements Entry {}

    /** A seat lets spectators see everything. */
    record FullViewAgreed(int seat) implements Entry {}

    /** A seat lets the unfinished table be exported. */
    record ExportAgreed(int seat) implements Entry {}

    /** Chat: from a seat or a spectator, to the table or to some seats. */
    record Said(int seat, String name, List<Integer> to, String text) implements Entry {}
}
