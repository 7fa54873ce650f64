package coldwake.app.soak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A node of its own process on this machine, listening on the loopback address only. */
public final class NodeProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Coldwake is at http://127\\.0\\.0\\.1:(\\d+)/");
    /** Every pause of the JVM, whichever collector it has; the time to come to a halt is part of it. */
    private static final Pattern PAUSE = Pattern.compile("Safepoint \".*Total: +(\\d+) ns.*");

    private static final String TELL_PAUSES = "-Xlog:safepoint:stdout:none";
    private static final int STOP_SECONDS = 30;

    private final Process process;
    private final BufferedReader output;
    private final List<String> log = new ArrayList<>();
    private final int port;
    private volatile Measurements pauses = new Measurements();

    private NodeProcess(Process process) throws IOException {
        this.process = process;
        output = process.inputReader(StandardCharsets.UTF_8);
        port = awaitPort();
        Thread.ofVirtual().start(this::drain);
    }

    /** Starts a node with arguments of {@code coldwake serve} and waits until it serves. */
    public static NodeProcess start(List<String> jvm, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(remembered());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add(TELL_PAUSES);
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "coldwake.app.Main", "serve"));
        command.addAll(List.of("--host", "127.0.0.1", "--port", "0"));
        command.addAll(arguments);
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            // Whatever ends this program ends its nodes.
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            return new NodeProcess(process);
        } catch (IOException e) {
            throw new UncheckedIOException("a node could not be started", e);
        }
    }

    /** What this JVM remembers of earlier starts helps the node to start, too. */
    private static List<String> remembered() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-XX:AOTCache=") || option.startsWith("-Xlog:"))
                .toList();
    }

    private int awaitPort() throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            heard(line);
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return Integer.parseInt(address.group(1));
            }
        }
        throw new IOException("the node ended before it served: " + String.join("\n", log));
    }

    private void drain() {
        try {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                heard(line);
            }
        } catch (IOException e) {
            // The process was killed; its output ends here.
        }
    }

    private void heard(String line) {
        Matcher pause = PAUSE.matcher(line);
        if (pause.matches()) {
            pauses.add(Long.parseLong(pause.group(1)));
        } else {
            synchronized (log) {
                log.add(line);
            }
        }
    }

    public int port() {
        return port;
    }

    /** The number of the process. */
    public long pid() {
        return process.pid();
    }

    /** All it has written to its log so far. */
    public List<String> log() {
        synchronized (log) {
            return List.copyOf(log);
        }
    }

    /** Ends it at once, without any chance to tidy up: kill -9. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    /** Asks it to stop and waits until it has. */
    @Override
    public void close() {
        process.destroy();
        await();
    }

    // ---------------------------------------------------------------- stopped and going on

    /** Stops all its threads where they are; it cannot know. Returns when every one has stopped. */
    void pause() throws InterruptedException {
        signal("STOP");
        while (!paused()) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
    }

    /** Lets it go on after a pause. */
    void goOn() throws InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws InterruptedException {
        try {
            int status = new ProcessBuilder("kill", "-" + name, Long.toString(pid()))
                    .start()
                    .waitFor();
            if (status != 0) {
                throw new IllegalStateException("the node could not be sent " + name);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the node could not be sent " + name, e);
        }
    }

    private boolean paused() {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid()), "task"))) {
            return threads.allMatch(NodeProcess::stopped);
        } catch (IOException e) {
            throw new UncheckedIOException("the system does not tell whether a process has stopped", e);
        }
    }

    /** The state of a thread is the letter after its name, which is in parentheses. */
    private static boolean stopped(Path thread) {
        try {
            String stat = Files.readString(thread.resolve("stat"));
            return stat.startsWith("T", stat.lastIndexOf(')') + 2);
        } catch (IOException e) {
            return true; // It has ended.
        }
    }

    private void await() {
        try {
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    // ---------------------------------------------------------------- measuring

    /** Nanoseconds of each pause from now on, until it is asked again. */
    Measurements pausesFromNow() {
        pauses = new Measurements();
        return pauses;
    }

    /** Bytes it has allocated so far, as the collector counts them. */
    long allocatedBytes() {
        return metric("jvm_gc_memory_allocated_bytes_total", "");
    }

    /** Processor time it has used, in seconds. */
    double cpuSeconds() {
        return cpuSeconds(process.toHandle());
    }

    /** Processor time a process has used, in seconds. */
    static double cpuSeconds(ProcessHandle process) {
        return process.info().totalCpuDuration().map(d -> d.toMillis() / 1000.0).orElse(0.0);
    }

    /** Memory of the process in bytes as the system counts it, or -1 where it does not tell. */
    long residentBytes() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        try {
            return Files.readAllLines(status).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst()
                    .orElse(-1);
        } catch (IOException e) {
            return -1;
        }
    }

    /** Lets it collect garbage and answers how much of the heap is in use then. */
    long liveHeapBytes() {
        try {
            new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                    .toString(),
                            Long.toString(process.pid()),
                            "GC.run")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException("jcmd could not be started", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return metric("jvm_memory_used_bytes", "area=\"heap\"");
    }

    private long metric(String name, String label) {
        try (RawHttp http = new RawHttp(port)) {
            return http.get("/metrics", "")
                    .body()
                    .lines()
                    .filter(line -> line.startsWith(name) && line.contains(label))
                    .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                    .sum();
        }
    }
}
