package coldwake.content.facts;

/** A weakness card of the Intruders. */
public record WeaknessFacts(String id, Confidence confidence, boolean reconstructed) {

    static WeaknessFacts read(FactReader entry) {
        return new WeaknessFacts(entry.text("id"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
