package coldwake.content.base;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Check;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Questions;
import coldwake.engine.rules.ShipRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** The checks, targets and branches that several cards share. */
final class Vocabulary {
    private Vocabulary() {}

    // ---------------------------------------------------------------- checks

    static Check require(Predicate<Resolution> condition, Reason otherwise) {
        return r -> condition.test(r) ? Reason.OK : otherwise;
    }

    static final Check MALFUNCTION_HERE = require(r -> r.state().malfunctioning(r.here()), Reason.NO_MALFUNCTION);
    static final Check FIRE_HERE = require(r -> r.state().burning(r.here()), Reason.NOT_BURNING);
    static final Check COMPUTER_HERE = require(r -> r.state().computerAt(r.here()), Reason.NO_COMPUTER);
    static final Check IN_ENGINE_ROOM = require(r -> ShipRules.engineAt(r.state(), r.here()) >= 0, Reason.WRONG_ROOM);

    /** The room one is in can be searched, whatever burns or is broken there. Ruling itm-012. */
    static final Check SEARCHABLE_HERE = r -> {
        if (!r.state().room(r.here()).searchable()) {
            return Reason.CANNOT_SEARCH;
        }
        return r.state().items(r.here()) > 0 ? Reason.OK : Reason.NO_ITEMS_LEFT;
    };

    /** The action of the room one is in can be used, if it cost nothing. */
    static final Check ROOM_ACTION_HERE = r -> Questions.roomActionUsable(r.play(), r.me(), r.here());

    // ---------------------------------------------------------------- targets

    /** The slot of the room whose action this is; one's own room unless it is used from afar. */
    static int ownSlot(Resolution r) {
        return r.state().slotOf(r.state().rules().idOf(r.source()));
    }

