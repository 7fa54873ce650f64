package coldwake.lab.compare;

import coldwake.lab.GameRecord;
import coldwake.lab.Plan;
import coldwake.lab.Played;
import coldwake.lab.Simulation;
import coldwake.lab.results.ResultFile;
import coldwake.lab.stats.Paired;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Two plans on the same seeds, game by game.
 *
 * @param places which places of the plan are measured: those where only the bot differs, or all
 * @param failed games that broke in one plan or the other and are left out
 */
public record Comparison(Plan first, Plan second, List<Integer> places, int failed, List<Result> results) {
    /** What was found about one measure. */
    public record Result(Measure measure, Paired paired) {}

    /** What is measured of one game of a plan. */
    private static final class Sample implements Consumer<Played> {
        private final Plan plan;
        private final List<Integer> places;
        private final Map<Integer, double[]> games = new TreeMap<>();

        Sample(Plan plan, List<Integer> places) {
            this.plan = plan;
            this.places = places;
        }

        @Override
        public void accept(Played played) {
            GameRecord game = played.record();
            if (game.failed() == null) {
                List<GameRecord.SeatRecord> seats = places.stream()
                        .map(place -> game.seats().get(plan.seatOf(game.game(), place)))
                        .toList();
                games.put(
                        game.game(),
                        Measure.ALL.stream()
                                .mapToDouble(measure -> measure.of(game, seats))
                                .toArray());
            }
        }
    }

    /** Two plans that can be played and compared. */
    public record Ready(Simulation first, Simulation second) {
        /** Plays both; {@code progress} hears how many games are done. */
        public Comparison play(int threads, IntConsumer progress) {
            Plan a = first.plan();
            Plan b = second.plan();
            List<Integer> places = places(a, b);
            int games = a.games();
            Sample one = new Sample(a, places(a, places));
            first.run(
                    0,
                    games,
                    threads,
                    one.andThen(p -> progress.accept(p.record().game() + 1)));
            Sample two = new Sample(b, places(b, places));
            second.run(
                    0,
                    games,
                    threads,
                    two.andThen(p -> progress.accept(games + p.record().game() + 1)));
            return of(one, two, places, games);
        }
    }

    /** Refuses what cannot be played or compared. */
    public static Ready ready(Plan first, Plan second) {
        check(first, second);
        return new Ready(new Simulation(first), new Simulation(second));
    }

    /** Compares the results of two runs. */
    public static Comparison read(Path first, Path second) {
        Plan a = planOf(first);
        Plan b = planOf(second);
        check(a, b);
        List<Integer> places = places(a, b);
        Sample one = new Sample(a, places(a, places));
        Sample two = new Sample(b, places(b, places));
        ResultFile.readAll(first, one);
        ResultFile.readAll(second, two);
        return of(one, two, places, Math.max(one.games.size(), two.games.size()));
    }

    private static Plan planOf(Path file) {
        try (ResultFile results = ResultFile.open(file)) {
            return results.header().plan();
        }
    }

    private static void check(Plan first, Plan second) {
        if (first.seed() != second.seed()) {
            throw new IllegalArgumentException("a comparison needs the same seeds; these runs begin with seed "
                    + first.seed() + " and " + second.seed());
        }
        if (Math.min(first.games(), second.games()) < 2) {
            throw new IllegalArgumentException("a comparison needs two or more games");
        }
        if (first.equals(second)) {
            throw new IllegalArgumentException("A and B are the same; name two bots, or two settings");
        }
    }

    /** The places whose bots differ, if some but not all do; empty for all. */
    private static List<Integer> places(Plan first, Plan second) {
        int n = first.bots().size();
        if (n != second.bots().size()) {
            return List.of();
        }
        List<Integer> differ = IntStream.range(0, n)
                .filter(place -> !first.bots().get(place).equals(second.bots().get(place)))
                .boxed()
                .toList();
        return differ.size() == n ? List.of() : differ;
    }

    private static List<Integer> places(Plan plan, List<Integer> places) {
        return places.isEmpty() ? IntStream.range(0, plan.bots().size()).boxed().toList() : places;
    }

    private static Comparison of(Sample one, Sample two, List<Integer> places, int games) {
        List<Integer> both =
                one.games.keySet().stream().filter(two.games::containsKey).toList();
        List<Result> results = new ArrayList<>();
        for (int m = 0; m < Measure.ALL.size(); m++) {
            results.add(new Result(Measure.ALL.get(m), Paired.of(column(one, both, m), column(two, both, m))));
        }
        return new Comparison(one.plan, two.plan, places, games - both.size(), results);
    }

    private static double[] column(Sample sample, List<Integer> games, int measure) {
        return games.stream().mapToDouble(game -> value(sample, game, measure)).toArray();
    }

    private static double value(Sample sample, int game, int measure) {
        double[] row = sample.games.get(game);
        return row == null ? 0 : row[measure];
    }
}
