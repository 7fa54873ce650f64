package coldwake.engine.card;

import coldwake.engine.card.Dice.CombatFace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What makes an item a weapon. Faces are those of the combat die.
 *
 * @param drivesOff whether a hit makes an intruder retreat and injures nobody
 */
public record Weapon(
        boolean energy,
        int capacity,
        Map<CombatFace, CombatFace> faceOverride,
        List<CombatFace> bonusOnFaces,
        int bonusOnHit,
        boolean minOneUnlessMiss,
        boolean rerollOnce,
        boolean drivesOff,
        boolean fire,
        @Nullable CombatFace extraAmmoOn) {}
