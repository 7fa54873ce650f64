package coldwake.testkit.scenario;

import coldwake.engine.Game;
import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Decision;
import java.util.List;

/** What somebody needs to see when a scenario fails. */
final class Report {
    private Report() {}

    static String of(Game game, ScenarioNames names, List<LoggedEvents.Logged> log) {
        StringBuilder out = new StringBuilder();
        if (game.over()) {
            out.append("Open question: none, the game is over\n");
        } else if (game.state().agenda().isEmpty() || !(game.state().agenda().top() instanceof Step.Question)) {
            out.append("Open question: none, the game stopped on its way to one\n");
        } else {
            for (String seat : names.seats(game.asked())) {
                question(out, seat, game.decision(names.seat(new Word(0, seat))));
            }
        }
        out.append("Agenda:\n");
        for (Agenda rest = game.state().agenda(); !rest.isEmpty(); rest = rest.pop()) {
            out.append("  ").append(names.step(rest.top())).append('\n');
        }
        out.append("Log:\n");
        log.forEach(entry -> out.append("  ").append(entry).append('\n'));
        return out.toString();
    }

    private static void question(StringBuilder out, String seat, Decision decision) {
        out.append("Open question: ").append(decision.reason());
        if (!decision.subject().isEmpty()) {
            out.append(" (").append(decision.subject()).append(')');
        }
        out.append(" of ").append(seat).append('\n');
        out.append("  offered: ").append(String.join(", ", decision.options())).append('\n');
        List<String> refused = decision.refused().stream().map(ThenCheck::line).toList();
        if (!refused.isEmpty()) {
            out.append("  refused: ").append(String.join(", ", refused)).append('\n');
        }
    }
}
