package coldwake.lab.plot;

import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.CorridorFacts;
import coldwake.content.facts.SlotFacts;
import coldwake.lab.plot.Canvas.Anchor;
import java.util.List;
import java.util.stream.Stream;

/** A heat map on the drawing of the ship: a value for each room. */
public record BoardChart(BoardFacts board, List<Double> values, List<String> tips, String unit) implements Chart {
    private static final double SCALE = 0.62;
    private static final double LEGEND = 54;
    private static final double STEP = 30;

    public BoardChart {
        values = List.copyOf(values);
        tips = List.copyOf(tips);
    }

    @Override
    public double width() {
        return board.width() * SCALE;
    }

    @Override
    public double height() {
        return board.height() * SCALE + LEGEND;
    }

    private double most() {
        return values.stream().mapToDouble(v -> v).max().orElse(0);
    }

    @Override
    public void draw(Canvas c) {
        board.corridors().forEach(corridor -> draw(c, corridor));
        for (int slot = 0; slot < board.rooms().size(); slot++) {
            draw(c, slot);
        }
        legend(c);
    }

    private void draw(Canvas c, CorridorFacts corridor) {
        SlotFacts a = room(corridor.a());
        SlotFacts b = room(corridor.b());
        List<List<Integer>> points = Stream.of(
                        Stream.of(List.of(a.x(), a.y())), corridor.via().stream(), Stream.of(List.of(b.x(), b.y())))
                .flatMap(p -> p)
                .toList();
        double[] xs = points.stream().mapToDouble(p -> p.get(0) * SCALE).toArray();
        double[] ys = points.stream().mapToDouble(p -> p.get(1) * SCALE).toArray();
        c.path(xs, ys, Ink.GRID, 7);
    }

    private SlotFacts room(String number) {
        return board.rooms().stream()
                .filter(room -> room.number().equals(number))
                .findFirst()
                .orElseThrow();
    }

    private void draw(Canvas c, int slot) {
        SlotFacts room = board.rooms().get(slot);
        double value = slot < values.size() ? values.get(slot) : 0;
        double x = room.x() * SCALE;
        double y = room.y() * SCALE;
        Ink ink = Ink.heat(most() == 0 ? 0 : value / most());
        c.tip(tips.get(slot));
        c.circle(x, y, board.roomRadius() * SCALE, ink, Ink.QUIET);
        c.text(x, y - 9, room.number(), ink.onTop(), 11, Anchor.MIDDLE);
        c.text(x, y + 10, Axis.text(rounded(value)), ink.onTop(), 16, Anchor.MIDDLE);
    }

    private static double rounded(double value) {
        return value < 10 ? Math.round(value * 100) / 100.0 : Math.round(value * 10) / 10.0;
    }

    private void legend(Canvas c) {
        double y = height() - LEGEND + 16;
        for (int level = 0; level < Ink.heats(); level++) {
            c.rect(level * STEP, y, STEP, 12, Ink.heat(level));
        }
        double end = Ink.heats() * STEP;
        c.text(0, y + 28, "0", Ink.QUIET, NUMBERS, Anchor.START);
        c.text(end, y + 28, Axis.text(rounded(most())), Ink.QUIET, NUMBERS, Anchor.END);
        c.text(end + 12, y + 11, unit, Ink.QUIET, NUMBERS, Anchor.START);
    }
}
