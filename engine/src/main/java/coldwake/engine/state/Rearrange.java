package coldwake.engine.state;

import static coldwake.engine.state.GameState.CREW_SIZE;

import coldwake.engine.card.PieceKind;
import java.util.BitSet;
import java.util.function.IntPredicate;

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
        for (int p = 0; p < s.zone.length; p++) {
            if (!placed.get(p) && fits.test(p)) {
                if (Zone.seatOf(s.zone[p]) < 0 && s.zone[p] != Zone.ON_BOARD) {
                    return p;
                }
                taken = taken < 0 ? p : taken;
            }
        }
        return taken;
    }

    /** Puts a piece at the bottom of a zone, known to those who see that zone. */
    public void put(int piece, int zone) {
        placed.set(piece);
        move(piece, zone);
    }

    private void move(int piece, int zone) {
        s.attachedTo[piece] = -1;
        s.unlink(piece);
        s.append(piece, zone);
        s.known[piece] = (byte) (s.rules.kind(piece) == PieceKind.CONTAMINATION ? 0 : s.seers(zone));
    }

    /** Keeps a piece where it is. */
    public void keep(int piece) {
        placed.set(piece);
    }

    /** Moves all pieces of a zone that were not placed to another one. */
    public void empty(int zone, int to) {
        for (int p = s.first[zone], after; p >= 0; p = after) {
            after = s.next[p];
            if (!placed.get(p)) {
                move(p, to);
            }
        }
    }

    public void ammo(int weapon, int ammo) {
        s.ammo[weapon] = (byte) ammo;
    }

    public void attach(int item, int to) {
        s.attachedTo[item] = (short) to;
    }

    /** Seats that know a piece though it lies face down. */
    public void known(int piece, int seats) {
        s.known[piece] = (byte) (s.known[piece] | seats);
    }

    /** A contamination card that was scanned. */
    public void scanned(int card) {
        s.known[card] = (byte) ALL;
    }

    // ---------------------------------------------------------------- rooms

    /** Lays a tile in a slot; the tile that lay there takes its place elsewhere on the board, or goes to the box. */
    public void tile(int slot, int tile) {
        int before = s.tile[slot];
        if (before == tile) {
            return;
        }
        for (int other = 0; other < s.tile.length; other++) {
            if (s.tile[other] == tile) {
                s.tile[other] = (short) before;
                s.tile[slot] = (short) tile;
                return;
            }
        }
        move(before, Zone.BOX);
        move(tile, Zone.ON_BOARD);
        s.tile[slot] = (short) tile;
    }

    /** Turns a room up or down. An unexplored room has an exploration token, an explored one has none. */
    public void explored(int slot, boolean explored) {
        s.tileKnown[slot] = (byte) (explored ? ALL : 0);
        if (explored) {
            s.explored |= 1 << slot;
            noToken(slot);
        } else {
            s.explored &= ~(1 << slot);
            s.items[slot] = 0;
            if (s.token[slot] < 0) {
                token(slot, find(p -> s.rules.kind(p) == PieceKind.EXPLORATION && s.zone[p] != Zone.ON_BOARD));
            }
        }
    }

    /** Takes the exploration token off a room, if there is one. */
    public void noToken(int slot) {
        if (s.token[slot] >= 0) {
            move(s.token[slot], Zone.GONE);
            s.token[slot] = -1;
        }
    }

    /** Lays an exploration token on a room, in exchange for the one that lies there. */
    public void token(int slot, int token) {
        int before = s.token[slot];
        if (before == token) {
            return;
        }
        for (int other = 0; other < s.token.length; other++) {
            if (s.token[other] == token) {
                s.token[other] = (short) before;
                s.token[slot] = (short) token;
                return;
            }
        }
        if (before >= 0) {
            move(before, Zone.BOX);
        }
        move(token, Zone.ON_BOARD);
        s.token[slot] = (short) token;
    }

    public void items(int slot, int items) {
        s.items[slot] = (byte) items;
    }

    public void fire(int slots) {
        s.fire = slots;
    }

    public void malfunction(int slots) {
        s.malfunction = slots;
    }

    public void noise(long passages) {
        s.noise = passages;
    }

    public void doors(long closed, long destroyed) {
        s.closed = closed;
        s.destroyed = destroyed;
    }

    public void things(int slot, int thing, int count) {
        s.things[slot * Thing.COUNT + thing] = (byte) count;
    }

    public void tileKnown(int slot, int seats) {
        s.tileKnown[slot] |= (byte) seats;
    }

    public void tokenKnown(int slot, int seats) {
        s.tokenKnown[slot] |= (byte) seats;
    }

    // ---------------------------------------------------------------- ship

    public void time(int time) {
        s.time = time;
    }

    /** Sets the self-destruct marker; -1 = off. A marker on yellow has unlocked the pods before. */
    public void selfDestruct(int space) {
        s.selfDestruct = space;
        s.podsUnlockedByYellow = s.selfDestructIrreversible();
    }

    public void destination(int space) {
        s.destination = space;
    }

    public void engine(int engine, boolean working) {
        s.enginesWorking = working ? s.enginesWorking | 1 << engine : s.enginesWorking & ~(1 << engine);
    }

    public void engineKnown(int engine, int seats) {
        s.engineKnown[engine] |= (byte) seats;
    }

    /** Sets the eggs in the nest; with none the nest is destroyed. */
    public void eggs(int eggs) {
        s.eggs = eggs;
        s.nestDestroyed = eggs == 0;
    }

    /** Places a pod in section 0 or 1, or takes it away if the section is -1. */
    public void pod(int pod, int section, boolean locked) {
        s.podSection[pod] = (byte) Math.max(0, section);
        s.podState[pod] = (byte) (section < 0 ? 0 : locked ? 1 : 2);
    }

    public void depressurizing(int slot) {
        s.depressurizing = slot;
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
        s.weaknessSlotsKnown = analysed ? s.weaknessSlotsKnown | bit : s.weaknessSlotsKnown & ~bit;
        s.weaknesses = works ? s.weaknesses | 1 << ordinal : s.weaknesses & ~(1 << ordinal);
        if (analysed || works) {
            c.cards.reveal(s.weaknessAt(slot));
        }
    }

    // ---------------------------------------------------------------- intruders

    public void removeIntruders() {
        s.intruders = 0;
        s.intruderMarks = 0;
    }

    public void intruder(int type, int slot, int injuries) {
        int index = c.intruders.place(type, slot);
        s.intruderInjuries[index] = (byte) injuries;
        s.intruderMarks = 0;
        s.arrivals = 0;
    }

    public void extinct(int type) {
        c.intruders.setExtinct(type);
    }

    // ---------------------------------------------------------------- crew

    private void set(int seat, int field, int value) {
        s.crew[seat * CREW_SIZE + field] = (byte) value;
    }

    private void flag(int seat, int flag, boolean on) {
        int at = seat * CREW_SIZE + GameState.FLAGS;
        s.crew[at] = (byte) (on ? s.crew[at] | flag : s.crew[at] & ~flag);
    }

    public void number(int seat, int number) {
        set(seat, GameState.NUMBER, number);
    }

    public void room(int seat, int slot) {
        set(seat, GameState.ROOM, slot);
    }

    public void lightWounds(int seat, int wounds) {
        set(seat, GameState.LIGHT, wounds);
    }

    public void slime(int seat, boolean on) {
        flag(seat, GameState.SLIME, on);
    }

    public void larva(int seat, boolean on) {
        flag(seat, GameState.LARVA, on);
    }

    public void signal(int seat, boolean on) {
        flag(seat, GameState.SIGNAL, on);
    }

    public void passed(int seat, boolean on) {
        flag(seat, GameState.PASSED, on);
    }

    public void carry(int seat, int place, int thing) {
        set(seat, GameState.CARRIED + place, thing);
    }

    public void sleep(int seat) {
        c.crew.hibernate(seat);
    }

    /** Puts a character into a pod that has not been launched. */
    public void inPod(int seat, int pod, int room) {
        room(seat, room);
        c.crew.boardPod(seat, pod);
    }

    /** The character has left the ship in a pod. */
    public void launched(int seat) {
        c.crew.launch(seat);
    }

    /** The character is dead; its corpse lies in its room. */
    public void dead(int seat) {
        c.crew.die(seat);
    }

    /** It is this seat's turn, with some actions left. */
    public void turn(int seat, int actions) {
        set(seat, GameState.ACTIONS, actions);
        flag(seat, GameState.TURN_TAKEN, true);
    }

    /** Nobody has had a turn in this round. */
    public void noTurns() {
        for (int seat = 0; seat < s.seats(); seat++) {
            flag(seat, GameState.TURN_TAKEN, false);
        }
    }

    // ---------------------------------------------------------------- game

    /** Sets a number that the species keeps; one of the ship is kept at seat 0. */
    public void counter(int counter, int seat, int value) {
        s.cells[counter * s.seats() + seat] = value;
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

    /** Who plays the intruders, or will. */
    public void intruderPlayer(int seat, boolean active) {
        s.intruderPlayer = seat;
        s.intrudersPlayed = active;
    }

    public void firstDeath(boolean had) {
        s.firstDeath = had;
    }
}
