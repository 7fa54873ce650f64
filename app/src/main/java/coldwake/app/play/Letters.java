package coldwake.app.play;

import coldwake.engine.species.IntruderType;
import coldwake.engine.species.Species;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One letter for each type of a species: the first of its id that no smaller type has. */
final class Letters {
    private final Map<String, Character> letters = new LinkedHashMap<>();

    Letters(Species species) {
        for (IntruderType type : species.types()) {
            letters.put(type.id(), free(type.id()));
        }
    }

    private char free(String id) {
        for (int k = 0; k < id.length(); k++) {
            char capital = Character.toUpperCase(id.charAt(k));
            if (!letters.containsValue(capital)) {
                return capital;
            }
        }
        throw new IllegalArgumentException("no letter is left for the type " + id);
    }

    char of(String type) {
        Character letter = letters.get(type);
        if (letter == null) {
            throw new IllegalArgumentException("the species has no type " + type);
        }
        return letter;
    }

    /** Which letter stands for what. */
    String legend(TerminalWords words) {
        List<String> entries = new ArrayList<>();
        letters.forEach((type, letter) -> entries.add(letter + " " + words.name("intruder", type)));
        return words.list(entries);
    }
}
