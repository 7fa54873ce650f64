package coldwake.engine.setup;

import java.util.List;

/**
 * What the players agreed on before the game.
 *
 * @param crew character ids by seat; empty = character draft
 * @param numbers player numbers (1..N) by seat; empty = dealt at random
 */
public record GameSetup(
        String board, String species, String mode, int seats, List<String> crew, List<Integer> numbers) {
    public static final int MAX_SEATS = 5;

    public GameSetup {
        crew = List.copyOf(crew);
        numbers = List.copyOf(numbers);
    }

    /** The standard game on the basic ship, with a draft. */
    public static GameSetup standard(int seats) {
        return new GameSetup("nemesis-basic", "intruders", "standard", seats, List.of(), List.of());
    }

    public GameSetup withCrew(List<String> characters) {
        return new GameSetup(board, species, mode, characters.size(), characters, numbers);
    }

    public GameSetup withNumbers(List<Integer> playerNumbers) {
        return new GameSetup(board, species, mode, seats, crew, playerNumbers);
    }
}
