package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.RoomDef;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;

/** Movement of characters, exploration, escape. */
public final class MoveRules {
    private MoveRules() {}

    /** An open corridor between two rooms, or -1. */
    public static int openCorridor(GameState s, int from, int to) {
        for (int corridor : s.board().corridorsOf(from)) {
            if (s.board().across(corridor, from) == to && !s.ship.doorClosed(corridor)) {
                return corridor;
            }
        }
        return -1;
    }

    /**
     * The {@link Way} by which somebody comes from a room to another one that a card names: by the open corridor, or by either of a pair,
     * which is asked for on arrival if it matters. Ruling own-pair-of-corridors.
     */
    public static int wayTo(GameState s, int from, int to) {
        int first = openCorridor(s, from, to);
        return first >= 0 && Long.bitCount(openPair(s, first)) > 1 ? Way.eitherOfPair(first) : first;
    }

    /** The open corridors between the rooms of a corridor, as a bit set. */
    public static long openPair(GameState s, int corridor) {
        int from = s.board().corridors().get(corridor).a();
        int to = s.board().across(corridor, from);
        long open = 0;
        for (int other : s.board().corridorsOf(from)) {
            if (s.board().across(other, from) == to && !s.ship.doorClosed(other)) {
                open |= 1L << other;
            }
        }
        return open;
    }

    /** Only what closes doors cares how one came. */
    private static void nameWay(Play p, Step.Arrive a) {
        int first = Way.corridorOfPair(a.way());
        boolean matters = p.state().ship.tokenPiece(a.slot()) >= 0 || RoomRules.hidesMore(p.state(), a.slot());
        p.then(
                matters
                        ? new Step.ChooseWay(a.seat(), a.slot(), first, a.noise(), a.empty())
                        : new Step.Arrive(a.seat(), a.slot(), first, a.noise(), a.empty()));
    }

    static void listWays(Play p, Step.ChooseWay q, OptionList options) {
        for (long rest = openPair(p.state(), q.corridor()); rest != 0; rest &= rest - 1) {
            int corridor = Long.numberOfTrailingZeros(rest);
            options.add(
                    OptionKind.CORRIDOR, corridor, new Step.Arrive(q.seat(), q.slot(), corridor, q.noise(), q.empty()));
        }
    }

    /** Careful movement needs a free corridor, unless no noise would be made anyway. Rulings act-013 and act-019. */
    public static boolean canMoveQuietly(GameState s, int to) {
        boolean free = (s.board().passagesOf(to) & ~s.ship.noisyPassages()) != 0;
        return free || Modifiers.occupied(s, to);
    }

    /** Rooms a character in a room could walk to, as a bit set. */
    public static int reachable(GameState s, int from) {
        int result = 0;
        for (int corridor : s.board().corridorsOf(from)) {
            if (!s.ship.doorClosed(corridor)) {
                result |= 1 << s.board().across(corridor, from);
            }
        }
        return result;
    }

    /** Moves a character as its own movement: out of combat it walks, in combat it escapes. */
    public static void walk(Play p, int seat, int to, int way, Noise noise) {
        if (escapes(p.state(), seat)) {
            p.then(new Step.Escape(seat, to, way, attackersOf(p.state(), seat), noise));
        } else {
            p.then(new Step.MoveCrew(seat, to, way, noise));
        }
    }

    /** Whether a character that leaves its room now escapes from somebody. */
    public static boolean escapes(GameState s, int seat) {
        return s.inCombat(seat) && attackersOf(s, seat) != 0;
    }

    /** Intruders that attack a character if it escapes, as a bit set. */
    private static int attackersOf(GameState s, int seat) {
        return Modifiers.roaming(s, s.intruders.in(s.crew.roomOf(seat)));
    }

