package coldwake.content.vocabulary;

import coldwake.content.ship.Engines;
import coldwake.content.ship.ShipWork;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Check;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Foresight;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.Targets;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Consequences;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.Questions;
import coldwake.engine.rules.RoomRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The checks, targets and branches that several cards share. */
public final class Vocabulary {
    /** Cards a search looks at. */
    private static final int LOOKED_THROUGH = 2;

    private Vocabulary() {}

    // ---------------------------------------------------------------- checks

    public static Check require(Predicate<Resolution> condition, Reason otherwise) {
        return r -> condition.test(r) ? Reason.OK : otherwise;
    }

    public static final Check MALFUNCTION_HERE =
            require(r -> r.state().ship.malfunctioning(r.here()), Reason.NO_MALFUNCTION);
    public static final Check FIRE_HERE = require(r -> r.state().ship.burning(r.here()), Reason.NOT_BURNING);
    public static final Check COMPUTER_HERE = require(r -> r.state().ship.computerAt(r.here()), Reason.NO_COMPUTER);
    public static final Check IN_ENGINE_ROOM = require(r -> Engines.at(r.state(), r.here()) >= 0, Reason.WRONG_ROOM);

    /** Some weapon of a kind is in one's hands, and one such weapon is loaded. */
    public static Check armed(WeaponTest kind, Reason otherwise) {
        return r -> {
            if (!any(r, weapons(kind))) {
                return otherwise;
            }
            WeaponTest loaded = (s, item, weapon) -> kind.test(s, item, weapon) && LOADED.test(s, item, weapon);
            return any(r, weapons(loaded)) ? Reason.OK : Reason.NO_AMMO;
        };
    }

    /** The action of the room one is in can be used, if it cost nothing. */
    public static final Check ROOM_ACTION_HERE = r -> Questions.roomActionUsable(r.play(), r.me(), r.here());

    // ---------------------------------------------------------------- targets

    /** Whether there is any target. */
    public static boolean any(Resolution r, Targets targets) {
        boolean[] found = {false};
        targets.list(r, target -> {
            found[0] = true;
            return false;
        });
        return found[0];
    }

    /** The slot of the room whose action this is; one's own room unless it is used from afar. */
    public static int ownSlot(Resolution r) {
        return r.state().ship.slotOf(r.state().rules().idOf(r.source()));
    }

