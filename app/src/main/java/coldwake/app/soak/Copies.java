package coldwake.app.soak;

import coldwake.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * People play on a node with the embedded store. Again and again the whole process is stopped, its folder copied, and the
 * process goes on: a copy is what a kill at that moment would have left. Every copy must hold every choice acknowledged so far.
 */
public final class Copies {
    private final Path data;
    private final Path copy;
    private final NodeProcess node;
    private final List<KillPlayer> players = new ArrayList<>();

    /**
     * @param data the folder of the node
     * @param copy a folder that does not exist, for one copy at a time
     * @param restMillis how long a player rests after a choice
     */
    public Copies(NodeProcess node, Path data, Path copy, int tables, int restMillis) {
        this.node = node;
        this.data = data;
        this.copy = copy;
        for (int k = 0; k < tables; k++) {
            players.add(new KillPlayer(any -> node.port(), 1, k, restMillis));
        }
    }

    /** Makes that many copies over some time and tells {@code made} how many there are so far. */
    public Map<String, Object> run(int copies, int seconds, IntConsumer made) throws InterruptedException {
        players.forEach(player -> Thread.ofVirtual().start(player::run));
        long begun = System.nanoTime();
        int lacking = 0;
        int most = 0;
        Audit all = Audit.NONE;
        try {
            for (int k = 1; k <= copies; k++) {
                long due = begun + TimeUnit.SECONDS.toNanos(seconds) * k / copies;
                TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
                players.forEach(KillPlayer::check);
                Audit audit = audit(takeCopy());
                lacking += audit.lost() > 0 ? 1 : 0;
                most = Math.max(most, audit.lost());
                all = all.plus(audit);
                made.accept(k);
            }
        } finally {
            players.forEach(KillPlayer::stop);
        }
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("copies", copies);
        report.put("seconds", TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun));
        report.put(
                "choices acknowledged",
                players.stream().mapToInt(KillPlayer::count).sum());
        report.put("choices looked for", all.acknowledged());
        report.put("copies that lack choices", lacking);
        report.put("lacking in one copy, at most", most);
        report.put("acknowledged and lost", all.lost());
        report.put("applied twice", all.twice());
        return report;
    }

    /** What was answered before the process stopped may still be on its way to a player, so players are asked last. */
    private List<Audit.Played> takeCopy() throws InterruptedException {
        node.pause();
        try {
            copyFolder();
            return players.stream().map(KillPlayer::played).toList();
        } finally {
            node.goOn();
        }
    }

    private Audit audit(List<Audit.Played> played) {
        try {
            return Audit.of(ServerOptions.embedded(copy.toString()), played);
        } finally {
            deleteCopy();
        }
    }

    private void copyFolder() {
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(data.relativize(file).toString()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of the node cannot be copied", e);
        }
    }

    private void deleteCopy() {
        try (Stream<Path> files = Files.walk(copy)) {
            for (Path file : files.toList().reversed()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the copy cannot be removed", e);
        }
    }
}
