package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.module.Thing;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.Things;
import coldwake.engine.state.Changes;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Snapshot;
import coldwake.engine.state.Zones;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Counters and piles that a module declares are copied, hashed, saved, shown and dealt again by the declaration. */
class ModuleStateTest {
    private static final int SEATS = 3;
    private static final Ruleset RULES =
            Rulesets.with(Lantern.ADD_ON).compose(GameSetup.standard(SEATS).withMode("standard", Lantern.ID));

    /** A game whose modules are set up. */
    private static Game game() {
        Game game = Game.start(RULES, 5, null);
        Random chance = new Random(5);
        while (game.state().round() == 0) {
            int seat = game.toAct();
            game.choose(
                    seat,
                    game.options(seat).get(chance.nextInt(game.options(seat).size())));
        }
        return game;
    }

    private static int counter(String id) {
        return RULES.counter(Lantern.ID + "." + id);
    }

    @Test
    void everyScopeHasItsNumbers() {
        GameState s = game().state();
        assertThat(RULES.size(counter(Lantern.NIGHTS))).isEqualTo(1);
        assertThat(RULES.size(counter("oil"))).isEqualTo(SEATS);
        assertThat(RULES.size(counter(Lantern.SOOT))).isEqualTo(s.board().slotCount());
        assertThat(RULES.size(counter(Lantern.WEAR))).isEqualTo(s.board().corridorCount());
        assertThat(RULES.size(counter(Lantern.WICKS))).isEqualTo(Lantern.WICK_COUNT);
        assertThat(s.counter(counter(Lantern.SOOT), s.board().slotCount() - 1)).isEqualTo(1);
        assertThat(s.counter(counter("oil"), SEATS - 1)).isEqualTo(3);
    }

    @Test
    void aSnapshotHoldsThem() {
        GameState s = game().state();
        GameState again = Snapshot.of(s).restore(RULES);
        assertThat(Snapshot.of(again)).isEqualTo(Snapshot.of(s));
        assertThat(again.hash()).isEqualTo(s.hash());
        assertThat(again.counterKnownTo(counter(Lantern.WICKS), 0)).isEqualTo(1);
    }

    @Test
    void aViewShowsWhatASeatMayKnow() {
        Game game = game();
        SeatView first = ViewBuilder.view(game, 0);
        SeatView second = ViewBuilder.view(game, 1);
        String wicks = Lantern.ID + "." + Lantern.WICKS;
        assertThat(first.counters().get(wicks))
                .element(0)
                .isEqualTo(game.state().counter(counter(Lantern.WICKS), 0));
        assertThat(second.counters().get(wicks)).isEqualTo(Collections.nCopies(Lantern.WICK_COUNT, null));
        assertThat(first.counters()).doesNotContainKey(Lantern.ID + ".oil");
        assertThat(first.addOns().get(Lantern.ID)).containsOnlyKeys(Lantern.NIGHTS);
        assertThat(first.piles().get("caught-0").cards().getFirst().id()).startsWith("moth-");
        assertThat(first.piles().get("caught-1").cards().getFirst().id()).isNull();
        assertThat(first.piles().get("swarm").cards().getFirst().back()).isEqualTo(Lantern.ID);
        assertThat(first.piles().get("swarm").cards().getFirst().id()).isNull();
        assertThat(first.piles().get("moth-discard").cards()).hasSize(1);
        assertThat(first.piles().get("moth-deck").count()).isEqualTo(Lantern.MOTH_COUNT - SEATS - 2);
        assertThat(first.piles().get("moth-deck").cards()).isEmpty();
    }

    @Test
    void aRedealtCopyLooksTheSameAndMovesWhatIsHidden() {
        Game game = game();
        Zones zones = RULES.zones();
        Set<String> dealt = new TreeSet<>();
        for (int seed = 0; seed < 40; seed++) {
            GameState other = Determinizer.redeal(game.state(), 0, seed);
            assertThat(ViewBuilder.viewBetween(other, 0)).isEqualTo(ViewBuilder.viewBetween(game.state(), 0));
            assertThat(other.pieces.first(zones.pile("caught")))
                    .isEqualTo(game.state().pieces.first(zones.pile("caught")));
            dealt.add("wick " + other.counter(counter(Lantern.WICKS), 1));
            dealt.add(RULES.idOf(other.pieces.first(zones.pile("swarm"))));
        }
        assertThat(dealt).contains("wick 0", "wick 1", "wick 2").hasSize(3 + Lantern.MOTH_COUNT - 2);
        SeatView watching = ViewBuilder.view(game, Audience.SPECTATOR);
        assertThat(watching.counters().get(Lantern.ID + "." + Lantern.WICKS))
                .isEqualTo(Collections.nCopies(Lantern.WICK_COUNT, null));
    }

    @Test
    void anObjectLiesInARoomAndCanBeCarried() {
        Game game = game();
        Things things = RULES.things();
        Things without = Rulesets.of(GameSetup.standard(SEATS)).things();
        int glass = things.find(Lantern.GLASS);
        assertThat(ViewBuilder.view(game, 0).ship().rooms().getFirst().things()).contains(Lantern.GLASS);
        new Changes(game.state()).crew.carry(1, glass);
        assertThat(ViewBuilder.view(game, 0).crew().get(1).carried()).containsExactly(Lantern.GLASS);
        assertThat(things.analysable(1 << glass | 1 << things.corpseOf(2))).isEqualTo(1 << things.corpseOf(2));
        assertThat(things.find("intruder-carcass")).isEqualTo(without.find("intruder-carcass"));
        assertThat(things.corpseOf(2)).isEqualTo(without.corpseOf(2));
        assertThat(without.find(Lantern.GLASS)).isEqualTo(Thing.NONE);
        assertThat(Snapshot.of(Snapshot.of(game.state()).restore(RULES))).isEqualTo(Snapshot.of(game.state()));
    }

    @Test
    void aDeckHasAStreamOfItsOwn() {
        assertThat(List.of(RULES.streams().named("moth-deck"), RULES.streams().named(Lantern.WICKS)))
                .allMatch(stream -> stream > 0);
        assertThat(Rulesets.of(GameSetup.standard(SEATS)).streams().named("moth-deck"))
                .isEqualTo(-1);
    }
}
