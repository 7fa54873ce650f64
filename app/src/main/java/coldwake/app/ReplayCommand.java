package coldwake.app;

import coldwake.content.save.Replay;
import coldwake.content.save.SavedGame;
import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.PublicTable;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.event.Audience;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Visibility;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a saved game again. */
@Command(name = "replay", description = "Plays a saved game again, choice by choice.", mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A saved or exported game.")
    private Path file;

    @Option(names = "--trace", description = "Prints each choice with the question and the agenda.")
    private boolean trace;

    @Option(names = "--log", description = "Tells what happened.")
    private boolean log;

    @Option(names = "--seat", paramLabel = "N", description = "Tells only what this seat saw, counted from 1.")
    private @Nullable Integer seat;

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "en", description = "en, de or pl; default en.")
    private String lang;

    @Override
    public Integer call() {
        SavedGame saved = Arguments.read(spec, () -> GameFiles.read(file).saved());
        PrintWriter out = spec.commandLine().getOut();
        Game game = Arguments.read(spec, () -> start(saved, out));
        Replay.run(saved, game, choice -> trace(game, choice, out));
        out.println(saved.choices().size() + " choices, " + outcome(game.state()) + ", hash " + saved.hash());
        out.flush();
        return 0;
    }

    private Game start(SavedGame saved, PrintWriter out) {
        Game game = Replay.start(saved, null);
        Integer viewer = seat;
        int seats = saved.setup().seats();
        if (viewer != null && (viewer < 1 || viewer > seats)) {
            throw new IllegalArgumentException("--seat is " + viewer + "; the game has seats 1 to " + seats);
        }
        Narrator narrator = new Narrator(Language.of(lang), game.rules(), PublicTable.of(game.state()));
        int listener = viewer == null ? Audience.SPECTATOR : viewer - 1;
        if (log) {
            game.listen(event -> {
                if (viewer == null || Visibility.seesEvent(game.state(), event, listener)) {
                    out.println(narrator.tell(event, listener));
                }
            });
        }
        return game;
    }

    private void trace(Game game, Choice choice, PrintWriter out) {
        if (trace) {
            out.println("#" + choice.number() + " seat " + (choice.seat() + 1) + " "
                    + game.decision(choice.seat()).reason() + " > " + choice.option());
            game.state().agenda().toString().lines().forEach(line -> out.println("    " + line));
        }
    }

    private static String outcome(GameState s) {
        String ending = s.ending().id();
        var winners = IntStream.range(0, s.seats())
                .filter(k -> (s.winners() & 1 << k) != 0)
                .mapToObj(k -> k + 1)
                .toList();
        return "round " + s.round() + ", " + (s.over() ? "over: " + ending + ", winners " + winners : "not over");
    }
}
