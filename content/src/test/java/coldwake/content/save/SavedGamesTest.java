package coldwake.content.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import coldwake.content.save.SaveException.Problem;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Law 1: save, load, go on is as if nothing had happened; and what is no save is refused. */
class SavedGamesTest {
    private static final int MAX_BYTES = 100_000;

    private static Journal journal(int seats, long seed) {
        return Journal.start(GameSetup.standard(seats), seed, "salt", null);
    }

    private static Choice anyChoice(Game game, Random chance) {
        int seat = game.toAct();
        List<String> ids = OptionIds.of(game.state(), game.options(seat));
        return new Choice(game.state().decisionNumber(), seat, ids.get(chance.nextInt(ids.size())));
    }

    private static Journal played(int seats, long seed, int choices) {
        Journal journal = journal(seats, seed);
        Random chance = new Random(seed);
        for (int k = 0; k < choices && !journal.game().over(); k++) {
            journal.choose(anyChoice(journal.game(), chance));
        }
        return journal;
    }

    private static SaveException refusal(String text) {
        SaveException refusal = catchThrowableOfType(SaveException.class, () -> SavedGames.read(text));
        assertThat(refusal)
                .as("what becomes of %s", text.substring(0, Math.min(200, text.length())))
                .isNotNull();
        return refusal;
    }

    private static String aSave() {
        return SavedGames.write(played(3, 5, 60).save());
    }

    // ---------------------------------------------------------------- law 1

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void saveLoadGoOnIsIdentical(int seats) {
        for (long seed = 0; seed < 6; seed++) {
            Journal through = journal(seats, seed);
            Journal again = through;
            Random chance = new Random(seed);
            while (!through.game().over()) {
                if (through.game().state().decisionNumber() % 10 == 0) {
                    again = Journal.resume(SavedGames.read(SavedGames.write(again.save())));
                }
                Choice choice = anyChoice(through.game(), chance);
                if (again != through) {
                    again.choose(choice);
                }
                through.choose(choice);
                assertThat(again.game().state().hash())
                        .isEqualTo(through.game().state().hash());
            }
            assertThat(SavedGames.write(again.save())).isEqualTo(SavedGames.write(through.save()));
        }
    }

    @Test
    void aSaveIsSmall() {
        for (long seed = 0; seed < 10; seed++) {
            assertThat(SavedGames.write(played(5, seed, 20_000).save()).length())
                    .isLessThan(MAX_BYTES);
        }
    }

    @Test
    void aFinishedGameReplays() {
        SavedGame saved = played(4, 9, 20_000).save();
        assertThat(Replay.run(saved, null).over()).isTrue();
        assertThat(SavedGames.read(SavedGames.write(saved)).game().over()).isTrue();
    }

    // ---------------------------------------------------------------- refusals

    @Test
    void refusesWhatIsNoJson() {
        assertThat(refusal("").problem()).isIn(Problem.CORRUPT, Problem.FOREIGN);
        assertThat(refusal("{").problem()).isEqualTo(Problem.CORRUPT);
        assertThat(refusal(aSave() + "x").problem()).isEqualTo(Problem.CORRUPT);
    }

