package coldwake.testkit.scenario;

/** A word of a scenario file and the line it stands in. */
public record Word(int line, String text) {
    @Override
    public String toString() {
        return text;
    }
}
