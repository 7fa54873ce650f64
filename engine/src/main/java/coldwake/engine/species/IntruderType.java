package coldwake.engine.species;

import coldwake.engine.card.Dice.CombatFace;
import java.util.List;

/**
 * A kind of intruder.
 *
 * @param size larger numbers attack and burn first
 * @param miniatures how many can stand on the board
 * @param checkCards attack cards drawn for an injury check, their values added; 0 = any injury kills
 * @param hitBy faces other than plain hits that hurt it
 */
public record IntruderType(
        String id, int size, int miniatures, int checkCards, boolean carcass, List<CombatFace> hitBy) {}
