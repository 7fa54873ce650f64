package coldwake.testkit.lesson;

import coldwake.engine.Game;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** Whether an answer to a question is right. Several answers are joined by commas. */
final class RightAnswers {
    /** The numbers on the noise die. */
    private static final int NUMBERS = 4;

    private RightAnswers() {}

    static boolean isRight(LessonStep.Ask ask, String answer, Game game, int you) {
        List<String> given = List.of(answer.split(","));
        for (String word : given) {
            if (!ask.choices().contains(word)) {
                throw new LessonException(
                        "There is no answer '" + word + "'; there are " + String.join(", ", ask.choices()) + ".");
            }
        }
        List<String> right = right(ask, game, you);
        return ask.ordered()
                ? given.equals(right)
                : given.stream()
                        .sorted()
                        .toList()
                        .equals(right.stream().sorted().toList());
    }

    /** The right answers; those that the table says are the noisy numbers around the room of the learner. */
    static List<String> right(LessonStep.Ask ask, Game game, int you) {
        return ask.right().isEmpty()
                ? noisyNumbers(game.state(), game.state().crew.roomOf(you))
                : ask.right();
    }

    private static List<String> noisyNumbers(GameState s, int room) {
        List<String> numbers = new ArrayList<>();
        for (int number = 1; number <= NUMBERS; number++) {
            if (s.ship.noisy(s.board().exit(room, number))) {
                numbers.add(Integer.toString(number));
            }
        }
        return numbers;
    }
}
