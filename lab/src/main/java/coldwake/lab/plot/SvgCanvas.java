package coldwake.lab.plot;

import java.util.Locale;

/** Draws as SVG. Colours are classes, so that the page decides between light and dark. */
public final class SvgCanvas implements Canvas {
    private final StringBuilder out = new StringBuilder();
    private String tip = "";

    private SvgCanvas() {}

    /** A chart as an element for an HTML page. */
    public static String draw(Chart chart, String label) {
        SvgCanvas canvas = new SvgCanvas();
        chart.draw(canvas);
        return String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %s %s\" role=\"img\" aria-label=\"%s\">%n%s</svg>%n",
                number(chart.width()),
                number(chart.height()),
                escape(label),
                canvas.out);
    }

    /** The rules that give the classes their colours. */
    public static String style() {
        StringBuilder light = new StringBuilder(":root {\n");
        StringBuilder dark = new StringBuilder("@media (prefers-color-scheme: dark) { :root {\n");
        StringBuilder classes = new StringBuilder();
        for (Ink ink : Ink.values()) {
            light.append("--")
                    .append(ink.word())
                    .append(": ")
                    .append(ink.light())
                    .append(";\n");
            dark.append("--").append(ink.word()).append(": ").append(ink.dark()).append(";\n");
            classes.append(String.format(
                    ".f-%1$s { fill: var(--%1$s) } .l-%1$s { stroke: var(--%1$s); fill: none }%n", ink.word()));
        }
        return light + "}\n" + dark + "} }\n" + classes;
    }

    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private void element(String name, String attributes, String content) {
        String title = tip.isEmpty() ? "" : "<title>" + escape(tip) + "</title>";
        tip = "";
        out.append('<').append(name).append(' ').append(attributes);
        if (title.isEmpty() && content.isEmpty()) {
            out.append("/>\n");
        } else {
            out.append('>')
                    .append(title)
                    .append(content)
                    .append("</")
                    .append(name)
                    .append(">\n");
        }
    }

    private static String points(double[] xs, double[] ys) {
        StringBuilder points = new StringBuilder();
        for (int k = 0; k < xs.length; k++) {
            points.append(k == 0 ? "" : " ").append(number(xs[k])).append(',').append(number(ys[k]));
        }
        return points.toString();
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink, double width) {
        path(new double[] {x1, x2}, new double[] {y1, y2}, ink, width);
    }

    @Override
    public void path(double[] xs, double[] ys, Ink ink, double width) {
        element(
                "polyline",
                "class=\"l-" + ink.word() + "\" stroke-width=\"" + number(width) + "\" points=\"" + points(xs, ys)
                        + "\"",
                "");
    }

    @Override
    public void area(double[] xs, double[] ys, Ink ink, double opacity) {
        element(
                "polygon",
                "class=\"f-" + ink.word() + "\" fill-opacity=\"" + String.format(Locale.ROOT, "%.2f", opacity)
                        + "\" points=\"" + points(xs, ys) + "\"",
                "");
    }

    @Override
    public void rect(double x, double y, double width, double height, Ink ink) {
        element(
                "rect",
                "class=\"f-" + ink.word() + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\""
                        + number(width) + "\" height=\"" + number(height) + "\"",
                "");
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink, Ink edge) {
        element(
                "circle",
                "class=\"f-" + ink.word() + "\" style=\"stroke: var(--" + edge.word() + ")\" cx=\"" + number(x)
                        + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\"",
                "");
    }

    @Override
    public void text(double x, double y, String text, Ink ink, double size, Anchor anchor) {
        element(
                "text",
                "class=\"f-" + ink.word() + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\""
                        + number(size) + "\" text-anchor=\"" + anchor.word() + "\"",
                escape(text));
    }

    @Override
    public void tip(String text) {
        tip = text;
    }
}
