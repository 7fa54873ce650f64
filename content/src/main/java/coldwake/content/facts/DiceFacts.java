package coldwake.content.facts;

import java.util.List;

/** The faces of the noise die and of the combat die. */
public record DiceFacts(List<String> noise, List<String> combat, Confidence confidence, boolean reconstructed) {

    /** Keeps the lists unchangeable. */
    public DiceFacts {
        noise = List.copyOf(noise);
        combat = List.copyOf(combat);
    }

    static DiceFacts read(FactReader entry) {
        return new DiceFacts(
                entry.texts("noise"), entry.texts("combat"), Confidence.read(entry), entry.flag("reconstructed"));
    }
}
