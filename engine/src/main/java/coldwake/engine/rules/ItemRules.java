package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Colour;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Thing;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.function.IntConsumer;

/** Items and objects: hands, inventory, searching, dropping. */
public final class ItemRules {
    private static final Colour[] COLOURS = Colour.values();

    /** What a weapon holds when it is found. */
    private static final int AMMO_FOUND = 1;

    private ItemRules() {}

    /** Takes an item; a heavy one may force another out of the hands. */
    static void gain(Play p, int seat, int item) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        boolean found = s.pieces.zoneOf(item) == Zone.lookedAt(seat);
        p.changes().items.gainItem(seat, item);
        if (found && s.item(item).weapon() != null) {
            p.changes().items.setAmmo(seat, item, AMMO_FOUND);
        }
        gained(p, seat, item);
        checkHands(p, seat);
    }

    static void gained(Play p, int seat, int item) {
        if (p.isHeard(Happening.Kind.ITEM_GAINED)) {
            p.happened(new Happening.ItemGained(seat, item));
        }
    }

    /** Hands that hold too much must drop something; undoing a taped pair can do that too. */
    static void checkHands(Play p, int seat) {
        if (p.state().slotsUsed(seat) > Modifiers.handSlots(p.state(), seat)) {
            p.then(new Step.MakeRoom(seat));
        }
    }

    static void gainThing(Play p, int seat, int thing) {
        if (p.state().crew.carried(seat, 0) >= 0 && p.state().crew.carried(seat, 1) >= 0) {
            p.then(new Step.MakeRoom(seat));
            p.then(new Step.GainThing(seat, thing));
        } else {
            p.changes().crew.carry(seat, thing);
            checkHands(p, seat);
        }
    }

    static void dropThing(Play p, int seat, int thing) {
        p.changes().crew.putDown(seat, thing);
        checkHands(p, seat);
    }

    static void drop(Play p, int seat, int item) {
        p.changes().items.dropItem(seat, item);
        checkHands(p, seat);
    }

    /** What can be dropped on one's turn, at no cost; then the turn goes on. Ruling act-020. */
    public static void listDrops(GameState s, int seat, Step then, OptionList options) {
        eachItem(s, seat, item -> {
            if (!s.item(item).builtIn()) {
                options.add(OptionKind.DROP, item, new Step.Both(new Step.DropItem(seat, item), then));
            }
        });
        eachCarried(
                s,
                seat,
                thing -> options.add(
                        OptionKind.DROP_THING, thing, new Step.Both(new Step.DropThing(seat, thing), then)));
    }

    /** Cards of one deck, or with {@link Colour#WHITE} one of each. */
    static void search(Play p, int seat, int colour, int cards) {
        if (COLOURS[colour] == Colour.WHITE) {
            searchEachDeck(p, seat);
            return;
        }
        for (int k = 0; k < cards; k++) {
            p.changes().items.lookAt(seat, COLOURS[colour]);
        }
        p.changes().items.looked(seat, COLOURS[colour]);
        if (p.state().pieces.count(Zone.lookedAt(seat)) > 0) {
            p.then(new Step.ChooseFound(seat, colour));
        }
    }

    private static void searchEachDeck(Play p, int seat) {
        for (Colour deck : COLOURS) {
            if (deck.isSearchDeck() && p.changes().items.lookAt(seat, deck) >= 0) {
                p.changes().items.lookedAtOne(seat, deck);
            }
        }
        p.changes().items.looked(seat);
        if (p.state().pieces.count(Zone.lookedAt(seat)) > 0) {
            p.then(new Step.ChooseFound(seat, Colour.WHITE.ordinal()));
        }
    }

    static void listFound(Play p, int seat, int colour, OptionList options) {
        GameState s = p.state();
        int before = -1;
        for (int item = s.pieces.first(Zone.lookedAt(seat)); item >= 0; item = s.pieces.next(item)) {
            if (before < 0 || s.rules().definition(item) != s.rules().definition(before)) {
                options.add(OptionKind.KEEP, item, new Step.KeepFound(seat, item, colour));
            }
            before = item;
        }
    }

    static void keepFound(Play p, int seat, int item) {
        GameState s = p.state();
        for (int other = s.pieces.first(Zone.lookedAt(seat)), after; other >= 0; other = after) {
            after = s.pieces.next(other);
            if (other != item) {
                p.changes().cards.toBottom(other, Zone.itemDeck(s.item(other).deck()));
            }
        }
        if (p.isHeard(Happening.Kind.ITEM_FOUND)) {
            int scope = p.changes().newScope();
            p.happened(new Happening.ItemFound(seat, item, scope));
            p.then(new Step.GainItem(seat, item));
            p.then(new Step.Scope(scope));
        } else {
            p.then(new Step.GainItem(seat, item));
        }
    }

    /**
     * Every item a seat owns that differs from those before it; attached ones are part of what they are attached to, built-in
     * ones part of their owner.
     */
    public static void eachItem(GameState s, int seat, IntConsumer use) {
        eachIn(s, Zone.held(seat), use);
        eachIn(s, Zone.inventory(seat), use);
    }

    /** Every item a seat owns that is attached to none; taped items change hands together. Ruling own-tape. */
    static void eachWhole(GameState s, int seat, IntConsumer use) {
        eachItem(s, seat, item -> {
            if (s.pieces.attachedTo(item) < 0 && !s.item(item).builtIn() && !s.comesBack(item)) {
                use.accept(item);
            }
        });
    }

    /** The same with those that are built in and offer an action all the same. */
    static void eachUsable(GameState s, int seat, IntConsumer use) {
        eachItem(s, seat, use);
        for (int item = s.pieces.first(Zone.inventory(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).builtIn() && s.item(item).hasAction()) {
                use.accept(item);
            }
        }
    }

    private static void eachIn(GameState s, int zone, IntConsumer use) {
        for (int item = s.pieces.first(zone); item >= 0; item = s.pieces.next(item)) {
            if (!s.item(item).builtIn() && !isAttachment(s, item) && !alikeBefore(s, zone, item)) {
                use.accept(item);
            }
        }
    }

    /** Whether an item is part of another by now; two taped together are still two. */
    static boolean isAttachment(GameState s, int item) {
        return s.pieces.attachedTo(item) >= 0 && !s.item(item).heavy();
    }

    /** Weapons are never alike: their ammo differs. Nor is what is taped to something like what is not. */
    private static boolean alikeBefore(GameState s, int zone, int item) {
        if (s.item(item).weapon() != null || s.pieces.attachedTo(item) >= 0) {
            return false;
        }
        for (int other = s.pieces.first(zone); other != item; other = s.pieces.next(other)) {
            if (s.pieces.attachedTo(other) < 0
                    && s.rules().definition(other) == s.rules().definition(item)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat has an item that it can give away. */
    static boolean ownsItem(GameState s, int seat) {
        return hasLoose(s, Zone.held(seat)) || hasLoose(s, Zone.inventory(seat));
    }

    private static boolean hasLoose(GameState s, int zone) {
        for (int item = s.pieces.first(zone); item >= 0; item = s.pieces.next(item)) {
            if (!s.item(item).builtIn()) {
                return true;
            }
        }
        return false;
    }

    /** Every kind of object a seat carries. */
    public static void eachCarried(GameState s, int seat, IntConsumer use) {
        int first = s.crew.carried(seat, 0);
        int second = s.crew.carried(seat, 1);
        if (first != Thing.NONE) {
            use.accept(first);
        }
        if (second != Thing.NONE && second != first) {
            use.accept(second);
        }
    }

    /** An item of the seat with this id, or -1. */
    public static int find(GameState s, int seat, String id) {
        int held = s.pieces.find(Zone.held(seat), id);
        return held >= 0 ? held : s.pieces.find(Zone.inventory(seat), id);
    }
}