    /** The basic actions of movement, which others may join if nobody escapes. */
    static void setOff(Play p, int seat, int to, int corridor, Noise noise) {
        if (!p.isHeard(Happening.Kind.SETS_OFF) || escapes(p.state(), seat)) {
            walk(p, seat, to, corridor, noise);
            return;
        }
        int scope = p.changes().newScope();
        p.happened(new Happening.SetsOff(seat, to, corridor, noise, scope));
        p.then(new Step.MoveCrew(seat, to, corridor, noise));
        p.then(new Step.Scope(scope));
    }

    /** One attack by each intruder, largest first; then, if still alive and in place, the move. Ruling cmb-001. */
    static void escape(Play p, Step.Escape e) {
        GameState s = p.state();
        int seat = e.seat();
        if (!s.crew.aboard(seat)) {
            return;
        }
        int present = e.attackers() & s.intruders.in(s.crew.roomOf(seat));
        if (present == 0) {
            p.then(new Step.MoveCrew(seat, e.to(), e.way(), e.noise()));
            return;
        }
        int attacker = s.intruders.largest(present);
        p.then(new Step.IntruderAttack(attacker, seat, Step.AttackCause.ESCAPE));
        p.then(new Step.Escape(seat, e.to(), e.way(), present & ~(1 << attacker), e.noise()));
    }

    static void move(Play p, int seat, int to, int way, Noise noise) {
        GameState s = p.state();
        if (!s.crew.aboard(seat)) {
            return;
        }
        boolean empty = !Modifiers.occupied(s, to);
        p.changes().crew.move(seat, to);
        p.arrived(1 << seat, 0);
        p.then(new Step.Arrive(seat, to, way, noise, empty));
    }

    /** Moves a character for whom something else is done before it explores the room and makes noise. */
    public static void moveThen(Play p, int seat, int to, int way, Noise noise, Step first) {
        boolean empty = !Modifiers.occupied(p.state(), to);
        p.changes().crew.move(seat, to);
        p.arrived(1 << seat, 0);
        p.then(first);
        p.then(new Step.Arrive(seat, to, way, noise, empty));
    }

    /** Moves two characters at once; the first explores and rolls for both. Ruling sol-001. */
    public static void moveTogether(Play p, int leader, int other, int to, int way) {
        moveTogether(p, leader, other, to, way, Noise.ROLL);
    }

    /** The same with the noise that the first makes. */
    public static void moveTogether(Play p, int leader, int other, int to, int way, Noise noise) {
        moveAll(p, leader, 1 << other, to, way, noise);
    }

    /** The same with any number of others, a bit set of seats, who go in player order. */
    public static void moveAll(Play p, int leader, int others, int to, int way, Noise noise) {
        GameState s = p.state();
        boolean empty = !Modifiers.occupied(s, to);
        p.changes().crew.move(leader, to);
        p.then(new Step.Arrive(leader, to, way, noise, empty));
        for (int n = 0; n < s.seats(); n++) {
            int other = s.inOrder(n);
            if ((others & 1 << other) != 0) {
                p.changes().crew.move(other, to);
                p.then(new Step.Arrive(other, to, way, Noise.BY_LEADER, empty));
            }
        }
        p.arrived(1 << leader | others, 0);
    }

    /** Moves a character and an intruder of its room at once; nobody attacks it for leaving, and it makes no noise. */
    public static void moveWithIntruder(Play p, int seat, int intruder, int to, int way) {
        boolean empty = !Modifiers.occupied(p.state(), to);
        p.changes().crew.move(seat, to);
        IntruderRules.goTo(p, intruder, to);
        p.then(new Step.Arrive(seat, to, way, Noise.NONE, empty));
    }

    /**
     * Something that is no character comes into a room for a seat: it turns up the room and its token, but what those do to
     * whoever comes in touches nobody. Returns whether the usual noise still follows.
     */
    public static boolean scout(Play p, int seat, int slot, int way) {
        GameState s = p.state();
        if (!s.ship.explored(slot)) {
            p.changes().ship.explore(slot);
        }
        Step.Arrive arrival = new Step.Arrive(seat, slot, way, Noise.ROLL, true);
        return s.ship.tokenPiece(slot) < 0 || revealToken(p, arrival, s.ship.room(slot), false);
    }

