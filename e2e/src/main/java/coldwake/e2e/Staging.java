package coldwake.e2e;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Chance;
import coldwake.server.table.Entry;
import coldwake.server.table.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a game in which something is about to happen. Bots play for everybody, just as a server moves them: whoever
 * gives the same answers to the same game sees the same things happen.
 */
final class Staging {
    private static final int MOST_CHOICES = 3000;
    /** Large enough to be told from every other number of a game. */
    private static final long FIRST_SEED = 20_261_116_000_001L;

    private final GameSetup setup;
    private final int people;
    private final Bots bot;
    private final Ruleset rules;

    /** @param people how many seats, from the first, are for people; a server's bots answer before them */
    Staging(GameSetup setup, int people, Bots bot) {
        this.setup = setup;
        this.people = people;
        this.bot = bot;
        rules = Rulesets.of(setup);
    }

    /**
     * A game up to some point.
     *
     * @param secret what the seed was made of, if the shuffles shall prove fair
     */
    record Play(GameSetup setup, long seed, @Nullable String secret, List<Entry.Chosen> choices, Game game) {
        /** How many answers people gave. */
        long answersOf(int people) {
            return choices.stream().filter(c -> c.seat() < people).count();
        }

        /** The same game before its first choice. */
        Play fromTheStart() {
            return new Play(setup, seed, secret, List.of(), Game.start(game.rules(), Chance.oneStream(seed), null));
        }
    }

    /** The first point in the games of the first seeds at which something holds. */
    Play find(String what, int seeds, Predicate<Game> there) {
        Play play = search(seeds, there);
        if (play == null) {
            throw new IllegalStateException("in " + seeds + " games there is none with " + what);
        }
        return play;
    }

    /** The same, if there is such a point. */
    @Nullable Play search(int seeds, Predicate<Game> there) {
        for (long seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed++) {
            Play play = play(seed, there);
            if (play != null) {
                return play;
            }
        }
        return null;
    }

    /** The same with seeds that are made as the server makes them, from a secret and what people add. */
    Play findFair(String what, int tries, Predicate<Game> there) {
        for (int k = 0; k < tries; k++) {
            String secret = "the secret of game " + k;
            StringBuilder mixed = new StringBuilder(secret);
            for (int seat = 0; seat < setup.seats(); seat++) {
                mixed.append('|').append(seat < people ? LocalServer.contribution(seat) : "");
            }
            long seed = Long.parseUnsignedLong(Tokens.hash(mixed.toString()).substring(0, 16), 16);
            Play play = play(seed, there);
            if (play != null) {
                return new Play(setup, seed, secret, play.choices(), play.game());
            }
        }
        throw new IllegalStateException("in " + tries + " games there is none with " + what);
    }

    /** The whole game in which people have the least to answer. */
    Play shortest(int seeds) {
        Play best = null;
        for (long seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed++) {
            Play play = play(seed, Game::over);
            if (play != null && (best == null || play.answersOf(people) < best.answersOf(people))) {
                best = play;
            }
        }
        if (best == null) {
            throw new IllegalStateException("none of " + seeds + " games ends");
        }
        return best;
    }

    private @Nullable Play play(long seed, Predicate<Game> there) {
        Game game = Game.start(rules, Chance.oneStream(seed), null);
        List<Entry.Chosen> choices = new ArrayList<>();
        while (!there.test(game)) {
            if (game.over() || choices.size() >= MOST_CHOICES) {
                return null;
            }
            int seat = next(game);
            Entry.Chosen choice = choice(game, seat, bot);
            choices.add(choice);
            game.choose(seat, game.options(seat).get(index(game, seat, choice)));
        }
        return new Play(setup, seed, null, List.copyOf(choices), game);
    }

    private static int index(Game game, int seat, Entry.Chosen choice) {
        return OptionIds.of(game.state(), game.options(seat)).indexOf(choice.option());
    }

    private int next(Game game) {
        int bots = game.asked() >> people << people;
        return Integer.numberOfTrailingZeros(bots == 0 ? game.asked() : bots);
    }

    /** What a bot of the server would answer now. */
    static Entry.Chosen choice(Game game, int seat, Bots bot) {
        int number = game.state().decisionNumber();
        List<@Nullable Bots> bots =
                new ArrayList<>(Collections.nCopies(game.state().seats(), null));
        bots.set(seat, bot);
        int index = new BotTable(game, number, bots).choose(seat);
        return new Entry.Chosen(
                seat, number, OptionIds.of(game.state(), game.options(seat)).get(index), null);
    }
}
