package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.OWN_ITEMS;
import static coldwake.content.vocabulary.Vocabulary.SHOT_AT_HERE;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.armed;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.roomAction;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Component;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Android's own action cards. */
final class AndroidDeck {
    private AndroidDeck() {}

    /** What it can mend itself with: yellow items, and energy charges of either colour. */
    private static final Targets SPARE_PARTS = only(OWN_ITEMS, (r, item) -> {
        ItemCard card = r.state().item(item);
        return card.deck() == Colour.YELLOW || card.component() == Component.ENERGY;
    });

    private static Branch repair(String id) {
        return branch(id)
                .when(require(r -> any(r, SPARE_PARTS), AftermathReasons.NO_SPARE_PART))
                .target(OptionKind.CHOOSE_CARD, SPARE_PARTS);
    }

    /** The only help for its wounds; a serious one is never healed. */
    private static final Behaviour SELF_REPAIR = Behaviour.of(
            "android-self-repair",
            repair("dress")
                    .when(require(r -> r.state().pieces.count(Zone.wounds(r.me())) > 0, Reason.NO_WOUND))
                    .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachDistinct(r.state(), Zone.wounds(r.me()), sink))
                    .resolves(r -> {
                        useUp(r);
                        r.changes().crew.dress(r.me(), r.target(1));
                    }),
            repair("heal-light")
                    .when(require(r -> r.state().crew.lightWounds(r.me()) > 0, Reason.NO_WOUND))
                    .resolves(r -> {
                        useUp(r);
                        WoundRules.healLight(r.play(), r.me());
                    }));

    /** It may have held other things together. Ruling own-tape. */
    private static void useUp(Resolution r) {
        r.changes().items.discardItem(r.me(), r.target(0));
        r.then(new Step.CheckHands(r.me()));
    }

    private static final Behaviour EFFICIENCY = Behaviour.of("android-efficiency", roomAction(r -> Reason.OK));

    private static final Behaviour OVERCLOCK =
            Behaviour.of("android-overclock", branch("draw").resolves(r -> {
                r.then(new Step.DrawCards(r.me(), 2));
                r.then(new Step.Wound(r.me(), 1, 0));
            }));

    private static final WeaponTest ARM_GUN =
            (s, item, weapon) -> s.item(item).id().equals(Android.ARM_GUN);

    private static final Behaviour PRECISE_SHOT = Behaviour.of(
            "android-precise-shot",
            branch("aimed-shot")
                    .when(armed(ARM_GUN, Reason.NO_SUCH_WEAPON))
                    .target(
                            OptionKind.WEAPON,
                            weapons((s, item, weapon) -> ARM_GUN.test(s, item, weapon) && LOADED.test(s, item, weapon)))
                    .target(OptionKind.FOE, SHOT_AT_HERE)
                    .resolves(r -> r.then(new Step.Shoot(r.me(), r.target(0), r.target(1), 0, 1))));

    static final List<Behaviour> ALL = List.of(SELF_REPAIR, EFFICIENCY, OVERCLOCK, PRECISE_SHOT);
}
