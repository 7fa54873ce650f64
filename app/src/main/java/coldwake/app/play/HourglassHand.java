package coldwake.app.play;

import coldwake.engine.Game;
import coldwake.engine.rules.Hourglass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a person at the terminal can do with the hourglass between two actions. */
final class HourglassHand {
    private static final String OFF = "off";

    private final Game game;
    private final Sand sand;
    private final Words words;

    HourglassHand(Game game, Sand sand, Words words) {
        this.game = game;
        this.sand = sand;
        this.words = words;
    }

    /** How it stands and what can be typed, or nothing if there is none. */
    @Nullable String line() {
        return switch (game.state().hourglass()) {
            case Hourglass.TURNED ->
                sand.left() > 0 ? words.text("sand.runs", "n", sand.left()) : words.text("sand.out");
            case Hourglass.ASIDE -> words.text("sand.aside");
            default -> null;
        };
    }

    /** The choice that a seat means by what it typed after the word, or nothing if it cannot be made. */
    @Nullable String choice(int seat, String typed) {
        List<String> possible = Hourglass.choices(game.state(), seat);
        String meant = typed.equals(OFF) ? Hourglass.REMOVE : Hourglass.PICK_UP + typed;
        boolean runs = game.state().hourglass() == Hourglass.TURNED && sand.left() > 0;
        return possible.contains(meant) && !runs ? meant : null;
    }

    /** Why there is no such choice. */
    String refusal(int seat) {
        String line = line();
        if (line == null) {
            return words.text("sand.none");
        }
        List<String> possible = Hourglass.choices(game.state(), seat);
        if (possible.isEmpty()) {
            return words.text("sand.between");
        }
        boolean rooms = game.state().hourglass() == Hourglass.TURNED && sand.left() == 0;
        return rooms ? words.text("sand.rooms", "rooms", rooms(possible)) : line;
    }

    private String rooms(List<String> choices) {
        return words.list(choices.stream()
                .map(choice -> choice.substring(Hourglass.PICK_UP.length()))
                .toList());
    }
}
