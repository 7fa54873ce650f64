package coldwake.bots.mind;

import coldwake.bots.sight.Deed;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.engine.card.Colour;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.setup.Board;

/**
 * What the options of a turn are worth. Being in a room is worth the best that can be done there or beyond, less the way;
 * an action adds what it brings, less the cards it costs.
 */
final class Turn {
    private static final double NEVER = -1000;
    private static final double SOON = 0.97;
    /** What the cards met in the ducts cost on average. */
    private static final double DUCTS = 2.5;

    private static final double THREE_CARDS = 4;

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;
    private final Fights combat;
    private final Routes routes = new Routes();
    private final Distances hops;
    private final Kit kit;
    private final Trader trader;
    private double stay;
    Why why = Why.HABIT;

    Turn(Outlook outlook, Aims aims, Wishes wishes, Fights combat, Kit kit, Trader trader) {
        o = outlook;
        this.aims = aims;
        this.wishes = wishes;
        this.combat = combat;
        this.kit = kit;
        this.trader = trader;
        hops = new Distances(outlook.sight.board());
    }

    /** Works out where to be; to be called before {@link #score}. */
    void plan() {
        wishes.weigh();
        int slots = o.sight.board().slotCount();
        routes.clear(slots);
        double encounter = combat.encounter();
        double exploreBasic = wishes.explore(true);
        double explore = wishes.explore(false);
        boolean canRepair = o.canRepair();
        boolean canSearch = o.holds(PieceWord.SEARCH);
        for (int slot = 0; slot < slots; slot++) {
            routes.charge(slot, toll(slot, encounter));
            lay(slot, o.isBasic(slot) ? exploreBasic : explore, canRepair, canSearch);
        }
        gather();
        routes.spread(o.sight);
        stay = o.combat ? combat.stay() : 0;
    }

    private double toll(int slot, double encounter) {
        Sight s = o.sight;
        double cost = o.encounterChance(slot) * encounter;
        cost += o.foes(slot) == 0 ? 0 : (combat.attacks(slot) == 0 ? 7 : 16) + 0.56 * combat.attacks(slot);
        cost += s.burning(slot) ? 0.7 * wound() : 0;
        cost += s.turretAim(slot) * wound();
        cost += s.depressurizing() == slot ? 100 : 0;
        cost += s.room(slot) == PieceWord.ROOM_COVERED_WITH_SLIME && !s.slimed(o.me) ? 2 : 0;
        return cost;
    }

    private void lay(int slot, double explore, boolean canRepair, boolean canSearch) {
        Sight s = o.sight;
        if (!s.explored(slot)) {
            routes.want(slot, s.knows(slot) ? 2 + 0.8 * wishes.roomWorth(s.room(slot), slot, true) : explore);
            return;
        }
        PieceWord room = s.room(slot);
        double worth = wishes.roomWorth(room, slot, false) * share(room, slot);
        routes.want(slot, worth - 3);
        if (s.malfunctioning(slot) && canRepair) {
            routes.want(slot, wishes.repair(slot) - 2);
        }
        int engine = engineOf(room);
        if (engine >= 0 && canRepair) {
            routes.want(slot, wishes.engine(engine, true) * share(room, slot) - 3);
        }
        if (canSearch && s.searchable(slot) && s.items(slot) > 0) {
            routes.want(slot, wishes.search());
        }
        for (int thing : s.things()) {
            if (s.things(slot, thing) > 0) {
                routes.want(slot, wishes.pickUp(thing, slot) - 1);
            }
            routes.want(slot, wishes.deliver(thing, slot));
        }
        if (s.shuttleLeaves()) {
            routes.want(slot, wishes.tokenAt(slot));
            routes.want(slot, wishes.shuttleAt(slot));
        }
        if (wishes.alertAt(slot) > 0) {
            routes.want(slot, wishes.alertAt(slot) * shareOf(slot) - 1);
        }
    }

    static int engineOf(PieceWord room) {
        return switch (room) {
            case ENGINE_1 -> 0;
            case ENGINE_2 -> 1;
            case ENGINE_3 -> 2;
            default -> -1;
        };
    }

