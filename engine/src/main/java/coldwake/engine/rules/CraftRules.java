package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Component;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Crafting: two items become a third. */
public final class CraftRules {
    private CraftRules() {}

    /** Whether an item serves as a component. */
    @FunctionalInterface
    public interface Fit {
        boolean serves(ItemCard item, Component as);
    }

    /** An item serves as what is printed on it. */
    public static final Fit PRINTED = (item, as) -> item.component() == as;

    /** Whether a seat has two items that make a crafted one. */
    static Reason canCraft(GameState s, int seat, int crafted, Fit fit) {
        return hasPair(s, seat, crafted, fit) ? Reason.OK : Reason.MISSING_COMPONENTS;
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
                if (isFirstOfItsKind(s, item, -1) && hasPair(s, r.me(), item, fit) && !sink.accept(item)) {
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

    private static Component component(Resolution r, int which) {
        return r.state().item(r.target(0)).recipe().get(which);
    }

    private static void eachFit(GameState s, int seat, Component as, Fit fit, int except, Targets.Sink sink) {
        if (eachFitIn(s, Zone.inventory(seat), as, fit, except, sink)) {
            eachFitIn(s, Zone.held(seat), as, fit, except, sink);
        }
    }

    /** Answers whether more are wanted. */
    private static boolean eachFitIn(GameState s, int zone, Component as, Fit fit, int except, Targets.Sink sink) {
        for (int item = s.pieces.first(zone); item >= 0; item = s.pieces.next(item)) {
            boolean own = item != except && !ItemRules.isAttachment(s, item);
            if (own && fit.serves(s.item(item), as) && isFirstOfItsKind(s, item, except) && !sink.accept(item)) {
                return false;
            }
        }
        return true;
    }

    /** Two items are spent, the crafted one is taken, fully loaded if it is a weapon. Ruling act-010. */
    public static void craft(Resolution r) {
        int crafted = r.target(0);
        r.changes().items.discardItem(r.me(), r.target(1));
        r.changes().items.discardItem(r.me(), r.target(2));
        r.changes().items.craft(r.me(), crafted);
        if (r.state().item(crafted).weapon() != null) {
            r.changes().items.setAmmo(r.me(), crafted, Modifiers.capacity(r.state(), crafted));
        }
        r.then(new Step.GainItem(r.me(), crafted));
    }
}
