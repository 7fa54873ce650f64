package coldwake.app.play;

import coldwake.app.Wrap;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.SeatView.IntruderView;
import coldwake.engine.view.ShipView.CorridorView;
import coldwake.engine.view.ShipView.RoomView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ship as text: a box for each room where the printed board has it, corridors as dotted lines behind them. */
final class BoardDrawing {
    private static final int BOX_WIDTH = 15;
    private static final int BOX_HEIGHT = 6;
    private static final double PIXELS_A_COLUMN = 11.4;
    private static final double PIXELS_A_ROW = 21;
    private static final int PAIR_COLUMNS = 4;
    private static final int LEGEND_WIDTH = 120;

    private final SeatView view;
    private final Board board;
    private final Letters letters;
    private final TerminalWords words;
    private final char[][] canvas;

    private BoardDrawing(SeatView view, Ruleset rules, TerminalWords words) {
        this.view = view;
        this.board = rules.board();
        this.words = words;
        letters = new Letters(rules.species());
        int right = board.slots().stream().mapToInt(Board.Slot::x).max().orElse(0);
        int bottom = board.slots().stream().mapToInt(Board.Slot::y).max().orElse(0);
        canvas = new char[row(bottom) + BOX_HEIGHT / 2 + 1][column(right) + BOX_WIDTH / 2 + 1];
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
    }

    /** The drawing, and what its signs mean. */
    static List<String> lines(SeatView view, Ruleset rules, TerminalWords words) {
        BoardDrawing drawing = new BoardDrawing(view, rules, words);
        List<String> lines = new ArrayList<>(drawing.draw());
        lines.addAll(Wrap.lines(words.text("legend", "types", drawing.letters.legend(words)), LEGEND_WIDTH));
        return lines;
    }

    private List<String> draw() {
        for (CorridorView corridor : view.ship().corridors()) {
            line(corridor);
        }
        for (int slot = 0; slot < board.slotCount(); slot++) {
            box(board.slots().get(slot), view.ship().rooms().get(slot));
        }
        for (CorridorView corridor : view.ship().corridors()) {
            sign(corridor);
        }
        List<String> lines = new ArrayList<>();
        for (char[] line : canvas) {
            lines.add(new String(line).stripTrailing());
        }
        while (lines.getFirst().isEmpty()) {
            lines.removeFirst();
        }
        return lines;
    }

    private static int column(double x) {
        return (int) Math.round(x / PIXELS_A_COLUMN);
    }

    private static int row(double y) {
        return (int) Math.round(y / PIXELS_A_ROW);
    }

    private void put(int column, int row, String text) {
        for (int k = 0; k < text.length(); k++) {
            canvas[row][column + k] = text.charAt(k);
        }
    }

    // ---------------------------------------------------------------- corridors

    private Board.Slot slot(String number) {
        return board.slots().get(board.slotNumbered(number));
    }

    /** The cells of a corridor from room to room, as columns and rows. */
    private List<int[]> cells(CorridorView corridor) {
        Board.Slot a = slot(corridor.from());
        Board.Slot b = slot(corridor.to());
        int across = Math.abs(column(a.x()) - column(b.x()));
        int down = Math.abs(row(a.y()) - row(b.y()));
        int aside = aside(corridor);
        boolean level = across > down;
        int points = Math.max(across / 2, down);
        List<int[]> cells = new ArrayList<>();
        for (int k = 0; k <= points; k++) {
            double part = (double) k / points;
            cells.add(new int[] {
                column(a.x() + (b.x() - a.x()) * part) + (level ? 0 : aside * PAIR_COLUMNS),
                row(a.y() + (b.y() - a.y()) * part) + (level ? aside : 0)
            });
        }
        return cells;
    }

    /** The corridors of a pair run on both sides of the line between their rooms. */
    private int aside(CorridorView corridor) {
        int passage = board.passageNamed(corridor.id());
        if (!board.isDouble(passage)) {
            return 0;
        }
        return passage > 0 && sameRooms(passage, passage - 1) ? 1 : -1;
    }

