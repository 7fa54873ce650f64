package coldwake.content.facts;

/** A kind of token that lies in rooms besides the exploration tokens, and its copies. */
public record TokenFacts(String id, int copies, Confidence confidence, boolean reconstructed) {

    static TokenFacts read(FactReader entry) {
        return new TokenFacts(
                entry.text("id"), entry.number("copies"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
