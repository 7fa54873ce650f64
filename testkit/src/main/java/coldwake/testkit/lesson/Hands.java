package coldwake.testkit.lesson;

import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.Decision;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.Rigging;
import coldwake.testkit.scenario.Position;
import coldwake.testkit.scenario.Scenario;
import coldwake.testkit.scenario.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes choices in the game of a lesson: those of the learner, those of the script, and those of the puppets. */
final class Hands {
    private static final int MOST = 300;
    private static final String PASS = "pass";

    private final String file;
    private final int you;

    Hands(String file, int you) {
        this.file = file;
        this.you = you;
    }

    /** Makes a choice; chance is that of the right way while the learner is on it. */
    void choose(Moment m, Lesson.Scene scene, int seat, String option) {
        Map<String, List<String>> chance = m.onTheWay ? m.chance : Map.of();
        Rigging rigging = Rigging.wished(chance, scene.otherwise());
        m.game.play().changes().rig(rigging);
        List<GameEvent> events = new ArrayList<>();
        m.game.listen(events::add);
        m.game.choose(new Choice(m.game.state().decisionNumber(), seat, option));
        m.game.listen(null);
        if (m.onTheWay) {
            m.chance = rigging.left();
        }
        m.choices.add(new Moment.Played(
                seat, option, List.copyOf(events), m.game.state().round()));
    }

    /** Plays moves as they are written; throws {@link LessonException} if one of them is not possible now. */
    void play(Moment m, Lesson.Scene scene, List<Scenario.Move> moves) {
        for (Scenario.Move move : moves) {
            int seat = new Position(file, m.game).seat(move.who());
            String option = move.option().text();
            settle(m, scene, seat, option);
            boolean offered = isOffered(m.game, seat, option);
            if (!offered && seat != you && !m.game.over() && m.game.toAct() == you) {
                // The puppet has acted by itself already.
                continue;
            }
            if (!offered) {
                throw new LessonException(move.who() + ": " + option + " is not possible now");
            }
            choose(m, scene, seat, option);
            pay(m, scene, seat, move.pay());
        }
        settle(m, scene, -1, "");
    }

    private static boolean isOffered(Game game, int seat, String option) {
        return !game.over()
                && (game.asked() & 1 << seat) != 0
                && game.decision(seat).options().contains(option);
    }

    /** Declines what nobody mentions until an option is offered, or there is nothing to decline. */
    private void settle(Moment m, Lesson.Scene scene, int seat, String option) {
        for (int k = 0; k < MOST && !m.game.over(); k++) {
            String answer = byItself(m.game);
            if (answer.isEmpty() || seat >= 0 && isOffered(m.game, seat, option)) {
                return;
            }
            choose(m, scene, m.game.toAct(), answer);
        }
    }

    /** The answer to a question that the script passes over, or null. */
    private static String byItself(Game game) {
        return switch (game.state().agenda().top()) {
            case Step.ChooseReaction _, Step.ChooseDefence _ -> "decline";
            case Step.DiscardOnPass _ -> "done";
            default -> "";
        };
    }

    private void pay(Moment m, Lesson.Scene scene, int seat, @Nullable List<Word> named) {
        List<String> cards = new ArrayList<>(
                named == null ? List.of() : named.stream().map(Word::text).toList());
        while (!m.game.over() && m.game.state().agenda().top() instanceof Step.ChoosePayment q && q.seat() == seat) {
            Decision decision = m.game.decision(seat);
            String card = cards.stream()
                    .filter(c -> decision.options().contains("pay:" + c))
                    .findFirst()
                    .orElse("");
            cards.remove(card);
            choose(m, scene, seat, card.isEmpty() ? decision.options().getFirst() : "pay:" + card);
        }
    }

    /** A puppet declines, pays with the first card that pays, and passes; the learner only lets windows go by. */
    boolean actByItself(Moment m, Lesson.Scene scene) {
        int seat = m.game.toAct();
        if (seat == you && m.game.window() < 0) {
            return false;
        }
        List<String> options = m.game.decision(seat).options();
        String usual = byItself(m.game);
        String choice = !usual.isEmpty() ? usual : options.contains(PASS) ? PASS : options.getFirst();
        choose(m, scene, seat, choice);
        return true;
    }
}
