package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.Epilogues;
import coldwake.content.Rulesets;
import coldwake.content.save.Journal;
import coldwake.content.save.Replay;
import coldwake.content.save.SavedGames;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import coldwake.engine.setup.SetupException;
import coldwake.engine.state.GameState;
import coldwake.testkit.golden.Recording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Epilogues of games that were played: their laws, their files, and what they take over. */
class EpilogueTest {
    private static final int GAMES = 8;
    private static final List<String> PROMOS = List.of("crawl", "achievements", "feats", "blood-tests");

    private static Game played(GameSetup setup, long seed) {
        Game game = Game.start(Rulesets.of(setup), seed, null);
        BotTable bots = new BotTable(game, seed, Collections.nCopies(setup.seats(), Bots.RANDOM));
        while (!game.over()) {
            int seat = game.toAct();
            game.choose(seat, game.options(seat).get(bots.choose(seat)));
        }
        return game;
    }

    /** Epilogues after random games of every mode and on both sides of the board. */
    private static List<GameSetup> epilogues() {
        List<GameSetup> setups = new ArrayList<>();
        for (int k = 0; setups.size() < GAMES; k++) {
            GameSetup before = switch (k % 4) {
                case 0 -> GameSetup.standard(2 + k % 3).withMode("standard", "turrets", "medic");
                case 1 -> GameSetup.standard(3).withBoard("nemesis-alternative");
                case 2 -> GameSetup.standard(1).withMode("solo");
                default -> GameSetup.standard(2).withMode("coop", "research-mission");
            };
            GameState over = played(before, k).state();
            if (!over.ending().destroyed()) {
                setups.add(Epilogues.after(over, over.seats(), k % 2 == 0 ? List.of() : PROMOS));
            }
        }
        return setups;
    }

    @Test
    void theLawsHoldInThem() {
        List<GameSetup> setups = epilogues();
        for (int k = 0; k < setups.size(); k++) {
            Recording game = LawfulGame.play(Rulesets.of(setups.get(k)), k, new BotPlayers(Bots.RANDOM));
            assertThat(game.choices()).isNotEmpty();
        }
    }

    /** The house variant, in both modes. */
    @Test
    void theLawsHoldWithOtherSpecies() {
        for (String species : List.of("carnomorphs", "void-seeders")) {
            GameSetup mission = GameSetup.standard(3)
                    .withSpecies(species)
                    .withMode("standard", "research-mission", "house-species");
            GameSetup alone = GameSetup.standard(2).withSpecies(species).withMode("epilogue", "house-species");
            GameState over = finished(GameSetup.standard(3).withSpecies(species).withMode("standard", "turrets"));
            GameSetup after = Epilogues.after(over, 2, List.of("house-species"));
            for (GameSetup setup : List.of(mission, alone, after)) {
                assertThat(LawfulGame.play(Rulesets.of(setup), 3, new BotPlayers(Bots.RANDOM))
                                .choices())
                        .isNotEmpty();
            }
        }
    }

    /** The first game after which there is still a ship. */
    private static GameState finished(GameSetup setup) {
        for (long seed = 0; ; seed++) {
            GameState over = played(setup, seed).state();
            if (!over.ending().destroyed()) {
                return over;
            }
        }
    }

    @Test
    void theSetupOfAGameMakesTheSameGame() {
        for (GameSetup setup : epilogues()) {
            GameSetup full = Rulesets.of(setup).setup();
            assertThat(Rulesets.of(full).setup()).isEqualTo(full);
        }
    }

    /** The file holds what the game took from the one before, so that it can go on and be played again without it. */
    @Test
    void theyAreSavedAndReplayed() {
        GameSetup setup = epilogues().getFirst();
        Journal journal = Journal.start(setup, 7, "salt", null);
        BotTable bots = new BotTable(journal.game(), 7, Collections.nCopies(setup.seats(), Bots.RANDOM));
        while (!journal.game().over()) {
            Game game = journal.game();
            int seat = game.toAct();
            String option = OptionIds.of(game.state(), game.options(seat)).get(bots.choose(seat));
            journal.choose(new Choice(game.state().decisionNumber(), seat, option));
        }
        String text = SavedGames.write(journal.save());
        SavedGames.Loaded loaded = SavedGames.read(text);
        assertThat(loaded.saved().setup().before()).isEqualTo(setup.before());
        assertThat(loaded.game().state().hash())
                .isEqualTo(journal.game().state().hash());
        assertThat(Replay.run(loaded.saved(), null).state().hash())
                .isEqualTo(journal.game().state().hash());
    }

    /** A setup of another game reads and writes as it always did. */
    @Test
    void otherGamesSayNothingOfAGameBefore() {
        Journal journal = Journal.start(GameSetup.standard(2), 7, "salt", null);
        String text = SavedGames.write(journal.save());
        assertThat(text).doesNotContain("before");
        assertThat(SavedGames.read(text).saved().setup().before()).isNull();
    }

    @Test
    void whatNoGameCanHaveLeftIsRefused() {
        GameSetup setup = epilogues().getFirst();
        Remains left = Objects.requireNonNull(setup.before());
        assertThatThrownBy(() -> Rulesets.of(setup.after(new Remains(
                        left.crew(),
                        left.rooms().subList(0, 3),
                        left.closed(),
                        left.destroyed(),
                        left.weaknesses(),
                        left.works(),
                        left.discarded(),
                        left.bag(),
                        left.extinct(),
                        left.counters()))))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("3 rooms");
        assertThatThrownBy(() -> Rulesets.of(setup.after(new Remains(
                        left.crew(),
                        left.rooms(),
                        List.of("nowhere"),
                        left.destroyed(),
                        left.weaknesses(),
                        left.works(),
                        left.discarded(),
                        left.bag(),
                        left.extinct(),
                        left.counters()))))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("corridor nowhere");
        assertThatThrownBy(() -> Rulesets.of(setup.after(new Remains(
                        left.crew(),
                        left.rooms(),
                        left.closed(),
                        left.destroyed(),
                        left.weaknesses(),
                        left.works(),
                        left.discarded(),
                        Map.of("unicorn", 1),
                        left.extinct(),
                        left.counters()))))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("token unicorn");
        assertThatThrownBy(() -> Rulesets.of(GameSetup.standard(2).after(left)))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("the standard game follows no other game");
    }
}
