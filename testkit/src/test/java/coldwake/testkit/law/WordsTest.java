package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.OptionTexts;
import coldwake.content.text.PublicTable;
import coldwake.content.text.QuestionTexts;
import coldwake.engine.Game;
import coldwake.engine.decision.Question;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that people read at a table can be said: questions, answers, what comes of them, refusals, the log. */
class WordsTest {
    private static final int GAMES = 6;

    static Stream<GameSetup> setups() {
        return Stream.of(
                GameSetup.standard(3),
                GameSetup.standard(3).withMode("standard", "crawl", "achievements", "feats", "blood-tests"),
                GameSetup.standard(4)
                        .withMode(
                                "standard",
                                "crawl",
                                "achievements",
                                "feats",
                                "blood-tests",
                                "aftermath-characters",
                                "aftermath-rooms")
                        .withSpecies("carnomorphs"),
                GameSetup.standard(4).withMode("standard", "research-mission"),
                GameSetup.standard(3).withMode("standard", "prototype"),
                GameSetup.standard(5)
                        .withMode("standard", "aftermath-characters", "aftermath-rooms", "traits", "turrets"),
                GameSetup.standard(3)
                        .withMode("coop", "aftermath-characters", "aftermath-rooms", "traits", "turrets")
                        .withCrew(List.of("psychologist", "convict", "bounty-hunter"))
                        .withSpecies("void-seeders")
                        .withBoard("nemesis-alternative"),
                GameSetup.standard(2)
                        .withMode("standard", "traits", "turrets")
                        .withCrew(List.of("ceo", "android"))
                        .withSpecies("carnomorphs"));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everythingCanBeSaid(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        LongStream.rangeClosed(1, GAMES).parallel().forEach(seed -> say(rules, seed));
    }

    private static void say(Ruleset rules, long seed) {
        Language language = Language.values()[(int) (seed % Language.values().length)];
        PublicTable[] table = new PublicTable[1];
        Game game = Game.start(rules, seed, event -> {
            if (table[0] != null) {
                said(new Narrator(language, rules, table[0]).tell(event, 0));
            }
        });
        Random chance = new Random(seed);
        while (!game.over()) {
            table[0] = PublicTable.of(game.state());
            int seat = game.toAct();
            Question question = game.question(seat);
            OptionTexts texts = new OptionTexts(language, game.state());
            said(new QuestionTexts(language, rules, table[0]).text(question));
            texts.labels(question).forEach(WordsTest::said);
            question.refused().forEach(refused -> {
                said(texts.label(question, refused));
                said(texts.refusal(refused.reason()));
            });
            Narrator narrator = new Narrator(language, rules, table[0]);
            question.options().forEach(answer -> answer.means().forEach(means -> said(narrator.tell(means))));
            game.choose(
                    seat,
                    game.options(seat).get(chance.nextInt(game.options(seat).size())));
        }
    }

    private static void said(String words) {
        assertThat(words).isNotBlank().doesNotContain("{", "}");
    }
}
