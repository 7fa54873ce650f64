package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Weapon;
import coldwake.engine.card.WoundCard;
import coldwake.engine.card.WoundCard.Type;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** The values that cards can bend, one query each. Rules ask here; nothing else looks for wounds or attached items. */
public final class Modifiers {
    private static final int DRAW_TARGET = 5;
    private static final int HAND_SLOTS = 2;

    private Modifiers() {}

    /** Whether a character has an undressed serious wound of a type; several of one type count once. */
    static boolean wounded(GameState s, int seat, Type type) {
        for (int p = s.pieces.first(Zone.wounds(seat)); p >= 0; p = s.pieces.next(p)) {
            if (((WoundCard) s.rules().piece(p)).type() == type) {
                return true;
            }
        }
        return false;
    }

    /** Cards in hand after the draw step: 5, one more in working cabins without intruders, one less with a body wound. */
    static int drawTarget(GameState s, int seat) {
        int room = s.crew.roomOf(seat);
        boolean bonus = s.crew.aboard(seat) && s.ship.working(room) && !s.intruders.anyIn(room);
        return DRAW_TARGET + (bonus ? s.ship.room(room).drawBonus() : 0) - (wounded(s, seat, Type.BODY) ? 1 : 0);
    }

    static int handSlots(GameState s, int seat) {
        return wounded(s, seat, Type.ARM) ? HAND_SLOTS - 1 : HAND_SLOTS;
    }

    public static boolean handFree(GameState s, int seat) {
        return s.slotsUsed(seat) < handSlots(s, seat);
    }

    public static boolean bleeds(GameState s, int seat) {
        return wounded(s, seat, Type.BLEEDING);
    }

    /** Cost of the movement action: 1, but 2 to escape with a leg wound. */
    static int moveCost(GameState s, int seat) {
        return s.inCombat(seat) && wounded(s, seat, Type.LEG) ? 2 : 1;
    }

    /** Ammo a weapon can hold, with what is attached to it. */
    public static int capacity(GameState s, int weapon) {
        Weapon def = s.rules().item(weapon).weapon();
        if (def == null) {
            return 0;
        }
        int capacity = def.capacity();
        for (int p = s.pieces.first(s.pieces.zoneOf(weapon)); p >= 0; p = s.pieces.next(p)) {
            if (s.pieces.attachedTo(p) == weapon) {
                capacity += s.item(p).capacityBonus();
            }
        }
        return capacity;
    }

    /** What an action costs in action cards: an item action one more with a hand wound. */
    public static int cost(Play p, int seat, int source, int branch, int t0) {
        GameState s = p.state();
        if (source == Step.BASIC) {
            return BasicActions.cost(p, seat, branch, t0);
        }
        int printed = p.source(source).cost();
        int cost = p.branch(source, branch)
                .cost(p.checking(seat, source, branch, t0, Step.Act.UNNAMED, Step.Act.UNNAMED), printed);
        boolean handWound = p.rules().piece(source) instanceof ItemCard && wounded(s, seat, Type.HAND);
        return cost + (handWound ? 1 : 0);
    }
}
