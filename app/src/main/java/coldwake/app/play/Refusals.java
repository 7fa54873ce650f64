package coldwake.app.play;

import coldwake.content.text.OptionTexts;
import coldwake.engine.decision.Question;
import java.util.ArrayList;
import java.util.List;

/** What a player may expect to do and cannot now, and why. */
final class Refusals {
    private final Question question;
    private final OptionTexts texts;
    private final TerminalWords words;

    Refusals(Question question, OptionTexts texts, TerminalWords words) {
        this.question = question;
        this.texts = texts;
        this.words = words;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Question.Refused refused : question.refused()) {
            lines.add("  " + texts.label(question, refused) + ": " + texts.refusal(refused.reason()) + " ["
                    + refused.reason().rule() + "]");
        }
        lines.addFirst(words.text(lines.isEmpty() ? "why-none" : "why"));
        return lines;
    }
}
