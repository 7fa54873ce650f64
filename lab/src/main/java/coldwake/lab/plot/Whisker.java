package coldwake.lab.plot;

/** The mark of an interval. */
final class Whisker {
    private static final double CAP = 4;

    private Whisker() {}

    static void across(Canvas c, double from, double to, double y, Ink ink) {
        c.line(from, y, to, y, ink, 1.5);
        c.line(from, y - CAP, from, y + CAP, ink, 1.5);
        c.line(to, y - CAP, to, y + CAP, ink, 1.5);
    }
}