    @Test
    void refusesOtherFormats() {
        assertThat(refusal("{}").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(refusal("[1]").problem()).isEqualTo(Problem.FOREIGN);
        assertThat(refusal(aSave().replace("coldwake-game", "chess")).problem()).isEqualTo(Problem.FOREIGN);
        assertThat(refusal(aSave().replace("\"version\":3", "\"version\":1")))
                .hasMessage("the version of the format is 1, expected is 3 or 2")
                .extracting(SaveException::problem)
                .isEqualTo(Problem.FORMAT_VERSION);
    }

    @Test
    void refusesUnknownAndMissingKeys() {
        assertThat(refusal(aSave().replace("\"seed\"", "\"sead\"")).problem()).isEqualTo(Problem.CORRUPT);
        assertThat(refusal(aSave().replaceFirst("\\{", "{\"more\":1,")).problem())
                .isEqualTo(Problem.CORRUPT);
        assertThat(refusal(aSave().replace("\"fire\"", "\"fires\"")))
                .hasMessageContaining("unknown [fires], missing [fire]");
    }

    @Test
    void refusesUnknownSetups() {
        assertThat(refusal(aSave().replace("nemesis-basic", "nostromo")))
                .hasMessageContaining("no board is called 'nostromo'; known are nemesis-basic, nemesis-alternative")
                .extracting(SaveException::problem)
                .isEqualTo(Problem.SETUP);
        assertThat(refusal(aSave().replace("\"seats\":3", "\"seats\":6")).problem())
                .isEqualTo(Problem.SETUP);
    }

    @Test
    void refusesSnapshotsThatDoNotFit() {
        assertThat(refusal(aSave().replace("\"seats\":3", "\"seats\":4")).problem())
                .isEqualTo(Problem.SNAPSHOT);
        assertThat(refusal(aSave().replaceFirst("\"agenda\":\\[", "\"agenda\":[\"Dance 3\",")))
                .hasMessageContaining("expected the name of a step rather than 'Dance'")
                .extracting(SaveException::problem)
                .isEqualTo(Problem.SNAPSHOT);
        assertThat(refusal(aSave().replaceFirst("\"agenda\":\\[", "\"agenda\":[\"RollNoise 3\",")))
                .hasMessageContaining("expected 2 values after RollNoise");
    }

    @Test
    void refusesAChangedState() {
        assertThat(refusal(aSave().replaceFirst("\"intruders.eggs\":\\[\\d+", "\"intruders.eggs\":[9"))
                        .problem())
                .isEqualTo(Problem.HASH);
    }

    @Test
    void refusesAnotherSeed() {
        assertThat(refusal(aSave().replace("\"seed\":5", "\"seed\":6")).problem())
                .isEqualTo(Problem.SEED);
    }

    @Test
    void loadsASaveOfOtherRulesAndSaysSo() {
        assertThat(SavedGames.read(aSave()).otherRules()).isFalse();
        SavedGames.Loaded loaded = SavedGames.read(aSave().replaceFirst("\"rules\":\"[^\"]*\"", "\"rules\":\"0.9\""));
        assertThat(loaded.otherRules()).isTrue();
        assertThat(loaded.game().asked()).isNotZero();
    }

    /** Games that were saved before a number was part of the state go on as they would have. */
    @Test
    void loadsASaveThatLacksWhatCameLater() {
        String older = aSave();
        for (String later : List.of("\"intrudersGone\":0,", ",\"paid\":-1", ",\"dyingTogether\":0")) {
            assertThat(older).contains(later);
            older = older.replace(later, "");
        }
        assertThat(SavedGames.read(older).game().state().hash())
                .isEqualTo(SavedGames.read(aSave()).game().state().hash());
    }

    @Test
    void refusesToReplayOtherChoices() {
        SavedGame saved = played(3, 5, 60).save();
        SavedGame other = new SavedGame(
                saved.format(),
                saved.version(),
                saved.rules(),
                saved.setup(),
                saved.seed(),
                saved.salt(),
                saved.commitment(),
                List.of("0 fly"),
                saved.snapshot(),
                saved.hash());
        SaveException refusal = catchThrowableOfType(SaveException.class, () -> Replay.run(other, null));
        assertThat(refusal.problem()).isEqualTo(Problem.REPLAY);
        assertThat(refusal).hasMessageStartingWith("choice 1 of 1, '0 fly', cannot be played");
    }

    // ---------------------------------------------------------------- fuzz

    @Test
    void neverFailsInAnotherWay() {
        String save = aSave();
        Random chance = new Random(1);
        for (int k = 0; k < 3_000; k++) {
            String broken = switch (k % 4) {
                case 0 -> save.substring(0, chance.nextInt(save.length()));
                case 1 -> flipped(save, chance);
                case 2 -> cutOut(save, chance);
                default -> numberChanged(save, chance);
            };
            try {
                SavedGames.read(broken);
            } catch (SaveException expected) {
                assertThat(expected).hasMessageMatching("(?s).+");
            }
        }
    }

    private static String flipped(String save, Random chance) {
        int at = chance.nextInt(save.length());
        char other = (char) (32 + chance.nextInt(95));
        return save.substring(0, at) + other + save.substring(at + 1);
    }

    private static String cutOut(String save, Random chance) {
        int at = chance.nextInt(save.length() - 20);
        return save.substring(0, at) + save.substring(at + 1 + chance.nextInt(20));
    }

    private static String numberChanged(String save, Random chance) {
        int at = chance.nextInt(save.length());
        List<String> others = List.of("null", "-1", "99999999999999999999", "1.5", "\"x\"", "[]", "{}", "true", "300");
        String other = others.get(chance.nextInt(others.size()));
        int end = at;
        while (at > 0 && Character.isDigit(save.charAt(at - 1))) {
            at--;
        }
        while (end < save.length() && Character.isDigit(save.charAt(end))) {
            end++;
        }
        return save.substring(0, at) + other + save.substring(end);
    }

    // ---------------------------------------------------------------- fair shuffles

    @Test
    void aCommitmentFitsOneSeedOnly() {
        SeedCommitment commitment = SeedCommitment.to(42, "pepper");
        assertThat(commitment.hash()).hasSize(64);
        assertThat(commitment.matches(42, "pepper")).isTrue();
        assertThat(commitment.matches(43, "pepper")).isFalse();
        assertThat(commitment.matches(42, "salt")).isFalse();
        assertThat(SeedCommitment.newSalt()).hasSize(32).isNotEqualTo(SeedCommitment.newSalt());
    }
}
