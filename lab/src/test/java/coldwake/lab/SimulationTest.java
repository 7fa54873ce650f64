package coldwake.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.content.save.Replay;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final String OTHER = Bots.names().get(1);

    private static Plan plan(int seats, int games) {
        return Plan.of(GameSetup.standard(seats), Collections.nCopies(seats, "random"), games, 11);
    }

    private static List<GameRecord> play(Plan plan, int threads) {
        List<GameRecord> games = new ArrayList<>();
        new Simulation(plan).run(0, plan.games(), threads, played -> games.add(played.record()));
        return games;
    }

    @Test
    void threadsChangeNothing() {
        List<GameRecord> one = play(plan(4, 100), 1);
        assertThat(one)
                .extracting(GameRecord::game)
                .containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
        assertThat(play(plan(4, 100), 4)).isEqualTo(one);
    }

    @Test
    void countsEveryGameAndSeat() {
        Tally tally = new Tally(plan(3, 50));
        new Simulation(plan(3, 50)).run(0, 50, 2, tally::add);
        assertThat(tally.failures()).isEmpty();
        assertThat(tally.games()).isEqualTo(50);
        assertThat(tally.endings().values().stream().mapToLong(n -> n).sum()).isEqualTo(50);
        assertThat(tally.fates().values().stream().mapToLong(n -> n).sum()).isEqualTo(150);
        long died = tally.fates().getOrDefault("died", 0L);
        assertThat(tally.causes().values().stream().mapToLong(n -> n).sum()).isEqualTo(died);
        assertThat(tally.deathRounds().get("random").n()).isEqualTo(died);
        assertThat(tally.byBot().get("random").played()).isEqualTo(150);
        assertThat(tally.times().get("random").n()).isEqualTo(tally.decisions().sum());
        assertThat(tally.bag().games(1)).isEqualTo(50);
        assertThat(tally.decisions().min())
                .isPositive()
                .isLessThanOrEqualTo(tally.decisions().quantile(0.5));
        assertThat(tally.decisions().quantile(0.5))
                .isLessThanOrEqualTo(tally.decisions().max());
    }

    @Test
    void aRecordTellsWhatHappened() {
        GameRecord game = play(plan(4, 1), 1).getFirst();
        assertThat(game.bag()).hasSize(game.rounds()).allMatch(digits -> digits.length() == 6);
        assertThat(game.decisions())
                .isEqualTo(game.seats().stream()
                        .mapToInt(GameRecord.SeatRecord::decisions)
                        .sum());
        assertThat(game.visits()).hasSize(21);
        assertThat(game.seats()).allSatisfy(seat -> {
            assertThat(seat.survived()).isEqualTo(seat.cause() == null);
            assertThat(seat.survived()).isEqualTo(seat.round() == null);
            assertThat(seat.objectives()).hasSizeBetween(1, 2);
            assertThat(seat.won()).isEqualTo(seat.objectives().containsValue(true));
        });
    }

    @Test
    void botsRotateAndCharactersAreDealt() {
        Plan plan = new Plan(GameSetup.standard(3), List.of(OTHER, "random", "random"), true, true, 40, 5);
        List<GameRecord> games = play(plan, 2);
        for (GameRecord game : games) {
            assertThat(game.seats().get(game.game() % 3).bot()).isEqualTo(OTHER);
            assertThat(plan.seatOf(game.game(), 0)).isEqualTo(game.game() % 3);
            assertThat(game.seats().stream().map(GameRecord.SeatRecord::character))
                    .doesNotHaveDuplicates();
        }
        assertThat(games.stream()
                        .map(game -> game.seats().getFirst().character())
                        .distinct())
                .hasSizeGreaterThan(3);
        assertThat(play(plan, 1)).isEqualTo(games);
    }

    @Test
    void aGameThatFailsIsToldWithItsJournal() {
        Plan plan = plan(2, 30);
        Tally tally = new Tally(plan);
        new Simulation(plan, 10).run(0, 30, 2, tally::add);
        assertThat(tally.failed()).isEqualTo(30);
        assertThat(tally.failures()).hasSize(20).extracting(Failure::game).startsWith(0, 1, 2);
        Failure failure = tally.failures().getFirst();
        assertThat(failure.summary()).contains("no end after 10 decisions");
        LastQuestion last = failure.lastQuestion(plan).orElseThrow();
        assertThat(last.choice()).isNotNull();
        assertThat(last.saved().choices()).hasSize(10);
        assertThat(Replay.run(last.saved(), null).over()).isFalse();
    }

    @Test
    void stopsWithoutGaps() {
        Plan plan = plan(4, 1_000_000);
        Simulation simulation = new Simulation(plan);
        List<Integer> games = new ArrayList<>();
        simulation.run(0, plan.games(), 3, played -> {
            games.add(played.record().game());
            if (games.size() == 50) {
                simulation.stop();
            }
        });
        assertThat(games.size()).isBetween(50, 1000);
        assertThat(games)
                .containsExactlyElementsOf(
                        IntStream.range(0, games.size()).boxed().toList());
    }

    @Test
    void refusesImpossiblePlans() {
        assertThatThrownBy(() -> plan(2, 0)).hasMessageContaining("at least 1");
        assertThatThrownBy(() -> Plan.of(GameSetup.standard(3), List.of("random"), 1, 1))
                .hasMessage("1 bots for 3 seats");
        assertThatThrownBy(() -> Shard.parse("3/2")).hasMessageContaining("i/n");
    }
}