    private boolean isForAll(PieceWord room) {
        return switch (room) {
            case COCKPIT, ENGINE_1, ENGINE_2, ENGINE_3, FIRE_CONTROL_SYSTEM -> true;
            case COMMS_ROOM -> aims.shared() && aims.signalsMissing() == 1;
            case NEST, GENERATOR -> aims.shared();
            default -> false;
        };
    }

    /** Work for all is left to those who are nearer. */
    private double share(PieceWord room, int slot) {
        return isForAll(room) ? shareOf(slot) : 1;
    }

    private double shareOf(int slot) {
        double share = 1;
        int mine = hops.between(o.here, slot);
        boolean signal = o.isAt(slot, PieceWord.COMMS_ROOM);
        for (int who = 0; who < o.sight.seats(); who++) {
            boolean able = !signal || !o.sight.signal(who);
            if (who != o.me && able && o.sight.aboard(who)) {
                int theirs = hops.between(o.sight.roomOf(who), slot);
                share *= theirs < mine || theirs == mine && who < o.me ? 0.55 : 1;
            }
        }
        return share;
    }

    /** Where to wait for a way home that is not open yet. */
    private void gather() {
        Sight s = o.sight;
        int early = s.ship().hibernationFrom() - s.time();
        if (early > 0 && early <= 3 && s.selfDestruct() < 0 && o.podSlots == 0) {
            routes.want(o.slot(PieceWord.HIBERNATORIUM), 4.4 - 2 * early);
        }
        if (s.selfDestruct() >= 0 && o.podSlots == 0) {
            for (int rest = o.lockedPodSlots; rest != 0; rest &= rest - 1) {
                routes.want(Integer.numberOfTrailingZeros(rest), 5.8 + 4 * s.selfDestruct());
            }
        }
    }

    // ---------------------------------------------------------------- scores

    /** What cards cost: the fewer are left, the dearer they are. */
    private double price(int spent) {
        double price = 0;
        double dear = o.mission ? 1.2 : 2.4;
        for (int left = o.cards - 1; left >= Math.max(0, o.cards - spent); left--) {
            price += dear * (left >= 4 ? 0.3 : left == 3 ? 0.6 : left == 2 ? 1.0 : left == 1 ? 1.6 : 2.4);
        }
        return price;
    }

    double score(Option option) {
        double worth = worth(option);
        if (Worth.isKnown(worth)) {
            return worth;
        }
        return switch (option.kind()) {
            case OptionKind.CARD, OptionKind.ITEM, OptionKind.SPECIES_CARD, OptionKind.ROOM_ACTION -> NEVER;
            default -> pass() - 0.5;
        };
    }

    /** The same, but {@link Worth#UNKNOWN} for what nobody has taught. */
    double worth(Option option) {
        why = Why.HABIT;
        return option.kind() instanceof OptionKind kind ? worth(kind, option) : Worth.UNKNOWN;
    }

    private double worth(OptionKind kind, Option option) {
        return switch (kind) {
            case PASS -> pass();
            case MOVE -> move(option.a(), 1, 1);
            case CAREFUL_MOVE -> move(option.a(), 2, 0);
            case SHOOT -> shoot(option.a(), option.b(), 0, 0);
            case MELEE -> melee(option.a());
            case CARD -> card(option.a(), option.b());
            case ITEM -> item(option.a(), option.b());
            case SPECIES_CARD -> beforeMe(option.a(), option.b());
            case ROOM_ACTION -> roomAction(option.a(), option.b(), 2);
            case MODULE_ACTION -> moduleAction(option.a(), option.b());
            case QUEST -> act(2.5, 1, Why.FIND_ITEMS);
            case CRAFT -> act(kit.craft(o.sight.word(option.a())), 1, Why.ARM);
            case PICK_UP -> act(wishes.pickUp(option.a(), o.here), 1, Why.OBJECTIVE);
            case DROP_THING -> act(wishes.deliver(option.a(), o.here), 0, Why.OBJECTIVE);
            case TRADE -> act(trader.open(), 1, Why.TRADE);
            case DROP, LINGER -> NEVER;
            default -> Worth.UNKNOWN;
        };
    }

    /** Passing ends the round for oneself: what is worth doing waits. */
    private double pass() {
        why = Why.REST_AND_WAIT;
        double fire = burns(0) + o.sight.turretAim(o.here) * wound();
        if (o.sight.depressurizing() == o.here) {
            return NEVER / 2;
        }
        return o.combat ? -1.3 * stay : routes.worth(o.here) - fire;
    }