    /** Every bit of a set. */
    public static void eachBit(long bits, Targets.Sink sink) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            if (!sink.accept(Long.numberOfTrailingZeros(rest))) {
                return;
            }
        }
    }

    /** Rooms on the ship that satisfy a condition. */
    public static void eachRoom(Resolution r, IntPredicate condition, Targets.Sink sink) {
        for (int slot = 0; slot < r.state().board().slotCount(); slot++) {
            if (condition.test(slot) && !sink.accept(slot)) {
                return;
            }
        }
    }

    /** Rooms one can walk to from one's own. */
    public static final Targets NEIGHBOURS = (r, sink) -> eachBit(MoveRules.reachable(r.state(), r.here()), sink);

    /** The open corridors between two rooms. */
    public static void eachCorridor(GameState s, int from, int to, Targets.Sink sink) {
        for (int corridor : s.board().corridorsOf(from)) {
            if (s.board().across(corridor, from) == to && !s.ship.doorClosed(corridor) && !sink.accept(corridor)) {
                return;
            }
        }
    }

    /** Rooms that are not explored. */
    public static final Targets UNEXPLORED =
            (r, sink) -> eachRoom(r, slot -> !r.state().ship.explored(slot), sink);

    /** Rooms with something face down: unexplored ones, and others where a module hides something. */
    public static final Targets UNSEEN =
            (r, sink) -> eachRoom(r, slot -> RoomRules.canBeLookedAt(r.state(), slot), sink);

    /** Other characters in one's room. */
    public static final Targets OTHERS_HERE =
            (r, sink) -> eachBit(r.state().crew.in(r.here()) & ~(1L << r.me()), sink);

    /** All characters in one's room, oneself first by seat. */
    public static final Targets CREW_HERE = (r, sink) -> eachBit(r.state().crew.in(r.here()), sink);

    /** Intruders in one's room that one can attack. */
    public static final Targets INTRUDERS_HERE = (r, sink) ->
            eachBit(Modifiers.foes(r.state(), r.me(), r.state().intruders.in(r.here())), sink);

    /** Everyone else who is alive, wherever they are. */
    public static final Targets OTHER_PLAYERS = (r, sink) -> {
        for (int seat = 0; seat < r.state().seats(); seat++) {
            if (seat != r.me() && r.state().crew.alive(seat) && !sink.accept(seat)) {
                return;
            }
        }
    };

    /** Everyone else who is alive and has objectives of their own. */
    public static final Targets OTHERS_WITH_SECRETS =
            only(OTHER_PLAYERS, (r, seat) -> r.state().pieces.count(Zone.objectives(seat)) > 0);

    public static final Check SOMEBODY_HAS_SECRETS = require(r -> any(r, OTHERS_WITH_SECRETS), Reason.NOTHING_SECRET);

    /** Those of some targets that pass a test. */
    public static Targets only(Targets targets, TargetTest test) {
        return (r, sink) -> targets.list(r, target -> !test.test(r, target) || sink.accept(target));
    }

    /** Tests a target. */
    @FunctionalInterface
    public interface TargetTest {
        boolean test(Resolution r, int target);
    }

    /** Other rooms with an entrance to a network that one's own room has an entrance to. */
    public static final Targets OTHER_ENTRANCES = (r, sink) -> {
        Board board = r.state().board();
        int here = r.here();
        eachRoom(r, slot -> slot != here && (board.networksOf(slot) & board.networksOf(here)) != 0, sink);
    };

    /** What can be shot at: intruders in one's room, and what else the species has there. */
    public static final Targets SHOT_AT_HERE = (r, sink) -> {
        if (!r.play().species().hasRoomTarget(r.state(), r.here()) || sink.accept(Step.ROOM_TARGET)) {
            INTRUDERS_HERE.list(r, sink);
        }
    };

    /** Every item one owns, in hand or inventory. */
    public static final Targets OWN_ITEMS = (r, sink) -> ItemRules.eachItem(r.state(), r.me(), sink::accept);

    /** Doors next to one's room that can be opened or closed. */
    public static final Targets DOORS_HERE = (r, sink) -> {
        for (int corridor : r.state().board().corridorsOf(r.here())) {
            boolean changeable = r.state().ship.doorClosed(corridor) || DoorRules.canClose(r.play(), corridor);
            if (changeable && !sink.accept(corridor)) {
                return;
            }
        }
    };

    /** Closed doors next to one's room. */
    public static final Targets CLOSED_DOORS_HERE = (r, sink) ->
            eachBit(DoorRules.doorsOf(r.state(), r.here()) & r.state().ship.closedDoors(), sink);

    private static final List<Colour> SEARCH_DECKS = List.of(Colour.RED, Colour.YELLOW, Colour.GREEN);

    /** The item decks that can be searched in a room; those with no card left are not. */
    private static Targets decksIn(ToIntFunction<Resolution> slot) {
        return (r, sink) -> {
            Colour room = r.state().ship.room(slot.applyAsInt(r)).colour();
            for (Colour deck : SEARCH_DECKS) {
                boolean left = r.state().pieces.count(Zone.itemDeck(deck))
                                + r.state().pieces.count(Zone.itemDiscard(deck))
                        > 0;
                if (left && (room == deck || room == Colour.WHITE) && !sink.accept(deck.ordinal())) {
                    return;
                }
            }
        };
    }

    /** The item decks that can be searched in one's room. */
    public static final Targets DECKS_HERE = decksIn(Resolution::here);

    private static boolean searchesEachDeck(Resolution r) {
        return r.state().ship.room(r.here()).colour() == Colour.WHITE && Modifiers.searchesEachDeck(r.state(), r.me());
    }

    private static int lookedThrough(Resolution r) {
        return searchesEachDeck(r) ? SEARCH_DECKS.size() : LOOKED_THROUGH;
    }

    /** The same for a search, in which some look at all three at once. */
    private static void searchedHere(Resolution r, Targets.Sink sink) {
        if (searchesEachDeck(r) && any(r, DECKS_HERE)) {
            sink.accept(Colour.WHITE.ordinal());
        } else {
            DECKS_HERE.list(r, sink);
        }
    }

    /** Weapons in one's hands that satisfy a condition. */
    public static Targets weapons(WeaponTest test) {
        return (r, sink) -> {
            GameState s = r.state();
            for (int item = s.pieces.first(Zone.held(r.me())); item >= 0; item = s.pieces.next(item)) {
                Weapon weapon = s.item(item).weapon();
                if (weapon != null && test.test(s, item, weapon) && !sink.accept(item)) {
                    return;
                }
            }
        };
    }

    /** Tests a weapon. */
    @FunctionalInterface
    public interface WeaponTest {
        boolean test(GameState s, int item, Weapon weapon);
    }

    public static final WeaponTest ANY_WEAPON = (s, item, weapon) -> true;
    public static final WeaponTest LOADED = (s, item, weapon) -> s.pieces.ammo(item) > 0;
    public static final WeaponTest ENERGY_BELOW_CAPACITY =
            (s, item, weapon) -> weapon.energy() && s.pieces.ammo(item) < Modifiers.capacity(s, item);

    /** The wounds of a character that can be dressed, each type once. */
    public static void eachUndressed(GameState s, int seat, Targets.Sink sink) {
        if (WoundRules.hasUndressed(s, seat)) {
            eachDistinct(s, Zone.wounds(seat), wound -> !Modifiers.countsAsDressed(s, seat, wound), sink);
        }
    }

    /** The dressed wounds of a character that can be healed, each type once. */
    public static void eachDressed(GameState s, int seat, Targets.Sink sink) {
        if (WoundRules.hasDressed(s, seat)) {
            boolean[] more = {true};
            eachDistinct(s, Zone.dressed(seat), wound -> true, wound -> more[0] = sink.accept(wound));
            if (more[0]) {
                eachDistinct(s, Zone.wounds(seat), wound -> Modifiers.countsAsDressed(s, seat, wound), sink);
            }
        }
    }

    /** Whether a card in hand is an action card, and so no contamination card. */
    public static boolean isAction(GameState s, int card) {
        return s.rules().piece(card) instanceof ActionCard;
    }

    /** The pieces of a zone that differ from those before them. */
    public static void eachDistinct(GameState s, int zone, Targets.Sink sink) {
        eachDistinct(s, zone, piece -> true, sink);
    }

    /** Those of them that pass a test. */
    private static void eachDistinct(GameState s, int zone, IntPredicate test, Targets.Sink sink) {
        for (int piece = s.pieces.first(zone); piece >= 0; piece = s.pieces.next(piece)) {
            boolean seen = !test.test(piece);
            for (int other = s.pieces.first(zone); other != piece && !seen; other = s.pieces.next(other)) {
                seen = test.test(other)
                        && s.rules().definition(other) == s.rules().definition(piece);
            }
            if (!seen && !sink.accept(piece)) {
                return;
            }
        }
    }

    /** Contamination cards in hand that look different: those never scanned are all alike. */
    public static void eachContamination(Resolution r, Targets.Sink sink) {
        eachContamination(r.state(), r.me(), sink);
    }

    /** The same in the hand of a seat. */
    public static void eachContamination(GameState s, int seat, Targets.Sink sink) {
        boolean[] seen = new boolean[3];
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().piece(card) instanceof ContaminationCard contamination) {
                int look = s.pieces.knownTo(card) == 0 ? 0 : contamination.infected() ? 1 : 2;
                if (!seen[look] && !sink.accept(card)) {
                    return;
                }
                seen[look] = true;
            }
        }
    }

    // ---------------------------------------------------------------- branches

    /** Takes the malfunction marker off one's room. */
    public static Branch fixRoom() {
        return Branch.branch("fix-room")
                .when(MALFUNCTION_HERE)
                .resolves(r -> RoomRules.repair(r.play(), r.me(), r.here()));
    }

    /** Destroys one closed door next to one's room. */
    public static Branch destroyDoor() {
        return Branch.branch("destroy-door")
                .when(require(r -> any(r, CLOSED_DOORS_HERE), Reason.NO_DOOR))
                .target(OptionKind.CORRIDOR, CLOSED_DOORS_HERE)
                .resolves(r -> DoorRules.destroy(r.play(), r.target()));
    }

    private static final Check CAN_BREAK_HERE = r -> {
        if (r.state().ship.malfunctioning(r.here())) {
            return Reason.HAS_MALFUNCTION;
        }
        return r.changes().ship.canMalfunction(r.here()) ? Reason.OK : Reason.CANNOT_MALFUNCTION;
    };

    /** Puts a malfunction marker on one's room. */
    public static Branch sabotage() {
        return Branch.branch("sabotage")
                .when(CAN_BREAK_HERE)
                .resolves(r -> r.changes().ship.placeMalfunction(r.here()));
    }

    /** Looks at both tokens of the engine one is at, and arranges them; a malfunction does not matter. */
    public static Branch engine() {
        return Branch.branch("engine")
                .when(IN_ENGINE_ROOM)
                .resolves(r -> r.then(ShipWork.HANDLE_ENGINE.step(r.me(), Engines.at(r.state(), r.here()))));
    }

    /** Opens or closes one door next to one's room. */
    public static Branch door() {
        return Branch.branch("door")
                .when(require(r -> any(r, DOORS_HERE), Reason.NO_DOOR))
                .target(OptionKind.CORRIDOR, DOORS_HERE)
                .resolves(r -> r.then(DoorRules.toggle(r.state(), r.me(), r.target())));
    }

    /** Uses the action of the room one is in without its cost, if a further condition holds. */
    public static Branch roomAction(Check condition) {
        return Branch.branch("room-action")
                .when(condition)
                .when(ROOM_ACTION_HERE)
                .resolves(r -> r.then(Questions.useRoom(r.play(), r.me(), r.here())));
    }

    /** Working rooms with a computer whose action can be used from here; the laboratory itself says when not. */
    private static final Targets REMOTE_ROOMS = (r, sink) -> {
        int me = r.me();
        eachRoom(
                r,
                slot -> r.state().ship.computerAt(slot) && Questions.roomActionUsable(r.play(), me, slot) == Reason.OK,
                sink);
    };

    /** Uses the action of any room whose computer works, without its cost. */
    public static Branch remoteRoomAction(Branch branch) {
        return branch.target(OptionKind.ROOM, REMOTE_ROOMS)
                .resolves(r -> r.then(Questions.useRoom(r.play(), r.me(), r.target())));
    }

    /**
     * Looks at two cards of the deck in the room's colour and keeps one; in a white room the deck is named.
     *
     * @param minimum what the item counter must show
     */
    public static Branch search(String id, int minimum) {
        return searchIn(Branch.branch(id), Resolution::here, minimum, Vocabulary::searchedHere)
                .resolves(r -> search(r, r.here()))
                .means((r, out) -> out.accept(new Consequence.ItemsFound(
                        lookedThrough(r), Math.max(0, r.state().ship.items(r.here()) - 1))));
    }

    /** The conditions of a search in a room, and the deck. */
    public static Branch searchIn(Branch branch, ToIntFunction<Resolution> room, int minimum) {
        return searchIn(branch, room, minimum, decksIn(room));
    }

    private static Branch searchIn(Branch branch, ToIntFunction<Resolution> room, int minimum, Targets decks) {
        return branch.when(require(r -> r.state().ship.room(room.applyAsInt(r)).searchable(), Reason.CANNOT_SEARCH))
                .when(require(r -> r.state().ship.items(room.applyAsInt(r)) >= minimum, Reason.NO_ITEMS_LEFT))
                .target(OptionKind.DECK, decks);
    }

    /** Searches a room in the deck that was named: two cards are looked at and one is kept. */
    public static void search(Resolution r, int room) {
        int items = r.state().ship.items(room);
        if (items > 0) {
            r.changes().ship.setItems(room, items - 1);
        }
        r.then(new Step.Search(r.me(), r.target(), LOOKED_THROUGH));
    }

    /** A random objective of a deck that is left in the box and fits the number of players, or -1. */
    public static int pickObjective(Play p, String deck) {
        GameState s = p.state();
        int chosen = -1;
        int seen = 0;
        for (int piece = s.pieces.first(Zone.BOX); piece >= 0; piece = s.pieces.next(piece)) {
            boolean fits = p.rules().kind(piece) == PieceKind.OBJECTIVE
                    && p.rules().piece(piece) instanceof ObjectiveCard card
                    && card.deck().equals(deck)
                    && card.minPlayers() <= s.seats();
            if (fits && p.changes().random(Streams.OBJECTIVES, ++seen) == 0) {
                chosen = piece;
            }
        }
        return chosen;
    }

    /** The character named first goes to the room named second, and nobody attacks it for leaving. */
    public static void moveUnderFire(Resolution r, int who, int to) {
        r.then(new Step.MoveCrew(who, to, MoveRules.wayTo(r.state(), r.here(), to), Noise.ROLL));
    }

    /** One ammo lets oneself leave the room unharmed. */
    public static Branch leaveUnderFire() {
        return Branch.branch("self")
                .when(armed(ANY_WEAPON, Reason.NO_WEAPON))
                .target(OptionKind.ROOM, NEIGHBOURS)
                .target(OptionKind.WEAPON, weapons(LOADED))
                .resolves(r -> {
                    r.changes().items.spendAmmo(r.me(), r.target(1), 1);
                    moveUnderFire(r, r.me(), r.target(0));
                })
                .means(moving(Noise.ROLL));
    }

    /** What comes of a move of one's own to the room that is named first. */
    public static Foresight moving(Noise noise) {
        return (r, out) -> {
            if (r.isNamed(0)) {
                Consequences.move(r, r.target(), noise, out);
            }
        };
    }

    /** What comes of a shot with the weapon and at the target that are named. */
    public static final Foresight SHOOTING = (r, out) -> {
        if (r.isNamed(0) && r.isNamed(1)) {
            Consequences.shot(r, r.target(0), r.target(1), 0, out);
        }
    };

    /** Another character that agrees, a room for it, and the weapon that gives fire. */
    public static Branch underFire(String id) {
        return Branch.branch(id)
                .when(armed(ANY_WEAPON, Reason.NO_WEAPON))
                .target(OptionKind.SEAT, OTHERS_HERE)
                .withConsent()
                .target(OptionKind.ROOM, NEIGHBOURS)
                .target(OptionKind.WEAPON, weapons(LOADED));
    }

    /** One ammo lets another character that agrees leave the room unharmed. */
    public static Branch coverAnother() {
        return underFire("other").resolves(r -> {
            r.changes().items.spendAmmo(r.me(), r.target(2), 1);
            moveUnderFire(r, r.target(0), r.target(1));
        });
    }

    /** Fills a weapon up. */
    public static void load(Resolution r, int weapon) {
        r.changes().items.setAmmo(r.me(), weapon, Modifiers.capacity(r.state(), weapon));
    }
}
