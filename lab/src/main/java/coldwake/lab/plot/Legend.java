package coldwake.lab.plot;

import coldwake.lab.plot.Canvas.Anchor;
import java.util.List;

/** What a colour stands for. */
public record Legend(String label, Ink ink) {
    private static final double HEIGHT = 30;
    private static final double BOX = 12;

    static double height(List<Legend> legend) {
        return legend.isEmpty() ? 0 : HEIGHT;
    }

    static void draw(Canvas c, List<Legend> legend, double left) {
        double x = left;
        for (Legend entry : legend) {
            c.rect(x, 4, BOX, BOX, entry.ink());
            c.text(x + BOX + 6, 14.5, entry.label(), Ink.TEXT, Chart.WORDS, Anchor.START);
            x += BOX + 26 + Chart.length(entry.label(), Chart.WORDS);
        }
    }
}