    /** What the fire here costs if the turn ends after so many actions left. */
    private double burns(int left) {
        return o.sight.burning(o.here) && o.sight.actionsLeft() <= left + (left == 0 ? 9 : 0) ? wound() : 0;
    }

    /** What a light wound costs. */
    private double wound() {
        int serious = o.sight.seriousWounds(o.me);
        double grave = o.sight.lightWounds(o.me) == 2 ? 2.5 : 0;
        return (3.5 + grave) * (serious >= 3 ? 10 : serious == 2 ? 2.5 : 1);
    }

    /** An action that brings something where one is. */
    private double act(double gain, int spent, Why reason) {
        why = reason;
        if (gain <= 0) {
            return NEVER;
        }
        double base = (o.combat ? -stay : SOON * routes.worth(o.here)) - burns(1);
        return base + gain - price(spent);
    }

    private double move(int to, int spent, double noise) {
        double risk = o.encounterChance(to) * combat.encounter();
        double toll = routes.tollOf(to) - (1 - noise) * risk + (noise == 0 ? 0.2 : 0);
        double blows = o.combat ? (o.mission ? 1.2 : 3.3) * combat.attacks(o.here) : 0;
        return go(to, spent, toll + blows);
    }

    private double go(int to, int spent, double cost) {
        why = o.combat ? Why.FLEE : o.sight.explored(to) ? Why.GO_TO_TASK : Why.EXPLORE;
        if (o.podSlots != 0 && wishes.board() > 0 || o.hibernationOpen() && wishes.hibernate() > 0) {
            why = o.combat ? Why.FLEE : Why.GO_HOME;
        }
        return routes.worth(to) - cost - price(spent);
    }

    /** The best room next door, less the danger of going there. */
    private double bestNeighbour(double noise) {
        double best = NEVER;
        double encounter = combat.encounter();
        for (int corridor : o.sight.board().corridorsOf(o.here)) {
            if (!o.sight.doorClosed(corridor)) {
                int to = o.sight.board().across(corridor, o.here);
                double toll = routes.tollOf(to) - (1 - noise) * o.encounterChance(to) * encounter;
                best = Math.max(best, routes.worth(to) - toll);
            }
        }
        return best;
    }

    /** What a room next door is worth as a target. */
    double target(int slot) {
        return routes.worth(slot) - routes.tollOf(slot);
    }

    double worth(int slot) {
        return routes.worth(slot);
    }

    // ---------------------------------------------------------------- fights

    /** What it is worth to be rid of an intruder. */
    private double relief(int foe) {
        double share = combat.attack(foe) / Math.max(0.1, combat.attacks(o.here));
        return share * (stay * (o.mission ? 2 : 5.1) + 19) + (aims.wantsCarcass ? 8 : 0) + wishes.alertKill();
    }

    private double shoot(int weapon, int foe, int bonus, int rerolls) {
        why = Why.FIGHT;
        if (foe < 0) {
            return eggs();
        }
        return -stay + combat.shot(weapon, foe, bonus, rerolls) * relief(foe) + 0.4 - price(1) * 0.6;
    }

    private double eggs() {
        return o.combat ? NEVER : act(wishes.destroyEggs(), 1, Why.OBJECTIVE);
    }

    private double melee(int foe) {
        why = Why.FIGHT;
        if (foe < 0) {
            return eggs();
        }
        double wound = (1 - combat.punch(foe)) * combat.seriousWound() + 8;
        return -stay + combat.fist(foe) * relief(foe) - wound - price(1);
    }

    // ---------------------------------------------------------------- rooms, cards, items

    private double roomAction(int tile, int branch, int spent) {
        PieceWord room = o.sight.word(tile);
        Deed deed = o.sight.deed(tile, branch);
        double gain = wishes.roomDeed(room, deed, o.here);
        return Worth.isKnown(gain) ? act(gain, spent, reason(room)) : gain;
    }

