package coldwake.bots.mind;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Definition;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.setup.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Every branch of every card, item and room, and every basic action, is weighed by the bots or is on the list of what
 * they leave alone. The bots themselves are asked: the code that weighs the options of a turn says what it does not know.
 */
class TaughtBranchesTest {
    private static final String LIST = "left-alone.txt";

    /** The basic actions, by the options in which a turn offers them. */
    private static final Map<String, OptionKind> BASIC = Map.of(
            "movement", OptionKind.MOVE,
            "careful-movement", OptionKind.CAREFUL_MOVE,
            "pick-up-heavy-object", OptionKind.PICK_UP,
            "trade", OptionKind.TRADE,
            "craft-item", OptionKind.CRAFT,
            "shoot", OptionKind.SHOOT,
            "melee-attack", OptionKind.MELEE,
            "quest-activation", OptionKind.QUEST);

    @Test
    void everyBranchIsTaughtOrLeftAloneOnPurpose() throws IOException {
        Map<String, Boolean> taught = new TreeMap<>();
        Rulesets.choices().fullSetups().forEach(setup -> look(Rulesets.of(setup), taught));
        List<String> untaught = new ArrayList<>();
        taught.forEach((branch, known) -> {
            if (!known) {
                untaught.add(branch);
            }
        });
        assertThat(taught).hasSizeGreaterThan(150);

        Set<String> listed = listed();
        TreeSet<String> missing = new TreeSet<>(untaught);
        missing.removeAll(listed);
        assertThat(missing)
                .as("branches that nobody taught to the bot normal. Weigh each in coldwake.bots.mind (Turn, Kit,"
                        + " Wishes or Hunter), or add it with a reason to " + LIST)
                .isEmpty();
        listed.removeAll(untaught);
        assertThat(listed)
                .as("branches in " + LIST + " that the bots know by now, or that do not exist: take them off the list")
                .isEmpty();
    }

    // ---------------------------------------------------------------- asking the bots

    private static void look(Ruleset rules, Map<String, Boolean> taught) {
        Game game = Game.start(rules, 1, null);
        int seat = game.toAct();
        Sight sight = new Sight(game.state(), seat);
        while (sight.ask() != QuestionKind.ACTION) {
            game.choose(seat, game.options(seat).get(0));
            seat = game.toAct();
            sight = new Sight(game.state(), seat);
        }
        Mind mind = new Mind(sight, Personality.BALANCED);
        mind.weigh(sight, game.options(seat));
        mind.hunter.look(sight);
        for (Branch branch : rules.basicActions().branches()) {
            OptionKind kind = BASIC.get(branch.id());
            boolean known = kind != null && Worth.isKnown(mind.turn.worth(basic(kind)));
            taught.merge("basic/" + branch.id(), known, Boolean::logicalAnd);
        }
        for (int piece = 0; piece < rules.pieceCount(); piece++) {
            Definition def = rules.piece(piece);
            int branches =
                    def instanceof ActionSource source ? source.branches().size() : 0;
            for (int branch = 0; branch < branches; branch++) {
                String id = ((ActionSource) def).branches().get(branch).id();
                taught.merge(def.id() + "/" + id, knows(mind, def, piece, branch), Boolean::logicalAnd);
            }
        }
    }

    /** Something that the option of a basic action can point at: the first room, the first piece, the eggs. */
    private static Option basic(OptionKind kind) {
        boolean atFoe = kind == OptionKind.MELEE;
        return new Option(kind, atFoe ? Step.ROOM_TARGET : 0, Step.ROOM_TARGET, new Step.Nothing());
    }

    private static boolean knows(Mind mind, Definition def, int piece, int branch) {
        OptionKind kind = switch (def.kind()) {
            case ACTION -> OptionKind.CARD;
            case ITEM -> OptionKind.ITEM;
            case TILE -> OptionKind.ROOM_ACTION;
            case MODULE -> OptionKind.SPECIES_CARD;
            case INTRUDER_ACTION -> null;
            default -> throw new IllegalStateException("no option offers the actions of " + def.id());
        };
        return Worth.isKnown(
                kind == null
                        ? mind.hunter.card(piece, branch)
                        : mind.turn.worth(new Option(kind, piece, branch, new Step.Nothing())));
    }

    // ---------------------------------------------------------------- the list

    /** What stands before the first space of each line; the reason follows. */
    private static Set<String> listed() throws IOException {
        try (InputStream in = Objects.requireNonNull(TaughtBranchesTest.class.getResourceAsStream(LIST), LIST)) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
            assertThat(lines)
                    .as("lines of %s without a reason", LIST)
                    .allMatch(line -> line.strip().contains(" "));
            return lines.stream()
                    .map(line -> line.substring(0, line.indexOf(' ')))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
