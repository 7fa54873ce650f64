package coldwake.app.play;

import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.io.PrintWriter;
import java.util.List;

/** How a game came out, as everybody may know it. */
final class ResultLines {
    private final Game game;
    private final TerminalWords words;
    private final PrintWriter out;

    ResultLines(Game game, TerminalWords words, PrintWriter out) {
        this.game = game;
        this.words = words;
        this.out = out;
    }

    void print() {
        SeatView view = ViewBuilder.view(game, Audience.SPECTATOR);
        String ending = view.ending();
        out.println();
        out.println(words.text("over", "ending", ending == null ? "" : words.ending(ending)));
        for (CrewView crew : view.crew()) {
            boolean alive = !crew.status().equals("dead");
            out.println("  " + words.text(alive ? "survived" : "died", "who", words.seat(crew)));
        }
        List<String> winners = view.winners().stream()
                .map(seat -> words.seat(view.crew().get(seat)))
                .toList();
        out.println(words.text("winners", "who", winners.isEmpty() ? words.text("nobody") : words.list(winners)));
    }
}