    private static Why reason(PieceWord room) {
        return switch (room) {
            case HIBERNATORIUM, EVACUATION_SECTION_A, EVACUATION_SECTION_B -> Why.GO_HOME;
            case COCKPIT -> Why.SET_COURSE;
            case ENGINE_1, ENGINE_2, ENGINE_3, ENGINE_CONTROL_ROOM -> Why.CHECK_ENGINES;
            case GENERATOR -> Why.DOOM_SHIP;
            case HATCH_CONTROL_SYSTEM -> Why.OPEN_PODS;
            case SURGERY, SHOWER_ROOM -> Why.DECONTAMINATE;
            case EMERGENCY_ROOM, CANTEEN -> Why.HEAL;
            case STORAGE -> Why.FIND_ITEMS;
            case ARMORY -> Why.ARM;
            case FIRE_CONTROL_SYSTEM -> Why.SAVE_SHIP;
            default -> Why.OBJECTIVE;
        };
    }

    /** An action that a module offers. */
    private double moduleAction(int source, int branch) {
        if (o.sight.isActivation(source, branch)) {
            return act(wishes.alertAt(o.here), 1, Why.ANSWER_ALERT);
        }
        return switch (o.sight.moduleDeed(source, branch)) {
            case RECHARGE -> act(kit.recharge(), 1, Why.ARM);
            case REST -> act(wishes.rest(), 1, Why.DECONTAMINATE);
            case CRAWL -> crawl(1) - DUCTS;
            default -> Worth.UNKNOWN;
        };
    }

    private double card(int piece, int branch) {
        PieceWord card = o.sight.word(piece);
        int spent = 1 + o.sight.cost(piece);
        Deed deed = o.sight.deed(piece, branch);
        return switch (deed) {
            case SEARCH, SCAVENGE -> act(wishes.search(), spent, Why.FIND_ITEMS);
            case REST -> act(wishes.rest(), spent, Why.DECONTAMINATE);
            case FIX_ROOM -> act(wishes.repair(o.here), spent, Why.SAVE_SHIP);
            case ENGINE -> act(wishes.engine(engineOf(o.sight.room(o.here)), true), spent, Why.CHECK_ENGINES);
            case ROOM_ACTION -> act(usable(o.here), spent, reason(o.sight.room(o.here)));
            case REMOTE_COORDINATES -> act(wishes.coordinates(), spent, Why.SET_COURSE);
            case REMOTE_ROOM_ACTION -> act(wishes.remote() - 1, spent, Why.OBJECTIVE);
            case SILENT_MOVE -> go(o.here, spent, routes.worth(o.here) - bestNeighbour(0));
            case SELF, ESCAPE -> escape(card, spent);
            case PUNCH -> punchBest(spent);
            case SHOOT -> shootBest(0, 0) + 1.5;
            case AIMED_SHOT -> shootBest(0, 1);
            case BASH -> bash();
            case BURST -> o.combat ? shootBest(1 + o.ammo / 2, 0) - 0.5 * o.ammo : NEVER;
            case MOTIVATE -> act(motivation(), spent, Why.HABIT);
            case RELOAD -> act(wishes.arm(), spent, Why.ARM);
            case DOUSE -> act(wishes.douse(o.here), spent, Why.SAVE_SHIP);
            case PEEK_ROOM -> act(1.2, spent, Why.EXPLORE);
            case PEEK_EVENT -> act(0.8, spent, Why.HABIT);
            case DOOR, DESTROY_DOOR -> act(door(), spent, Why.GO_TO_TASK);
            case DESTROY_TURRET -> act(0.8 * o.sight.turretAim(o.here) * wound(), spent, Why.REFUSE_HARM);
            case CRAWL -> crawl(spent);
            case CRAFT -> act(1.5, spent, Why.ARM);
            case IGNITE -> act(burnNest(), spent, Why.OBJECTIVE);
            case DRESS, HEAL_DRESSED, HEAL_LIGHT -> act(kit.treat(deed) + green(), spent, Why.HEAL);
            case LEND -> act(kit.lend(), spent, Why.HABIT);
            case REASSURE -> act(aims.shared() ? 1 : 0, spent, Why.DECONTAMINATE);
            case DRAW -> act(card == PieceWord.FEAT_02 ? THREE_CARDS : kit.overclock(), spent, Why.HABIT);
            case TEST_ONE, TEST_HAND, TEST_GROUP, TEST_DRAWN, TEST_ALL ->
                act(wishes.bloodTest(deed), spent, Why.DECONTAMINATE);
            case MOVE -> moveBy(card, spent);
            case CALL_BACK -> act(o.isNextDoor(o.dog) || o.dog == o.here ? 0 : 0.3, spent, Why.HABIT);
            case BOOST -> act(0.8 * kit.treat(deed) - (o.combat ? 0 : 1), spent, Why.ARM);
            default -> Worth.UNKNOWN;
        };
    }

