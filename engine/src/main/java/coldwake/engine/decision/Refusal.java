package coldwake.engine.decision;

/** Something a player may expect to do and cannot now, with the reason and the rule it comes from. */
public record Refusal(String option, Reason reason) {
    public String rule() {
        return reason.rule();
    }
}
