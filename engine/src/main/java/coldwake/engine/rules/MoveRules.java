package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.RoomDef;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;

/** Movement of characters, exploration, escape. */
public final class MoveRules {
    private MoveRules() {}

    /** Stands before a corridor of a pair that nobody has named: {@code EITHER - corridor}. */
    private static final int EITHER = -2;

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
     * How somebody comes from a room to another one that a card names: by the open corridor, or by either of a pair,
     * which is asked for on arrival if it matters. Ruling own-pair-of-corridors.
     */
    public static int wayTo(GameState s, int from, int to) {
        int first = openCorridor(s, from, to);
        return first >= 0 && Long.bitCount(openPair(s, first)) > 1 ? EITHER - first : first;
    }

    /** The open corridors between the rooms of a corridor, as a bit set. */
    private static long openPair(GameState s, int corridor) {
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

    /** Only a doors token cares how one came. */
    private static void nameWay(Play p, Step.Arrive a) {
        int first = EITHER - a.corridor();
        boolean matters = p.state().ship.tokenPiece(a.slot()) >= 0;
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
    public static void walk(Play p, int seat, int to, int corridor, Noise noise) {
        int here = p.state().crew.roomOf(seat);
        int attackers = p.state().intruders.in(here);
        if (attackers != 0) {
            p.then(new Step.Escape(seat, to, corridor, attackers, noise));
        } else {
            p.then(new Step.MoveCrew(seat, to, corridor, noise));
        }
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
            p.then(new Step.MoveCrew(seat, e.to(), e.corridor(), e.noise()));
            return;
        }
        int attacker = s.intruders.largest(present);
        p.then(new Step.IntruderAttack(attacker, seat, Step.AttackCause.ESCAPE));
        p.then(new Step.Escape(seat, e.to(), e.corridor(), present & ~(1 << attacker), e.noise()));
    }

    static void move(Play p, int seat, int to, int corridor, Noise noise) {
        GameState s = p.state();
        if (!s.crew.aboard(seat)) {
            return;
        }
        boolean empty = !s.crew.anyIn(to) && !s.intruders.anyIn(to);
        p.changes().crew.move(seat, to);
        p.then(new Step.Arrive(seat, to, corridor, noise, empty));
    }

    /** Moves two characters at once; the first explores and rolls for both. Ruling sol-001. */
    public static void moveTogether(Play p, int leader, int other, int to, int corridor) {
        GameState s = p.state();
        boolean empty = !s.crew.anyIn(to) && !s.intruders.anyIn(to);
        p.changes().crew.move(leader, to);
        p.changes().crew.move(other, to);
        p.then(new Step.Arrive(leader, to, corridor, Noise.ROLL, empty));
        p.then(new Step.Arrive(other, to, corridor, Noise.BY_LEADER, empty));
    }

    /** Turns the room up, then its token, then noise if the room was empty. */
    static void arrive(Play p, Step.Arrive a) {
        GameState s = p.state();
        int seat = a.seat();
        int slot = a.slot();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        if (a.corridor() <= EITHER) {
            nameWay(p, a);
            return;
        }
        if (!s.ship.explored(slot)) {
            p.changes().ship.explore(slot);
        }
        RoomDef room = s.ship.room(slot);
        room.entered().resolve(p.acting(seat, s.ship.tilePiece(slot), slot));
        boolean noise = a.empty();
        if (s.ship.tokenPiece(slot) >= 0) {
            noise = revealToken(p, a, room) && noise;
        }
        if (noise) {
            makeNoise(p, seat, a.noise());
        }
    }

    private static void makeNoise(Play p, int seat, Noise noise) {
        switch (noise) {
            case ROLL -> p.then(new Step.RollNoise(seat, false));
            case CAREFUL -> p.then(new Step.ChooseNoise(seat));
            case NONE, BY_LEADER -> {}
        }
    }

    /** Sets the item counter and resolves the token. Answers whether the usual noise still follows. */
    private static boolean revealToken(Play p, Step.Arrive a, RoomDef room) {
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
                if (!quiet && s.crew.slimed(a.seat())) {
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
            case SLIME -> p.changes().crew.slime(a.seat());
            case FIRE -> p.changes().ship.placeFire(slot);
            case MALFUNCTION -> p.changes().ship.placeMalfunction(slot);
            case DOORS -> {
                if (a.corridor() >= 0) {
                    p.then(new Step.CloseDoor(a.seat(), a.corridor()));
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
