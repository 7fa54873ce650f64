package coldwake.content.save;

import coldwake.content.Rulesets;
import coldwake.content.save.SaveException.Problem;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.engine.state.GameState;
import coldwake.engine.state.SnapshotException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes saved games as JSON and reads them back; what is not exactly a saved game is refused. */
public final class SavedGames {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(SnapshotJson.module())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private SavedGames() {}

    /**
     * A game that was read.
     *
     * @param otherRules whether it was saved with another version of the rules; it goes on with those of now, but its
     *     choices may not replay
     */
    public record Loaded(SavedGame saved, Game game, boolean otherRules) {}

    public static String write(SavedGame saved) {
        return JSON.writeValueAsString(saved);
    }

    static String hash(GameState state) {
        return Long.toHexString(state.hash());
    }

    /** Reads a game that can go on where it was saved. */
    public static Loaded read(String text) {
        SavedGame saved = parse(text);
        Ruleset rules = rules(saved.setup());
        checkSeed(saved);
        return new Loaded(
                saved, Game.resume(restore(saved, rules)), !saved.rules().equals(rules.version()));
    }

    // ---------------------------------------------------------------- reading

    private static SavedGame parse(String text) {
        try {
            JsonNode tree = JSON.readTree(text);
            checkFormat(tree);
            return JSON.treeToValue(tree, SavedGame.class);
        } catch (JacksonException e) {
            throw new SaveException(Problem.CORRUPT, "this is not a whole saved game: " + e.getOriginalMessage());
        }
    }

    private static void checkFormat(JsonNode tree) {
        String format = tree.path("format").asString("");
        if (!format.equals(SavedGame.FORMAT)) {
            throw new SaveException(
                    Problem.FOREIGN, "the format is '" + format + "', expected is '" + SavedGame.FORMAT + "'");
        }
        JsonNode version = tree.path("version");
        if (!version.isInt() || version.intValue() != SavedGame.VERSION && version.intValue() != SavedGame.ONE_STREAM) {
            throw new SaveException(
                    Problem.FORMAT_VERSION,
                    "the version of the format is " + version + ", expected is " + SavedGame.VERSION + " or "
                            + SavedGame.ONE_STREAM);
        }
    }

    static Ruleset rules(GameSetup setup) {
        try {
            return Rulesets.of(setup);
        } catch (SetupException e) {
            throw new SaveException(Problem.SETUP, "these rules cannot set the game up: " + e.getMessage());
        }
    }

    static void checkSeed(SavedGame saved) {
        if (!new SeedCommitment(saved.commitment()).matches(saved.seed(), saved.salt())) {
            throw new SaveException(
                    Problem.SEED,
                    "the commitment is " + saved.commitment() + ", but seed and salt give "
                            + SeedCommitment.to(saved.seed(), saved.salt()).hash());
        }
    }

    private static GameState restore(SavedGame saved, Ruleset rules) {
        try {
            GameState state = saved.snapshot().restore(rules);
            if (!OldForm.hadOtherHash(saved.rules())) {
                checkHash(saved, state);
            }
            return state;
        } catch (SnapshotException e) {
            throw new SaveException(Problem.SNAPSHOT, "the snapshot does not fit these rules: " + e.getMessage());
        }
    }

    /** Where the hash was made in another way, the state itself is what is compared. */
    static void checkHash(SavedGame saved, GameState state) {
        String expected =
                OldForm.hadOtherHash(saved.rules()) ? hash(saved.snapshot().restore(state.rules())) : saved.hash();
        if (!expected.equals(hash(state))) {
            throw new SaveException(
                    Problem.HASH, "the hash of the state is " + hash(state) + ", expected is " + expected);
        }
    }
}