    /** Turns the room up, then its token, then noise if the room was empty. */
    static void arrive(Play p, Step.Arrive a) {
        GameState s = p.state();
        int seat = a.seat();
        int slot = a.slot();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        if (Way.isEither(a.way())) {
            nameWay(p, a);
            return;
        }
        if (!s.ship.explored(slot)) {
            p.changes().ship.explore(slot);
            if (p.isHeard(Happening.Kind.ROOM_EXPLORED)) {
                p.happened(new Happening.RoomExplored(seat, slot));
            }
        }
        RoomDef room = s.ship.room(slot);
        room.entered().resolve(p.acting(seat, s.ship.tilePiece(slot), slot));
        if (p.isHeard(Happening.Kind.ROOM_ENTERED)) {
            p.happened(new Happening.RoomEntered(seat, slot, a.way(), a.noise()));
        }
        boolean noise = a.empty();
        if (s.ship.tokenPiece(slot) >= 0) {
            noise = revealToken(p, a, room, true) && noise;
        }
        if (RoomRules.hidesMore(s, slot)) {
            noise = RoomRules.discover(p, a) && noise;
        }
        if (noise) {
            makeNoise(p, seat, a.noise());
        }
    }

    /** Who comes into an empty room with what clings to it rolls for noise, though it is in combat. */
    private static void makeNoise(Play p, int seat, Noise noise) {
        GameState s = p.state();
        if (!Modifiers.makesNoise(s, seat)) {
            return;
        }
        switch (noise) {
            case ROLL -> p.then(new Step.RollNoise(seat, s.inCombat(seat) && !escapes(s, seat)));
            case CAREFUL -> p.then(new Step.ChooseNoise(seat));
            case NONE, BY_LEADER -> {}
        }
    }

    /**
     * Sets the item counter and resolves the token. Returns whether the usual noise still follows.
     *
     * @param inPerson whether the character itself is there
     */
    private static boolean revealToken(Play p, Step.Arrive a, RoomDef room, boolean inPerson) {
        GameState s = p.state();
        int slot = a.slot();
        int piece = p.changes().ship.revealToken(slot, p.species().turnedUp(p, slot, s.ship.tokenPiece(slot)));
        ExplorationToken token = (ExplorationToken) s.rules().piece(piece);
        if (room.searchable()) {
            p.changes().ship.setItems(slot, p.rules().mode().itemsFound(token.items()));
        }
        boolean quiet = a.noise() == Noise.CAREFUL || a.noise() == Noise.NONE;
        switch (token.effect()) {
            case SPECIES -> {
                return p.species().explored(p, a.seat(), slot);
            }
            case SILENCE -> {
                if (!quiet && inPerson && Modifiers.slimed(s, a.seat())) {
                    p.then(new Step.Danger(slot));
                }
                return quiet;
            }
            case DANGER -> {
                if (!quiet) {
                    p.then(new Step.Danger(slot));
                }
                return quiet;
            }
            case OTHER -> p.happened(new Happening.TokenTurnedUp(a.seat(), slot, piece));
            case SLIME -> {
                if (inPerson) {
                    p.changes().crew.slime(a.seat());
                }
            }
            case FIRE -> p.changes().ship.placeFire(slot);
            case MALFUNCTION -> p.changes().ship.placeMalfunction(slot);
            case DOORS -> {
                if (a.way() != Way.NONE) {
                    p.then(new Step.CloseDoor(a.seat(), a.way()));
                }
            }
        }
        return true;
    }

    /** Careful movement: a free corridor of the entered room, technical ones included. Ruling act-018. */
    static void listNoise(Play p, int seat, OptionList options) {
        GameState s = p.state();
        long free = s.board().passagesOf(s.crew.roomOf(seat)) & ~s.ship.noisyPassages();
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int passage = Long.numberOfTrailingZeros(rest);
            options.add(OptionKind.CORRIDOR, passage, new Step.PlaceNoise(passage));
        }
    }
}
