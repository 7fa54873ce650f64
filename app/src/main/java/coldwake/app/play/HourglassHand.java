package coldwake.app.play;

import coldwake.content.hourglass.Hourglass;
import coldwake.engine.Game;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a person at the terminal can do with the hourglass between two actions. */
final class HourglassHand {
    /** What is typed before a room, or before the word for putting it away. */
    static final String WORD = "hourglass";

    private static final String OFF = "off";

    private final Game game;
    private final HourglassSand sand;
    private final TerminalWords words;

    HourglassHand(Game game, HourglassSand sand, TerminalWords words) {
        this.game = game;
        this.sand = sand;
        this.words = words;
    }

    /** How it stands and what can be typed, or null if there is none. */
    @Nullable String line() {
        return switch (Hourglass.where(game.state())) {
            case Hourglass.TURNED ->
                sand.left() > 0 ? words.text("sand.runs", "n", sand.left()) : words.text("sand.out");
            case Hourglass.ASIDE -> words.text("sand.aside");
            default -> null;
        };
    }

    /** The choice that a seat means by what it typed after the word, or null if it cannot be made. */
    @Nullable String choice(int seat, String typed) {
        List<String> possible = game.anytime(seat);
        String meant = typed.equals(OFF) ? Hourglass.REMOVE : Hourglass.PICK_UP + typed;
        boolean runs = Hourglass.where(game.state()) == Hourglass.TURNED && sand.left() > 0;
        return possible.contains(meant) && !runs ? meant : null;
    }

    /** Why there is no such choice. */
    String refusal(int seat) {
        String line = line();
        if (line == null) {
            return words.text("sand.none");
        }
        List<String> possible = game.anytime(seat);
        if (possible.isEmpty()) {
            return words.text("sand.between");
        }
        boolean rooms = Hourglass.where(game.state()) == Hourglass.TURNED && sand.left() == 0;
        return rooms ? words.text("sand.rooms", "rooms", rooms(possible)) : line;
    }

    private String rooms(List<String> choices) {
        return words.list(choices.stream()
                .map(choice -> choice.substring(Hourglass.PICK_UP.length()))
                .toList());
    }
}
