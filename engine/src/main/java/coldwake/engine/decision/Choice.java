package coldwake.engine.decision;

/** A seat's answer to a decision: its number and the id of the option. */
public record Choice(int number, int seat, String option) {}
