package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.content.intruders.IntruderPlayer;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.CrewView.HandView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IntruderPlayerTest {
    /** The seat that plays the intruders. */
    private static int player(Game game) {
        return IntStream.range(0, game.state().seats())
                .filter(game.state()::playsOn)
                .findFirst()
                .orElseThrow();
    }

    /** Plays until the dead player is asked for a card of the intruders. */
    private static Game gameWithIntruderPlayer() {
        for (long seed = 1; seed < 200; seed++) {
            Game game =
                    Game.start(Rulesets.of(GameSetup.standard(4).withMode("standard", "intruder-player")), seed, null);
            LawfulGame.SeatedPlayers table = new BotPlayers(Bots.RANDOM).sitDown(game, seed);
            while (!game.over()) {
                int seat = game.toAct();
                if (game.state().playsOn(seat) && game.decision(seat).reason().equals("choose-intruder-action")) {
                    return game;
                }
                game.choose(seat, game.options(seat).get(table.choose(seat)));
            }
        }
        throw new AssertionError("in no game did a player take over the intruders");
    }

    @Test
    void theHandOfTheIntrudersIsKnownToItsPlayerOnly() {
        Game game = gameWithIntruderPlayer();
        int player = player(game);
        int cards = game.state().handSize(player);
        assertThat(cards).isPositive();
        for (int seat = 0; seat < 4; seat++) {
            HandView hand = ViewBuilder.view(game, seat).crew().get(player).hand();
            if (seat == player) {
                assertThat(hand)
                        .isInstanceOfSatisfying(
                                HandView.Mine.class,
                                mine -> assertThat(mine.cards())
                                        .hasSize(cards)
                                        .allMatch(card -> card.startsWith("intruder-action-")));
            } else {
                assertThat(hand).isEqualTo(new HandView.Theirs(cards));
            }
        }
    }

    @Test
    void everybodySeesWhoPlaysTheIntruders() {
        Game game = gameWithIntruderPlayer();
        Map<String, Integer> expected = Map.of(IntruderPlayer.SEAT, player(game) + 1);
        for (int seat : new int[] {0, Audience.SPECTATOR}) {
            SeatView view = ViewBuilder.view(game, seat);
            assertThat(view.addOns()).containsEntry(IntruderPlayer.ID, expected);
            assertThat(view.crew().get(player(game)).playsOn()).isTrue();
        }
    }

    @Test
    void theCharacterIsDeadAndOnlyItsCorpseIsLeft() {
        Game game = gameWithIntruderPlayer();
        int player = player(game);
        var view = ViewBuilder.view(game, player).crew().get(player);
        assertThat(view.status()).isEqualTo("dead");
        assertThat(view.held()).isEmpty();
        assertThat(view.carried()).isEmpty();
    }
}
