package coldwake.content.facts;

/** A kind of serious wound and its copies. */
public record WoundFacts(String id, int copies, Confidence confidence, boolean reconstructed) {

    static WoundFacts read(FactReader entry) {
        return new WoundFacts(
                entry.text("id"), entry.number("copies"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
