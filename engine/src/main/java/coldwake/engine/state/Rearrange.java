package coldwake.engine.state;

import coldwake.engine.card.PieceKind;
import coldwake.engine.place.WayOut;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Puts a game that is set up into any position, for scenarios and puzzles only: no rules, no events. Pieces are taken
 * from wherever they lie, so that every piece stays in exactly one place; one that was placed is not taken again.
 */
public final class Rearrange {
    private static final int ALL = 0xFF;

    private final GameState s;
    private final Changes c;
    private final BitSet placed = new BitSet();

    public Rearrange(GameState state) {
        s = state;
        c = new Changes(state);
    }

    // ---------------------------------------------------------------- pieces

    /** A piece that fits and was not placed before, rather from a deck than from a player or the board; -1 if none. */
    public int find(IntPredicate fits) {
        int taken = -1;
        for (int p = 0; p < s.pieces.zone.length; p++) {
            if (!placed.get(p) && fits.test(p)) {
                if (s.rules.zones().seatOf(s.pieces.zone[p]) < 0 && s.pieces.zone[p] != Zone.ON_BOARD) {
                    return p;
                }
                taken = taken < 0 ? p : taken;
            }
        }
        return taken;
    }

    /** What pieces that fit and were not placed are called, each once. */
    public List<String> free(IntPredicate fits, IntFunction<String> called) {
        return IntStream.range(0, s.pieces.zone.length)
                .filter(p -> !placed.get(p) && fits.test(p))
                .mapToObj(called)
                .distinct()
                .sorted()
                .toList();
    }

    /** Puts a piece at the bottom of a zone, known to those who see that zone. */
    public void put(int piece, int zone) {
        placed.set(piece);
        move(piece, zone);
    }

    private void move(int piece, int zone) {
        s.pieces.attachedTo[piece] = -1;
        s.pieces.unlink(piece);
        s.pieces.append(piece, zone);
        s.pieces.known[piece] = (byte) (s.rules.kind(piece) == PieceKind.CONTAMINATION ? 0 : s.seers(zone));
    }

    /** Keeps a piece where it is. */
    public void keep(int piece) {
        placed.set(piece);
    }

    /** Moves all pieces of a zone that were not placed to another one. */
    public void empty(int zone, int to) {
        for (int p = s.pieces.first[zone], after; p >= 0; p = after) {
            after = s.pieces.next[p];
            if (!placed.get(p)) {
                move(p, to);
            }
        }
    }

    public void ammo(int weapon, int ammo) {
        s.pieces.ammo[weapon] = (byte) ammo;
    }

    public void attach(int item, int to) {
        s.pieces.attachedTo[item] = (short) to;
    }

    /** Seats that know a piece though it lies face down. */
    public void known(int piece, int seats) {
        s.pieces.known[piece] = (byte) (s.pieces.known[piece] | seats);
    }

    /** A contamination card that was scanned. */
    public void scanned(int card) {
        s.pieces.known[card] = (byte) ALL;
    }

    // ---------------------------------------------------------------- rooms

    /** Lays a tile in a slot; the tile that lay there takes its place elsewhere on the board, or goes to the box. */
    public void tile(int slot, int tile) {
        lay(s.ship.tile, slot, tile);
    }

    private void lay(short[] onBoard, int slot, int piece) {
        int before = onBoard[slot];
        if (before == piece) {
            return;
        }
        for (int other = 0; other < onBoard.length; other++) {
            if (onBoard[other] == piece) {
                onBoard[other] = (short) before;
                onBoard[slot] = (short) piece;
                return;
            }
        }
        if (before >= 0) {
            move(before, Zone.BOX);
        }
        move(piece, Zone.ON_BOARD);
        onBoard[slot] = (short) piece;
    }

    /** Turns a room up or down. An unexplored room has an exploration token, an explored one has none. */
    public void explored(int slot, boolean explored) {
        s.ship.tileKnown[slot] = (byte) (explored ? ALL : 0);
        if (explored) {
            s.ship.explored |= 1 << slot;
            noToken(slot);
        } else {
            s.ship.explored &= ~(1 << slot);
            s.ship.items[slot] = 0;
            if (s.ship.token[slot] < 0) {
                token(slot, find(p -> s.rules.kind(p) == PieceKind.EXPLORATION && s.pieces.zone[p] != Zone.ON_BOARD));
            }
        }
    }

    /** Takes the exploration token off a room, if there is one. */
    public void noToken(int slot) {
        if (s.ship.token[slot] >= 0) {
            move(s.ship.token[slot], Zone.GONE);
            s.ship.token[slot] = -1;
        }
    }

    /** Lays an exploration token on a room, in exchange for the one that lies there. */
    public void token(int slot, int token) {
        lay(s.ship.token, slot, token);
    }

