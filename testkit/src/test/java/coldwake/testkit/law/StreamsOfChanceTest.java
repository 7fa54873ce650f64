package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.Definition;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Chance has a stream for each deck, bag and die: what one of them does changes nothing of the others. */
class StreamsOfChanceTest {
    private static final GameSetup SETUP = GameSetup.standard(2).withCrew(List.of("soldier", "scientist"));

    /** The same rules with more cards in front of the list, of a character that nobody plays. */
    private static Ruleset withMoreInTheBox(Ruleset rules) {
        int captain = rules.character("captain");
        List<Definition> pieces = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        for (int piece : rules.ofKind(PieceKind.ACTION)) {
            if (rules.owner(piece) == captain) {
                pieces.add(rules.piece(piece));
                owners.add(captain);
            }
        }
        assertThat(pieces).isNotEmpty();
        for (int piece = 0; piece < rules.pieceCount(); piece++) {
            pieces.add(rules.piece(piece));
            owners.add(rules.owner(piece));
        }
        return new Ruleset(
                rules.version(),
                rules.setup(),
                rules.board(),
                rules.place(),
                rules.species(),
                rules.mode(),
                rules.addOns(),
                rules.limits(),
                rules.characters(),
                rules.basicActions(),
                pieces,
                owners);
    }

    private static List<String> ids(GameState s, int zone) {
        List<String> ids = new ArrayList<>();
        for (int piece = s.pieces.first(zone); piece >= 0; piece = s.pieces.next(piece)) {
            ids.add(s.rules().idOf(piece));
        }
        return ids;
    }

    private static List<List<String>> everything(GameState s) {
        return IntStream.range(0, s.rules().zones().count())
                .filter(zone -> zone != Zone.BOX)
                .mapToObj(zone -> ids(s, zone))
                .toList();
    }

    @Test
    void piecesThatNobodyUsesChangeNoShuffleAndNoGame() {
        for (long seed = 0; seed < 5; seed++) {
            Ruleset rules = Rulesets.of(SETUP);
            Game few = Game.start(rules, seed, null);
            Game many = Game.start(withMoreInTheBox(rules), seed, null);
            Random chance = new Random(seed);
            while (!few.over()) {
                assertThat(everything(many.state())).isEqualTo(everything(few.state()));
                int seat = few.toAct();
                List<String> ids = OptionIds.of(few.state(), few.options(seat));
                Choice choice = new Choice(few.state().decisionNumber(), seat, ids.get(chance.nextInt(ids.size())));
                few.choose(choice);
                many.choose(choice);
            }
            assertThat(many.over()).isTrue();
        }
    }

    @Test
    void branchesOfAGameShareTheLuckThatFollows() {
        Game here = Game.start(Rulesets.of(SETUP), 3, null);
        Game there = here.copy();
        there.play().changes().rollNoise(0, 0);
        there.play().changes().rollCombat(0, -1, true);
        there.play().changes().bag.returnToken(there.play().changes().bag.drawToken());
        for (int deck : new int[] {Zone.EVENT_DECK, Zone.ATTACK_DECK, Zone.deck(1)}) {
            List<String> before = ids(here.state(), deck);
            here.play().changes().cards.shuffle(deck);
            there.play().changes().cards.shuffle(deck);
            assertThat(ids(there.state(), deck))
                    .isEqualTo(ids(here.state(), deck))
                    .isNotEqualTo(before);
        }
    }
}
