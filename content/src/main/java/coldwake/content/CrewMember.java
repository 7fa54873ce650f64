package coldwake.content;

import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Definition;
import java.util.List;

/**
 * A character that an add-on brings.
 *
 * @param pieces all that belongs to it: action cards, one for each copy, starting items, quest items, and a trait card if there is one
 */
public record CrewMember(CharacterDef character, List<Definition> pieces) {
    public CrewMember {
        pieces = List.copyOf(pieces);
    }
}
