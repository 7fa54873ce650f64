package coldwake.content.save;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import coldwake.engine.state.Snapshot;
import java.util.List;

/**
 * A game as it is stored. Setup, seed and choices are the audit and the replay; the snapshot is what is restored, so
 * that a game survives new rules. It holds every secret of the game: players get the commitment when the game starts,
 * and the rest when it is over.
 *
 * @param version of the format: {@link #VERSION}, or {@link #ONE_STREAM}
 * @param rules version of the rules it was saved with
 * @param salt mixed with the seed for the commitment
 * @param commitment published when the game started, see {@link SeedCommitment}
 * @param choices what was chosen so far: the seat, a space, and the option
 * @param hash of the state, in hexadecimal
 */
public record SavedGame(
        String format,
        int version,
        String rules,
        GameSetup setup,
        long seed,
        String salt,
        String commitment,
        List<String> choices,
        Snapshot snapshot,
        String hash) {
    public static final String FORMAT = "coldwake-game";
    public static final int VERSION = 3;
    /** The version of games whose chance is one stream; such a game stays in it. */
    public static final int ONE_STREAM = 2;

    public SavedGame {
        choices = List.copyOf(choices);
    }

    /** Where the chance of the game comes from. */
    Chance chance() {
        return version == ONE_STREAM ? Chance.oneStream(seed) : Chance.of(seed);
    }
}
