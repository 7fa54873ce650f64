package coldwake.lab.tournament;

import coldwake.lab.Plan;
import coldwake.lab.Simulation;
import coldwake.lab.Tally.Standing;
import coldwake.lab.stats.Paired;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Everybody sits alone at tables of everybody: one contestant among equal others, and all at tables of their own kind.
 * The one seat moves on with each game, and all tables have the same seeds. What a contestant does among each of the
 * others is one cell; its rank is by all its cells together.
 */
public record Tournament(Plan terms, List<String> contestants, List<Cell> cells, long failed) {

    /** How one contestant fared among others of one kind, game by game. */
    public record Cell(String row, String column, Standing standing, long forfeited, double[] won) {}

    /**
     * A contestant over all its cells.
     *
     * @param pToNext how likely a lead in wins as large over the next one would be by chance; 1 for the last
     */
    public record Rank(String name, Standing standing, long forfeited, double pToNext) {}

    /** Plays the bots of this program. */
    public static PlanHost bots(int threads) {
        return (plan, sink) -> new Simulation(plan)
                .run(0, plan.games(), threads, played -> sink.accept(new PlanHost.Hosted(played.record(), 0)));
    }

    /** Plays all cells. The terms say everything but who plays; their games are those of one cell. */
    public static Tournament play(Plan terms, List<String> contestants, PlanHost host, IntConsumer progress) {
        List<Cell> cells = new ArrayList<>();
        long[] failed = {0};
        int[] done = {0};
        for (String row : contestants) {
            for (String column : contestants) {
                List<String> bots =
                        new ArrayList<>(Collections.nCopies(terms.bots().size(), column));
                bots.set(0, row);
                Plan plan = new Plan(terms.setup(), bots, terms.randomCharacters(), true, terms.games(), terms.seed());
                CellCount count = new CellCount(plan);
                host.play(plan, hosted -> {
                    failed[0] += hosted.record().failed() == null ? 0 : 1;
                    count.add(hosted);
                    progress.accept(++done[0]);
                });
                cells.add(new Cell(row, column, count.standing, count.forfeited, count.won));
            }
        }
        return new Tournament(terms, List.copyOf(contestants), cells, failed[0]);
    }

    /** Counts the one seat of a cell. A forfeited seat has neither survived nor won. */
    private static final class CellCount {
        private final Plan plan;
        private final double[] won;
        private Standing standing = new Standing(0, 0, 0);
        private long forfeited;

        CellCount(Plan plan) {
            this.plan = plan;
            won = new double[plan.games()];
        }

        void add(PlanHost.Hosted hosted) {
            int game = hosted.record().game();
            if (hosted.record().failed() != null) {
                return;
            }
            int seat = plan.seatOf(game, 0);
            var record = hosted.record().seats().get(seat);
            boolean gaveUp = (hosted.forfeited() & 1 << seat) != 0;
            forfeited += gaveUp ? 1 : 0;
            won[game] = record.won() && !gaveUp ? 1 : 0;
            standing = new Standing(
                    standing.played() + 1,
                    standing.survived() + (record.survived() && !gaveUp ? 1 : 0),
                    standing.won() + (long) won[game]);
        }
    }

    public Cell cell(String row, String column) {
        return cells.stream()
                .filter(cell -> cell.row().equals(row) && cell.column().equals(column))
                .findFirst()
                .orElseThrow();
    }

    /** The contestants, most wins first; those who are level by survival. */
    public List<Rank> ranking() {
        List<Rank> sorted = contestants.stream()
                .map(this::rank)
                .sorted(Comparator.comparingDouble(
                                (Rank rank) -> rank.standing().wins().value())
                        .thenComparingDouble(rank -> rank.standing().survival().value())
                        .reversed())
                .toList();
        List<Rank> ranking = new ArrayList<>();
        for (int k = 0; k < sorted.size(); k++) {
            Rank rank = sorted.get(k);
            double p = k + 1 == sorted.size()
                    ? 1
                    : Paired.of(won(rank.name()), won(sorted.get(k + 1).name())).p();
            ranking.add(new Rank(rank.name(), rank.standing(), rank.forfeited(), p));
        }
        return ranking;
    }

    private Rank rank(String name) {
        List<Cell> row = row(name);
        Standing all = new Standing(
                row.stream().mapToLong(cell -> cell.standing().played()).sum(),
                row.stream().mapToLong(cell -> cell.standing().survived()).sum(),
                row.stream().mapToLong(cell -> cell.standing().won()).sum());
        return new Rank(name, all, row.stream().mapToLong(Cell::forfeited).sum(), 1);
    }

    private List<Cell> row(String name) {
        return cells.stream().filter(cell -> cell.row().equals(name)).toList();
    }

    private double[] won(String name) {
        return row(name).stream()
                .flatMapToDouble(cell -> Arrays.stream(cell.won()))
                .toArray();
    }
}
