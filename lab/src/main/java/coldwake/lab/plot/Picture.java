package coldwake.lab.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** Draws on a picture, on white paper, three dots a point: enough for print. */
public final class Picture implements Canvas {
    private static final int SCALE = 3;
    private static final double HEAD = 58;
    private static final double MARGIN = 16;
    private static final double LINE = 16;

    private final Graphics2D g;

    private Picture(Graphics2D graphics) {
        g = graphics;
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    }

    /** Writes a chart under its title and a note. */
    public static void write(Path file, Chart chart, String title, String note) {
        System.setProperty("java.awt.headless", "true");
        double width = chart.width() + 2 * MARGIN;
        List<String> lines = wrap(note, chart.width());
        double head = HEAD + (lines.size() - 1) * LINE;
        double height = chart.height() + head + MARGIN;
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(width * SCALE), (int) Math.ceil(height * SCALE), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SCALE, SCALE);
        Picture picture = new Picture(graphics);
        picture.rect(0, 0, width, height, Ink.PAPER);
        picture.write(MARGIN, 26, title, Ink.TEXT, new Font(Font.SANS_SERIF, Font.BOLD, 17), Anchor.START);
        for (int k = 0; k < lines.size(); k++) {
            picture.text(MARGIN, 45 + k * LINE, lines.get(k), Ink.QUIET, Chart.NUMBERS, Anchor.START);
        }
        graphics.translate(MARGIN, head);
        chart.draw(picture);
        graphics.dispose();
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    private static List<String> wrap(String note, double width) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : note.split(" ")) {
            String longer = (lines.getLast() + " " + word).strip();
            if (Chart.length(longer, Chart.NUMBERS) > width) {
                lines.add(word);
            } else {
                lines.set(lines.size() - 1, longer);
            }
        }
        return lines;
    }

    private void ink(Ink ink, double width) {
        g.setColor(Color.decode(ink.light()));
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
    }

    private static Path2D outline(double[] xs, double[] ys) {
        Path2D path = new Path2D.Double();
        path.moveTo(xs[0], ys[0]);
        for (int k = 1; k < xs.length; k++) {
            path.lineTo(xs[k], ys[k]);
        }
        return path;
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink, double width) {
        ink(ink, width);
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void path(double[] xs, double[] ys, Ink ink, double width) {
        ink(ink, width);
        g.draw(outline(xs, ys));
    }

    @Override
    public void area(double[] xs, double[] ys, Ink ink, double opacity) {
        Color full = Color.decode(ink.light());
        g.setColor(new Color(full.getRed(), full.getGreen(), full.getBlue(), (int) (opacity * 255)));
        Path2D path = outline(xs, ys);
        path.closePath();
        g.fill(path);
    }

    @Override
    public void rect(double x, double y, double width, double height, Ink ink) {
        ink(ink, 1);
        g.fill(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void circle(double x, double y, double radius, Ink ink, Ink edge) {
        Ellipse2D circle = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        ink(ink, 1);
        g.fill(circle);
        ink(edge, 1);
        g.draw(circle);
    }

    @Override
    public void text(double x, double y, String text, Ink ink, double size, Anchor anchor) {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) size);
        write(x, y, text, ink, font, anchor);
    }

    private void write(double x, double y, String text, Ink ink, Font font, Anchor anchor) {
        ink(ink, 1);
        g.setFont(font);
        double width = font.getStringBounds(text, g.getFontRenderContext()).getWidth();
        g.drawString(text, (float) (x - anchor.before() * width), (float) y);
    }

    /** A picture has no tips. */
    @Override
    public void tip(String text) {}
}
