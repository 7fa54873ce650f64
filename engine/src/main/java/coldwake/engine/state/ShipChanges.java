package coldwake.engine.state;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;

/** Changes the ship: rooms, corridors, tracks, engines, pods, and what lies about. */
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

    /** A seat looks at the face-down tile of a room, and at its token if {@code withToken}. */
    public void peek(int seat, int slot, boolean withToken) {
        s.ship.tileKnown[slot] |= (byte) s.learners(seat);
        if (withToken) {
            s.ship.tokenKnown[slot] |= (byte) s.learners(seat);
        }
        if (c.listening()) {
            c.emit(new GameEvent.RoomPeeked(new Who(seat), new Place(slot)));
            c.emit(new GameEvent.TileSeen(new Who(seat), new Place(slot), new Card(s.ship.tile[slot])));
            if (withToken && s.ship.token[slot] >= 0) {
                c.emit(new GameEvent.TokenSeen(new Who(seat), new Place(slot), new Card(s.ship.token[slot])));
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

    // ---------------------------------------------------------------- objects and eggs

    public void putThing(int slot, int thing) {
        s.ship.things[slot * Thing.COUNT + thing]++;
    }

    public void takeThing(int slot, int thing) {
        s.ship.things[slot * Thing.COUNT + thing]--;
    }

    /** Sets the number of eggs in the nest; with none left it is destroyed for good. */
    public void setEggs(int eggs) {
        if (s.ship.nestDestroyed || eggs == s.ship.eggs) {
            return;
        }
        s.ship.eggs = eggs;
        c.emit(new GameEvent.EggsChanged(eggs));
        if (eggs == 0) {
            s.ship.nestDestroyed = true;
            c.emit(new GameEvent.NestDestroyed());
        }
    }

    public void destroyLooseEgg(int slot) {
        takeThing(slot, Thing.EGG);
        if (c.listening()) {
            c.emit(new GameEvent.EggDestroyed(new Place(slot)));
        }
    }

    /** Turns up the weakness of a slot; {@code ordinal} is the species' number for it. */
    public void discoverWeakness(int thing, int ordinal) {
        int slot = Thing.weaknessSlot(thing);
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
        int slot = Thing.weaknessSlot(thing);
        s.ship.weaknessSlotsKnown |= 1 << slot;
        s.ship.weaknesses &= ~(1 << ordinal);
        if (c.listening()) {
            c.emit(new GameEvent.TraitDiscarded(new GameEvent.Thing(thing), new Card(s.pieces.weaknessAt(slot))));
        }
    }

    // ---------------------------------------------------------------- airlock

    /** Puts the only depressurization token into a room, taking it from where it was. */
    public void startDepressurization(int slot) {
        if (s.ship.depressurizing >= 0) {
            stopDepressurization();
        }
        s.ship.depressurizing = slot;
        if (c.listening()) {
            c.emit(new GameEvent.DepressurizationStarted(new Place(slot)));
        }
    }

    public void stopDepressurization() {
        if (c.listening()) {
            c.emit(new GameEvent.DepressurizationStopped(new Place(s.ship.depressurizing)));
        }
        s.ship.depressurizing = -1;
    }

    public void depressurized(int slot) {
        s.ship.depressurizing = -1;
        if (c.listening()) {
            c.emit(new GameEvent.RoomDepressurized(new Place(slot)));
        }
    }

    public void setAttackStepSkipped(boolean skipped) {
        s.ship.attackStepSkipped = skipped;
    }

    // ---------------------------------------------------------------- tracks

    public void setTime(int time) {
        s.ship.time = time;
        c.emit(new GameEvent.TimeAdvanced(time));
    }

    public void startSelfDestruct() {
        s.ship.selfDestruct = 0;
        c.emit(new GameEvent.SelfDestructStarted());
    }

    public void stopSelfDestruct() {
        s.ship.selfDestruct = -1;
        c.emit(new GameEvent.SelfDestructStopped());
    }

    /** Moves the self-destruct marker; the first yellow space unlocks all pods, once. */
    public void setSelfDestruct(int space) {
        s.ship.selfDestruct = space;
        c.emit(new GameEvent.SelfDestructAdvanced(space));
        if (s.ship.selfDestructIrreversible() && !s.ship.podsUnlockedByYellow) {
            s.ship.podsUnlockedByYellow = true;
            unlockAllPods();
        }
    }

    public void setDestination(int seat, int space) {
        s.ship.destination = space;
        if (c.listening()) {
            c.emit(new GameEvent.DestinationSet(
                    new Who(seat), s.board().tracks().destinations().get(space)));
        }
    }

    // ---------------------------------------------------------------- engines

    public void setUpEngines(int working) {
        s.ship.enginesWorking = working;
        s.ship.selfDestruct = -1;
        s.ship.destination = s.board().tracks().destinationStart();
        s.ship.eggs = s.rules.limits().eggs();
    }

    public void checkEngine(int seat, int engine) {
        s.ship.engineKnown[engine] |= (byte) s.learners(seat);
        if (c.listening()) {
            c.emit(new GameEvent.EngineChecked(new Who(seat), engine));
            seeEngine(seat, engine);
        }
    }

    /** A seat looks at both tokens before it arranges them. */
    public void handleEngine(int seat, int engine) {
        s.ship.engineKnown[engine] |= (byte) s.learners(seat);
        if (c.listening()) {
            seeEngine(seat, engine);
        }
    }

    private void seeEngine(int seat, int engine) {
        c.emit(new GameEvent.EngineSeen(new Who(seat), engine, s.ship.engineWorking(engine)));
    }

    public void arrangeEngine(int seat, int engine, boolean swap) {
        if (swap) {
            s.ship.enginesWorking ^= 1 << engine;
        }
        if (c.listening()) {
            c.emit(new GameEvent.EngineHandled(new Who(seat), engine, swap));
        }
    }

    // ---------------------------------------------------------------- pods

    public void placePod(int pod, int section) {
        s.ship.podSection[pod] = (byte) section;
        s.ship.podState[pod] = 1;
    }

    public void setPodLocked(int pod, boolean locked) {
        s.ship.podState[pod] = (byte) (locked ? 1 : 2);
        if (c.listening()) {
            c.emit(locked ? new GameEvent.PodLocked(pod) : new GameEvent.PodUnlocked(pod));
        }
    }

    public void unlockAllPods() {
        for (int pod = 0; pod < ShipState.MAX_PODS; pod++) {
            if (s.ship.podLocked(pod)) {
                s.ship.podState[pod] = 2;
            }
        }
        c.emit(new GameEvent.PodsUnlocked());
    }

    public void removePod(int pod, boolean launched) {
        s.ship.podState[pod] = 0;
        if (c.listening()) {
            c.emit(launched ? new GameEvent.PodLaunched(pod) : new GameEvent.PodLost(pod));
        }
    }
}
