package coldwake.testkit.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a scenario says about the table. The same words describe what is given and what must be true afterwards; what is
 * null is not mentioned.
 */
public record TableDescription(
        Moment moment,
        Ship ship,
        Foes foes,
        @Nullable List<Named<Crew>> crew,
        @Nullable List<Named<Pile>> piles,
        @Nullable List<Named<Integer>> counters,
        @Nullable List<Word> box) {

    private static final Ship NO_SHIP =
            new Ship(null, null, null, null, null, null, null, null, null, null, null, null, null, null);
    private static final Foes NO_FOES = new Foes(null, null, null, null, null);

    /** Whether the phase is all that is said. */
    boolean saysOnly(Word phase) {
        Moment only = new Moment(null, phase, null, null, null, null, null, null, null);
        return equals(new TableDescription(only, NO_SHIP, NO_FOES, null, null, null, null));
    }

    /** A number of cards, or the very cards. */
    public record Pile(int line, @Nullable Integer count, List<Word> cards) {}

    /** Where in the round the game is. */
    public record Moment(
            @Nullable Turn turn,
            @Nullable Word phase,
            @Nullable Word ending,
            @Nullable Integer round,
            @Nullable Word firstPlayer,
            @Nullable List<Word> passed,
            @Nullable Boolean firstEncounter,
            @Nullable Boolean firstDeath,
            @Nullable IntruderPlayer intruderPlayer) {}

    /** Who plays the intruders, or will if not yet active; in a check the word {@code nobody} is allowed. */
    public record IntruderPlayer(
            Word who, @Nullable Boolean active, @Nullable List<Word> hand) {}

    /** Whose turn it is. */
    public record Turn(Word who, int actions) {}

    /** The ship: tracks, rooms, corridors, pods, and what lies about. */
    public record Ship(
            @Nullable Integer time,
            @Nullable Word selfDestruct,
            @Nullable Word destination,
            @Nullable List<Named<Word>> engines,
            @Nullable Word coordinates,
            @Nullable Integer eggs,
            @Nullable List<Named<Room>> rooms,
            @Nullable List<Named<Word>> doors,
            @Nullable List<Word> noise,
            @Nullable List<Word> fire,
            @Nullable List<Word> malfunction,
            @Nullable List<Named<List<Word>>> objects,
            @Nullable List<Named<Pod>> pods,
            @Nullable Word depressurizing) {}

    /** A room slot. */
    public record Room(
            @Nullable Word tile,
            @Nullable Boolean explored,
            @Nullable Integer items,
            @Nullable Word token,
            @Nullable Word turret) {}

    /** An escape pod: "locked", "unlocked" or "gone", and its section. */
    public record Pod(Word state, @Nullable Word section) {}

    /** Intruders, their bag and their weaknesses. */
    public record Foes(
            @Nullable List<Intruder> intruders,
            @Nullable List<Word> bag,
            @Nullable List<Word> pool,
            @Nullable List<Named<Weakness>> weaknesses,
            @Nullable List<Word> extinct) {}

    /** An intruder on the board. */
    public record Intruder(Word type, Word room, @Nullable Integer injuries) {}

    /** The weakness of a corpse, an egg or a carcass; or what strengthens the species until it is discarded. */
    public record Weakness(
            @Nullable Word card,
            @Nullable Boolean known,
            @Nullable Boolean revealed,
            @Nullable Boolean discarded) {}

    /** A character. */
    public record Crew(
            @Nullable Word room,
            @Nullable Integer number,
            @Nullable Word status,
            @Nullable Integer pod,
            @Nullable Integer actions,
            Cards cards,
            Body body,
            @Nullable List<Word> carried,
            @Nullable List<Named<Integer>> counters,
            @Nullable List<Word> knows,
            @Nullable List<Word> knowsNot) {}

    /** The cards of a character. */
    public record Cards(
            @Nullable Pile hand,
            @Nullable Pile deck,
            @Nullable Pile discard,
            @Nullable List<Item> held,
            @Nullable Pile inventory,
            @Nullable Pile quests,
            @Nullable Pile objectives,
            @Nullable Pile species,
            @Nullable Pile before,
            @Nullable Contamination contamination) {}

    /** How many contamination cards are where. */
    public record Contamination(
            @Nullable Integer hand,
            @Nullable Integer deck,
            @Nullable Integer discard) {}

    /** A heavy item in hand. */
    public record Item(
            Word item, @Nullable Integer ammo, @Nullable List<Word> attached) {}

    /** The state of a body. */
    public record Body(
            @Nullable Integer light,
            @Nullable List<Wound> serious,
            @Nullable Boolean slime,
            @Nullable Boolean larva,
            @Nullable Boolean signal) {}

    /** A serious wound. */
    public record Wound(Word type, boolean dressed) {}
}
