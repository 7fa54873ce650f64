package coldwake.content.base;

import static coldwake.content.base.SharedItems.attach;
import static coldwake.content.base.SharedItems.energyCharge;
import static coldwake.content.base.SharedItems.evacuationKey;
import static coldwake.content.vocabulary.Vocabulary.COMPUTER_HERE;
import static coldwake.content.vocabulary.Vocabulary.NEIGHBOURS;
import static coldwake.content.vocabulary.Vocabulary.OTHERS_WITH_SECRETS;
import static coldwake.content.vocabulary.Vocabulary.SOMEBODY_HAS_SECRETS;
import static coldwake.content.vocabulary.Vocabulary.UNSEEN;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.moveUnderFire;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.hive.HiveReasons;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Military items. */
final class RedItems {
    private enum Stage implements StageName {
        DISCARD_CARD
    }

    private RedItems() {}

    /** The action cards in the hand of whoever is asked, to discard one. */
    static final Branch.StageOptions DISCARDABLE =
            (r, options) -> eachDistinct(r.state(), Zone.hand(r.asked()), card -> {
                if (isAction(r.state(), card)) {
                    options.add(OptionKind.DISCARD, card, new Step.DiscardCard(r.asked(), card));
                }
                return true;
            });

    private static final Behaviour GRENADE = Behaviour.of(
            "grenade",
            branch("throw")
                    .target(OptionKind.FOE, Throws.AT_INTRUDERS)
                    .otherwise(Reason.NO_INTRUDER)
                    .resolves(RedItems::explode),
            branch("throw-at-eggs")
                    .target(OptionKind.ROOM, Throws.INTO_ROOMS_WITH_EGGS)
                    .otherwise(HiveReasons.NO_EGG)
                    .resolves(r -> Throws.hitEggs(r, r.target(), 2, 1)));

    /** Twice as bad for the one it is thrown at. */
    private static void explode(Resolution r) {
        int target = r.target();
        int slot = r.state().intruders.room(target);
        r.then(Step.InjureBy.of(r.me(), target, 2));
        Throws.hit(r, slot, r.state().intruders.in(slot) & ~(1 << target), 1);
    }

    /** Under its cover one leaves without being attacked; the others lose a card. Ruling itm-007. */
    private static final Behaviour SMOKE_GRENADE = Behaviour.of(
            "smoke-grenade",
            branch("use")
                    .target(OptionKind.ROOM, NEIGHBOURS)
                    .otherwise(Reason.DOOR_CLOSED)
                    .resolves(RedItems::coverInSmoke)
                    .asks(Stage.DISCARD_CARD, "discard-action-card", DISCARDABLE));

    private static void coverInSmoke(Resolution r) {
        GameState s = r.state();
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (seat != r.me() && (s.crew.in(r.here()) & 1 << seat) != 0) {
                r.ask(seat, Stage.DISCARD_CARD);
            }
        }
        moveUnderFire(r, r.me(), r.target());
    }

    private static final Behaviour RECON_DRONE = Behaviour.of(
            "recon-drone",
            branch("use")
                    .target(OptionKind.ROOM, UNSEEN)
                    .otherwise(Reason.NO_UNEXPLORED_ROOM)
                    .resolves(r -> RoomRules.lookAt(r.play(), r.me(), r.target())));

    private static final Behaviour EXTENDED_MAGAZINE = Behaviour.of(
            "extended-magazine",
            branch("attach")
                    .target(OptionKind.WEAPON, weapons(SharedItems.ENERGY))
                    .otherwise(Reason.NOT_AN_ENERGY_WEAPON)
                    .resolves(r -> attach(r, r.source(), r.target())));

    /** One objective of somebody who has sent a signal; while there are two, its deck is named. */
    private static final Behaviour COMMS_KEY = Behaviour.of(
            "comms-key",
            branch("use")
                    .when(COMPUTER_HERE)
                    .when(SOMEBODY_HAS_SECRETS)
                    .target(
                            OptionKind.SEAT,
                            only(
                                    OTHERS_WITH_SECRETS,
                                    (r, seat) -> r.state().crew.sentSignal(seat)))
                    .target(OptionKind.OBJECTIVE, (r, sink) -> {
                        for (int deck = 0; deck < ObjectiveCard.DECKS.size(); deck++) {
                            if (objective(r, deck) >= 0 && !sink.accept(deck)) {
                                return;
                            }
                        }
                    })
                    .otherwise(Reason.NO_SIGNAL)
                    .resolves(r -> {
                        r.changes().decks.objectivePeeked(r.me(), r.target());
                        r.changes().decks.peekObjective(r.me(), r.target(), objective(r, r.target(1)));
                    }));

    /** The objective of the target from one of the two decks, or -1. */
    private static int objective(Resolution r, int deck) {
        GameState s = r.state();
        for (int card = s.pieces.first(Zone.objectives(r.target())); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().piece(card) instanceof ObjectiveCard def
                    && def.deck().equals(ObjectiveCard.DECKS.get(deck))) {
                return card;
            }
        }
        return -1;
    }

    /** The generator's action, wherever a computer works. */
    private static final Behaviour SELF_DESTRUCT_KEY = Behaviour.of(
            "self-destruct-key", BasicRooms.selfDestruct(branch("use").when(COMPUTER_HERE)));

    static final List<Behaviour> ALL = List.of(
            energyCharge("energy-charge-red"),
            GRENADE,
            SMOKE_GRENADE,
            RECON_DRONE,
            Behaviour.of("decoy", Decoy.USE),
            EXTENDED_MAGAZINE,
            Behaviour.of("prototype-rifle"),
            Behaviour.of("prototype-shotgun"),
            Behaviour.of("prototype-pistol"),
            COMMS_KEY,
            evacuationKey("evacuation-key"),
            SELF_DESTRUCT_KEY);
}
