package coldwake.content.facts;

/** A card that lies open for whoever wants it. What it asks for is behaviour. */
public record OfferFacts(String id, Confidence confidence, boolean reconstructed) {
    static OfferFacts read(FactReader entry) {
        return new OfferFacts(entry.text("id"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