    public void items(int slot, int items) {
        s.ship.items[slot] = (byte) items;
    }

    public void fire(int slots) {
        s.ship.fire = slots;
    }

    public void malfunction(int slots) {
        s.ship.malfunction = slots;
    }

    public void noise(long passages) {
        s.ship.noise = passages;
    }

    public void doors(long closed, long destroyed) {
        s.ship.closed = closed;
        s.ship.destroyed = destroyed;
    }

    public void things(int slot, int thing, int count) {
        s.ship.things[s.ship.place(slot, thing)] = (byte) count;
    }

    public void tileKnown(int slot, int seats) {
        s.ship.tileKnown[slot] |= (byte) seats;
    }

    public void tokenKnown(int slot, int seats) {
        s.ship.tokenKnown[slot] |= (byte) seats;
    }

    // ---------------------------------------------------------------- ship

    public void time(int time) {
        s.ship.time = time;
    }

    /**
     * Turns a weakness slot up or down.
     *
     * @param ordinal the species' number of the card that lies there
     * @param analysed whether the laboratory is done with it
     * @param works whether what the card says holds
     */
    public void weakness(int slot, int ordinal, boolean analysed, boolean works) {
        int bit = 1 << slot;
        s.ship.weaknessSlotsKnown = analysed ? s.ship.weaknessSlotsKnown | bit : s.ship.weaknessSlotsKnown & ~bit;
        s.ship.weaknesses = works ? s.ship.weaknesses | 1 << ordinal : s.ship.weaknesses & ~(1 << ordinal);
        if (analysed || works) {
            c.cards.reveal(s.pieces.weaknessAt(slot));
        }
    }

    // ---------------------------------------------------------------- intruders

    public void removeIntruders() {
        s.intruders.intruders = 0;
        s.intruders.intrudersGone = 0;
        s.intruders.intruderMarks = 0;
    }

    public void intruder(int type, int slot, int injuries) {
        int index = c.intruders.place(type, slot);
        s.intruders.intruderInjuries[index] = (byte) injuries;
        s.intruders.intruderMarks = 0;
        s.intruders.arrivals = 0;
    }

    public void extinct(int type) {
        c.intruders.setExtinct(type);
    }

    // ---------------------------------------------------------------- crew

    public void number(int seat, int number) {
        s.crew.set(seat, CrewState.NUMBER, number);
    }

    public void room(int seat, int slot) {
        s.crew.set(seat, CrewState.ROOM, slot);
    }

    public void lightWounds(int seat, int wounds) {
        s.crew.set(seat, CrewState.LIGHT, wounds);
    }

    public void slime(int seat, boolean on) {
        s.crew.setFlag(seat, CrewState.SLIME, on);
    }

    public void signal(int seat, boolean on) {
        s.crew.setFlag(seat, CrewState.SIGNAL, on);
    }

    public void passed(int seat, boolean on) {
        s.crew.setFlag(seat, CrewState.PASSED, on);
    }

    public void carry(int seat, int place, int thing) {
        s.crew.set(seat, CrewState.CARRIED + place, thing);
    }

    /** The character has taken a way out. */
    public void wayOut(int seat, WayOut way, int exit) {
        c.crew.takeWayOut(seat, way, exit);
    }

    /** The character is dead; its corpse lies in its room. */
    public void dead(int seat) {
        c.crew.die(seat);
    }

    /** It is this seat's turn, with some actions left. */
    public void turn(int seat, int actions) {
        s.crew.set(seat, CrewState.ACTIONS, actions);
        s.crew.setFlag(seat, CrewState.TURN_TAKEN, true);
    }

    /** Nobody has had a turn in this round. */
    public void noTurns() {
        for (int seat = 0; seat < s.seats(); seat++) {
            s.crew.setFlag(seat, CrewState.TURN_TAKEN, false);
        }
    }

    // ---------------------------------------------------------------- game

    /** Sets a number that a module keeps: of the table (0), a seat, a slot, a corridor or a thing. */
    public void counter(int counter, int at, int value) {
        s.cells[s.rules.firstCell(counter) + at] = value;
    }

    /** Seats that know a secret number of a module. */
    public void counterKnown(int counter, int at, int seat) {
        c.learnCounter(counter, at, seat);
    }

    public void firstPlayer(int seat) {
        s.firstPlayer = seat;
    }

    public void round(int round) {
        s.round = round;
    }

    public void firstEncounter(boolean had) {
        s.firstEncounter = had;
    }

    /** Whether a seat takes part without its character. */
    public void playsOn(int seat, boolean on) {
        s.playingOn = on ? s.playingOn | 1 << seat : s.playingOn & ~(1 << seat);
    }

    public void firstDeath(boolean had) {
        s.firstDeath = had;
    }
}
