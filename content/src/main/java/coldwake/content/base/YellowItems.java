package coldwake.content.base;

import static coldwake.content.base.SharedItems.clothes;
import static coldwake.content.base.SharedItems.energyCharge;
import static coldwake.content.base.SharedItems.hurtAndDriveOff;
import static coldwake.content.vocabulary.Vocabulary.FIRE_HERE;
import static coldwake.content.vocabulary.Vocabulary.INTRUDERS_HERE;
import static coldwake.content.vocabulary.Vocabulary.OTHER_ENTRANCES;
import static coldwake.content.vocabulary.Vocabulary.UNEXPLORED;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.door;
import static coldwake.content.vocabulary.Vocabulary.eachRoom;
import static coldwake.content.vocabulary.Vocabulary.engine;
import static coldwake.content.vocabulary.Vocabulary.fixRoom;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.load;
import static coldwake.content.vocabulary.Vocabulary.moving;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary.WeaponTest;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Technical items. */
final class YellowItems {
    private YellowItems() {}

    /** The weapons that chemicals load. */
    private static final WeaponTest CHEMICAL = (s, item, weapon) ->
            s.item(item).id().equals("flamethrower") || s.item(item).id().equals(MedicDeck.NEEDLE_GUN);

    private static final Behaviour CHEMICALS = Behaviour.of(
            "chemicals",
            branch("load")
                    .when(require(r -> any(r, weapons(CHEMICAL)), Reason.NO_SUCH_WEAPON))
                    .target(
                            OptionKind.WEAPON,
                            weapons((s, item, weapon) -> CHEMICAL.test(s, item, weapon)
                                    && s.pieces.ammo(item) < Modifiers.capacity(s, item)))
                    .otherwise(Reason.WEAPON_FULL)
                    .resolves(r -> load(r, r.target())));

    private static final Behaviour TOOLS = Behaviour.of("tools", fixRoom(), engine(), door());

    /** Two heavy items that are taped together share one hand slot; objects cannot be taped. Ruling itm-008. */
    private static final Behaviour DUCT_TAPE = Behaviour.of(
            "duct-tape",
            fixRoom(),
            engine(),
            branch("tape")
                    .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachTapeable(r, r.source(), true, sink))
                    .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachTapeable(r, r.target(), false, sink))
                    .otherwise(Reason.NO_ITEM)
                    .resolves(r -> r.changes().items.attach(r.me(), r.target(), r.target(1))));

    /** Heavy items in hand that are not taped to another; {@code single} ones have nothing taped to them either. */
    private static void eachTapeable(Resolution r, int except, boolean single, Targets.Sink sink) {
        GameState s = r.state();
        for (int item = s.pieces.first(Zone.held(r.me())); item >= 0; item = s.pieces.next(item)) {
            boolean free =
                    item != except && s.item(item).heavy() && !s.item(item).builtIn() && s.pieces.attachedTo(item) < 0;
            if (free && !(single && hasTaped(s, item)) && !sink.accept(item)) {
                return;
            }
        }
    }

    private static boolean hasTaped(GameState s, int item) {
        for (int other = s.pieces.first(s.pieces.zoneOf(item)); other >= 0; other = s.pieces.next(other)) {
            if (s.pieces.attachedTo(other) == item && s.item(other).heavy()) {
                return true;
            }
        }
        return false;
    }

    /** What clings to somebody does not flee: it can only be hurt. */
    private static final Targets REPELLED = only(
            INTRUDERS_HERE,
            (r, foe) ->
                    r.play().species().hurtByExtinguishers(r.play()) || Modifiers.roaming(r.state(), 1 << foe) != 0);

    /** With a known weakness to phosphates it hurts before it drives off. */
    private static final Behaviour FIRE_EXTINGUISHER = Behaviour.of(
            "fire-extinguisher",
            branch("douse").when(FIRE_HERE).resolves(r -> RoomRules.putOut(r.play(), r.me(), r.here())),
            hurtAndDriveOff(
                    branch("repel").target(OptionKind.FOE, REPELLED).otherwise(Reason.NO_INTRUDER),
                    r -> r.play().species().hurtByExtinguishers(r.play()) ? 1 : 0));

    /** No corridor is used, so a token that closes a door means nothing. Ruling rom-014. */
    private static final Behaviour TECHNICAL_CORRIDORS_PLANS = Behaviour.of(
            "technical-corridors-plans",
            branch("use")
                    .target(OptionKind.ROOM, OTHER_ENTRANCES)
                    .otherwise(Reason.NO_ENTRANCE)
                    .resolves(r -> r.then(new Step.MoveCrew(r.me(), r.target(), Way.NONE, Noise.ROLL)))
                    .means(moving(Noise.ROLL)));

    private static final Behaviour SPACE_SUIT = Behaviour.of(
            "space-suit",
            branch("use")
                    .when(require(r -> isYellow(r.state(), r.here()), Reason.WRONG_ROOM))
                    .target(
                            OptionKind.ROOM,
                            (r, sink) -> eachRoom(r, slot -> slot != r.here() && isYellow(r.state(), slot), sink))
                    .resolves(r -> {
                        discardActionCards(r);
                        r.then(new Step.MoveCrew(r.me(), r.target(), Way.NONE, Noise.ROLL));
                    })
                    .means(moving(Noise.ROLL)));

    private static boolean isYellow(GameState s, int slot) {
        return s.ship.explored(slot) && s.ship.room(slot).colour() == Colour.YELLOW;
    }

    private static void discardActionCards(Resolution r) {
        GameState s = r.state();
        for (int card = s.pieces.first(Zone.hand(r.me())), after; card >= 0; card = after) {
            after = s.pieces.next(card);
            if (isAction(r.state(), card)) {
                r.changes().hands.discard(r.me(), card);
            }
        }
    }

    /** Two rooms, or the last one. Ruling own-last-plan. */
    private static final Behaviour NEMESIS_PLANS = Behaviour.of(
            "nemesis-plans",
            branch("use")
                    .target(OptionKind.ROOM, UNEXPLORED)
                    .target(
                            OptionKind.ROOM,
                            (r, sink) -> eachRoom(
                                    r,
                                    slot -> !r.state().ship.explored(slot) && (slot != r.target() || onlyOneLeft(r)),
                                    sink))
                    .otherwise(Reason.NO_UNEXPLORED_ROOM)
                    .resolves(r -> {
                        r.changes().ship.peek(r.me(), r.target(), false);
                        if (r.target(1) != r.target()) {
                            r.changes().ship.peek(r.me(), r.target(1), false);
                        }
                    }));

    private static boolean onlyOneLeft(Resolution r) {
        int[] left = {0};
        UNEXPLORED.list(r, slot -> ++left[0] < 2);
        return left[0] == 1;
    }

    static final List<Behaviour> ALL = List.of(
            CHEMICALS,
            TOOLS,
            DUCT_TAPE,
            FIRE_EXTINGUISHER,
            energyCharge("energy-charge-yellow"),
            clothes("clothes-yellow"),
            TECHNICAL_CORRIDORS_PLANS,
            SPACE_SUIT,
            NEMESIS_PLANS);
}
