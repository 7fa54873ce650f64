package coldwake.app;

import coldwake.content.text.Language;
import coldwake.content.text.Narrator;
import coldwake.content.text.Table;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.view.Visibility;
import coldwake.lab.journal.Journal;
import coldwake.lab.journal.JournalFile;
import coldwake.lab.journal.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
        Journal journal = Arguments.read(spec, () -> JournalFile.read(file));
        Game game = Arguments.read(spec, journal::start);
        PrintWriter out = spec.commandLine().getOut();
        if (log) {
            Arguments.read(spec, () -> tell(game, journal, out));
        }
        journal.replay(game, choice -> trace(game, choice, out));
        Result result = Result.of(game);
        out.println(journal.choices().size() + " choices, round " + result.round() + ", "
                + (result.over() ? "over: " + result.ending() : "not over") + ", winners "
                + result.winners().stream().map(w -> w + 1).toList() + ", hash " + result.hash());
        out.flush();
        return 0;
    }

    /** Listens to the game for the one seat, or for all. */
    private Narrator tell(Game game, Journal journal, PrintWriter out) {
        Integer viewer = seat;
        int seats = journal.setup().seats();
        if (viewer != null && (viewer < 1 || viewer > seats)) {
            throw new IllegalArgumentException("--seat is " + viewer + "; the game has seats 1 to " + seats);
        }
        Narrator narrator = new Narrator(Language.of(lang), game.rules(), Table.of(game.state()));
        game.listen(event -> {
            if (viewer == null || Visibility.seesEvent(event, viewer - 1)) {
                out.println(narrator.tell(event));
            }
        });
        return narrator;
    }

    private void trace(Game game, Choice choice, PrintWriter out) {
        if (trace) {
            out.println("#" + choice.number() + " seat " + (choice.seat() + 1) + " "
                    + game.decision(choice.seat()).reason() + " > " + choice.option());
            game.state().agenda().toString().lines().forEach(line -> out.println("    " + line));
        }
    }
}
