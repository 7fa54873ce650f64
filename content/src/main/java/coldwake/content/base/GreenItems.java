package coldwake.content.base;

import static coldwake.content.base.SharedItems.clothes;
import static coldwake.content.base.SharedItems.dress;
import static coldwake.content.vocabulary.Vocabulary.CREW_HERE;
import static coldwake.content.vocabulary.Vocabulary.eachDressed;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.Zone;
import java.util.List;

/** Medical items. */
final class GreenItems {
    private enum Stage implements StageName {
        CHOOSE_CONTAMINATION,
        SCAN,
        GO_ON_SWAPPING,
        DISCARD_OR_DRAW
    }

    private GreenItems() {}

    /** Heals a dressed wound of somebody in the room. */
    static Branch healDressed() {
        return branch("heal-dressed")
                .target(OptionKind.SEAT, only(CREW_HERE, (r, seat) -> WoundRules.hasDressed(r.state(), seat)))
                .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachDressed(r.state(), r.target(), sink))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> r.changes().crew.healDressed(r.target(), r.target(1)));
    }

    /** Heals all light wounds of somebody in the room. */
    static Branch healLight() {
        return branch("heal-light")
                .target(OptionKind.SEAT, only(CREW_HERE, (r, seat) -> WoundRules.hasLightWounds(r.state(), seat)))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> {
                    WoundRules.healLight(r.play(), r.target());
                    WoundRules.treated(r.play(), r.me(), r.target());
                });
    }

    /** On oneself or somebody else in the room, like bandages. Ruling itm-003. */
    private static final Behaviour MEDKIT = Behaviour.of("medkit", dress(CREW_HERE), healDressed());

    private static final Behaviour BANDAGES = Behaviour.of("bandages", dress(CREW_HERE), healLight());

    private static final Behaviour SYNTHETIC_FOOD =
            Behaviour.of("synthetic-food", branch("eat").resolves(r -> r.then(new Step.DrawCards(r.me(), 2))));

    private static final Behaviour ADRENALINE_INJECTION =
            Behaviour.of("adrenaline-injection", branch("inject").resolves(r -> {
                r.then(new Step.DrawCards(r.me(), 1));
                r.changes().crew.setUnlimitedActions(r.me(), true);
            }));

    /** An infected card is swapped for a new one; never a larva. Ruling itm-001. */
    private static final Behaviour ALCOHOL = Behaviour.of(
            "alcohol",
            branch("drink")
                    .when(require(r -> ContaminationRules.hasInHand(r.play(), r.me()), Reason.NO_CONTAMINATION))
                    .resolves(GreenItems::chooseContamination)
                    .asks(
                            Stage.CHOOSE_CONTAMINATION,
                            "choose-contamination",
                            (r, options) -> Vocabulary.eachContamination(r, card -> {
                                options.add(OptionKind.CHOOSE_CARD, card, r.pieceStep(Stage.SCAN, card));
                                return true;
                            }))
                    .later(Stage.SCAN, r -> {
                        boolean infected = r.changes().hands.scanCard(r.me(), r.target());
                        r.changes().hands.removeContaminationCard(r.me(), r.target());
                        if (infected) {
                            r.then(new Step.Contaminate(r.me()));
                        }
                    }));

    private static void chooseContamination(Resolution r) {
        int[] found = {0, -1};
        Vocabulary.eachContamination(r, card -> {
            found[1] = card;
            return ++found[0] < 2;
        });
        r.then(found[0] == 1 ? r.pieceStep(Stage.SCAN, found[1]) : r.askStep(r.me(), Stage.CHOOSE_CONTAMINATION));
    }

    /** Any number of cards for one more. */
    private static final Behaviour MILITARY_DRUGS = Behaviour.of(
            "military-drugs",
            branch("use")
                    .resolves(r -> r.then(r.stageStep(Stage.GO_ON_SWAPPING, 0)))
                    .later(
                            Stage.GO_ON_SWAPPING,
                            r -> r.then(
                                    r.state().handSize(r.me()) == 0
                                            ? new Step.DrawCards(r.me(), r.target() + 1)
                                            : r.askStep(r.me(), Stage.DISCARD_OR_DRAW, r.target())))
                    .asks(Stage.DISCARD_OR_DRAW, "discard-any", GreenItems::listCardsToSwap));

    private static void listCardsToSwap(Resolution r, OptionList options) {
        options.add(OptionKind.DONE, new Step.DrawCards(r.me(), r.target() + 1));
        Step next = r.stageStep(Stage.GO_ON_SWAPPING, r.target() + 1);
        Targets.Sink discard = card -> {
            options.add(OptionKind.DISCARD, card, new Step.Both(new Step.DiscardCard(r.me(), card), next));
            return true;
        };
        Vocabulary.eachDistinct(
                r.state(), Zone.hand(r.me()), card -> !isAction(r.state(), card) || discard.accept(card));
        Vocabulary.eachContamination(r, discard);
    }

    static final List<Behaviour> ALL = List.of(
            MEDKIT, BANDAGES, SYNTHETIC_FOOD, ADRENALINE_INJECTION, ALCOHOL, clothes("clothes-green"), MILITARY_DRUGS);
}
