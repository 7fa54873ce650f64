package coldwake.engine.decision;

import java.util.List;

/**
 * An open question, as the seat that answers it sees it.
 *
 * @param reason message key of what is asked
 * @param subject what it is about (a card, a room, another character), for the message; may be empty
 * @param options ids of the answers
 * @param refused what is refused, and why
 */
public record Decision(
        int number, int seat, String reason, String subject, List<String> options, List<Refusal> refused) {}
