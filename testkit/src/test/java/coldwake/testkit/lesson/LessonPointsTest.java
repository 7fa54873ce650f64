package coldwake.testkit.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.ship.Pods;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.engine.Game;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.testkit.lesson.LessonRun.Go;
import coldwake.testkit.lesson.LessonStep.Point;
import coldwake.testkit.lesson.Moment.Stage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every pointer points at something that is there, and everything that is taught is a chapter of the rules. */
class LessonPointsTest {
    private static final List<String> PANELS =
            List.of("hand", "question", "crew", "log", "weapon", "items", "quests", "objective", "undo");
    private static final List<String> GAUGES = List.of("time", "hull", "course", "engines", "pods", "self-destruct");
    private static final List<String> INSTRUMENTS = List.of(
            "board",
            "hand",
            "question",
            "tokens",
            "slime",
            "deck",
            "discard",
            "phase",
            "items",
            "bag",
            "weapon",
            "objective",
            "hub",
            "intruders",
            "wounds",
            "larva",
            "time",
            "hull",
            "course",
            "engines",
            "pods",
            "self-destruct",
            "chat");

    static Stream<Named<Lesson>> guided() {
        return LessonsTest.guided();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("guided")
    void everyPointerPointsAtSomething(Lesson lesson) {
        LessonRun run = LessonsTest.start(lesson);
        while (run.now().stage() != Stage.END) {
            for (Point point : run.step().points()) {
                boolean there = isThere(run, point.at());
                assertThat(there)
                        .as(lesson.id() + " " + run.step().id() + ": " + point.at())
                        .isTrue();
            }
            run.go(Go.SKIP, null);
        }
    }

    private static boolean isThere(LessonRun run, String at) {
        Game game = run.now().game();
        GameState s = game.state();
        int me = run.you();
        String kind = at.split(":", 2)[0];
        String name = at.contains(":") ? at.split(":", 2)[1] : "";
        return switch (kind) {
            case "room" -> s.board().slotNumbered(name) >= 0;
            case "corridor" -> s.board().passageNamed(name) >= 0;
            case "card" -> holds(s, Zone.hand(me), name);
            case "item" -> holds(s, Zone.inventory(me), name) || holds(s, Zone.held(me), name);
            case "option" ->
                game.asked() == 1 << me && game.decision(me).options().contains(name);
            case "intruder" -> s.intruders.onBoard() != 0;
            case "crew" -> s.crew.seatOf(name) >= 0;
            case "pod" -> Pods.isThere(s, Integer.parseInt(name) - 1);
            case "engine" -> Integer.parseInt(name) <= 3;
            case "wound" -> s.crew.lightWounds(me) + s.seriousWounds(me) > 0;
            case "slime" -> s.crew.slimed(me);
            case "gauge" -> GAUGES.contains(name);
            case "panel" -> PANELS.contains(name);
            case "hub" -> name.isEmpty();
            case "die" -> List.of("noise", "combat").contains(name);
            case "track" -> name.equals("phase");
            default -> false;
        };
    }

    private static boolean holds(GameState s, int zone, String id) {
        for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
            String called = s.rules().idOf(card);
            if (called.equals(id) || id.startsWith("contamination") && called.startsWith("contamination")) {
                return true;
            }
        }
        return false;
    }

    @Test
    void whatIsTaughtIsAChapterOfTheRules() {
        Messages messages = Messages.of(Language.EN);
        for (Lesson lesson : Lessons.all()) {
            assertThat(lesson.teaches())
                    .isNotEmpty()
                    .allSatisfy(rule -> assertThat(messages.has("rule." + rule + ".name"))
                            .as(lesson.id() + ": " + rule)
                            .isTrue());
            assertThat(INSTRUMENTS).containsAll(lesson.lights());
        }
    }
}
