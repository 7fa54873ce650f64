package coldwake.server.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who sits on a chair. */
public final class SeatState {
    /** Why a bot plays for a person. */
    public enum StandInBy {
        OWNER,
        VOTE,
        CLOCK
    }

    @Nullable String name;

    @Nullable String tokenHash;

    @Nullable String invitationHash;

    @Nullable String webhook;

    @Nullable String bot;

    @Nullable String standIn;

    @Nullable StandInBy standInBy;

    String contribution = "";

    @Nullable String commitment;

    @Nullable String nextCommitment;

    boolean declinesReactions;
    int standInVotes;
    int since;
    boolean muted;

    /** The display name of a person, or null. */
    public @Nullable String name() {
        return name;
    }

    public @Nullable String tokenHash() {
        return tokenHash;
    }

    /** The hash of the code that whoever sits down here must know, or null. */
    public @Nullable String invitationHash() {
        return invitationHash;
    }

    /** Where the owner wants to be told of questions, or null. */
    public @Nullable String webhook() {
        return webhook;
    }

    public String contribution() {
        return contribution;
    }

    /** The hash of what the seat will contribute to the seed, or of what it contributed; nothing if it takes no part. */
    public @Nullable String commitment() {
        return commitment;
    }

    /** Whether it has shown just this in the draw that is open, or in the one the game was dealt by. */
    boolean hasShown(String what, String next) {
        return contribution.equals(what) && next.equals(nextCommitment);
    }

    /** What was shown is used up; the next draw needs another contribution. */
    void endDraw() {
        if (nextCommitment != null) {
            commitment = nextCommitment;
            nextCommitment = null;
            contribution = "";
        }
    }

    /** The level of the bot that owns the chair, or null. */
    public @Nullable String bot() {
        return bot;
    }

    /** The level of the bot that plays for the owner at the moment, or null. */
    public @Nullable String standIn() {
        return standIn;
    }

    public @Nullable StandInBy standInBy() {
        return standInBy;
    }

    /** Whether this seat declines all reactions without being asked. */
    public boolean declinesReactions() {
        return declinesReactions;
    }

    /** The bots that sit or stand in here. */
    List<String> levels() {
        return Stream.of(bot, standIn).filter(Objects::nonNull).toList();
    }

    void replaceBot(String level, String by) {
        bot = level.equals(bot) ? by : bot;
        standIn = level.equals(standIn) ? by : standIn;
    }

    /** The seats that want a bot to play here, as a bit set. */
    public int standInVotes() {
        return standInVotes;
    }

    /** Whether whoever opened the table has asked this person for quiet. */
    public boolean muted() {
        return muted;
    }

    /** The entry with which whoever sits here sat down. */
    int since() {
        return since;
    }

    public boolean human() {
        return tokenHash != null;
    }

    public boolean open() {
        return tokenHash == null && bot == null;
    }

    /** The level of whatever bot moves here, or null. */
    public @Nullable String mover() {
        return bot != null ? bot : standIn;
    }

    void standIn(String level, StandInBy by) {
        standIn = level;
        standInBy = by;
    }

    void endStandIn() {
        standIn = null;
        standInBy = null;
        standInVotes = 0;
    }
}
