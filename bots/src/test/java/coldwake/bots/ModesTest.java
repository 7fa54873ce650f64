package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.sight.Deed;
import coldwake.bots.sight.Sight;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What bots do in modes, with characters and against species that change what is wise. */
class ModesTest {
    /** Called before each answer. */
    private interface Watcher {
        void answers(Game game, int seat, Option option);
    }

    private static Game play(Ruleset rules, long seed, Watcher watcher) {
        Game game = Game.start(rules, seed, null);
        int seats = rules.setup().seats();
        BotTable table = new BotTable(game, seed, Collections.nCopies(seats, Bots.NORMAL));
        for (int k = 0; !game.over(); k++) {
            assertThat(k).as("decisions").isLessThan(20_000);
            int seat = game.toAct();
            Option option = table.choice(seat);
            watcher.answers(game, seat, option);
            game.choose(seat, option);
        }
        return game;
    }

    /** One must be carried home and the other needs the right course: both take work on purpose. */
    @Test
    void winTogether() {
        Ruleset rules = Rulesets.of(GameSetup.standard(2)
                .withMode("coop")
                .withObjectives(List.of("destination-earth", "special-delivery")));
        int won = 0;
        for (long seed = 1; seed <= 100; seed++) {
            won += play(rules, seed, (game, seat, option) -> {}).state().winners() != 0 ? 1 : 0;
        }
        assertThat(won).isPositive();
    }

    /** The blue corpse lies where everybody starts; the surgery must be found, and the corpse laid down there. */
    @Test
    void bringTheCorpseWhereItIsWanted() {
        Ruleset rules = Rulesets.of(GameSetup.standard(2)
                .withMode("coop")
                .withObjectives(List.of("destination-earth", "emergency-post-mortem")));
        int brought = 0;
        for (long seed = 1; seed <= 40; seed++) {
            GameState s = play(rules, seed, (game, seat, option) -> {}).state();
            brought += s.ship.things(s.ship.slotOf("surgery"), 2) > 0 ? 1 : 0;
        }
        assertThat(brought).isGreaterThan(5);
    }

    /** By the rules of the prototype others may be followed, and what clings to oneself should be fought. */
    @Test
    void followAndFightWhatClings() {
        Ruleset rules = Rulesets.of(GameSetup.standard(3).withMode("standard", "prototype"));
        int larvae = rules.counter("prototype.larvae");
        int[] followed = new int[2];
        int[] fought = new int[1];
        for (long seed = 1; seed <= 30; seed++) {
            play(rules, seed, (game, seat, option) -> {
                if (new Sight(game.state(), seat).question().isOfModule("choose-to-follow")) {
                    followed[option.kind() == OptionKind.ACCEPT ? 0 : 1]++;
                }
                boolean attack = option.kind() == OptionKind.SHOOT || option.kind() == OptionKind.MELEE;
                fought[0] += attack && game.state().counter(larvae, seat) != 0 ? 1 : 0;
            });
        }
        assertThat(followed[0]).as("followed").isPositive();
        assertThat(followed[1]).as("stayed").isPositive();
        assertThat(fought[0]).as("fought").isPositive();
    }

    /** With somebody in reach who would die of the next bite, the intruders attack. */
    @Test
    void theHunterStrikesTheWounded() {
        Ruleset rules = Rulesets.of(GameSetup.standard(3).withMode("standard", "intruder-player"));
        int[] attacks = new int[2];
        for (long seed = 1; seed <= 60; seed++) {
            play(rules, seed, (game, seat, option) -> {
                Sight sight = new Sight(game.state(), seat);
                if (sight.hunts() && offersAttack(sight, game.options(seat)) && preyIsWeak(game.state())) {
                    attacks[0]++;
                    attacks[1] += isAttack(sight, option) ? 1 : 0;
                }
            });
        }
        assertThat(attacks[0]).isGreaterThan(10);
        assertThat(attacks[1]).isGreaterThan(attacks[0] * 3 / 4);
    }

    private static boolean offersAttack(Sight sight, OptionList options) {
        for (int k = 0; k < options.size(); k++) {
            if (isAttack(sight, options.get(k))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAttack(Sight sight, Option option) {
        return option.kind() == OptionKind.CARD && sight.deed(option.a(), option.b()) == Deed.ATTACK;
    }

    private static boolean preyIsWeak(GameState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.aboard(seat) && s.inCombat(seat) && s.seriousWounds(seat) >= 2) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theMedicUsesItsCards() {
        Ruleset rules = Rulesets.of(GameSetup.standard(2).withCrew(List.of("medic", "soldier")));
        Set<String> used = new HashSet<>();
        for (long seed = 1; seed <= 40; seed++) {
            play(rules, seed, (game, seat, option) -> {
                if (option.kind() == OptionKind.CARD) {
                    used.add(game.rules().idOf(option.a()));
                }
            });
        }
        assertThat(used).contains("er", "pharmacist", "field-dressing");
    }

    @Test
    void tradesHappenAndEnd() {
        Ruleset rules = Rulesets.of(GameSetup.standard(5).withMode("coop"));
        List<Integer> accepted = new ArrayList<>();
        for (long seed = 1; seed <= 60; seed++) {
            play(rules, seed, (game, seat, option) -> {
                if (game.decision(seat).reason().equals("choose-deal") && option.kind() == OptionKind.ACCEPT) {
                    accepted.add(seat);
                }
            });
        }
        assertThat(accepted).isNotEmpty();
    }

    /** Somebody who wants nothing from anybody is not asked for ever. */
    @Test
    void whoDeclinesEverythingIsLeftAlone() {
        Ruleset rules = Rulesets.of(GameSetup.standard(3).withMode("coop"));
        for (long seed = 1; seed <= 40; seed++) {
            Game game = Game.start(rules, seed, null);
            List<Bots> bots = new ArrayList<>(Collections.nCopies(3, Bots.NORMAL));
            BotTable table = new BotTable(game, seed, bots);
            for (int k = 0; !game.over(); k++) {
                assertThat(k).as("decisions").isLessThan(20_000);
                int seat = game.toAct();
                OptionList options = game.options(seat);
                boolean asked = game.decision(seat).reason().equals("answer-offer");
                game.choose(seat, asked ? options.get(0) : table.choice(seat));
            }
        }
    }
}
