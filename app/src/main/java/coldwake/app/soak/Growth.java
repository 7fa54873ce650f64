package coldwake.app.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a node keeps, looked at now and then: whether it grows while it does the same all the time. */
final class Growth {
    /** Each look makes the node collect its garbage, so there are few. */
    static final int EVERY_SECONDS = 300;

    private static final int MILLION = 1_000_000;

    private final NodeProcess node;
    private final Path folder;
    private final long empty;
    private final List<Look> looks = new ArrayList<>();

    private record Look(int second, long heap, long stored) {}

    /** @param folder where the node stores its tables */
    Growth(NodeProcess node, Path folder) {
        this.node = node;
        this.folder = folder;
        empty = node.liveHeapBytes();
    }

    void look(int second) {
        looks.add(new Look(second, node.liveHeapBytes(), stored()));
    }

    private long stored() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of the node cannot be read", e);
        }
    }

    /** Puts down the last look, the course of all, and how much was added since the middle of the run. */
    void report(int tables, Map<String, Object> report) {
        Look last = looks.getLast();
        Look middle = looks.stream()
                .filter(look -> look.second() * 2 >= last.second())
                .findFirst()
                .orElse(last);
        report.put("live heap MB", last.heap() / MILLION);
        report.put("live heap KB a table", (last.heap() - empty) / 1000 / tables);
        report.put("live heap growth MB", (last.heap() - middle.heap()) / MILLION);
        report.put("stored MB", last.stored() / MILLION);
        if (looks.size() > 2) {
            report.put("looked after s", looks.stream().map(Look::second).toList());
            report.put(
                    "live heap MB then",
                    looks.stream().map(look -> look.heap() / MILLION).toList());
            report.put(
                    "stored MB then",
                    looks.stream().map(look -> look.stored() / MILLION).toList());
        }
    }
}
