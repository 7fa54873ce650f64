package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.EventCard;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** The steps of the event phase that places have in common; each place has its own order. */
public final class EventPhase {
    private EventPhase() {}

    /** The player phase is over. */
    public static void begin(Play p) {
        p.changes().startEventPhase();
    }

    /** Whether a player acts for the species, which then neither attacks by itself nor follows event cards. */
    public static boolean isSpeciesPlayed(Play p) {
        for (Module module : p.rules().modules()) {
            if (module.playsSpecies(p.state())) {
                return true;
            }
        }
        return false;
    }

    /** The markers of time move on as the place has it. */
    static void advanceTime(Play p) {
        p.place().advanceTime(p);
        p.happened(new Happening.TimeMoved());
    }

    /** The time marker moves on by one space, if the place is under way. */
    public static void moveTime(Play p) {
        p.changes().stepStarted("time-track");
        if (p.rules().mode().underWay()) {
            p.changes().ship.setTime(p.state().ship.time() + 1);
        }
    }

    /** Seat by seat, each intruder that targets it attacks once, largest first. Ruling rnd-003. */
    static void intruderAttacks(Play p, int order) {
        GameState s = p.state();
        if (order < 0) {
            beginAttacks(p);
            return;
        }
        if (order >= s.seats()) {
            attackAgain(p);
            return;
        }
        int seat = s.inOrder(order);
        int attacker = s.crew.aboard(seat) ? nextAttacker(s, seat) : -1;
        if (attacker >= 0) {
            p.changes().intruders.mark(attacker);
            p.then(new Step.IntruderAttack(attacker, seat, Step.AttackCause.EVENT_PHASE));
            p.then(new Step.IntruderAttacks(order));
        } else {
            p.then(new Step.IntruderAttacks(order + 1));
        }
    }

    /** An intruder whose target died before its turn chooses again among those left in the room. */
    private static void attackAgain(Play p) {
        GameState s = p.state();
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (!s.intruders.marked(i) && Modifiers.prey(s, i, IntruderRules.target(s, s.intruders.room(i))) >= 0) {
                p.then(new Step.IntruderAttacks(0));
                return;
            }
        }
        p.species().afterAttacks(p);
        p.happened(new Happening.AttacksEnded());
    }

    private static void beginAttacks(Play p) {
        p.changes().stepStarted("intruder-attack");
        p.changes().intruders.clearMarks();
        if (p.state().ship.attackStepSkipped()) {
            p.changes().ship.setAttackStepSkipped(false);
        } else {
            p.species().beforeAttacks(p);
            p.happened(new Happening.AttacksBegan());
            p.then(new Step.IntruderAttacks(0));
        }
    }

    /** The largest intruder that targets a character and has not attacked yet, or -1. */
    private static int nextAttacker(GameState s, int seat) {
        int here = s.intruders.in(s.crew.roomOf(seat));
        int usual = here == 0 ? -1 : IntruderRules.target(s, s.crew.roomOf(seat));
        int fresh = 0;
        for (int rest = here; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            fresh |= !s.intruders.marked(i) && Modifiers.prey(s, i, usual) == seat ? 1 << i : 0;
        }
        return s.intruders.largest(fresh);
    }

    /** Room by room from the lowest number; what flees to a higher one can burn again. Ruling rom-013. */
    static void fireDamage(Play p, int slot) {
        GameState s = p.state();
        if (slot == 0) {
            p.changes().stepStarted("fire-damage");
        }
        int rooms = (s.ship.burningRooms() | fireStepAt(p)) >>> slot;
        if (rooms == 0) {
            return;
        }
        int room = slot + Integer.numberOfTrailingZeros(rooms);
        if ((fireStepAt(p) & 1 << room) != 0) {
            p.happened(new Happening.FireStepAt(room));
        }
        if (s.ship.burning(room)) {
            burn(p, room);
        }
        p.then(new Step.FireDamage(room + 1));
    }

    /** Rooms besides the burning ones where something happens in this step, as a bit set. */
    private static int fireStepAt(Play p) {
        int rooms = 0;
        for (Module module : p.rules().listeners(Happening.Kind.FIRE_STEP_AT)) {
            rooms |= module.fireStepAt(p.state());
        }
        return rooms;
    }

    private static void burn(Play p, int room) {
        if (p.isHeard(Happening.Kind.ROOM_BURNS)) {
            p.happened(new Happening.RoomBurns(room));
        }
        p.species().burnRoom(p, room);
        p.then(new Step.BurnIntruders(room, p.state().intruders.in(room)));
    }

    static void burnIntruders(Play p, int slot, int intruders) {
        GameState s = p.state();
        int burning = intruders & s.intruders.in(slot);
        if (burning != 0) {
            int i = s.intruders.largest(burning);
            p.then(new Step.Injure(i, p.species().burns(p)));
            p.then(new Step.BurnIntruders(slot, burning & ~(1 << i)));
        }
    }

    /** Intruders shown on the card that are not in combat move, all at once; then the effect. */
    static void drawEvent(Play p) {
        p.changes().stepStarted("resolve-event-card");
        int piece = p.changes().decks.drawEvent();
        if (piece >= 0) {
            useEvent(p, piece);
        }
    }

    public static void useEvent(Play p, int piece) {
        GameState s = p.state();
        EventCard event = (EventCard) s.rules().piece(piece);
        int movers = 0;
        for (int rest = IntruderRules.notInCombat(s) & IntruderRules.movable(p); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            movers |= (event.symbols() & 1 << s.intruders.type(i)) != 0 ? 1 << i : 0;
        }
        p.changes().stepStarted("intruder-movement");
        IntruderRules.moveBy(p, movers, event.direction());
        p.tellArrivals();
        p.then(new Step.ResolveEvent(piece));
        p.then(new Step.FinishEvent(piece));
    }

    static void resolveEvent(Play p, int event) {
        p.changes().stepStarted("event-effect");
        p.branch(event, 0).effect().resolve(p.acting(p.state().firstPlayer(), event));
    }

    static void finishEvent(Play p, int event) {
        switch (((EventCard) p.rules().piece(event)).fate()) {
            case DISCARD -> p.changes().cards.toTop(event, Zone.EVENT_DISCARD);
            case SHUFFLE_BACK -> {
                p.changes().cards.toBottom(event, Zone.EVENT_DECK);
                p.changes().cards.shuffle(Zone.EVENT_DECK);
            }
            case REMOVE_AND_RESHUFFLE -> {
                p.changes().decks.removeEvent(event);
                p.changes().cards.moveAll(Zone.EVENT_DISCARD, Zone.EVENT_DECK);
                p.changes().cards.shuffle(Zone.EVENT_DECK);
            }
        }
        p.species().afterEvent(p);
        if (p.isHeard(Happening.Kind.EVENT_RESOLVED)) {
            p.happened(new Happening.EventResolved(event));
        }
    }

    static void developBag(Play p) {
        p.changes().stepStarted("intruder-bag-development");
        int token = p.changes().bag.drawDevelopment();
        if (token >= 0) {
            p.species().developBag(p, token);
        }
    }

    static void endRound(Play p) {
        p.species().endOfEventPhase(p);
        p.changes().stepStarted("end-of-round");
        p.then(new Step.StartRound());
    }
}
