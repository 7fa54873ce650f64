package coldwake.content.facts;

/** The contamination deck: infected and clean cards. */
public record ContaminationFacts(int infected, int clean, Confidence confidence, boolean reconstructed) {

    static ContaminationFacts read(FactReader entry) {
        return new ContaminationFacts(
                entry.number("infected"), entry.number("clean"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
