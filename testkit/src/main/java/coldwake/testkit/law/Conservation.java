package coldwake.testkit.law;

import coldwake.content.hive.Hive;
import coldwake.content.ship.Pods;
import coldwake.engine.module.WoundCause;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Law 3: every card, token, marker and miniature is in exactly one place. */
public final class Conservation {
    private final GameState s;
    private final Ruleset rules;
    private final List<String> problems = new ArrayList<>();

    private Conservation(GameState state) {
        s = state;
        rules = state.rules();
    }

    /** What is wrong with the components of a game; empty if nothing is. */
    public static List<String> problems(GameState state) {
        Conservation check = new Conservation(state);
        check.checkPieces();
        check.checkAttachments();
        check.checkRooms();
        check.checkMarkers();
        check.checkIntruders();
        check.checkObjects();
        return check.problems;
    }

    private void require(boolean holds, String problem) {
        if (!holds) {
            problems.add(problem);
        }
    }

    /** Names the piece only if something is wrong with it: this is asked of every piece at every question. */
    private void require(boolean holds, int piece, String problem) {
        if (!holds) {
            problems.add(rules.kind(piece) + " " + rules.idOf(piece) + " " + problem);
        }
    }

    /** The list of each zone is whole, and together they hold each piece once. */
    private void checkPieces() {
        BitSet seen = new BitSet();
        int zones = rules.zones().count();
        for (int zone = 0; zone < zones; zone++) {
            int count = 0;
            int last = -1;
            for (int p = s.pieces.first(zone); p >= 0 && count <= rules.pieceCount(); p = s.pieces.next(p)) {
                require(!seen.get(p), p, "is in two places");
                require(s.pieces.zoneOf(p) == zone, p, "lies in another zone than it says");
                seen.set(p);
                last = p;
                count++;
            }
            if (count != s.pieces.count(zone) || last != s.pieces.last(zone)) {
                problems.add(rules.zones().name(zone) + " counts " + s.pieces.count(zone) + " and holds " + count);
            }
        }
        require(seen.cardinality() == rules.pieceCount(), "pieces are lost");
    }

    private void checkAttachments() {
        for (int p = 0; p < rules.pieceCount(); p++) {
            int to = s.pieces.attachedTo(p);
            require(
                    to < 0 || s.pieces.zoneOf(to) == s.pieces.zoneOf(p),
                    p,
                    "is attached to an item that lies elsewhere");
            require(s.pieces.ammo(p) >= 0, p, "has less than no ammo");
        }
    }

    private void checkRooms() {
        BitSet tiles = new BitSet();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            int tile = s.ship.tilePiece(slot);
            int token = s.ship.tokenPiece(slot);
            require(s.pieces.zoneOf(tile) == Zone.ON_BOARD && !tiles.get(tile), tile, "is not on the board once");
            tiles.set(tile);
            require(token < 0 || s.pieces.zoneOf(token) == Zone.ON_BOARD, "a token is on a room but not on the board");
            require(s.ship.explored(slot) || token >= 0, "an unexplored room has no token");
            require(
                    !s.ship.explored(slot) || token < 0 || rules.species().getsToken(s, slot),
                    "an explored room has a token that does not belong there");
            require(s.ship.items(slot) >= 0, "an item counter is below zero");
        }
    }

    private void checkMarkers() {
        require(Integer.bitCount(s.ship.burningRooms()) <= rules.limits().fire(), "too many fire markers");
        require(
                Integer.bitCount(s.ship.malfunctioningRooms()) <= rules.limits().malfunction(),
                "too many malfunctions");
        require(
                Long.bitCount(s.ship.closedDoors() | s.ship.destroyedDoors())
                        <= rules.limits().doors(),
                "too many doors");
        require((s.ship.closedDoors() & s.ship.destroyedDoors()) == 0, "a door is closed and destroyed");
        require(Hive.eggs(s) >= 0, "less than no eggs");
        for (int pod = 0; pod < Pods.COUNT; pod++) {
            require(Pods.placesLeft(s, pod) >= 0, "a pod is too full");
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            require(s.crew.lightWounds(seat) >= 0 && s.crew.lightWounds(seat) <= 2, "light wounds off their track");
            int limit = Modifiers.seriousWoundLimit(s, seat, WoundCause.OTHER);
            require(!s.crew.alive(seat) || s.seriousWounds(seat) <= limit, "too many serious wounds");
        }
    }

    private void checkIntruders() {
        for (int type = 0; type < rules.species().types().size(); type++) {
            var def = rules.species().types().get(type);
            if (s.intruders.countOfType(type) > def.miniatures()) {
                problems.add("too many miniatures of " + def.id());
            }
        }
    }

    /** A corpse is one thing: in one room, or in one pair of hands. */
    private void checkObjects() {
        for (int thing : s.rules().things().numbers()) {
            int count = 0;
            for (int slot = 0; slot < s.board().slotCount(); slot++) {
                require(s.ship.things(slot, thing) >= 0, "less than no objects in a room");
                count += s.ship.things(slot, thing);
            }
            for (int seat = 0; seat < s.seats(); seat++) {
                count += s.crew.carries(seat, thing) ? 1 : 0;
                count += s.crew.offer(seat, 0) == thing || s.crew.offer(seat, 1) == thing ? 1 : 0;
            }
            if (s.rules().things().isCorpse(thing) && count > 1) {
                problems.add(s.rules().things().id(thing) + " is there " + count + " times");
            }
        }
    }
}
