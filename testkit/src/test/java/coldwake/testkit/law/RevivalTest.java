package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Changes;
import coldwake.engine.view.SeatView.RevivalView;
import coldwake.engine.view.ViewBuilder;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Everybody is told who can be brought back, and what is missing. */
class RevivalTest {
    private static final int DEAD = 1;

    private final Game game = LongStream.range(1, 100)
            .mapToObj(RevivalTest::begun)
            .filter(each -> each.state().ship.slotOf("emergency-room") >= 0)
            .findFirst()
            .orElseThrow();
    private final Changes changes = game.play().changes();
    private final int room = game.state().ship.slotOf("emergency-room");

    private static Game begun(long seed) {
        Game game = Game.start(Rulesets.of(GameSetup.standard(3).withMode("coop", "revive")), seed, null);
        Random chance = new Random(seed);
        while (game.state().round() == 0) {
            RandomGames.choose(game, chance);
        }
        return game;
    }

    private RevivalView told() {
        return ViewBuilder.view(game, 2).revivals().getFirst();
    }

    @Test
    void whatIsMissingIsToldUntilTheyAreBack() {
        assertThat(ViewBuilder.view(game, 2).revivals()).isEmpty();
        int died = game.state().crew.roomOf(DEAD);
        changes.crew.die(DEAD);
        String where = game.state().board().slots().get(died).number();
        String number = game.state().board().slots().get(room).number();
        assertThat(told()).isEqualTo(new RevivalView(DEAD, where, null, null, "unknown"));
        changes.ship.explore(room);
        assertThat(told()).isEqualTo(new RevivalView(DEAD, where, null, number, "ready"));
        changes.ship.placeMalfunction(room);
        assertThat(told().state()).isEqualTo("malfunction");
        changes.ship.removeMalfunction(room);
        int foe = changes.intruders.place(0, room);
        assertThat(told().state()).isEqualTo("intruder");
        changes.intruders.kill(foe);
        changes.ship.takeThing(died, game.state().rules().things().corpseOf(DEAD));
        assertThat(ViewBuilder.view(game, 2).revivals())
                .as("a body that is gone")
                .isEmpty();
        changes.crew.carry(0, game.state().rules().things().corpseOf(DEAD));
        assertThat(told()).isEqualTo(new RevivalView(DEAD, null, 0, number, "ready"));
        changes.crew.putDown(0, game.state().rules().things().corpseOf(DEAD));
        changes.ship.takeThing(died, game.state().rules().things().corpseOf(DEAD));
        changes.ship.putThing(room, game.state().rules().things().corpseOf(DEAD));
        assertThat(told()).isEqualTo(new RevivalView(DEAD, number, null, number, "back"));
    }
}
