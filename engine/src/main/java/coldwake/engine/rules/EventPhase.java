package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.EventCard;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;

/** The event phase, step by step. */
final class EventPhase {
    private EventPhase() {}

    static void start(Play p) {
        ShipRules.depressurize(p);
        p.changes().startEventPhase();
        if (p.state().intrudersPlayed()) {
            p.then(new Step.AdvanceTime());
            p.then(new Step.FireDamage(0));
            p.then(new Step.EndRound());
            return;
        }
        p.then(new Step.AdvanceTime());
        p.then(new Step.IntruderAttacks(-1));
        p.then(new Step.FireDamage(0));
        p.then(new Step.DrawEvent());
        p.then(new Step.DevelopBag());
        p.then(new Step.EndRound());
    }

    static void advanceTime(Play p) {
        GameState s = p.state();
        p.changes().stepStarted("time-track");
        p.changes().ship.setTime(s.ship.time() + 1);
        if (s.ship.selfDestruct() >= 0) {
            p.changes().ship.setSelfDestruct(s.ship.selfDestruct() + 1);
        }
        checkTracks(p);
    }

    /** A marker on its last space ends the game; self-destruct in any state turns the jump into destruction. rnd-002. */
    static void checkTracks(Play p) {
        GameState s = p.state();
        if (s.ship.selfDestruct() >= s.board().tracks().selfDestructEnd()) {
            p.changes().end(Ending.SELF_DESTRUCT);
        } else if (s.ship.time() >= s.board().tracks().timeEnd()) {
            p.changes().end(s.ship.selfDestruct() >= 0 ? Ending.SELF_DESTRUCT : Ending.JUMP);
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
        int attacker = s.crew.aboard(seat) && IntruderRules.target(s, s.crew.roomOf(seat)) == seat
                ? nextAttacker(s, seat)
                : -1;
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
            if (!s.intruders.marked(i) && IntruderRules.target(s, s.intruders.room(i)) >= 0) {
                p.then(new Step.IntruderAttacks(0));
                return;
            }
        }
        p.species().afterAttacks(p);
    }

    private static void beginAttacks(Play p) {
        p.changes().stepStarted("intruder-attack");
        p.changes().intruders.clearMarks();
        if (p.state().ship.attackStepSkipped()) {
            p.changes().ship.setAttackStepSkipped(false);
        } else {
            p.species().beforeAttacks(p);
            p.then(new Step.IntruderAttacks(0));
        }
    }

    private static int nextAttacker(GameState s, int seat) {
        int fresh = 0;
        for (int rest = s.intruders.in(s.crew.roomOf(seat)); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            fresh |= s.intruders.marked(i) ? 0 : 1 << i;
        }
        return s.intruders.largest(fresh);
    }

    /** Room by room from the lowest number; what flees to a higher one can burn again. Ruling rom-013. */
    static void fireDamage(Play p, int slot) {
        GameState s = p.state();
        if (slot == 0) {
            p.changes().stepStarted("fire-damage");
        }
        int burning = s.ship.burningRooms() >>> slot;
        if (burning == 0) {
            return;
        }
        int room = slot + Integer.numberOfTrailingZeros(burning);
        burnEggs(p, room);
        p.then(new Step.BurnIntruders(room, s.intruders.in(room)));
        p.then(new Step.FireDamage(room + 1));
    }

    private static void burnEggs(Play p, int room) {
        GameState s = p.state();
        while (s.ship.things(room, Thing.EGG) > 0) {
            p.changes().ship.destroyLooseEgg(room);
        }
        if (CombatRules.isNest(s, room)) {
            int burnt = 1 + p.species().bonusInjuries(p, false, true);
            p.changes().ship.setEggs(Math.max(0, s.ship.eggs() - burnt));
        }
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

    static void useEvent(Play p, int piece) {
        GameState s = p.state();
        EventCard event = (EventCard) s.rules().piece(piece);
        int movers = 0;
        for (int rest = IntruderRules.notInCombat(s) & p.species().movable(p); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            movers |= (event.symbols() & 1 << s.intruders.type(i)) != 0 ? 1 << i : 0;
        }
        p.changes().stepStarted("intruder-movement");
        IntruderRules.moveBy(p, movers, event.direction());
        p.then(new Step.ResolveEvent(piece));
        p.then(new Step.FinishEvent(piece));
    }

    static void resolveEvent(Play p, int event) {
        p.changes().stepStarted("event-effect");
        p.branch(event, 0)
                .effect()
                .resolve(p.acting(p.state().firstPlayer(), event, 0, Step.UNSET, Step.UNSET, Step.UNSET));
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
    }

    static void developBag(Play p) {
        p.changes().stepStarted("intruder-bag-development");
        int token = p.changes().bag.drawToken();
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
