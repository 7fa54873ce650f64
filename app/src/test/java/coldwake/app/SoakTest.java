package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.app.soak.Attack;
import coldwake.app.soak.Copies;
import coldwake.app.soak.Fuzz;
import coldwake.app.soak.Kills;
import coldwake.app.soak.Load;
import coldwake.app.soak.NodeProcess;
import coldwake.app.soak.Postgres;
import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Short runs of what {@code coldwake soak} does for hours, with real processes. */
class SoakTest {
    private static final List<String> JVM = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m");

    @TempDir
    Path folder;

    private NodeProcess node(String... arguments) {
        return NodeProcess.start(JVM, List.of(arguments));
    }

    private NodeProcess node() {
        return node("--lenient", "--data", folder.toString(), "--bot-pace", "50");
    }

    @Test
    void killingOneOfTwoNodesInMidTurnLosesNothing() throws InterruptedException {
        try (Postgres postgres = Postgres.start()) {
            Kills.Report report = new Kills(
                            postgres.url(),
                            Kills.Plan.quick(2, 2),
                            7,
                            () -> node(
                                    "--lenient",
                                    "--bot-pace",
                                    "5",
                                    "--reaction-seconds",
                                    "0",
                                    "--database",
                                    postgres.url()))
                    .run(2, () -> {});
            assertSound(report, 2);
        }
    }

    @Test
    void killingTheOnlyNodeLosesNothingThatWasAcknowledged() throws InterruptedException {
        Kills.Report report = new Kills(
                        ServerOptions.embedded(folder.toString()), Kills.Plan.quick(1, 3), 7, this::movingNode)
                .run(3, () -> {});
        assertSound(report, 3);
    }

    /** A node that moves the log of its store to its file all the time, which others do every thousand choices. */
    private NodeProcess movingNode() {
        List<String> jvm = new ArrayList<>(JVM);
        jvm.add("-Dcoldwake.store.move-after=10");
        return NodeProcess.start(
                jvm, List.of("--lenient", "--data", folder.toString(), "--bot-pace", "5", "--reaction-seconds", "0"));
    }

    /** A process is stopped in the middle of whatever it does; a copy of its folder holds all it has acknowledged. */
    @Test
    void everyCopyOfAStoppedNodeHoldsWhatWasAcknowledged(@TempDir Path elsewhere) throws InterruptedException {
        try (NodeProcess node = movingNode()) {
            Map<String, Object> report =
                    new Copies(node, folder, elsewhere.resolve("copy"), 3, 5).run(10, 5, made -> {});
            assertThat(report).containsEntry("copies", 10).containsEntry("copies that lack choices", 0);
            assertThat(report).containsEntry("applied twice", 0);
            assertThat((Integer) report.get("choices looked for")).isPositive();
        }
    }

    private static void assertSound(Kills.Report report, int kills) {
        assertThat(report.kills()).isEqualTo(kills);
        assertThat(report.acknowledged()).isPositive();
        assertThat(report.kept()).as("%s", report.figures()).isTrue();
        assertThat(report.once()).as("%s", report.figures()).isTrue();
    }

    /** A node that sleeps through the end of its lease finds its bots moved by another, and moves none of them again. */
    @Test
    void aNodeThatWasAsleepMovesNoBotTwice() throws IOException, InterruptedException {
        try (Postgres postgres = Postgres.start();
                NodeProcess sleeper = node("--lenient", "--bot-pace", "200", "--database", postgres.url())) {
            List<String> tables = new ArrayList<>();
            try (NodeProcess other = node("--lenient", "--bot-pace", "200", "--database", postgres.url());
                    Store store = Store.open(postgres.url(), false)) {
                for (int k = 0; k < 3; k++) {
                    tables.add(openForBots(sleeper.port()));
                }
                signal("STOP", sleeper.pid());
                int before = entries(store, tables);
                TimeUnit.SECONDS.sleep(6);
                awaitEntries(store, tables, before + 6);
                signal("CONT", sleeper.pid());
                awaitEntries(store, tables, entries(store, tables) + 6);
                TimeUnit.SECONDS.sleep(2);
                for (String table : tables) {
                    assertThat(store.read(table, 0).stream()
                                    .map(Store.Row::body)
                                    .filter(body -> body.contains("\"chosen\""))
                                    .map(body -> JsonMapper.shared().readTree(body))
                                    .map(chosen -> chosen.path("seat") + " answers " + chosen.path("number")))
                            .doesNotHaveDuplicates();
                }
                assertThat(other.log()).noneMatch(line -> line.contains(" ERROR "));
                assertThat(sleeper.log())
                        .anyMatch(line -> line.contains("the lease of this node had ended"))
                        .noneMatch(line -> line.contains(" ERROR "));
            }
        }
    }

