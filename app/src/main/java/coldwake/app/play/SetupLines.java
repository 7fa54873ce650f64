package coldwake.app.play;

import coldwake.app.Wrap;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.List;

/** What the players agreed on before the game, and what it changes. */
final class SetupLines {
    private static final int WIDTH = 118;

    private SetupLines() {}

    static List<String> lines(GameSetup setup, TerminalWords words) {
        List<String> lines = new ArrayList<>();
        entry(lines, "mode", setup.mode(), words);
        entry(lines, "board", setup.board(), words);
        lines.add(words.text("aboard", "species", words.name("rule", setup.species())));
        setup.options().forEach(option -> entry(lines, "setup-option", option, words));
        return lines;
    }

    private static void entry(List<String> lines, String kind, String id, TerminalWords words) {
        lines.addAll(Wrap.lines(words.name(kind, id) + ": " + words.effect(kind, id), WIDTH));
    }
}
