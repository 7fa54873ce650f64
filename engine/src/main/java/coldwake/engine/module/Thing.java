package coldwake.engine.module;

/**
 * A kind of heavy object that a module brings: it lies in rooms and is carried in hands. Objects of one kind are alike; they are
 * counted, not listed. Those of a game have small numbers: see {@link coldwake.engine.setup.Things}.
 *
 * @param id the id players and files use; no other object of the game has it
 * @param weaknessSlot the weakness slot it is analysed for, or {@link #NOT_ANALYSED}
 * @param corpse whether it is a corpse: a single thing, in one room or in one pair of hands
 */
public record Thing(String id, int weaknessSlot, boolean corpse) {
    /** The number that stands for no object; nobody carries it, and it lies nowhere. */
    public static final int NONE = -1;

    public static final int NOT_ANALYSED = -1;

    /** Something that only takes up a hand. */
    public static Thing plain(String id) {
        return new Thing(id, NOT_ANALYSED, false);
    }
}
