package coldwake.engine.setup;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the players agreed on before the game.
 *
 * @param options ids of the options in play, in alphabetical order, each once
 * @param crew character ids by seat; empty = character draft
 * @param numbers player numbers (1..N) by seat; empty = dealt at random
 * @param objectives ids of the objectives that are dealt: two for each seat in order, or those that all share; empty =
 *     drawn at random
 * @param before what the game before this one has left, if this one follows it
 */
public record GameSetup(
        String board,
        String species,
        String mode,
        List<String> options,
        int seats,
        List<String> crew,
        List<Integer> numbers,
        List<String> objectives,
        @Nullable Remains before) {
    public static final int MAX_SEATS = 5;

    public GameSetup {
        options = options.stream().sorted().distinct().toList();
        crew = List.copyOf(crew);
        numbers = List.copyOf(numbers);
        // Setups that were written down before objectives could be chosen name none.
        objectives = List.copyOf(Objects.requireNonNullElse(objectives, List.of()));
    }

    /** A setup that follows no other game. */
    public GameSetup(
            String board,
            String species,
            String mode,
            List<String> options,
            int seats,
            List<String> crew,
            List<Integer> numbers,
            List<String> objectives) {
        this(board, species, mode, options, seats, crew, numbers, objectives, null);
    }

    /** A setup whose objectives are drawn at random. */
    public GameSetup(
            String board,
            String species,
            String mode,
            List<String> options,
            int seats,
            List<String> crew,
            List<Integer> numbers) {
        this(board, species, mode, options, seats, crew, numbers, List.of());
    }

    /** The standard game on the basic ship, with a draft. */
    public static GameSetup standard(int seats) {
        return new GameSetup("nemesis-basic", "intruders", "standard", List.of(), seats, List.of(), List.of());
    }

    public GameSetup withBoard(String ship) {
        return new GameSetup(ship, species, mode, options, seats, crew, numbers, objectives, before);
    }

    public GameSetup withSpecies(String otherSpecies) {
        return new GameSetup(board, otherSpecies, mode, options, seats, crew, numbers, objectives, before);
    }

    public GameSetup withMode(String otherMode, String... otherOptions) {
        return new GameSetup(
                board, species, otherMode, List.of(otherOptions), seats, crew, numbers, objectives, before);
    }

    public GameSetup withCrew(List<String> characters) {
        return new GameSetup(board, species, mode, options, characters.size(), characters, numbers, objectives, before);
    }

    public GameSetup withObjectives(List<String> fixed) {
        return new GameSetup(board, species, mode, options, seats, crew, numbers, fixed, before);
    }

    public GameSetup withNumbers(List<Integer> playerNumbers) {
        return new GameSetup(board, species, mode, options, seats, crew, playerNumbers, objectives, before);
    }

    /** The same, after a game that has left this behind. */
    public GameSetup after(Remains left) {
        return new GameSetup(board, species, mode, options, seats, crew, numbers, objectives, left);
    }
}
