package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Question;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Happening;
import coldwake.engine.module.WoundCause;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Snapshot;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a module can do besides keeping state: actions in turns, hearing what happens, changing what is asked. */
class ModuleHooksTest {
    private static final int SEATS = 3;
    private static final List<String> CREW = List.of("captain", "scout", "soldier");

    private final Beacon beacon = new Beacon();
    private final Ruleset rules = Rulesets.with(beacon.addOn())
            .compose(GameSetup.standard(SEATS).withMode("standard", Beacon.ID).withCrew(CREW));

    private static Game atFirstTurn(Ruleset rules) {
        return Game.start(rules, 3, null);
    }

    private static List<String> ids(Game game) {
        return game.question(game.toAct()).options().stream()
                .map(Question.Answer::id)
                .toList();
    }

    private static void choose(Game game, String id) {
        game.choose(game.toAct(), game.options(game.toAct()).get(ids(game).indexOf(id)));
    }

    @Test
    void anActionOfAModuleIsOfferedPaidAndDone() {
        Game game = atFirstTurn(rules);
        int seat = game.toAct();
        assertThat(ids(game)).contains("act:beacon/light").doesNotContain("act:beacon/dim");
        assertThat(game.question(seat).refused())
                .anyMatch(refused -> refused.id().equals("act:beacon/dim") && refused.reason() == Reason.NO_TARGET);
        Question.Answer light = game.question(seat).options().stream()
                .filter(answer -> answer.id().equals("act:beacon/light"))
                .findFirst()
                .orElseThrow();
        assertThat(light.cost()).isEqualTo(Beacon.COST);
        int cards = game.state().handSize(seat);
        choose(game, light.id());
        assertThat(Beacon.lit(game.state())).isFalse();
        assertThat(Snapshot.of(Snapshot.of(game.state()).restore(rules))).isEqualTo(Snapshot.of(game.state()));
        for (int paid = 0; paid < Beacon.COST; paid++) {
            choose(game, ids(game).getFirst());
        }
        while (!Beacon.lit(game.state())) {
            choose(game, ids(game).getFirst());
        }
        assertThat(game.state().handSize(seat)).isEqualTo(cards - Beacon.COST);
        assertThat(game.state().crew.actionsLeft(seat)).isEqualTo(1);
        assertThat(ids(game)).contains("act:beacon/dim").doesNotContain("act:beacon/light");
    }

    @Test
    void aModuleHearsOfAllThatItListensTo() {
        Set<Happening.Kind> missing = EnumSet.allOf(Happening.Kind.class);
        // Only where a seat plays on without its character.
        missing.removeAll(Set.of(Happening.Kind.DRAWS_CARDS, Happening.Kind.PASSED));
        // Only with tokens and rooms of a module, and where somebody treats somebody else: scenarios show these.
        missing.removeAll(
                Set.of(Happening.Kind.TOKEN_TURNED_UP, Happening.Kind.FIRE_STEP_AT, Happening.Kind.CHARACTER_TREATED));
        // Random players craft and put out fires too seldom, and nobody here ignores a wound: scenarios show these too.
        missing.removeAll(
                Set.of(Happening.Kind.ITEM_CRAFTED, Happening.Kind.FIRE_PUT_OUT, Happening.Kind.SERIOUS_WOUND_IGNORED));
        for (int seed = 1; seed <= 40 && !missing.isEmpty(); seed++) {
            Game game = Game.start(rules, seed, null);
            Random chance = new Random(seed);
            while (!game.over()) {
                OptionList options = game.options(game.toAct());
                game.choose(game.toAct(), options.get(chance.nextInt(options.size())));
            }
            missing.removeAll(beacon.heard.keySet());
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void whatNobodyListensToIsNotTold() {
        Ruleset without = Rulesets.of(GameSetup.standard(SEATS));
        assertThat(without.listeners(Happening.Kind.ROOM_ENTERED)).isEmpty();
        assertThat(without.modifiers()).isEmpty();
        assertThat(without.moduleActions()).isEmpty();
    }

    @Test
    void aModifierChangesWhatIsAskedOfASeat() {
        Game game = atFirstTurn(rules);
        GameState s = game.state();
        assertThat(s.handSize(Beacon.CHANGED)).isEqualTo(s.handSize(1) + 1);
        assertThat(Modifiers.handSlots(s, Beacon.CHANGED)).isEqualTo(Modifiers.handSlots(s, 1) + 1);
        int room = s.crew.roomOf(Beacon.CHANGED);
        assertThat(Modifiers.occupied(s, room + 1 == s.board().slotCount() ? 0 : room + 1))
                .isFalse();
        game.play().changes().intruders.place(0, room);
        assertThat(s.inCombat(1)).isTrue();
        assertThat(s.inCombat(Beacon.CHANGED)).isFalse();
        assertThat(IntruderRules.target(s, room)).isNotEqualTo(Beacon.CHANGED);
    }

    @Test
    void theLimitOfSeriousWoundsDependsOnTheCause() {
        Game game = atFirstTurn(rules);
        GameState s = game.state();
        assertThat(Modifiers.seriousWoundLimit(s, 1, WoundCause.OTHER)).isEqualTo(3);
        WoundRules.wound(game.play(), Beacon.CHANGED, 0, 3);
        WoundRules.wound(game.play(), Beacon.CHANGED, 0, 1);
        assertThat(s.seriousWounds(Beacon.CHANGED)).isEqualTo(Beacon.HIGHER_LIMIT);
        assertThat(s.crew.awake(Beacon.CHANGED)).isTrue();
        WoundRules.woundInAttack(game.play(), Beacon.CHANGED, 1, 0);
        assertThat(s.crew.awake(Beacon.CHANGED)).isFalse();
    }
}
