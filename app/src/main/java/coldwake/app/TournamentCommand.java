package coldwake.app;

import coldwake.app.programs.Program;
import coldwake.app.programs.ProgramHost;
import coldwake.bots.Bots;
import coldwake.lab.Plan;
import coldwake.lab.Simulation;
import coldwake.lab.tournament.PlanHost;
import coldwake.lab.tournament.Tournament;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Ranks bots and other programs. */
@Command(
        name = "tournament",
        description = "Seats each contestant alone among each of the others, and ranks them by their wins.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A program plays over the protocol of the server (docs/protocol.md). It is started once a seat and game;",
            "{url}, {table}, {seat} and {token} in its command are replaced, and stand in its environment as",
            "COLDWAKE_URL, COLDWAKE_TABLE, COLDWAKE_SEAT and COLDWAKE_TOKEN. See docs/lab.md for an example."
        })
final class TournamentCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private PlanOptions plan;

    @Option(names = "--bots", paramLabel = "NAME,...", split = ",", description = "Bots that take part.")
    private List<String> bots = List.of();

    @Option(names = "--program", paramLabel = "NAME=COMMAND", description = "A program that takes part; repeatable.")
    private List<String> programs = List.of();

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            defaultValue = "30",
            description = "How long a program may think about a decision; default 30.")
    private int patience;

    @Option(names = "--logs", paramLabel = "FOLDER", description = "Where the output of programs goes.")
    private @Nullable Path logs;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes ranking and matrix to a file.")
    private @Nullable Path json;

    private record Entries(Plan terms, List<String> names, List<Program> programs) {}

    @Override
    public Integer call() {
        Entries entries = Arguments.read(spec, this::entries);
        Tournament tournament;
        int total = entries.names().size() * entries.names().size() * plan.games;
        try (Progress progress = Progress.on("games", total);
                ProgramHost outside = entries.programs().isEmpty() ? null : host(entries.programs())) {
            PlanHost inside = Tournament.bots(plan.threads);
            PlanHost host = (terms, sink) ->
                    (outside != null && outside.knows(terms.bots()) ? outside : inside).play(terms, sink);
            tournament = Tournament.play(entries.terms(), entries.names(), host, progress);
        } catch (Program.StartException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
        TournamentText.print(tournament, spec.commandLine().getOut());
        if (json != null) {
            Json.write(json, TournamentText.asJson(tournament));
        }
        return tournament.failed() == 0 ? 0 : 1;
    }

    private Entries entries() {
        List<Program> outside = programs.stream().map(Program::parse).toList();
        bots.forEach(Bots::named);
        List<String> names = new ArrayList<>(bots);
        outside.forEach(program -> names.add(program.name()));
        if (names.size() < 2) {
            throw new IllegalArgumentException("name two or more contestants with --bots and --program");
        }
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalArgumentException("two contestants have the same name: " + String.join(", ", names));
        }
        if (outside.stream().anyMatch(program -> Bots.isKnown(program.name()))) {
            throw new IllegalArgumentException(
                    "a program has the name of a bot; known are " + String.join(", ", Bots.names()));
        }
        if (patience < 1) {
            throw new IllegalArgumentException("--patience takes at least 1 second, not " + patience);
        }
        Plan terms = plan.plan(List.of(Bots.names().getFirst()), true);
        return new Entries(new Simulation(terms).plan(), names, outside);
    }

    private ProgramHost host(List<Program> outside) {
        try {
            if (logs != null) {
                Files.createDirectories(logs);
            }
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
        return new ProgramHost(outside, plan.threads, Duration.ofSeconds(patience), logs);
    }
}
