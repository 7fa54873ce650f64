package coldwake.content.facts;

/** A level of the track on every character board: what appears there, and whether it can drop to the level below. */
public record TrackFacts(
        String id, int level, String type, boolean drops, Confidence confidence, boolean reconstructed) {

    static TrackFacts read(FactReader entry) {
        return new TrackFacts(
                entry.text("id"),
                entry.number("level"),
                entry.text("type"),
                entry.truth("drops"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
