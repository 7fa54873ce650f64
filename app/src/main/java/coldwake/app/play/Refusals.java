package coldwake.app.play;

import coldwake.content.text.OptionTexts;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.OptionList.Refused;
import coldwake.engine.rules.Questions;
import java.util.ArrayList;
import java.util.List;

/** What a player may expect to do and cannot now, and why. */
final class Refusals {
    private final Game game;
    private final int seat;
    private final OptionTexts texts;
    private final Words words;

    Refusals(Game game, int seat, OptionTexts texts, Words words) {
        this.game = game;
        this.seat = seat;
        this.texts = texts;
        this.words = words;
    }

    List<String> lines() {
        OptionList list = new OptionList(true);
        Questions.list(game.play(), (Step.Question) game.state().agenda().top(), seat, list);
        List<String> lines = new ArrayList<>();
        for (Refused refused : list.refused()) {
            lines.add("  " + texts.label(seat, refused.kind(), refused.a(), refused.b()) + ": "
                    + texts.refusal(refused.reason()) + " [" + refused.reason().rule() + "]");
        }
        lines.addFirst(words.text(lines.isEmpty() ? "why-none" : "why"));
        return lines;
    }
}