    /** The dog in the room that one wants to be in next saves the noise roll there. */
    private double sendAhead() {
        double best = 0;
        double encounter = combat.encounter();
        for (int corridor : o.sight.board().corridorsOf(o.here)) {
            int to = o.sight.board().across(corridor, o.here);
            if (!o.sight.doorClosed(corridor) && routes.worth(to) > routes.worth(o.here)) {
                best = Math.max(best, 0.2 + o.encounterChance(to) * encounter);
            }
        }
        return best;
    }

    /** Cards that move their player, or its dog. */
    private double moveBy(PieceWord card, int spent) {
        return switch (card) {
            case BH_GO_GIRL -> act(sendAhead(), spent, Why.EXPLORE);
            case BH_TACTICAL_MOVE -> lead(spent);
            case CEO_PROTECT, CEO_ESCORT -> withRobot(card, spent);
            case CON_OPPORTUNIST -> leave(spent);
            default -> Worth.UNKNOWN;
        };
    }

    /** Away from all intruders but the weakest, which comes along. */
    private double lead(int spent) {
        double all = combat.attacks(o.here);
        double least = all;
        for (int rest = o.foes(o.here); rest != 0; rest &= rest - 1) {
            least = Math.min(least, combat.attack(Integer.numberOfTrailingZeros(rest)));
        }
        return act(all <= 0 ? 0 : stay * (1 - least / all), spent, Why.FLEE);
    }

    /** The best of the blows with one more injury. */
    private double bash() {
        double best = o.combat ? -stay : NEVER;
        for (int rest = o.foes(o.here); rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            int injuries = o.sight.injuries(foe);
            double more = combat.falls(foe, injuries + 2) - combat.falls(foe, injuries + 1);
            best = Math.max(best, melee(foe) + combat.punch(foe) * more * relief(foe));
        }
        why = Why.FIGHT;
        return best;
    }

    /** A move that closes the door behind one: who flees is not followed. */
    private double leave(int spent) {
        double blows = o.combat ? combat.attacks(o.here) : 0;
        why = o.combat ? Why.FLEE : Why.GO_TO_TASK;
        return bestNeighbour(1) - blows - price(spent) + (o.combat ? 1 : 0);
    }

    /** The Medic draws a card for a treatment in a green room. */
    private double green() {
        boolean draws = o.sight.explored(o.here) && o.sight.colour(o.here) == Colour.GREEN.ordinal();
        return draws && o.holds(PieceWord.PHARMACIST) ? 1 : 0;
    }

    /** Fire in the nest destroys an egg each round. */
    private double burnNest() {
        return o.isHere(PieceWord.NEST) && o.sight.firesLeft() > 3 ? 1.5 * wishes.destroyEggs() : 0;
    }

    private double usable(int slot) {
        return wishes.roomWorth(o.sight.room(slot), slot, false);
    }

    private double escape(PieceWord card, int spent) {
        boolean unharmed = card != PieceWord.ADRENALINE;
        double blows = unharmed ? 0 : combat.attacks(o.here);
        why = Why.FLEE;
        return bestNeighbour(1) - blows - price(spent) + (unharmed ? 0 : 1);
    }

    /** The robot strikes for him: nothing is lost but energy. */
    private double punchBest(int spent) {
        double best = NEVER;
        for (int rest = o.foes(o.here); rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            int injuries = o.sight.injuries(foe) + Math.max(1, o.sight.energy(o.me) - 1);
            double gain = combat.punch(foe) * combat.falls(foe, injuries) * relief(foe);
            best = Math.max(best, -stay + gain - price(spent));
        }
        why = Why.FIGHT;
        return best;
    }

    /** A way out of combat, with one attacker or none; otherwise a movement that saves a card. */
    private double withRobot(PieceWord card, int spent) {
        if (!o.combat) {
            return go(o.here, spent, routes.worth(o.here) - bestNeighbour(1)) - 1;
        }
        double blow = card == PieceWord.CEO_PROTECT ? 0 : combat.attack(o.sight.largestIn(o.here));
        why = Why.FLEE;
        return bestNeighbour(1) - blow - price(spent);
    }

