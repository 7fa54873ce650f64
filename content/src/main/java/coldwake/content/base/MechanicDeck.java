package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.FIRE_HERE;
import static coldwake.content.vocabulary.Vocabulary.OTHER_ENTRANCES;
import static coldwake.content.vocabulary.Vocabulary.OWN_ITEMS;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.engine;
import static coldwake.content.vocabulary.Vocabulary.fixRoom;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.Component;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.CraftRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.RoomRules;
import java.util.List;

/** The Mechanic's own action cards. */
final class MechanicDeck {
    private MechanicDeck() {}

    /** Any yellow item serves as a tool, and as nothing else that it is not. */
    private static final CraftRules.Fit INGENIOUS = (s, seat, item, as) -> CraftRules.PRINTED.serves(s, seat, item, as)
            || as == Component.TOOL && Modifiers.servesAsYellow(s, seat, item);

    private static final Behaviour INGENUITY = Behaviour.of(
            "ingenuity",
            fixRoom(),
            engine(),
            branch("craft")
                    .when(require(r -> any(r, CraftRules.craftable(INGENIOUS)), Reason.MISSING_COMPONENTS))
                    .target(OptionKind.CRAFT, CraftRules.craftable(INGENIOUS))
                    .target(OptionKind.CHOOSE_CARD, CraftRules.first(INGENIOUS))
                    .target(OptionKind.CHOOSE_CARD, CraftRules.second(INGENIOUS))
                    .resolves(CraftRules::craft));

    private static final Behaviour PYROTECHNICS = Behaviour.of(
            "pyrotechnics",
            branch("ignite")
                    .when(require(r -> !r.state().ship.burning(r.here()), Reason.ALREADY_BURNING))
                    .when(require(r -> any(r, OWN_ITEMS), Reason.NO_ITEM))
                    .target(OptionKind.CHOOSE_CARD, OWN_ITEMS)
                    .resolves(r -> {
                        r.changes().items.discardItem(r.me(), r.target());
                        r.changes().ship.placeFire(r.here());
                        r.then(new Step.CheckHands(r.me()));
                    }),
            branch("douse").when(FIRE_HERE).resolves(r -> RoomRules.putOut(r.play(), r.me(), r.here())));

    /** No corridor is used, so a doors token closes nothing. */
    private static final Behaviour TECHNICAL_CORRIDORS = Behaviour.of(
            "technical-corridors",
            branch("crawl")
                    .when(require(r -> r.state().board().networksOf(r.here()) != 0, Reason.NO_ENTRANCE))
                    .target(OptionKind.ROOM, OTHER_ENTRANCES)
                    .resolves(r -> {
                        r.then(new Step.MoveCrew(r.me(), r.target(), Way.NONE, Noise.ROLL));
                        r.then(new Step.Pass(r.me(), true));
                    })
                    .means((r, out) -> {
                        if (r.isNamed(0)) {
                            Consequences.move(r, r.target(), Noise.ROLL, out);
                        }
                        out.accept(new Consequence.RoundOver());
                    }));

    static final List<Behaviour> ALL = List.of(INGENUITY, PYROTECHNICS, TECHNICAL_CORRIDORS);
}