    /** Every bit of a set. */
    static void eachBit(long bits, Targets.Sink sink) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            if (!sink.accept(Long.numberOfTrailingZeros(rest))) {
                return;
            }
        }
    }

    /** Rooms on the ship that satisfy a condition. */
    static void eachRoom(Resolution r, IntPredicate condition, Targets.Sink sink) {
        for (int slot = 0; slot < r.state().board().slotCount(); slot++) {
            if (condition.test(slot) && !sink.accept(slot)) {
                return;
            }
        }
    }

    /** Rooms one can walk to from one's own. */
    static final Targets NEIGHBOURS = (r, sink) -> eachBit(MoveRules.reachable(r.state(), r.here()), sink);

    /** Rooms that are not explored. */
    static final Targets UNEXPLORED =
            (r, sink) -> eachRoom(r, slot -> !r.state().explored(slot), sink);

    /** Other characters in one's room. */
    static final Targets OTHERS_HERE = (r, sink) -> eachBit(r.state().crewIn(r.here()) & ~(1L << r.me()), sink);

    /** Everyone else who is alive, wherever they are. */
    static final Targets OTHER_PLAYERS = (r, sink) -> {
        for (int seat = 0; seat < r.state().seats(); seat++) {
            if (seat != r.me() && r.state().alive(seat) && !sink.accept(seat)) {
                return;
            }
        }
    };

    /** All characters in one's room, oneself first by seat. */
    static final Targets CREW_HERE = (r, sink) -> eachBit(r.state().crewIn(r.here()), sink);

    /** Intruders in one's room. */
    static final Targets INTRUDERS_HERE = (r, sink) -> eachBit(r.state().intrudersIn(r.here()), sink);

    /** Oneself. */
    static final Targets MYSELF = (r, sink) -> sink.accept(r.me());

    /** Those of some targets that pass a test. */
    static Targets only(Targets targets, TargetTest test) {
        return (r, sink) -> targets.list(r, target -> !test.test(r, target) || sink.accept(target));
    }

    /** Tests a target. */
    @FunctionalInterface
    interface TargetTest {
        boolean test(Resolution r, int target);
    }

    /** The decks that can be searched in one's room: in a white one any of the three, but only one. Ruling itm-011. */
    static final Targets SEARCH_DECKS = (r, sink) -> {
        Colour colour = r.state().room(r.here()).colour();
        for (Colour deck : Colour.values()) {
            boolean open = deck.isSearchDeck() && (deck == colour || colour == Colour.WHITE);
            if (open && !sink.accept(deck.ordinal())) {
                return;
            }
        }
    };

    /** Doors next to one's room that can be opened or closed. */
    static final Targets DOORS_HERE = (r, sink) -> {
        for (int corridor : r.state().board().corridorsOf(r.here())) {
            boolean changeable = r.state().doorClosed(corridor) || DoorRules.canClose(r.play(), corridor);
            if (changeable && !sink.accept(corridor)) {
                return;
            }
        }
    };

    /** Closed doors next to one's room. */
    static final Targets CLOSED_DOORS_HERE = (r, sink) ->
            eachBit(DoorRules.doorsOf(r.state(), r.here()) & r.state().closedDoors(), sink);

    /** Weapons in one's hands that satisfy a condition. */
    static Targets weapons(WeaponTest test) {
        return (r, sink) -> {
            GameState s = r.state();
            for (int item = s.first(Zone.held(r.me())); item >= 0; item = s.next(item)) {
                Weapon weapon = s.item(item).weapon();
                if (weapon != null && test.test(s, item, weapon) && !sink.accept(item)) {
                    return;
                }
            }
        };
    }

    /** Tests a weapon. */
    @FunctionalInterface
    interface WeaponTest {
        boolean test(GameState s, int item, Weapon weapon);
    }

    static final WeaponTest LOADED = (s, item, weapon) -> s.ammo(item) > 0;
    static final WeaponTest ENERGY_BELOW_CAPACITY =
            (s, item, weapon) -> weapon.energy() && s.ammo(item) < Modifiers.capacity(s, item);

    /** The wounds of a character that are not dressed, each type once. */
    static void eachUndressed(GameState s, int seat, Targets.Sink sink) {
        eachDistinct(s, Zone.wounds(seat), sink);
    }

    /** The dressed wounds of a character, each type once. */
    static void eachDressed(GameState s, int seat, Targets.Sink sink) {
        eachDistinct(s, Zone.dressed(seat), sink);
    }

    /** The pieces of a zone that differ from those before them. */
    static void eachDistinct(GameState s, int zone, Targets.Sink sink) {
        for (int piece = s.first(zone); piece >= 0; piece = s.next(piece)) {
            boolean seen = false;
            for (int other = s.first(zone); other != piece; other = s.next(other)) {
                seen |= s.rules().definition(other) == s.rules().definition(piece);
            }
            if (!seen && !sink.accept(piece)) {
                return;
            }
        }
    }

    // ---------------------------------------------------------------- branches

    /** Takes the malfunction marker off one's room. */
    static Branch fixRoom() {
        return Branch.branch("fix-room")
                .when(MALFUNCTION_HERE)
                .resolves(r -> r.changes().ship.removeMalfunction(r.here()));
    }

    /** Looks at both tokens of the engine one is at, and arranges them; a malfunction does not matter. */
    static Branch engine() {
        return Branch.branch("engine")
                .when(IN_ENGINE_ROOM)
                .resolves(r -> r.then(new Step.HandleEngine(r.me(), ShipRules.engineAt(r.state(), r.here()))));
    }

    /** Opens or closes one door next to one's room. */
    static Branch door() {
        return Branch.branch("door")
                .target(OptionKind.CORRIDOR, DOORS_HERE)
                .resolves(r -> r.then(DoorRules.toggle(r.state(), r.me(), r.target())));
    }

    /** Uses the action of the room one is in without its cost, if a further condition holds. */
    static Branch roomAction(Check condition) {
        return Branch.branch("room-action")
                .when(condition)
                .when(ROOM_ACTION_HERE)
                .resolves(r -> r.then(new Step.ChooseRoomAction(r.me(), r.here())));
    }

    /** Dresses a serious wound of a character. */
    static Branch dress(Targets whom) {
        return Branch.branch("dress")
                .target(OptionKind.SEAT, only(whom, (r, seat) -> WoundRules.hasUndressed(r.state(), seat)))
                .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachUndressed(r.state(), r.target(), sink))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> r.changes().crew.dress(r.target(), r.target(1)));
    }

    /** Heals a dressed serious wound of a character. */
    static Branch healDressed(Targets whom) {
        return Branch.branch("heal-dressed")
                .target(OptionKind.SEAT, only(whom, (r, seat) -> WoundRules.hasDressed(r.state(), seat)))
                .target(OptionKind.CHOOSE_CARD, (r, sink) -> eachDressed(r.state(), r.target(), sink))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> r.changes().crew.healDressed(r.target(), r.target(1)));
    }

    /** Heals all light wounds of a character. */
    static Branch healLight(Targets whom) {
        return Branch.branch("heal-light")
                .target(OptionKind.SEAT, only(whom, (r, seat) -> WoundRules.hasLightWounds(r.state(), seat)))
                .otherwise(Reason.NO_WOUND)
                .resolves(r -> WoundRules.healLight(r.play(), r.target()));
    }

    /** Takes one off the item counter, and a number of cards from the deck named; one of them is kept. */
    static void search(Resolution r, int cards) {
        r.changes().ship.setItems(r.here(), r.state().items(r.here()) - 1);
        r.then(new Step.Search(r.me(), r.target(), cards));
    }

    /** Fills a weapon up. */
    static void load(Resolution r, int weapon) {
        r.changes().cards.setAmmo(r.me(), weapon, Modifiers.capacity(r.state(), weapon));
    }
}
