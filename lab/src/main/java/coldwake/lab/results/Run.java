package coldwake.lab.results;

import coldwake.content.Rulesets;
import coldwake.lab.Plan;
import coldwake.lab.Played;
import coldwake.lab.Shard;
import coldwake.lab.Simulation;
import coldwake.lab.Tally;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A run of games with its files: from the beginning, or from where an earlier one stopped.
 *
 * @param from the first game that is still to be played
 * @param out where games are written, if at all
 * @param resumed whether {@code out} is gone on with
 */
public record Run(
        Simulation simulation,
        Shard shard,
        int from,
        @Nullable Path out,
        boolean resumed) {

    public static Run start(Plan plan, Shard shard, @Nullable Path out) {
        return new Run(new Simulation(plan), shard, shard.from(plan), out, false);
    }

    /** Goes on where the games of a file end. */
    public static Run resume(Path file) {
        ResultFile.open(file).close();
        ResultWriter.mend(file);
        try (ResultFile results = ResultFile.open(file)) {
            Header header = results.header();
            if (!header.rules().equals(Rulesets.VERSION)) {
                throw new ResultException(
                        ResultException.Problem.OTHER_PLAN,
                        file + " was played with rules " + header.rules() + "; these are rules " + Rulesets.VERSION);
            }
            Played played = results.read();
            while (played != null) {
                played = results.read();
            }
            return new Run(new Simulation(header.plan()), header.part(), results.next(), file, true);
        }
    }

    public Plan plan() {
        return simulation.plan();
    }

    public int to() {
        return shard.to(plan());
    }

    /** Plays what is left. The tally and the table hold all games, those played earlier too. */
    public Tally play(int threads, @Nullable Path csv, IntConsumer progress) {
        Tally tally = new Tally(plan());
        Consumer<Played> sink = tally::add;
        try (CsvWriter table = csv == null ? null : new CsvWriter(csv, plan())) {
            Consumer<Played> all = table == null ? sink : sink.andThen(table);
            if (resumed && out != null) {
                ResultFile.readAll(out, all);
            }
            try (ResultWriter writer = writer()) {
                Consumer<Played> fresh = writer == null ? all : all.andThen(writer);
                simulation.run(from, to(), threads, played -> {
                    fresh.accept(played);
                    progress.accept(played.record().game() + 1 - shard.from(plan()));
                });
            }
        }
        return tally;
    }

    private @Nullable ResultWriter writer() {
        if (out == null) {
            return null;
        }
        return resumed
                ? ResultWriter.append(out)
                : ResultWriter.create(out, Header.of(Rulesets.VERSION, plan(), shard));
    }
}
