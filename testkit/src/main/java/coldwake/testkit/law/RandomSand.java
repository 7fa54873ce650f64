package coldwake.testkit.law;

import coldwake.content.hourglass.Hourglass;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.Board.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The sand of a game that nobody times: it runs out when chance says so, and then somebody grabs the hourglass. */
public final class RandomSand {
    /** About once a round in a game of four. */
    private static final int GRAB_EVERY = 25;

    private final SplittableRandom chance;

    public RandomSand(long seed) {
        chance = new SplittableRandom(seed);
    }

    /** What somebody does with the hourglass now, or null. Chance is asked only where there is one. */
    public @Nullable Choice grab(Game game) {
        List<Choice> choices = choices(game);
        if (choices.isEmpty() || chance.nextInt(GRAB_EVERY) != 0) {
            return null;
        }
        return choices.get(chance.nextInt(choices.size()));
    }

    /** All that anybody can do with the hourglass now. */
    static List<Choice> choices(Game game) {
        List<Choice> choices = new ArrayList<>();
        for (int seat = 0; seat < game.state().seats(); seat++) {
            for (String option : game.anytime(seat)) {
                choices.add(new Choice(game.state().decisionNumber(), seat, option));
            }
        }
        return choices;
    }

    /** All that somebody could try with the hourglass and cannot do now. */
    static List<Choice> refused(Game game) {
        List<Choice> possible = choices(game);
        List<Choice> refused = new ArrayList<>();
        for (int seat = 0; seat < game.state().seats(); seat++) {
            for (String option : thinkable(game)) {
                refused.add(new Choice(game.state().decisionNumber(), seat, option));
            }
        }
        refused.removeAll(possible);
        return refused;
    }

    private static List<String> thinkable(Game game) {
        Stream<String> rooms = game.state().board().slots().stream().map(Slot::number);
        return Stream.concat(rooms.map(room -> Hourglass.PICK_UP + room), Stream.of(Hourglass.REMOVE))
                .toList();
    }
}