    private boolean sameRooms(int corridor, int other) {
        Board.Corridor one = board.corridors().get(corridor);
        Board.Corridor two = board.corridors().get(other);
        return one.a() == two.a() && one.b() == two.b();
    }

    private void line(CorridorView corridor) {
        cells(corridor).forEach(cell -> canvas[cell[1]][cell[0]] = '.');
    }

    /** Noise and door, in the middle of what is seen of the corridor between its rooms. */
    private void sign(CorridorView corridor) {
        String door = switch (corridor.door()) {
            case "closed" -> "#";
            case "destroyed" -> "%";
            default -> "";
        };
        String sign = (corridor.noise() ? "!" : "") + door;
        List<int[]> seen = cells(corridor).stream()
                .filter(cell -> !inBox(cell, slot(corridor.from())) && !inBox(cell, slot(corridor.to())))
                .toList();
        if (!seen.isEmpty()) {
            int[] middle = seen.get(seen.size() / 2);
            put(middle[0], middle[1], sign);
        }
    }

    private static boolean inBox(int[] cell, Board.Slot slot) {
        int left = column(slot.x()) - BOX_WIDTH / 2;
        int top = row(slot.y()) - BOX_HEIGHT / 2;
        return cell[0] >= left && cell[0] < left + BOX_WIDTH && cell[1] >= top && cell[1] < top + BOX_HEIGHT;
    }

    // ---------------------------------------------------------------- rooms

    private void box(Board.Slot slot, RoomView room) {
        int left = column(slot.x()) - BOX_WIDTH / 2;
        int top = row(slot.y()) - BOX_HEIGHT / 2;
        String marks = (room.fire() ? "F" : "") + (room.malfunction() ? "M" : "");
        String head = "+-" + room.number() + "-".repeat(BOX_WIDTH - 6 - marks.length()) + marks;
        put(left, top, head + "+");
        List<String> name = Wrap.lines(name(room), BOX_WIDTH - 2);
        put(left, top + 1, boxed(name.get(0)));
        put(left, top + 2, boxed(name.size() > 1 ? name.get(1) : ""));
        put(left, top + 3, boxed(crewIn(room.number())));
        put(left, top + 4, boxed(contents(room)));
        put(left, top + 5, "+" + "-".repeat(BOX_WIDTH - 2) + "+");
    }

    private static String boxed(String text) {
        int width = BOX_WIDTH - 2;
        String fitting = text.length() > width ? text.substring(0, width - 1) + "~" : text;
        return "|" + fitting + " ".repeat(width - fitting.length()) + "|";
    }

    private String name(RoomView room) {
        String tile = room.tile();
        if (tile == null) {
            return "?";
        }
        return room.explored() ? words.name("room", tile) : "(" + words.name("room", tile) + ")";
    }

    private String crewIn(String number) {
        StringBuilder out = new StringBuilder();
        for (CrewView crew : view.crew()) {
            if (number.equals(crew.room()) && crew.status().equals("aboard")) {
                String seat = Integer.toString(crew.number());
                out.append(crew.seat() == view.seat() ? "[" + seat + "]" : seat).append(' ');
            }
        }
        return out.toString().strip();
    }

    private String contents(RoomView room) {
        StringBuilder out = new StringBuilder();
        for (IntruderView intruder : view.intruders()) {
            if (intruder.room().equals(room.number())) {
                out.append(letters.of(intruder.type()));
                out.append(intruder.injuries() > 0 ? "-" + intruder.injuries() : "")
                        .append(' ');
            }
        }
        if (room.items() > 0) {
            out.append('i').append(room.items()).append(' ');
        }
        if (!room.things().isEmpty()) {
            out.append('o').append(room.things().size());
        }
        return out.toString().strip();
    }
}
