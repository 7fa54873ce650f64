package coldwake.content.facts;

/** An alert: for how many players and more it is, and in how many stages it is fulfilled. */
public record AlertFacts(String id, int players, int stages, Confidence confidence, boolean reconstructed) {

    static AlertFacts read(FactReader entry) {
        return new AlertFacts(
                entry.text("id"),
                entry.number("players"),
                entry.number("stages"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
