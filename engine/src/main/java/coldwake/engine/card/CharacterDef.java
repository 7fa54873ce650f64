package coldwake.engine.card;

import java.util.List;

/** A character: deck, weapon and quest items by id. */
public record CharacterDef(
        String id, String option, String colour, List<String> deck, String startingWeapon, List<String> questItems) {}
