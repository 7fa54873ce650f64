package coldwake.content;

import java.util.List;

/**
 * What players can agree on before a game. A mode says for how many it is; an option, with which modes and species it
 * goes together. Whatever is not listed is refused, and the reason follows from what is.
 */
public record Choices(
        List<String> boards,
        List<String> species,
        List<ModeChoice> modes,
        List<OptionChoice> options,
        List<CharacterChoice> characters) {

    /** A mode and for how many players it is. */
    public record ModeChoice(String id, int minSeats, int maxSeats) {}

    /**
     * An option and what it goes together with.
     *
     * @param modes the modes it goes together with; empty = all
     * @param species the species it goes together with; empty = all
     * @param byDefault whether a table has it unless somebody says no
     */
    public record OptionChoice(String id, List<String> modes, List<String> species, boolean byDefault) {
        /** Whatever there is. */
        static final List<String> ANY = List.of();

        /** An option of every game, for those who want it. */
        public static OptionChoice always(String id) {
            return new OptionChoice(id, ANY, ANY, false);
        }

        /** The same with the modes and species named that it goes together with. */
        OptionChoice among(List<String> allModes, List<String> allSpecies) {
            return new OptionChoice(
                    id, modes.isEmpty() ? allModes : modes, species.isEmpty() ? allSpecies : species, byDefault);
        }
    }

    /** A character; each colour can be in a game once. */
    public record CharacterChoice(String id, String colour) {}

    /** The options a table has unless somebody says no. */
    public List<String> byDefault(String mode, String ofSpecies) {
        return options.stream()
                .filter(o ->
                        o.byDefault() && o.modes().contains(mode) && o.species().contains(ofSpecies))
                .map(OptionChoice::id)
                .toList();
    }

    public Choices {
        boards = List.copyOf(boards);
        species = List.copyOf(species);
        modes = List.copyOf(modes);
        options = List.copyOf(options);
        characters = List.copyOf(characters);
    }
}
