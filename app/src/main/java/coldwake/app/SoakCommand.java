package coldwake.app;

import coldwake.app.soak.Attack;
import coldwake.app.soak.Fuzz;
import coldwake.app.soak.Kills;
import coldwake.app.soak.Load;
import coldwake.app.soak.NodeProcess;
import coldwake.app.soak.Postgres;
import coldwake.server.ServerOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Holds real nodes on this machine under load. */
@Command(
        name = "soak",
        description = "Holds many tables on a node of this machine and measures it; attacks it; kills it.",
        mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {
    private static final int KILL_TABLES = 4;
    /** Whoever is measured does not wait for the common moment of reactions. */
    private static final String NO_WAITING = "--reaction-seconds";

    private static final double MOST_ATTACKED_MILLIS = 200;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "1000", description = "Tables held; default 1000.")
    private int tables;

    @Option(
            names = "--seats",
            paramLabel = "N",
            defaultValue = "4",
            description = "Connected seats a table; default 4.")
    private int seats;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "120", description = "How long; default 120.")
    private int seconds;

    @Option(
            names = "--pace",
            paramLabel = "MS",
            defaultValue = "3000",
            description = "About how long whoever is asked takes; default 3000.")
    private int pace;

    @Option(names = "--bot", paramLabel = "LEVEL", defaultValue = "random", description = "The bots; default random.")
    private String bot;

    @Option(
            names = "--jvm",
            paramLabel = "OPTIONS",
            defaultValue = "-XX:+UseG1GC -XX:MaxGCPauseMillis=50 -Xmx1g",
            description = "JVM options of the node; default ${DEFAULT-VALUE}.")
    private String jvm;

    @Option(names = "--database", paramLabel = "URL", description = "PostgreSQL instead of the embedded store.")
    private @Nullable String database;

    @Option(
            names = "--fuzz",
            paramLabel = "N",
            description = "Sends so many hostile messages instead; none may be carried out or make the node fail.")
    private @Nullable Integer fuzz;

    @Option(
            names = "--attack",
            description =
                    "Tries to keep the node busy with replays, imports and streams of a game with many undos instead;"
                            + " choices at other tables must stay quick.")
    private boolean attack;

    @Option(
            names = "--kills",
            paramLabel = "N",
            description = "Kills nodes so many times in mid-turn instead; no acknowledged choice may be lost.")
    private @Nullable Integer kills;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "2",
            description = "Nodes to kill; 1 is a node on the embedded store, more share a PostgreSQL. Default 2.")
    private int nodes;

    @Option(names = "--no-notify", description = "The nodes only look for what others wrote.")
    private boolean noNotify;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the figures to a file.")
    private @Nullable Path json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (fuzz != null && fuzz < 1 || kills != null && kills < 1) {
            throw new ParameterException(spec.commandLine(), "--fuzz and --kills take a number from 1 up");
        }
        Path folder = Files.createTempDirectory("coldwake-soak");
        try {
            if (fuzz != null) {
                fuzz(folder, fuzz);
            } else if (attack) {
                return attack(folder) ? 0 : 1;
            } else if (kills != null) {
                return kills(folder, kills) ? 0 : 1;
            } else {
                load(folder);
            }
            return 0;
        } finally {
            Folders.delete(folder);
        }
    }

    private void load(Path folder) throws InterruptedException {
        Load.Plan plan = new Load.Plan(tables, seats, seconds, pace, bot);
        try (NodeProcess node = NodeProcess.start(List.of(jvm.split(" ")), nodeArguments(folder));
                Progress opening = Progress.told("opening tables", tables);
                Progress passing = Progress.told("seconds", seconds)) {
            report(new Load(node, folder, plan).run(opening, passing));
        }
    }

    private void fuzz(Path folder, int messages) throws InterruptedException {
        try (NodeProcess node = NodeProcess.start(List.of(jvm.split(" ")), nodeArguments(folder));
                Progress sent = Progress.told("hostile messages", messages)) {
            report(new Fuzz(node.port(), System.nanoTime()).run(messages, sent));
        }
    }

    /** Whether 99 of 100 choices were answered in time. */
    private boolean attack(Path folder) throws InterruptedException {
        List<String> arguments = List.of("--behind-proxy", "--bot-pace", "100", "--data", folder.toString());
        try (NodeProcess node = NodeProcess.start(List.of(jvm.split(" ")), arguments);
                Progress passing = Progress.told("seconds", seconds)) {
            Map<String, Object> figures = new Attack(node.port(), seconds).run(passing);
            report(figures);
            return figures.get("choice p99 ms") instanceof Double p99 && p99 < MOST_ATTACKED_MILLIS;
        }
    }

    private boolean kills(Path folder, int times) throws InterruptedException {
        if (nodes == 1) {
            return killOn(ServerOptions.embedded(folder.toString()), List.of("--data", folder.toString()), times);
        } else if (database != null) {
            return killOn(database, List.of("--database", database), times);
        } else {
            try (Postgres postgres = Postgres.start()) {
                return killOn(postgres.url(), List.of("--database", postgres.url()), times);
            }
        }
    }

    /** Whether nothing was lost and nothing done twice. */
    private boolean killOn(String url, List<String> where, int times) throws InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("--lenient", "--bot-pace", "20", NO_WAITING, "0"));
        arguments.addAll(where);
        if (noNotify) {
            arguments.add("--no-notify");
        }
        List<String> options = new ArrayList<>(List.of(jvm.split(" ")));
        // A node that lives for seconds need not learn to be fast.
        options.add("-XX:TieredStopAtLevel=1");
        Map<String, Object> figures;
        try (Progress killed = Progress.told("kills", times)) {
            figures =
                    new Kills(url, nodes, KILL_TABLES, () -> NodeProcess.start(options, arguments)).run(times, killed);
        }
        report(figures);
        boolean kept = Objects.equals(figures.get("acknowledged and lost"), 0);
        boolean once = Objects.equals(figures.get("applied twice"), 0);
        PrintWriter out = spec.commandLine().getOut();
        out.println((kept ? "No acknowledged choice was lost" : "ACKNOWLEDGED CHOICES WERE LOST")
                + (once ? ", none was applied twice." : ", SOME WERE APPLIED TWICE."));
        out.flush();
        return kept && once;
    }

    private List<String> nodeArguments(Path folder) {
        List<String> arguments =
                new ArrayList<>(List.of("--lenient", "--bot-pace", Integer.toString(pace), NO_WAITING, "0"));
        arguments.addAll(database == null ? List.of("--data", folder.toString()) : List.of("--database", database));
        return arguments;
    }

    private void report(Map<String, Object> figures) {
        PrintWriter out = spec.commandLine().getOut();
        figures.forEach((what, value) -> out.printf("%-28s %14s%n", what, value));
        out.flush();
        if (json != null) {
            Json.write(json, figures);
        }
    }
}
