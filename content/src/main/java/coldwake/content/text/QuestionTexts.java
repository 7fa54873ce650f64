package coldwake.content.text;

import coldwake.engine.decision.Question;
import coldwake.engine.setup.Ruleset;
import java.util.Map;

/** Open questions as a sentence to the player who answers. */
public final class QuestionTexts {
    private final Messages messages;
    private final Names names;

    public QuestionTexts(Language language, Ruleset rules, PublicTable table) {
        messages = Messages.of(language, rules.setup().species());
        names = new Names(messages, rules, table);
    }

    public String text(Question question) {
        return text(question.reason(), question.subject());
    }

    /** A question by its reason and what it is about, which may be empty. */
    public String text(String reason, String subject) {
        Map<String, String> arguments = subject.isEmpty() ? Map.of() : Map.of("subject", names.subject(subject));
        return Names.capitalised(messages.text("question." + reason, arguments));
    }
}
