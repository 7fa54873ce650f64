package coldwake.engine;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionForm.Arg;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Question;
import coldwake.engine.decision.Target;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.Questions;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the open question out for the seat that is asked it. */
final class QuestionMaker {
    private final Play play;
    private final GameState s;

    QuestionMaker(Play play) {
        this.play = play;
        s = play.state();
    }

    Question make(Step.Question asked, int seat) {
        OptionList list = new OptionList(true);
        Questions.list(play, asked, seat, list);
        List<String> ids = OptionIds.of(s, list);
        List<Question.Answer> answers = new ArrayList<>();
        for (int k = 0; k < list.size(); k++) {
            answers.add(answer(seat, ids.get(k), list.get(k)));
        }
        List<Question.Refused> refused = new ArrayList<>();
        for (OptionList.Refused r : list.refused()) {
            refused.add(new Question.Refused(
                    OptionIds.of(s, r.kind(), r.a(), r.b()),
                    r.kind(),
                    r.a(),
                    r.b(),
                    Target.of(s, r.kind(), r.a(), r.b()),
                    r.reason()));
        }
        return new Question(
                s.decisionNumber(),
                seat,
                Questions.reason(play, asked),
                Questions.subject(play, asked),
                answers,
                refused);
    }

    private Question.Answer answer(int seat, String id, Option option) {
        return new Question.Answer(
                id,
                option.kind(),
                option.a(),
                option.b(),
                Target.of(s, option.kind(), option.a(), option.b()),
                cost(option),
                drastic(option),
                Consequences.of(play, seat, option));
    }

    private @Nullable Integer cost(Option option) {
        if (!(option.then() instanceof Step.Act act)) {
            return null;
        }
        return act.free() ? 0 : Modifiers.cost(play, act.seat(), act.source(), act.branch(), act.t0());
    }

    /** Whether a misclick would hurt: by what it is, or by what the card, item or room does. */
    private boolean drastic(Option option) {
        boolean ofPiece = option.kind().second() == Arg.BRANCH || option.kind().first() == Arg.ROOM_BRANCH;
        boolean ofSource =
                option.kind().first() == Arg.SOURCE || ofPiece && s.rules().piece(option.a()) instanceof ActionSource;
        return option.kind().drastic()
                || ofSource
                        && s.rules()
                                .source(option.a())
                                .branches()
                                .get(option.b())
                                .drastic();
    }
}
