package coldwake.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import coldwake.lab.GameRecord;
import coldwake.lab.GameRecord.SeatRecord;
import coldwake.lab.Plan;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final String OTHER = Bots.names().get(1);
    private static final Plan TERMS = Plan.of(GameSetup.standard(3), List.of("?", "?", "?"), 30, 1);

    /** Everybody called good wins, but at every tenth game gives up; a bad one never wins. */
    private static void pretend(Plan plan, Consumer<PlanHost.Hosted> sink) {
        for (int game = 0; game < plan.games(); game++) {
            List<SeatRecord> seats = plan.botsOf(game).stream()
                    .map(name -> new SeatRecord(
                            "captain", name, 1, "slept through", name.equals("good"), Map.of(), null, null, null))
                    .toList();
            sink.accept(new PlanHost.Hosted(
                    new GameRecord(game, null, "jump", 1, 3, seats, null, List.of(), List.of()),
                    game % 10 == 0 ? 0b111 : 0));
        }
    }

    @Test
    void ranksByWins() {
        Tournament tournament = Tournament.play(TERMS, List.of("bad", "good"), TournamentTest::pretend, done -> {});
        assertThat(tournament.ranking()).extracting(Tournament.Rank::name).containsExactly("good", "bad");
        Tournament.Rank best = tournament.ranking().getFirst();
        assertThat(best.standing().played()).isEqualTo(60);
        assertThat(best.standing().won()).isEqualTo(54);
        assertThat(best.forfeited()).isEqualTo(6);
        assertThat(best.pToNext()).isLessThan(0.001);
        assertThat(tournament.cell("bad", "good").standing().won()).isZero();
        assertThat(tournament.cell("good", "bad").standing().survived()).isEqualTo(27);
    }

    @Test
    void playsBots() {
        int[] done = {0};
        Tournament tournament = Tournament.play(TERMS, List.of("random", OTHER), Tournament.bots(2), n -> done[0] = n);
        assertThat(done[0]).isEqualTo(120);
        assertThat(tournament.failed()).isZero();
        assertThat(tournament.cells())
                .hasSize(4)
                .allMatch(cell -> cell.standing().played() == 30);
    }
}
