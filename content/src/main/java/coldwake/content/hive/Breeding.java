package coldwake.content.hive;

import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Thing;
import coldwake.engine.rules.Play;
import coldwake.engine.species.Species;
import coldwake.engine.state.GameState;
import java.util.List;

/** A species with a hive: a nest whose eggs can be attacked, and a queen. */
public interface Breeding extends Species {
    /** The type of intruder that objectives mean by the queen. */
    int queen();

    /** Eggs and carcasses; a species that brings more lists these first. */
    @Override
    default List<Thing> things() {
        return Hive.THINGS;
    }

    @Override
    default boolean hasRoomTarget(GameState s, int slot) {
        return Hive.eggsIn(s, slot);
    }

    @Override
    default String roomTarget() {
        return "eggs";
    }

    /** What only drives intruders off breaks no egg. Ruling own-needles. */
    @Override
    default Reason shotAtRoomTarget(Weapon weapon) {
        return weapon.drivesOff() ? HiveReasons.HARMLESS_TO_EGGS : Reason.OK;
    }

    @Override
    default void hitRoomTarget(Play p, int slot, int hits) {
        Hive.destroyEggs(p, slot, hits);
    }

    @Override
    default void burnRoom(Play p, int slot) {
        Hive.burn(p, slot);
    }

    @Override
    default boolean achieved(GameState s, String goal) {
        return switch (goal) {
            case Hive.NEST_DESTROYED -> Hive.nestDestroyed(s);
            case Hive.QUEEN_KILLED -> s.intruders.extinct(queen());
            default -> throw new IllegalArgumentException("a hive knows nothing of the goal " + goal);
        };
    }
}
