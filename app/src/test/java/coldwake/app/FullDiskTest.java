package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The disk of a node is full: a small one of its own, which Linux gives to a process in a namespace. Without a system that
 * allows this, the test is skipped.
 */
class FullDiskTest {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+/");

    @TempDir
    Path folder;

    private Process shell;

    /** A shell with a disk of some megabytes; it runs what it is told line by line. */
    @BeforeEach
    void openShell() throws IOException, InterruptedException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        String mount = "mount -t tmpfs -o size=6m tmpfs " + disk;
        assumeTrue(
                new ProcessBuilder("unshare", "-rm", "sh", "-c", mount).start().waitFor() == 0,
                "this system gives nobody a disk of their own");
        shell = new ProcessBuilder("unshare", "-rm", "sh").start();
        tell(mount);
    }

    @AfterEach
    void close() throws InterruptedException {
        if (shell != null) {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
        }
    }

    private void tell(String line) throws IOException {
        shell.outputWriter().write(line + "\n");
        shell.outputWriter().flush();
    }

    /** Starts a node and returns where it is, or what it says instead. */
    private String serve(String log) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                "coldwake.app.Main",
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("disk/data").toString()));
        Path file = folder.resolve(log);
        tell("(" + String.join(" ", command) + " > " + file + " 2>&1; echo ended >> " + file + ") &");
        for (int k = 0; k < 1_200; k++) {
            String said = Files.exists(file) ? Files.readString(file) : "";
            Matcher address = ADDRESS.matcher(said);
            if (address.find()) {
                return address.group();
            }
            if (said.endsWith("ended\n")) {
                return said;
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new IllegalStateException("the node neither serves nor ends");
    }

    private void kill() throws InterruptedException {
        List<ProcessHandle> nodes = shell.descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .toList();
        assertThat(nodes).hasSize(1);
        nodes.getFirst().destroyForcibly();
        while (nodes.getFirst().isAlive()) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    private void fill() throws IOException, InterruptedException {
        tell("cat /dev/zero > " + folder.resolve("disk/filler") + " 2> /dev/null; touch " + folder.resolve("filled"));
        waitFor("filled");
    }

    private void makeRoom() throws IOException, InterruptedException {
        tell("rm " + folder.resolve("disk/filler") + "; touch " + folder.resolve("room"));
        waitFor("room");
    }

    private void waitFor(String file) throws IOException, InterruptedException {
        for (int k = 0; k < 2_000 && !Files.exists(folder.resolve(file)); k++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        Files.delete(folder.resolve(file));
    }

    private static HttpResponse<String> open(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(address + "api/tables"))
                                .POST(BodyPublishers.ofString("{\"chairs\":[\"me\",\"random\"],\"start\":true}"))
                                .build(),
                        BodyHandlers.ofString());
    }

    private static String state(String address, String table) throws IOException, InterruptedException {
        URI uri = URI.create(address + "api/tables/" + table);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                .body();
    }

    private static String table(HttpResponse<String> opened) {
        assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
        return opened.body().replaceAll("(?s).*?\"table\":\"(\\w+)\".*", "$1");
    }

    @Test
    void nothingIsAcknowledgedAndNothingIsLost() throws IOException, InterruptedException {
        String first = serve("first.log");
        assertThat(first).startsWith("http");
        String before = table(open(first));
        fill();
        HttpResponse<String> refused = open(first);
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.body()).contains("store-unavailable").doesNotContain("SQLite");
        makeRoom();
        String between = table(open(first));
        fill();
        kill();

        assertThat(serve("second.log"))
                .as("it does not start, and says why")
                .contains("the disk of the store is full; make room")
                .doesNotContain("Exception");
        makeRoom();

        String third = serve("third.log");
        assertThat(third).startsWith("http");
        assertThat(state(third, before)).contains("\"state\":\"running\"");
        assertThat(state(third, between)).contains("\"state\":\"running\"");
        table(open(third));
    }
}
