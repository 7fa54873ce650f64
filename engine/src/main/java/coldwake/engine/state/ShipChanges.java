package coldwake.engine.state;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;

/** Changes what every place has: rooms, corridors, time, and what lies about. */
public final class ShipChanges {
    private static final byte ALL = (byte) 0xFF;

    private final GameState s;
    private final Changes c;

    ShipChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    // ---------------------------------------------------------------- rooms

    public void placeTile(int slot, int tile) {
        s.ship.tile[slot] = (short) tile;
        c.cards.toBottom(tile, Zone.ON_BOARD);
    }

    public void placeToken(int slot, int token) {
        s.ship.token[slot] = (short) token;
        c.cards.toBottom(token, Zone.ON_BOARD);
    }

    /** Turns a tile up without exploring the room. */
    public void turnUp(int slot) {
        s.ship.tileKnown[slot] = ALL;
    }

    public void explore(int slot) {
        s.ship.explored |= 1 << slot;
        s.ship.tileKnown[slot] = ALL;
        if (c.listening()) {
            c.emit(new GameEvent.RoomExplored(new Place(slot), new Card(s.ship.tile[slot])));
        }
    }

    /** Turns up the exploration token of a room, or another one in its place, and takes it out of the game. */
    public int revealToken(int slot, int shown) {
        int token = s.ship.token[slot];
        s.ship.token[slot] = -1;
        if (shown != token) {
            c.cards.toBottom(token, Zone.BOX);
        }
        c.cards.toBottom(shown, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.ExplorationRevealed(new Place(slot), new Card(shown)));
        }
        return shown;
    }

    public void setItems(int slot, int items) {
        s.ship.items[slot] = (byte) items;
        if (c.listening()) {
            c.emit(new GameEvent.ItemCounterSet(new Place(slot), items));
        }
    }

    /** Lays a room out as it is known to all: explored, without a token, with its item counter. Nobody is told. */
    public void layOpen(int slot, int tile, int items) {
        int token = s.ship.token[slot];
        if (token >= 0) {
            s.ship.token[slot] = -1;
            c.cards.toBottom(token, Zone.BOX);
        }
        placeTile(slot, tile);
        s.ship.explored |= 1 << slot;
        s.ship.tileKnown[slot] = ALL;
        s.ship.items[slot] = (byte) items;
    }

    /** Puts what stays of doors, and malfunctions by slot, as bit sets. Nobody is told. */
    public void layDamage(long closed, long destroyed, int malfunctions) {
        s.ship.closed = closed;
        s.ship.destroyed = destroyed;
        s.ship.malfunction = malfunctions;
    }

    /** A seat looks at the face-down tile of a room, and at its token if {@code withToken}. */
    public void peek(int seat, int slot, boolean withToken) {
        s.ship.tileKnown[slot] |= (byte) s.learners(seat);
        if (withToken) {
            s.ship.tokenKnown[slot] |= (byte) s.learners(seat);
        }
        if (c.listening()) {
            c.emit(new GameEvent.RoomPeeked(new Who(seat), new Place(slot)));
            c.show(seat, who -> new GameEvent.TileSeen(who, new Place(slot), new Card(s.ship.tile[slot])));
            if (withToken && s.ship.token[slot] >= 0) {
                c.show(seat, who -> new GameEvent.TokenSeen(who, new Place(slot), new Card(s.ship.token[slot])));
            }
        }
    }

    /** Sets a room on fire; a ninth marker destroys the ship. */
    public void placeFire(int slot) {
        if (s.ship.burning(slot) || s.ending != Ending.NONE) {
            return;
        }
        if (Integer.bitCount(s.ship.fire) == s.rules.limits().fire()) {
            c.end(Ending.FIRE);
            return;
        }
        s.ship.fire |= 1 << slot;
        if (c.listening()) {
            c.emit(new GameEvent.FirePlaced(new Place(slot)));
        }
    }

    public void removeFire(int slot) {
        if (s.ship.burning(slot)) {
            s.ship.fire &= ~(1 << slot);
            if (c.listening()) {
                c.emit(new GameEvent.FireRemoved(new Place(slot)));
            }
        }
    }

    /** Whether a room can take a malfunction marker that it does not have. */
    public boolean canMalfunction(int slot) {
        return s.ship.explored(slot)
                && !s.ship.malfunctioning(slot)
                && s.ship.room(slot).takesMalfunction();
    }

    /** Breaks a room; nothing where it cannot be, and a ninth marker costs the hull its integrity. */
    public void placeMalfunction(int slot) {
        if (!canMalfunction(slot) || s.ending != Ending.NONE) {
            return;
        }
        if (Integer.bitCount(s.ship.malfunction) == s.rules.limits().malfunction()) {
            c.end(Ending.HULL);
            return;
        }
        s.ship.malfunction |= 1 << slot;
        if (c.listening()) {
            c.emit(new GameEvent.MalfunctionPlaced(new Place(slot)));
        }
    }

    public void removeMalfunction(int slot) {
        s.ship.malfunction &= ~(1 << slot);
        if (c.listening()) {
            c.emit(new GameEvent.MalfunctionRemoved(new Place(slot)));
        }
    }

    // ---------------------------------------------------------------- corridors

    public void placeNoise(int passage) {
        if (!s.ship.noisy(passage)) {
            s.ship.noise |= 1L << passage;
            if (c.listening()) {
                c.emit(new GameEvent.NoisePlaced(new Passage(passage)));
            }
        }
    }

    /** Places noise in each of some passages that has none. */
    public void placeNoiseIn(long passages) {
        for (long rest = passages & ~s.ship.noise; rest != 0; rest &= rest - 1) {
            placeNoise(Long.numberOfTrailingZeros(rest));
        }
    }

    public void removeNoiseIn(long passages) {
        for (long rest = passages & s.ship.noise; rest != 0; rest &= rest - 1) {
            int passage = Long.numberOfTrailingZeros(rest);
            s.ship.noise &= ~(1L << passage);
            if (c.listening()) {
                c.emit(new GameEvent.NoiseRemoved(new Passage(passage)));
            }
        }
    }

    public boolean doorTokenLeft() {
        return Long.bitCount(s.ship.closed | s.ship.destroyed)
                < s.rules.limits().doors();
    }

    /** Closes a door with a token from the pool, or stands up a destroyed one. */
    public void closeDoor(int corridor) {
        s.ship.destroyed &= ~(1L << corridor);
        s.ship.closed |= 1L << corridor;
        if (c.listening()) {
            c.emit(new GameEvent.DoorClosed(new Passage(corridor)));
        }
    }

    public void openDoor(int corridor) {
        s.ship.closed &= ~(1L << corridor);
        if (c.listening()) {
            c.emit(new GameEvent.DoorOpened(new Passage(corridor)));
        }
    }

    public void destroyDoor(int corridor) {
        s.ship.closed &= ~(1L << corridor);
        s.ship.destroyed |= 1L << corridor;
        if (c.listening()) {
            c.emit(new GameEvent.DoorDestroyed(new Passage(corridor)));
        }
    }

    /** Takes a closed door from one corridor to another. */
    public void moveDoor(int from, int to) {
        s.ship.closed = s.ship.closed & ~(1L << from) | 1L << to;
        if (c.listening()) {
            c.emit(new GameEvent.DoorMoved(new Passage(from), new Passage(to)));
        }
    }

    // ---------------------------------------------------------------- objects

    public void putThing(int slot, int thing) {
        s.ship.things[s.ship.place(slot, thing)]++;
    }

    public void takeThing(int slot, int thing) {
        s.ship.things[s.ship.place(slot, thing)]--;
    }

    /** Turns up the weakness of a slot; {@code ordinal} is the species' number for it. */
    public void discoverWeakness(int thing, int ordinal) {
        int slot = s.rules().things().weaknessSlot(thing);
        int card = s.pieces.weaknessAt(slot);
        s.ship.weaknessSlotsKnown |= 1 << slot;
        s.ship.weaknesses |= 1 << ordinal;
        c.cards.reveal(card);
        if (c.listening()) {
            c.emit(new GameEvent.WeaknessDiscovered(new GameEvent.Thing(thing), new Card(card)));
        }
    }

    /** Turns up the card of a slot that works from now on; {@code ordinal} is the species' number for it. */
    public void revealTrait(int slot, int ordinal) {
        int card = s.pieces.weaknessAt(slot);
        s.ship.weaknesses |= 1 << ordinal;
        c.cards.reveal(card);
        if (c.listening()) {
            c.emit(new GameEvent.TraitRevealed(new Card(card)));
        }
    }

    /** The card of a slot stops working for good; {@code ordinal} is the species' number for it. */
    public void discardTrait(int thing, int ordinal) {
        int slot = s.rules().things().weaknessSlot(thing);
        s.ship.weaknessSlotsKnown |= 1 << slot;
        s.ship.weaknesses &= ~(1 << ordinal);
        if (c.listening()) {
            c.emit(new GameEvent.TraitDiscarded(new GameEvent.Thing(thing), new Card(s.pieces.weaknessAt(slot))));
        }
    }

    /** The card of a slot has stopped working in a game before. Nobody is told. */
    public void layDiscardedTrait(int slot) {
        s.ship.weaknessSlotsKnown |= 1 << slot;
    }

    /** A known weakness does not work any more and does not count as known; {@code ordinal} is the species' number for it. */
    public void loseWeakness(int slot, int ordinal) {
        s.ship.weaknessSlotsKnown &= ~(1 << slot);
        s.ship.weaknesses &= ~(1 << ordinal);
    }

    public void setAttackStepSkipped(boolean skipped) {
        s.ship.attackStepSkipped = skipped;
    }

    // ---------------------------------------------------------------- time

    public void setTime(int time) {
        s.ship.time = time;
        c.emit(new GameEvent.TimeAdvanced(time));
    }
}
