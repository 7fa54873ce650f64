package coldwake.lab.plot;

/** What charts are drawn on. Lengths are in points of the chart; y grows downwards. */
public interface Canvas {
    /** Where a text stands relative to its point. */
    enum Anchor {
        START("start", 0),
        MIDDLE("middle", 0.5),
        END("end", 1);

        private final String word;
        private final double before;

        Anchor(String word, double before) {
            this.word = word;
            this.before = before;
        }

        String word() {
            return word;
        }

        /** The share of the text that stands left of the point. */
        double before() {
            return before;
        }
    }

    void line(double x1, double y1, double x2, double y2, Ink ink, double width);

    /** Lines from point to point. */
    void path(double[] xs, double[] ys, Ink ink, double width);

    /** A filled outline. */
    void area(double[] xs, double[] ys, Ink ink, double opacity);

    void rect(double x, double y, double width, double height, Ink ink);

    void circle(double x, double y, double radius, Ink ink, Ink edge);

    void text(double x, double y, String text, Ink ink, double size, Anchor anchor);

    /** Names the next shape for those who point at it, and for those who cannot see it. */
    void tip(String text);
}