    private double shootBest(int bonus, int rerolls) {
        double best = NEVER;
        for (int item = o.sight.held(o.me); item >= 0; item = o.sight.next(item)) {
            if (o.sight.weapon(item) == null || o.sight.ammo(item) == 0) {
                continue;
            }
            for (int rest = o.foes(o.here); rest != 0; rest &= rest - 1) {
                best = Math.max(best, shoot(item, Integer.numberOfTrailingZeros(rest), bonus, rerolls) + 0.3);
            }
        }
        why = Why.FIGHT;
        return best;
    }

    private double motivation() {
        return o.sight.crewIn(o.here) == 1 << o.me ? 1.3 : 1.8;
    }

    /** A closed door next to one's room that is in the way. */
    private double door() {
        double gain = 0;
        for (int corridor : o.sight.board().corridorsOf(o.here)) {
            if (o.sight.doorClosed(corridor)) {
                gain = Math.max(gain, target(o.sight.board().across(corridor, o.here)) - routes.worth(o.here));
            }
        }
        return gain;
    }

    private double item(int piece, int branch) {
        PieceWord item = o.sight.word(piece);
        int spent = o.sight.cost(piece);
        double keep = aims.wantsItems ? 6 : 0;
        Deed deed = o.sight.deed(piece, branch);
        if (item == PieceWord.TECHNICAL_CORRIDORS_PLANS || item == PieceWord.SPACE_SUIT) {
            return crawl(item == PieceWord.SPACE_SUIT ? o.cards : spent) - keep;
        }
        double gain = gain(item, deed);
        return Worth.isKnown(gain) ? act(gain - keep, spent, o.combat ? Why.FIGHT : Why.HEAL) : gain;
    }

    /** What an item brings, before the cards it costs. */
    private double gain(PieceWord item, Deed deed) {
        if (deed == Deed.DOOR || item == PieceWord.PLASMA_TORCH) {
            return door() - (item == PieceWord.PLASMA_TORCH ? 0 : 2);
        }
        double inFight = weapon(item, deed);
        boolean idle = !o.combat && Worth.isKnown(inFight);
        return Worth.best(idle ? 0 : inFight, kit.item(item, deed));
    }

    /** What an item brings in a fight. */
    private double weapon(PieceWord item, Deed deed) {
        return switch (deed) {
            case THROW -> 0.35 * (stay + 5) - 7;
            case REPEL -> stay + 4;
            case SHOCK_INTRUDER -> 0.6 * (stay + 5);
            case USE ->
                switch (item) {
                    case SMOKE_GRENADE -> stay + bestNeighbour(1);
                    case DECOY -> 0.3 * stay;
                    case ORBITAL_MANEUVERING_SYSTEM -> 0.9 * stay;
                    default -> Worth.UNKNOWN;
                };
            default -> Worth.UNKNOWN;
        };
    }

    /** The best room at another entrance of the same technical network. */
    private double crawl(int spent) {
        Board board = o.sight.board();
        double best = NEVER;
        for (int slot = 0; slot < board.slotCount(); slot++) {
            if (slot != o.here && (board.networksOf(slot) & board.networksOf(o.here)) != 0) {
                best = Math.max(best, target(slot));
            }
        }
        why = Why.GO_TO_TASK;
        return best - price(spent);
    }

    /** A card that lies before one: an achievement, or a mutation. */
    private double beforeMe(int piece, int branch) {
        return switch (o.sight.deed(piece, branch)) {
            case LOOK -> act(1.5, 0, Why.EXPLORE);
            case TAKE -> act(wishes.search(), 0, Why.FIND_ITEMS);
            case ROOM_ACTION -> act(usable(o.here), 0, reason(o.sight.room(o.here)));
            default -> mutation(piece);
        };
    }

    /** A mutation is put to use at the price of a marker. */
    private double mutation(int piece) {
        double gain = kit.mutate(o.sight.word(piece), stay);
        return Worth.isKnown(gain) ? act(gain, o.sight.cost(piece), o.combat ? Why.FIGHT : Why.HEAL) : gain;
    }
}