    private static int entries(Store store, List<String> tables) {
        return tables.stream().mapToInt(table -> store.read(table, 0).size()).sum();
    }

    private static void awaitEntries(Store store, List<String> tables, int wanted) throws InterruptedException {
        for (int k = 0; k < 300 && entries(store, tables) < wanted; k++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(entries(store, tables)).as("bots move").isGreaterThanOrEqualTo(wanted);
    }

    private static String openForBots(int port) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                .POST(BodyPublishers.ofString(
                        "{\"chairs\":[\"random\",\"random\",\"random\",\"random\"],\"start\":true}"))
                .build();
        String answer = HttpClient.newHttpClient()
                .send(request, BodyHandlers.ofString())
                .body();
        return JsonMapper.shared().readTree(answer).path("table").asString();
    }

    private static void signal(String name, long pid) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(pid))
                        .start()
                        .waitFor())
                .isZero();
    }

    @Test
    void hostileMessagesAreRefusedAndChangeNothing() throws InterruptedException {
        try (NodeProcess node = node()) {
            Map<String, Object> report = new Fuzz(node.port(), 1).run(3_000, sent -> {});
            assertThat(report.get("hostile messages")).isEqualTo(3_000);
            assertThat(report.get("failures")).isEqualTo(0);
        }
    }

    /** Replays, imports, streams and views are asked for without end: choices at other tables are taken all the same. */
    @Test
    void choicesAreTakenWhileTheNodeIsAttacked() throws InterruptedException {
        try (NodeProcess node = node("--behind-proxy", "--bot-pace", "50", "--data", folder.toString())) {
            Map<String, Object> report = new Attack(node.port(), 8, new Attack.Past(20, 10)).run(passed -> {});
            assertThat(report).containsEntry("failures", 0);
            assertThat((Integer) report.get("streams served")).isPositive();
            assertThat((Integer) report.get("replays served")).isPositive();
            assertThat((Integer) report.get("imports served")).isPositive();
            assertThat((Integer) report.get("views served")).isPositive();
            assertThat((Integer) report.get("choices measured")).isGreaterThan(20);
            assertThat((Double) report.get("choice p99 ms"))
                    .as("the goal is 200, on a machine that does nothing else")
                    .isLessThan(5_000);
        }
    }

    @Test
    void tablesAreHeldAndMeasured() throws InterruptedException {
        try (NodeProcess node =
                node("--lenient", "--data", folder.toString(), "--bot-pace", "50", "--reaction-seconds", "0")) {
            Map<String, Object> report =
                    new Load(node, folder, new Load.Plan(3, 4, 4, 100, "random")).run(opened -> {}, passed -> {});
            assertThat(report.get("seats connected")).isEqualTo(12);
            assertThat((Integer) report.get("choices measured")).isPositive();
            assertThat(report.get("streams lost")).isEqualTo(0);
            assertThat(report.get("requests unanswered")).isEqualTo(0);
            assertThat((Long) report.get("stored MB")).isNotNegative();
            assertThat(report).containsKeys("pauses of the node", "pause p99 ms", "client late p99 ms");
            assertThat((Double) report.get("node ms a choice")).isPositive();
            assertThat((Double) report.get("processors used by the client")).isPositive();
        }
    }

    /** Nothing is written outside the data folder, and the log is one JSON object a line. */
    @Test
    void aNodeWritesIntoItsFolderOnlyAndLogsAsJson() throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        Path home = Files.createDirectory(folder.resolve("home"));
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        List<String> jvm = new ArrayList<>(JVM);
        jvm.add("-Duser.home=" + home);
        jvm.add("-Djava.io.tmpdir=" + temporary);
        List<String> log;
        try (NodeProcess node = NodeProcess.start(
                jvm, List.of("--lenient", "--json-log", "--data", data.toString(), "--bot-pace", "5"))) {
            new Load(node, data, new Load.Plan(2, 3, 2, 50, "random")).run(opened -> {}, passed -> {});
            log = node.log();
        }
        assertThat(data).isNotEmptyDirectory();
        assertThat(home).isEmptyDirectory();
        assertThat(temporary).isEmptyDirectory();
        List<String> written =
                log.stream().filter(line -> !line.startsWith("Coldwake is at")).toList();
        assertThat(written).anyMatch(line -> line.contains("a game is running"));
        assertThat(written)
                .allSatisfy(
                        line -> assertThat(JsonMapper.shared().readTree(line).isObject())
                                .isTrue());
    }
}
