package coldwake.content.save;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that were saved with rules version 5, in the middle of a card whose stages were numbers then. Each line of the
 * file has the card, its branch and its stage, and the saved game.
 */
class NumberedStagesTest {
    private static final String FILE = "/save/numbered-stages.txt.gz";
    private static final int CHOICES = 60;

    record Recorded(String stage, String save) {
        @Override
        public String toString() {
            return stage;
        }
    }

    static Stream<Recorded> games() throws IOException {
        try (var in = new GZIPInputStream(Objects.requireNonNull(NumberedStagesTest.class.getResourceAsStream(FILE)));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .map(line -> line.split("\t", 2))
                    .map(parts -> new Recorded(parts[0], parts[1]))
                    .toList()
                    .stream();
        }
    }

    /** Played again, the cards come to the stages that are read, and a new save names them. */
    @ParameterizedTest
    @MethodSource("games")
    void areReadAndGoOn(Recorded recorded) {
        assertThat(recorded.save()).containsPattern("\"Stage(Then|Ask)[^\"]*\\) \\d \\d\"");
        SavedGames.Loaded loaded = SavedGames.read(recorded.save());
        long hash = loaded.game().state().hash();
        assertThat(Replay.run(loaded.saved(), null).state().hash()).isEqualTo(hash);

        Journal journal = Journal.resume(loaded);
        String now = SavedGames.write(journal.save());
        assertThat(now).containsPattern("\"Stage(Then|Ask)[^\"]*\\) [A-Z_]+ \\d\"");
        assertThat(SavedGames.read(now).game().state().hash()).isEqualTo(hash);
        play(journal);
    }

    private static void play(Journal journal) {
        Random chance = new Random(1);
        for (int k = 0; k < CHOICES && !journal.game().over(); k++) {
            Game game = journal.game();
            int seat = game.toAct();
            List<String> ids = OptionIds.of(game.state(), game.options(seat));
            journal.choose(new Choice(game.state().decisionNumber(), seat, ids.get(chance.nextInt(ids.size()))));
        }
    }
}
