package coldwake.app;

import coldwake.app.soak.Attack;
import coldwake.app.soak.Copies;
import coldwake.app.soak.Fuzz;
import coldwake.app.soak.Kills;
import coldwake.app.soak.Load;
import coldwake.app.soak.NodeProcess;
import coldwake.app.soak.Postgres;
import coldwake.server.ServerOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
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
    private static final int LOAD_PACE = 3_000;
    private static final int KILL_PACE = 20;
    private static final int SHORTEST_UPTIME = 5;

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
            description = "About how long whoever is asked takes; default 3000, with --kills and --copies 20.")
    private @Nullable Integer pace;

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
            names = "--copies",
            paramLabel = "N",
            description =
                    "Stops the process of a node on the embedded store so many times instead, copies the store, and"
                            + " looks for every acknowledged choice in every copy.")
    private @Nullable Integer copies;

    @Option(
            names = "--uptime",
            paramLabel = "SECONDS",
            description = "With --kills: nodes live from 5 s up to so long; without, for a second or so.")
    private @Nullable Integer uptime;

    @Option(
            names = "--stores",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "With --kills and --nodes 1: so many nodes side by side, each with a store of its own. Default 1.")
    private int stores;

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
        check();
        Path folder = Files.createTempDirectory("coldwake-soak");
        try {
            if (fuzz != null) {
                fuzz(folder, fuzz);
            } else if (attack) {
                return attack(folder) ? 0 : 1;
            } else if (kills != null) {
                return kills(folder, kills) ? 0 : 1;
            } else if (copies != null) {
                return copies(folder, copies) ? 0 : 1;
            } else {
                load(folder);
            }
            return 0;
        } finally {
            Folders.delete(folder);
        }
    }

    private void check() {
        boolean none = fuzz != null && fuzz < 1 || kills != null && kills < 1 || copies != null && copies < 1;
        if (none) {
            throw new ParameterException(spec.commandLine(), "--fuzz, --kills and --copies take a number from 1 up");
        }
        if (stores < 1 || stores > 1 && nodes != 1) {
            throw new ParameterException(
                    spec.commandLine(), "--stores takes a number from 1 up, together with --nodes 1");
        }
        if (uptime != null && uptime <= SHORTEST_UPTIME) {
            throw new ParameterException(
                    spec.commandLine(), "--uptime takes more than " + SHORTEST_UPTIME + " seconds");
        }
    }

    private void load(Path folder) throws InterruptedException {
        Load.Plan plan = new Load.Plan(tables, seats, seconds, pace(LOAD_PACE), bot);
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

    /** Whether 99 of 100 choices were answered in time, and everybody could go on. */
    private boolean attack(Path folder) throws InterruptedException {
        List<String> arguments = List.of("--behind-proxy", "--bot-pace", "100", "--data", folder.toString());
        try (NodeProcess node = NodeProcess.start(List.of(jvm.split(" ")), arguments);
                Progress passing = Progress.told("seconds", seconds)) {
            Map<String, Object> figures = new Attack(node.port(), seconds, Attack.LONG).run(passing);
            report(figures);
            return Objects.equals(figures.get("failures"), 0)
                    && figures.get("choices measured") instanceof Integer choices
                    && choices > 0
                    && figures.get("choice p99 ms") instanceof Double p99
                    && p99 < MOST_ATTACKED_MILLIS;
        }
    }

    private int pace(int usual) {
        return pace == null ? usual : pace;
    }

    /** Whether every copy held everything. */
    private boolean copies(Path folder, int times) throws InterruptedException, IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        Map<String, Object> figures;
        try (NodeProcess node = NodeProcess.start(List.of(jvm.split(" ")), embedded(data));
                Progress made = Progress.told("copies", times)) {
            figures = new Copies(node, data, folder.resolve("copy"), KILL_TABLES, pace(KILL_PACE))
                    .run(times, seconds, made);
        }
        report(figures);
        return verdict(
                Objects.equals(figures.get("acknowledged and lost"), 0),
                Objects.equals(figures.get("applied twice"), 0));
    }

    private List<String> embedded(Path data) {
        return List.of(
                "--lenient",
                "--bot-pace",
                Integer.toString(pace(KILL_PACE)),
                NO_WAITING,
                "0",
                "--data",
                data.toString());
    }

    private boolean kills(Path folder, int times) throws InterruptedException {
        Kills.Report report;
        try (Progress killed = Progress.told("kills", times)) {
            AtomicInteger count = new AtomicInteger();
            Runnable kill = () -> killed.accept(count.incrementAndGet());
            if (nodes == 1) {
                report = killEmbedded(folder, times, kill);
            } else if (database != null) {
                report = killOn(database, times, kill);
            } else {
                try (Postgres postgres = Postgres.start()) {
                    report = killOn(postgres.url(), times, kill);
                }
            }
        }
        report(report.figures());
        return verdict(report.kept(), report.once());
    }

    private Kills.Report killOn(String url, int times, Runnable killed) throws InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(
                "--lenient", "--bot-pace", Integer.toString(pace(KILL_PACE)), NO_WAITING, "0", "--database", url));
        if (noNotify) {
            arguments.add("--no-notify");
        }
        return new Kills(url, plan(), 7, () -> NodeProcess.start(shortLived(), arguments)).run(times, killed);
    }

    /** Kills nodes side by side, each with a store of its own. */
    private Kills.Report killEmbedded(Path folder, int times, Runnable killed) {
        List<CompletableFuture<Kills.Report>> runs = new ArrayList<>();
        for (int k = 0; k < stores; k++) {
            int share = times / stores + (k < times % stores ? 1 : 0);
            Path data = folder.resolve("store-" + k);
            long seed = k;
            runs.add(CompletableFuture.supplyAsync(
                    () -> killOne(data, share, seed, killed), Thread::startVirtualThread));
        }
        return runs.stream()
                .map(CompletableFuture::join)
                .reduce(Kills.Report::plus)
                .orElseThrow();
    }

    private Kills.Report killOne(Path data, int times, long seed, Runnable killed) {
        try {
            Files.createDirectory(data);
            return new Kills(
                            ServerOptions.embedded(data.toString()),
                            plan(),
                            seed,
                            () -> NodeProcess.start(shortLived(), embedded(data)))
                    .run(times, killed);
        } catch (IOException e) {
            throw new UncheckedIOException("a folder for a store cannot be made", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the kills were interrupted", e);
        }
    }

    private Kills.Plan plan() {
        if (uptime == null) {
            return Kills.Plan.quick(nodes, KILL_TABLES);
        }
        return new Kills.Plan(nodes, KILL_TABLES, pace(KILL_PACE), SHORTEST_UPTIME * 1_000, uptime * 1_000);
    }

    /** A node that lives for seconds need not learn to be fast. */
    private List<String> shortLived() {
        List<String> options = new ArrayList<>(List.of(jvm.split(" ")));
        options.add("-XX:TieredStopAtLevel=1");
        return options;
    }

    private boolean verdict(boolean kept, boolean once) {
        PrintWriter out = spec.commandLine().getOut();
        out.println((kept ? "No acknowledged choice was lost" : "ACKNOWLEDGED CHOICES WERE LOST")
                + (once ? ", none was applied twice." : ", SOME WERE APPLIED TWICE."));
        out.flush();
        return kept && once;
    }

    private List<String> nodeArguments(Path folder) {
        List<String> arguments =
                new ArrayList<>(List.of("--lenient", "--bot-pace", Integer.toString(pace(LOAD_PACE)), NO_WAITING, "0"));
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
