package coldwake.content;

import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
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

    /**
     * A mode and for how many players it is.
     *
     * @param species the species it goes together with; empty = all
     * @param boards the boards it goes together with; empty = all
     */
    public record ModeChoice(String id, int minSeats, int maxSeats, List<String> species, List<String> boards) {
        public ModeChoice {
            species = List.copyOf(species);
            boards = List.copyOf(boards);
        }

        /** A mode for every species and board. */
        public ModeChoice(String id, int minSeats, int maxSeats) {
            this(id, minSeats, maxSeats, List.of(), List.of());
        }

        /** The same with the species and boards named that it goes together with. */
        ModeChoice among(List<String> allSpecies, List<String> allBoards) {
            return new ModeChoice(
                    id,
                    minSeats,
                    maxSeats,
                    species.isEmpty() ? allSpecies : species,
                    boards.isEmpty() ? allBoards : boards);
        }
    }

    /**
     * An option and what it goes together with.
     *
     * @param modes the modes it goes together with; empty = all
     * @param species the species it goes together with; empty = all
     * @param byDefault whether a table has it unless somebody says no
     * @param boards the boards it goes together with; empty = all
     * @param without options that it does not go together with
     * @param crew the only characters that take part with it; empty = all
     */
    public record OptionChoice(
            String id,
            List<String> modes,
            List<String> species,
            boolean byDefault,
            List<String> boards,
            List<String> without,
            List<String> crew) {
        /** Whatever there is. */
        static final List<String> ANY = List.of();

        public OptionChoice {
            modes = List.copyOf(modes);
            species = List.copyOf(species);
            boards = List.copyOf(boards);
            without = List.copyOf(without);
            crew = List.copyOf(crew);
        }

        /** An option for every board and crew. */
        public OptionChoice(String id, List<String> modes, List<String> species, boolean byDefault) {
            this(id, modes, species, byDefault, ANY, List.of(), ANY);
        }

        /** The same, on some boards, without some options and with some characters only. */
        public OptionChoice only(List<String> onBoards, List<String> withoutOptions, List<String> withCrew) {
            return new OptionChoice(id, modes, species, byDefault, onBoards, withoutOptions, withCrew);
        }

        /** An option of every game, for those who want it. */
        public static OptionChoice always(String id) {
            return new OptionChoice(id, ANY, ANY, false);
        }

        /** The same with the modes, species and boards named that it goes together with. */
        OptionChoice among(List<String> allModes, List<String> allSpecies, List<String> allBoards) {
            return new OptionChoice(
                    id,
                    modes.isEmpty() ? allModes : modes,
                    species.isEmpty() ? allSpecies : species,
                    byDefault,
                    boards.isEmpty() ? allBoards : boards,
                    without,
                    crew);
        }

        private boolean goesWith(String mode, String ofSpecies, String board) {
            return modes.contains(mode) && species.contains(ofSpecies) && boards.contains(board);
        }
    }

    /**
     * A character; each colour can be in a game once.
     *
     * @param option the option that offers it; empty if every game does
     */
    public record CharacterChoice(String id, String colour, String option) {}

    /** The options a table has unless somebody says no. */
    public List<String> byDefault(String mode, String ofSpecies) {
        return options.stream()
                .filter(o ->
                        o.byDefault() && o.modes().contains(mode) && o.species().contains(ofSpecies))
                .map(OptionChoice::id)
                .toList();
    }

    /**
     * A setup of every board, species and mode, with all options that go together with them, and the same for each option with
     * a crew of its own: all there is.
     */
    public List<GameSetup> fullSetups() {
        List<GameSetup> setups = new ArrayList<>();
        for (ModeChoice mode : modes) {
            for (String each : mode.species()) {
                for (String board : mode.boards()) {
                    GameSetup setup = GameSetup.standard(Math.clamp(3, mode.minSeats(), mode.maxSeats()))
                            .withBoard(board)
                            .withSpecies(each);
                    setups.add(setup.withMode(mode.id(), allOptions(mode.id(), each, board, List.of())));
                    options.stream()
                            .filter(o -> !o.crew().isEmpty() && o.goesWith(mode.id(), each, board))
                            .forEach(o -> setups.add(withCrewOf(setup, mode, o)));
                }
            }
        }
        return List.copyOf(setups);
    }

    private GameSetup withCrewOf(GameSetup setup, ModeChoice mode, OptionChoice option) {
        int most = (int) colours(option.crew());
        GameSetup sized = GameSetup.standard(Math.clamp(Math.min(3, most), mode.minSeats(), mode.maxSeats()));
        return sized.withBoard(setup.board())
                .withSpecies(setup.species())
                .withMode(mode.id(), allOptions(mode.id(), setup.species(), setup.board(), List.of(option)));
    }

    /** How many of some characters can be in one game. */
    long colours(List<String> ids) {
        return characters.stream()
                .filter(character -> ids.contains(character.id()))
                .map(CharacterChoice::colour)
                .distinct()
                .count();
    }

    private String[] allOptions(String mode, String ofSpecies, String board, List<OptionChoice> chosen) {
        List<String> without =
                chosen.stream().flatMap(o -> o.without().stream()).toList();
        return options.stream()
                .filter(o -> o.goesWith(mode, ofSpecies, board))
                .filter(o -> chosen.contains(o) || o.crew().isEmpty() && !without.contains(o.id()))
                .map(OptionChoice::id)
                .toArray(String[]::new);
    }

    public Choices {
        boards = List.copyOf(boards);
        species = List.copyOf(species);
        modes = List.copyOf(modes);
        options = List.copyOf(options);
        characters = List.copyOf(characters);
    }
}
