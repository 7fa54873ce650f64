package coldwake.content.base;

import static coldwake.content.base.GreenItems.healDressed;
import static coldwake.content.base.GreenItems.healLight;
import static coldwake.content.base.RedItems.DISCARDABLE;
import static coldwake.content.base.SharedItems.dress;
import static coldwake.content.vocabulary.Vocabulary.CREW_HERE;
import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** The Medic's own action cards and quest items. */
final class MedicDeck {
    static final String NEEDLE_GUN = "needle-gun";

    private static final int DRUGGED_HAND = 5;

    private enum Stage implements StageName {
        DISCARD_CARD
    }

    private MedicDeck() {}

    private static final WeaponTest NEEDLES =
            (s, item, weapon) -> s.item(item).id().equals(NEEDLE_GUN);

    /** A character in the room, oneself too, and a needle for it. Rulings med-002 and own-er-self. */
    private static Branch inject(String id) {
        return branch(id)
                .when(armed(NEEDLES, Reason.NO_SUCH_WEAPON))
                .target(OptionKind.SEAT, CREW_HERE)
                .target(
                        OptionKind.WEAPON,
                        weapons((s, item, weapon) -> NEEDLES.test(s, item, weapon) && LOADED.test(s, item, weapon)));
    }

    private static void spendNeedle(Resolution r) {
        r.changes().items.spendAmmo(r.me(), r.target(1), 1);
    }

    private static final Behaviour ER = Behaviour.of(
            "er",
            inject("harm")
                    .resolves(r -> {
                        spendNeedle(r);
                        r.then(new Step.Contaminate(r.target()));
                        r.ask(r.target(), Stage.DISCARD_CARD);
                    })
                    .asks(Stage.DISCARD_CARD, "discard-action-card", DISCARDABLE),
            inject("boost").resolves(r -> {
                spendNeedle(r);
                r.then(new Step.DrawCards(r.target(), 3));
            }));

    /** Treating somebody in a green room brings a card of one's own deck. Ruling med-001. */
    private static Branch withBonus(Branch treatment) {
        return treatment.resolves(r -> {
            treatment.effect().resolve(r);
            GameState s = r.state();
            if (s.ship.room(r.here()).colour() == Colour.GREEN) {
                r.then(new Step.DrawCards(r.me(), 1));
            }
        });
    }

    private static final Behaviour PHARMACIST =
            Behaviour.of("pharmacist", withBonus(healDressed()), withBonus(dress(CREW_HERE)));

    private static final Behaviour FIELD_DRESSING =
            Behaviour.of("field-dressing", withBonus(healLight()), withBonus(dress(CREW_HERE)));

    /** Surgery for anyone in the room, without having to pass. */
    static final Behaviour SURGERY_KIT = Behaviour.of(
            "surgery-kit", branch("use").target(OptionKind.SEAT, CREW_HERE).resolves(r -> {
                ContaminationRules.cure(r.play(), r.target());
                r.changes().hands.shuffleEverything(r.target());
                r.then(new Step.Wound(r.target(), 1, 0));
            }));

    /** No action, so nobody interrupts it, and it works with an empty hand. */
    static final Behaviour COMBAT_DRUGS = Behaviour.of(
            "combat-drugs",
            branch("use")
                    .when(require(r -> r.state().handSize(r.me()) < DRUGGED_HAND, Reason.ENOUGH_CARDS))
                    .resolves(r -> {
                        r.changes().items.useItem(r.me(), r.source());
                        r.changes().items.discardItem(r.me(), r.source());
                        r.then(new Step.DrawCards(
                                r.me(), DRUGGED_HAND - r.state().handSize(r.me())));
                    }));

    static final List<Behaviour> ALL = List.of(ER, PHARMACIST, FIELD_DRESSING);
}
