package coldwake.lab.plot;

/** Something to be drawn, of a known size. */
public interface Chart {
    /** The width that charts have if nothing speaks against it. */
    double WIDTH = 760;

    /** The size of ordinary words. */
    double WORDS = 13;

    /** The size of numbers at an axis. */
    double NUMBERS = 12;

    default double width() {
        return WIDTH;
    }

    double height();

    void draw(Canvas c);

    /** About how long a text is; no font is needed to know it. */
    static double length(String text, double size) {
        return (text.length() + 1) * size * 0.58;
    }
}
