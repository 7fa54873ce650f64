package coldwake.engine.decision;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole open question as one seat is asked it: every answer with what it points at and what it costs, and what is
 * refused and why. Whoever shows it to people needs no more of the rules.
 *
 * @param reason message key of what is asked
 * @param subject what it is about (a card, a room, another character), for the message; may be empty
 */
public record Question(
        int number, int seat, String reason, String subject, List<Answer> options, List<Refused> refused) {
    public Question {
        options = List.copyOf(options);
        refused = List.copyOf(refused);
    }

    /**
     * One answer.
     *
     * @param a first argument, as {@link OptionForm#first()} says, for its label
     * @param b second argument
     * @param cost action cards to pay, or null for what is no action
     * @param drastic whether a misclick would hurt
     * @param means what comes of it or may come of it
     */
    public record Answer(
            String id,
            OptionForm kind,
            int a,
            int b,
            Target target,
            @Nullable Integer cost,
            boolean drastic,
            List<Consequence> means) {}

    /** Something a player may expect to do and cannot now. */
    public record Refused(String id, OptionForm kind, int a, int b, Target target, Reason reason) {}

    /** Ids of the answers, in order. */
    public List<String> ids() {
        return options.stream().map(Answer::id).toList();
    }

    /** The question in ids alone, without the numbers of pieces: what a view holds and games are compared by. */
    public Decision decision() {
        return new Decision(
                number,
                seat,
                reason,
                subject,
                ids(),
                refused.stream().map(r -> new Refusal(r.id(), r.reason())).toList());
    }
}
