package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.Colour;
import coldwake.engine.card.PieceKind;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Snapshot;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Characters and pieces of an add-on are mixed with those of the other boxes. */
class MixedBoxTest {
    private static final GameSetup SETUP = GameSetup.standard(5);
    private static final Rulesets ALL = Rulesets.with(Lighthouse.ADD_ON);
    private static final Ruleset MIXED = ALL.compose(SETUP.withMode("standard", Lighthouse.ID));

    @Test
    void aDraftCardLeadsToEveryCharacterOfItsColour() {
        Set<String> drafted = new TreeSet<>();
        for (int seed = 0; seed < 30; seed++) {
            Game game = Game.start(MIXED, seed, null);
            Random chance = new Random(seed);
            while (game.state().round() == 0) {
                List<String> offered = game.question(game.toAct()).ids();
                assertThat(offered.contains("character:captain"))
                        .isEqualTo(offered.contains("character:" + Lighthouse.KEEPER));
                game.choose(game.toAct(), game.options(game.toAct()).get(chance.nextInt(offered.size())));
            }
            Set<String> colours = new TreeSet<>();
            for (int seat = 0; seat < SETUP.seats(); seat++) {
                drafted.add(game.state().crew.character(seat).id());
                colours.add(game.state().crew.character(seat).colour());
            }
            assertThat(colours).hasSize(SETUP.seats());
        }
        assertThat(drafted).contains("captain", Lighthouse.KEEPER).hasSize(7);
    }

    @Test
    void aNamedCharacterComesWithAllThatIsItsOwn() {
        Ruleset rules = ALL.compose(GameSetup.standard(2).withCrew(List.of(Lighthouse.KEEPER, "scout")));
        Game game = Game.start(rules, 1, null);
        GameState s = game.state();
        assertThat(s.pieces.count(Zone.deck(0)) + s.handSize(0)).isEqualTo(Lighthouse.DECK);
        assertThat(s.pieces.count(Zone.quests(0))).isEqualTo(2);
        assertThat(s.pieces.find(Zone.held(0), Lighthouse.LAMP)).isNotNegative();
        assertThat(s.slotsUsed(0)).as("what is built in takes no hand slot").isZero();
        assertThat(Modifiers.handFree(s, 0)).isTrue();
        assertThat(s.crew.character(0).trait()).isEqualTo(Lighthouse.TRAIT);
        assertThat(s.pieces.zoneOf(rules.find(PieceKind.MODULE, Lighthouse.TRAIT)))
                .as("the module that has traits lays it out")
                .isEqualTo(Zone.BOX);
        while (game.toAct() != 0) {
            game.choose(game.toAct(), game.options(game.toAct()).get(0));
        }
        assertThat(game.question(0).ids()).doesNotContain("drop:" + Lighthouse.LAMP);
        assertThat(Snapshot.of(Snapshot.of(s).restore(rules))).isEqualTo(Snapshot.of(s));
    }

    @Test
    void eachKindOfPieceIsMixedIn() {
        Ruleset base = Rulesets.of(SETUP);
        Set<Integer> rooms = new TreeSet<>();
        Set<Integer> tokens = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            GameState s = Game.start(MIXED, seed, null).state();
            rooms.add(s.ship.slotOf(Lighthouse.ROOM));
            tokens.add(s.pieces.zoneOf(MIXED.find(PieceKind.EXPLORATION, Lighthouse.TOKEN)));
            assertThat(s.pieces.find(Zone.EVENT_DECK, Lighthouse.EVENT)).isNotNegative();
            assertThat(s.pieces.find(Zone.CRAFT_DECK, Lighthouse.CRAFTED)).isNotNegative();
            assertThat(s.pieces.find(Zone.itemDeck(Colour.GREEN), Lighthouse.FOUND))
                    .isNotNegative();
            assertThat(s.pieces.count(Zone.WOUND_DECK))
                    .isEqualTo(base.ofKind(PieceKind.WOUND).length + Lighthouse.WOUNDS);
        }
        assertThat(rooms).contains(-1).hasSizeGreaterThan(2);
        assertThat(tokens).hasSizeGreaterThan(1);
    }
}
