package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Component;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Crafting: two items become a third; in some places one becomes another. */
public final class CraftRules {
    private CraftRules() {}

    /** Whether an item serves as a component. */
    @FunctionalInterface
    public interface Fit {
        boolean serves(GameState s, int seat, int item, Component as);
    }

    /** An item serves as what is printed on it. */
    public static final Fit PRINTED = (s, seat, item, as) -> s.item(item).component() == as;

    /** Nothing else is needed: an item that is made of a single one. */
    private static final int NO_ITEM = -1;

    /** Whether a seat has the items that make a crafted one, and is where that can be done. */
    static Reason canCraft(GameState s, int seat, int crafted, Fit fit) {
        if (isFromOne(s, crafted)) {
            if (!Modifiers.craftsFromOne(s, seat)) {
                return Reason.WRONG_ROOM;
            }
            return hasOne(s, seat, crafted) ? Reason.OK : Reason.MISSING_COMPONENTS;
        }
        return hasPair(s, seat, crafted, fit) ? Reason.OK : Reason.MISSING_COMPONENTS;
    }

    private static boolean isFromOne(GameState s, int crafted) {
        return !s.item(crafted).from().isEmpty();
    }

    private static boolean hasOne(GameState s, int seat, int crafted) {
        for (String id : s.item(crafted).from()) {
            if (ItemRules.find(s, seat, id) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** The items of a seat that a crafted one can be made of, each kind once. */
    private static void eachOne(Resolution r, Targets.Sink sink) {
        for (String id : r.state().item(r.target(0)).from()) {
            int item = ItemRules.find(r.state(), r.me(), id);
            if (item >= 0 && !sink.accept(item)) {
                return;
            }
        }
    }

    private static boolean hasPair(GameState s, int seat, int crafted, Fit fit) {
        List<Component> recipe = s.item(crafted).recipe();
        boolean[] found = {false};
        eachFit(s, seat, recipe.get(0), fit, -1, first -> {
            eachFit(s, seat, recipe.get(1), fit, first, second -> {
                found[0] = true;
                return false;
            });
            return !found[0];
        });
        return found[0];
    }

    /** Crafted items of which a copy is left and for which one has the components. Ruling act-009. */
    public static Targets craftable(Fit fit) {
        return (r, sink) -> {
            GameState s = r.state();
            for (int item = s.pieces.first(Zone.CRAFT_DECK); item >= 0; item = s.pieces.next(item)) {
                if (!isFromOne(s, item)
                        && isFirstOfItsKind(s, item, -1)
                        && hasPair(s, r.me(), item, fit)
                        && !sink.accept(item)) {
                    return;
                }
            }
        };
    }

    /** Whether no card before it in its zone is the same, one of them left aside. */
    static boolean isFirstOfItsKind(GameState s, int item, int except) {
        for (int other = s.pieces.first(s.pieces.zoneOf(item)); other != item; other = s.pieces.next(other)) {
            if (other != except && s.rules().definition(other) == s.rules().definition(item)) {
                return false;
            }
        }
        return true;
    }

    /** What serves as the first component of the crafted item named before. */
    public static Targets first(Fit fit) {
        return (r, sink) -> eachFit(r.state(), r.me(), component(r, 0), fit, -1, sink);
    }

    /** What serves as the second component, besides the first. */
    public static Targets second(Fit fit) {
        return (r, sink) -> eachFit(r.state(), r.me(), component(r, 1), fit, r.target(1), sink);
    }

    /** What the basic action makes the item named before of: its first component, or the single item. */
    static final Targets FIRST_OR_ONLY = (r, sink) -> {
        if (isFromOne(r.state(), r.target(0))) {
            eachOne(r, sink);
        } else {
            first(PRINTED).list(r, sink);
        }
    };

    /** The second component, if there is one. */
    static final Targets SECOND_OR_NONE = (r, sink) -> {
        if (isFromOne(r.state(), r.target(0))) {
            sink.accept(NO_ITEM);
        } else {
            second(PRINTED).list(r, sink);
        }
    };

    private static Component component(Resolution r, int which) {
        return r.state().item(r.target(0)).recipe().get(which);
    }

    private static void eachFit(GameState s, int seat, Component as, Fit fit, int except, Targets.Sink sink) {
        if (eachFitIn(s, seat, Zone.inventory(seat), as, fit, except, sink)) {
            eachFitIn(s, seat, Zone.held(seat), as, fit, except, sink);
        }
    }

    /** Returns whether more are wanted. */
    private static boolean eachFitIn(
            GameState s, int seat, int zone, Component as, Fit fit, int except, Targets.Sink sink) {
        for (int item = s.pieces.first(zone); item >= 0; item = s.pieces.next(item)) {
            boolean own = item != except && !ItemRules.isAttachment(s, item);
            if (own && fit.serves(s, seat, item, as) && isFirstOfItsKind(s, item, except) && !sink.accept(item)) {
                return false;
            }
        }
        return true;
    }

    /** The items are spent, the crafted one is taken, fully loaded if it is a weapon. Rulings act-010 and own-stopped-craft. */
    public static void craft(Resolution r) {
        int crafted = r.target(0);
        r.changes().items.discardItem(r.me(), r.target(1));
        if (r.target(2) != NO_ITEM) {
            r.changes().items.discardItem(r.me(), r.target(2));
        }
        r.changes().items.craft(r.me(), crafted);
        if (r.play().isHeard(Happening.Kind.ITEM_CRAFTED)) {
            r.play().happened(new Happening.ItemCrafted(r.me(), crafted));
        }
        if (r.state().item(crafted).weapon() != null) {
            r.changes().items.setAmmo(r.me(), crafted, Modifiers.capacity(r.state(), crafted));
        }
        r.then(new Step.GainItem(r.me(), crafted));
    }
}
