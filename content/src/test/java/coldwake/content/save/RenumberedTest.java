package coldwake.content.save;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.Definition;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The numbers of pieces mean nothing outside of one ruleset: a snapshot goes on alike where all pieces have other numbers.
 * A step that names a piece without saying so would go wrong here.
 */
class RenumberedTest {
    private static final int GAMES = 6;
    private static final int RESTORE_EVERY = 3;

    static Stream<GameSetup> setups() {
        return Stream.of(
                GameSetup.standard(3),
                GameSetup.standard(3).withSpecies("carnomorphs"),
                GameSetup.standard(4).withSpecies("void-seeders"),
                GameSetup.standard(5).withMode("standard", "medic"),
                GameSetup.standard(4).withMode("standard", "intruder-player"),
                GameSetup.standard(4).withMode("coop", "revive"));
    }

    /** The same rules with the kinds of pieces in the opposite order; decks are laid out in the order of their kind. */
    private static Ruleset reversed(Ruleset rules) {
        List<Definition> pieces = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        for (PieceKind kind : List.of(PieceKind.values()).reversed()) {
            for (int p : rules.ofKind(kind)) {
                pieces.add(rules.piece(p));
                owners.add(rules.owner(p));
            }
        }
        return new Ruleset(
                rules.version(),
                rules.setup(),
                rules.board(),
                rules.place(),
                rules.species(),
                rules.mode(),
                rules.addOns(),
                rules.limits(),
                rules.characters(),
                rules.basicActions(),
                pieces,
                owners);
    }

    private static void choose(Game game, String option) {
        game.choose(new Choice(game.state().decisionNumber(), game.toAct(), option));
    }

    private static List<String> options(Game game) {
        return OptionIds.of(game.state(), game.options(game.toAct())).stream()
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void goesOnAlike(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        Ruleset reversed = reversed(rules);
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = Game.start(rules, seed, null);
            Random chance = new Random(seed);
            Game other = game;
            while (!game.over()) {
                if (game.state().decisionNumber() % RESTORE_EVERY == 0) {
                    other = Game.resume(Snapshot.of(game.state()).restore(reversed));
                    assertThat(other.state().hash()).isEqualTo(game.state().hash());
                }
                List<String> options = options(game);
                assertThat(options(other)).isEqualTo(options);
                String option = options.get(chance.nextInt(options.size()));
                choose(game, option);
                if (other != game) {
                    choose(other, option);
                }
                assertThat(other.state().hash())
                        .as("after %s in game %s", option, seed)
                        .isEqualTo(game.state().hash());
            }
        }
    }
}
