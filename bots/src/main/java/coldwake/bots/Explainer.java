package coldwake.bots;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.OptionTexts;
import coldwake.engine.Game;
import coldwake.engine.decision.Option;
import java.util.EnumMap;
import java.util.Map;

/**
 * Says in one sentence what a bot chose and why. Its reasons are secrets of its seat: show them to the seat, or after the
 * game.
 */
public final class Explainer {
    private final Language language;

    public Explainer(Language language) {
        this.language = language;
    }

    /** The sentence for an answer; to be asked before the choice is made. */
    public String sentence(Game game, int seat, Answer answer) {
        return sentence(game, seat, game.options(seat).get(answer.index()), answer);
    }

    /** The sentence in every language; to be asked before the choice is made. */
    public static Map<Language, String> sentences(Game game, int seat, Answer answer) {
        Option option = game.options(seat).get(answer.index());
        Map<Language, String> sentences = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            sentences.put(language, new Explainer(language).sentence(game, seat, option, answer));
        }
        return sentences;
    }

    private String sentence(Game game, int seat, Option option, Answer answer) {
        String choice = new OptionTexts(language, game.state()).label(seat, option.kind(), option.a(), option.b());
        return Messages.of(language).text(answer.key(), Map.of("choice", choice));
    }
}
