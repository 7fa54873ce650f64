package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Weapon;
import coldwake.engine.card.WoundCard;
import coldwake.engine.card.WoundCard.Type;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.WoundCause;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** The values that cards and modules can bend, one query each. Rules ask here; nothing else looks for wounds or attached items. */
public final class Modifiers {
    private static final int DRAW_TARGET = 5;
    private static final int HAND_SLOTS = 2;
    private static final int SERIOUS_WOUNDS = 3;

    private Modifiers() {}

    /** Whether a character has an undressed serious wound of a type; several of one type count once. */
    static boolean wounded(GameState s, int seat, Type type) {
        for (int p = s.pieces.first(Zone.wounds(seat)); p >= 0; p = s.pieces.next(p)) {
            if (((WoundCard) s.rules().piece(p)).type() == type && works(s, seat, p)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a character has an undressed serious wound with an id that does what it says. */
    public static boolean wounded(GameState s, int seat, String id) {
        for (int p = s.pieces.first(Zone.wounds(seat)); p >= 0; p = s.pieces.next(p)) {
            if (s.rules().idOf(p).equals(id) && works(s, seat, p)) {
                return true;
            }
        }
        return false;
    }

    private static boolean works(GameState s, int seat, int wound) {
        boolean works = !countsAsDressed(s, seat, wound);
        for (Modifier modifier : s.rules().modifiers()) {
            works = modifier.woundWorks(s, seat, wound, works);
        }
        return works;
    }

    /** Whether a serious wound that is not dressed counts as a dressed one. */
    public static boolean countsAsDressed(GameState s, int seat, int wound) {
        boolean dressed = false;
        for (Modifier modifier : s.rules().modifiers()) {
            dressed = modifier.countsAsDressed(s, seat, wound, dressed);
        }
        return dressed;
    }

    /** Why an action card in hand cannot be played, or OK. */
    static Reason canPlay(GameState s, int seat, int card) {
        Reason reason = Reason.OK;
        for (Modifier modifier : s.rules().modifiers()) {
            reason = modifier.canPlay(s, seat, card, reason);
        }
        return reason;
    }

    /** Whether a character that has passed takes one more turn now. */
    static boolean takesTurnAfterPassing(GameState s, int seat) {
        boolean takes = false;
        for (Modifier modifier : s.rules().modifiers()) {
            takes = modifier.takesTurnAfterPassing(s, seat, takes);
        }
        return takes;
    }

    /** How many serious wounds a character has when any more of a cause kills it. */
    public static int seriousWoundLimit(GameState s, int seat, WoundCause cause) {
        int limit = SERIOUS_WOUNDS;
        for (Modifier modifier : s.rules().modifiers()) {
            limit = modifier.seriousWoundLimit(s, seat, cause, limit);
        }
        return limit;
    }

    /** Whether a character ignores a serious wound that it is dealt now. */
    static boolean ignoresSeriousWound(GameState s, int seat) {
        boolean ignores = false;
        for (Modifier modifier : s.rules().modifiers()) {
            ignores = modifier.ignoresSeriousWound(s, seat, ignores);
        }
        return ignores;
    }

    /** Cards in hand after the draw step: 5, one more in working cabins without intruders, one less with a body wound. */
    static int drawTarget(GameState s, int seat) {
        int room = s.crew.roomOf(seat);
        boolean bonus = s.crew.aboard(seat) && s.ship.working(room) && foes(s, seat, s.intruders.in(room)) == 0;
        int cards = DRAW_TARGET + (bonus ? s.ship.room(room).drawBonus() : 0) - (wounded(s, seat, Type.BODY) ? 1 : 0);
        for (Modifier modifier : s.rules().modifiers()) {
            cards = modifier.drawTarget(s, seat, cards);
        }
        return cards;
    }

    public static int handSlots(GameState s, int seat) {
        int slots = wounded(s, seat, Type.ARM) ? HAND_SLOTS - 1 : HAND_SLOTS;
        for (Modifier modifier : s.rules().modifiers()) {
            slots = modifier.handSlots(s, seat, slots);
        }
        return slots;
    }

    public static boolean handFree(GameState s, int seat) {
        return s.slotsUsed(seat) < handSlots(s, seat);
    }

    public static boolean bleeds(GameState s, int seat) {
        return wounded(s, seat, Type.BLEEDING);
    }

    /** Cost of the movement action: 1, but 2 to escape with a leg wound. */
    static int moveCost(GameState s, int seat) {
        int cost = s.inCombat(seat) && wounded(s, seat, Type.LEG) ? 2 : 1;
        for (Modifier modifier : s.rules().modifiers()) {
            cost = modifier.moveCost(s, seat, cost);
        }
        return cost;
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

    /** How often a shot with a weapon can be rolled again because of it and of what is attached to it. */
    static int rerolls(GameState s, int weapon) {
        int rerolls = CombatRules.weapon(s, weapon).rerollOnce() ? 1 : 0;
        for (int p = s.pieces.first(s.pieces.zoneOf(weapon)); p >= 0; p = s.pieces.next(p)) {
            rerolls += s.pieces.attachedTo(p) == weapon && s.item(p).rerollsShots() ? 1 : 0;
        }
        return rerolls;
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
        boolean handWound = source >= 0 && p.rules().piece(source) instanceof ItemCard && wounded(s, seat, Type.HAND);
        cost += handWound ? 1 : 0;
        for (Modifier modifier : p.rules().modifiers()) {
            cost = modifier.cost(p, seat, source, branch, t0, cost);
        }
        return cost;
    }

    /** Cards that are counted in a hand for a surprise attack. */
    public static int handCounted(GameState s, int seat) {
        int cards = s.handSize(seat);
        for (Modifier modifier : s.rules().modifiers()) {
            cards = modifier.handCounted(s, seat, cards);
        }
        return cards;
    }

    /** Whether a character can use the action of a room, a piece, though it did before and that counts but once. */
    public static boolean roomActionAgain(GameState s, int seat, int tile) {
        boolean again = false;
        for (Modifier modifier : s.rules().modifiers()) {
            again = modifier.roomActionAgain(s, seat, tile, again);
        }
        return again;
    }

    /** Whether an object can be analysed, and if not, why. */
    public static Reason canAnalyse(GameState s, int thing) {
        Reason reason = s.rules().species().canAnalyse(s, thing);
        boolean analysed = true;
        for (Modifier modifier : s.rules().modifiers()) {
            analysed = modifier.canBeAnalysed(s, thing, analysed);
        }
        return reason == Reason.OK && !analysed ? Reason.ALREADY_KNOWN : reason;
    }

    /** Whether a character has slime that matters to a rule; it may have a marker that does not. */
    public static boolean slimed(GameState s, int seat) {
        boolean slimed = s.crew.slimed(seat);
        for (Modifier modifier : s.rules().modifiers()) {
            slimed = modifier.slimed(s, seat, slimed);
        }
        return slimed;
    }

    /** Whether fire in its room wounds a character. */
    static boolean woundedByFire(GameState s, int seat) {
        boolean wounded = true;
        for (Modifier modifier : s.rules().modifiers()) {
            wounded = modifier.woundedByFire(s, seat, wounded);
        }
        return wounded;
    }

    /** Whether a character, where it is, can make items that are made of a single one. */
    static boolean craftsFromOne(GameState s, int seat) {
        boolean crafts = false;
        for (Modifier modifier : s.rules().modifiers()) {
            crafts = modifier.craftsFromOne(s, seat, crafts);
        }
        return crafts;
    }

    /** What comes of a shot whose injuries are known. */
    static Step shot(GameState s, int seat, int weapon, int target, int injuries) {
        Step next = new Step.Hit(seat, target, injuries);
        for (Modifier modifier : s.rules().modifiers()) {
            next = modifier.shot(s, seat, weapon, target, injuries, next);
        }
        return next;
    }

    /** Whether a character that searches a white room looks at one card of each deck. */
    public static boolean searchesEachDeck(GameState s, int seat) {
        boolean each = false;
        for (Modifier modifier : s.rules().modifiers()) {
            each = modifier.searchesEachDeck(s, seat, each);
        }
        return each;
    }

    /** Whether an item of a character serves as a yellow one in crafting. */
    public static boolean servesAsYellow(GameState s, int seat, int item) {
        boolean yellow = s.item(item).deck() == Colour.YELLOW;
        for (Modifier modifier : s.rules().modifiers()) {
            yellow = modifier.servesAsYellow(s, seat, item, yellow);
        }
        return yellow;
    }

    /** Whether a dead character can be brought back where others could. */
    public static boolean canBeRevived(GameState s, int seat) {
        boolean revived = true;
        for (Modifier modifier : s.rules().modifiers()) {
            revived = modifier.canBeRevived(s, seat, revived);
        }
        return revived;
    }

    static int meleeInjuries(GameState s, int seat) {
        int injuries = 1;
        for (Modifier modifier : s.rules().modifiers()) {
            injuries = modifier.meleeInjuries(s, seat, injuries);
        }
        return injuries;
    }

    static boolean missIsLight(GameState s, int seat) {
        boolean light = false;
        for (Modifier modifier : s.rules().modifiers()) {
            light = modifier.missIsLight(s, seat, light);
        }
        return light;
    }

    /** Whether a blow hits without a roll. */
    static boolean strikesSurely(GameState s, int seat, int target) {
        boolean sure = false;
        for (Modifier modifier : s.rules().modifiers()) {
            sure = modifier.strikesSurely(s, seat, target, sure);
        }
        return sure;
    }

    // ---------------------------------------------------------------- whom intruders concern

    /** What comes of a token that a character drew, once its intruder stands there: its hand is compared. */
    public static Step met(GameState s, int seat, int intruder, int token) {
        Step next = new Step.CompareHand(seat, intruder, token);
        for (Modifier modifier : s.rules().modifiers()) {
            next = modifier.met(s, seat, intruder, token, next);
        }
        return next;
    }

    /** Of some intruders, those that a character can attack. */
    public static int foes(GameState s, int seat, int intruders) {
        int foes = intruders;
        for (Modifier modifier : s.rules().modifiers()) {
            foes = modifier.foes(s, seat, foes);
        }
        return foes;
    }

    /** Of some intruders, those that are bound to nobody. */
    public static int roaming(GameState s, int intruders) {
        int roaming = intruders;
        for (Modifier modifier : s.rules().modifiers()) {
            roaming = modifier.roaming(s, roaming);
        }
        return roaming;
    }

    /** Whom an intruder attacks in the event phase, or -1; others of its room attack the usual target. */
    static int prey(GameState s, int intruder, int usual) {
        int prey = usual;
        for (Modifier modifier : s.rules().modifiers()) {
            prey = modifier.prey(s, intruder, prey);
        }
        return prey;
    }

    /** Whether an intruder attacks now, where others would. */
    static boolean attacks(GameState s, int intruder) {
        boolean attacks = true;
        for (Modifier modifier : s.rules().modifiers()) {
            attacks = modifier.attacks(s, intruder, attacks);
        }
        return attacks;
    }

    // ---------------------------------------------------------------- who counts as there

    /** Whether a character, an intruder or what counts as one is in a room, so that whoever comes in makes no noise. */
    public static boolean occupied(GameState s, int slot) {
        boolean occupied = s.crew.anyIn(slot) || s.intruders.anyIn(slot);
        for (Modifier modifier : s.rules().modifiers()) {
            occupied = modifier.occupied(s, slot, occupied);
        }
        return occupied;
    }

    static boolean makesNoise(GameState s, int seat) {
        boolean noise = true;
        for (Modifier modifier : s.rules().modifiers()) {
            noise = modifier.makesNoise(s, seat, noise);
        }
        return noise;
    }

    /** Whether intruders in its room can attack a character. */
    public static boolean canBeTarget(GameState s, int seat) {
        boolean target = true;
        for (Modifier modifier : s.rules().modifiers()) {
            target = modifier.canBeTarget(s, seat, target);
        }
        return target;
    }

    /** Whether a character can play a card that reacts to any attack. */
    static boolean canDefend(GameState s, int seat) {
        boolean defends = true;
        for (Modifier modifier : s.rules().modifiers()) {
            defends = modifier.canDefend(s, seat, defends);
        }
        return defends;
    }

    /** Whether wounds of a character are dressed and healed by what helps others. */
    static boolean canBeTreated(GameState s, int seat) {
        boolean treated = true;
        for (Modifier modifier : s.rules().modifiers()) {
            treated = modifier.canBeTreated(s, seat, treated);
        }
        return treated;
    }
}
