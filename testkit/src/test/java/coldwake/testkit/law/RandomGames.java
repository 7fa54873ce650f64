package coldwake.testkit.law;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.EventSink;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Games played by chance, for laws that hold in every game. */
final class RandomGames {
    private static final int MAX_DECISIONS = 20_000;

    private RandomGames() {}

    static Ruleset rules(int seats) {
        return rules("intruders", seats);
    }

    static Ruleset rules(String species, int seats) {
        return Rulesets.of(GameSetup.standard(seats).withSpecies(species));
    }

    /** Plays a game and shows it at every question. */
    static Game play(Ruleset rules, long seed, @Nullable EventSink sink, Consumer<Game> atEachQuestion) {
        Game game = Game.start(rules, seed, sink);
        playOn(game, seed, atEachQuestion);
        return game;
    }

    /** Plays a game to its end. */
    static void playOn(Game game, long seed, Consumer<Game> atEachQuestion) {
        Random chance = new Random(seed);
        RandomSand sand = new RandomSand(seed);
        for (int n = 0; !game.over(); n++) {
            if (n > MAX_DECISIONS) {
                throw new AssertionError(
                        "no end after " + n + " decisions:\n" + game.state().agenda());
            }
            atEachQuestion.accept(game);
            Choice grabbed = sand.grab(game);
            if (grabbed == null) {
                choose(game, chance);
            } else {
                game.choose(grabbed);
            }
        }
    }

    static void choose(Game game, Random chance) {
        int seat = game.toAct();
        OptionList options = game.options(seat);
        if (options.isEmpty()) {
            throw new AssertionError(
                    "seat " + seat + " has no option:\n" + game.state().agenda());
        }
        game.choose(seat, options.get(chance.nextInt(options.size())));
    }
}
