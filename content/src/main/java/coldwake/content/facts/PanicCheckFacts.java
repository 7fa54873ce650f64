package coldwake.content.facts;

/** A card of the panic deck of the prototype, with the cards in hand that it asks for. */
public record PanicCheckFacts(String id, int copies, int number, Confidence confidence, boolean reconstructed) {
    /** The folder of its box. */
    static final String BOX = "prototype";

    static PanicCheckFacts read(FactReader entry) {
        return new PanicCheckFacts(
                entry.text("id"),
                entry.number("copies"),
                entry.number("number"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
