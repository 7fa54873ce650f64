package coldwake.engine.state;

import static coldwake.engine.state.CrewState.ACTIONS;
import static coldwake.engine.state.CrewState.ANSWERED;
import static coldwake.engine.state.CrewState.CARRIED;
import static coldwake.engine.state.CrewState.CHARACTER;
import static coldwake.engine.state.CrewState.ENDED_WITH;
import static coldwake.engine.state.CrewState.EXIT;
import static coldwake.engine.state.CrewState.LIGHT;
import static coldwake.engine.state.CrewState.LINGERING;
import static coldwake.engine.state.CrewState.NUMBER;
import static coldwake.engine.state.CrewState.OFFER;
import static coldwake.engine.state.CrewState.PASSED;
import static coldwake.engine.state.CrewState.ROOM;
import static coldwake.engine.state.CrewState.SIGNAL;
import static coldwake.engine.state.CrewState.SLIME;
import static coldwake.engine.state.CrewState.TURN_TAKEN;
import static coldwake.engine.state.CrewState.UNLIMITED;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Role;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Thing;
import coldwake.engine.place.WayOut;

/** Changes what is true of a character. */
public final class CrewChanges {
    private final GameState s;
    private final Changes c;

    CrewChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    // ---------------------------------------------------------------- set-up and turns

    public void sitDown(int seat, int number) {
        s.crew.set(seat, NUMBER, number);
        s.crew.setStatus(seat, Status.DRAFTING);
        for (int k = 0; k < CrewState.HAND_SLOTS; k++) {
            s.crew.set(seat, CARRIED + k, Thing.NONE);
            s.crew.set(seat, ENDED_WITH + k, Thing.NONE);
            s.crew.set(seat, OFFER + k, Thing.NONE);
        }
    }

    public void draftOffered(int seat, int first, int second) {
        if (c.listening()) {
            c.emit(new GameEvent.DraftOffered(new Who(seat), new Role(first), new Role(second)));
        }
    }

    public void takeCharacter(int seat, int character, int room) {
        s.crew.set(seat, CHARACTER, character);
        s.crew.setStatus(seat, Status.ABOARD);
        s.crew.set(seat, ROOM, room);
        if (c.listening()) {
            c.emit(new GameEvent.CharacterChosen(new Who(seat), new Role(character)));
        }
    }

    void clearForRound(int seat) {
        s.crew.setFlag(seat, PASSED, false);
        s.crew.setFlag(seat, UNLIMITED, false);
        s.crew.setFlag(seat, TURN_TAKEN, false);
    }

    public void startTurn(int seat, int actions) {
        s.crew.set(seat, ACTIONS, actions);
        s.crew.setFlag(seat, TURN_TAKEN, true);
        if (c.listening()) {
            c.emit(new GameEvent.TurnStarted(new Who(seat)));
        }
    }

    public void setActions(int seat, int actions) {
        s.crew.set(seat, ACTIONS, actions);
    }

    public void setUnlimitedActions(int seat, boolean on) {
        s.crew.setFlag(seat, UNLIMITED, on);
    }

    public void pass(int seat) {
        s.crew.setFlag(seat, PASSED, true);
        s.crew.setFlag(seat, UNLIMITED, false);
        if (c.listening()) {
            c.emit(new GameEvent.PlayerPassed(new Who(seat)));
        }
    }

    public void setLingering(int seat, boolean on) {
        s.crew.setFlag(seat, LINGERING, on);
    }

    public void setAnswered(int seat, boolean on) {
        s.crew.setFlag(seat, ANSWERED, on);
    }

    // ---------------------------------------------------------------- place

    public void move(int seat, int to) {
        int from = s.crew.roomOf(seat);
        s.crew.set(seat, ROOM, to);
        if (c.listening()) {
            c.emit(new GameEvent.CrewMoved(new Who(seat), new Place(from), new Place(to)));
        }
    }

    /** The character takes a way out; {@code exit} tells it from others that lead the same way. The place tells it. */
    public void takeWayOut(int seat, WayOut way, int exit) {
        s.crew.setWayOut(seat, way);
        s.crew.set(seat, EXIT, exit);
        if (!way.takesPart()) {
            rememberCarried(seat);
        }
    }

    /** A character that waited is back in its room. The place tells it. */
    public void comeBack(int seat) {
        s.crew.setStatus(seat, Status.ABOARD);
    }

    private void rememberCarried(int seat) {
        for (int k = 0; k < CrewState.HAND_SLOTS; k++) {
            s.crew.set(seat, ENDED_WITH + k, s.crew.carried(seat, k));
        }
    }

    public void attemptFailed(int seat) {
        if (c.listening()) {
            c.emit(new GameEvent.AttemptFailed(new Who(seat)));
        }
    }

    /**
     * The character dies: a corpse and carried objects in the room, everything else out of the game, unless it can be
     * revived.
     */
    public void die(int seat) {
        dead(seat);
        leaveThings(seat);
        if (!s.rules.mode().revives()) {
            leaveTheGame(seat);
        }
    }

    private void leaveTheGame(int seat) {
        s.crew.set(seat, LIGHT, 0);
        s.crew.keepFlags(seat, SIGNAL | ANSWERED);
        lose(Zone.deck(seat));
        lose(Zone.hand(seat));
        lose(Zone.discard(seat));
        if (!keepsItems(seat)) {
            lose(Zone.inventory(seat));
            lose(Zone.held(seat));
        }
        lose(Zone.quests(seat));
        lose(Zone.lookedAt(seat));
        lose(Zone.offered(seat));
        c.decks.loseModuleCards(seat);
        c.cards.moveAll(Zone.wounds(seat), Zone.WOUND_DISCARD);
        c.cards.moveAll(Zone.dressed(seat), Zone.WOUND_DISCARD);
    }

    private void lose(int zone) {
        for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
            s.pieces.attachedTo[p] = -1;
        }
        c.cards.moveAll(zone, Zone.isHidden(zone) ? Zone.BOX : Zone.GONE);
    }

    private boolean keepsItems(int seat) {
        boolean keeps = false;
        for (Modifier modifier : s.rules.modifiers()) {
            keeps = modifier.keepsItemsInDeath(s, seat, keeps);
        }
        return keeps;
    }

    /** A dead character is back: its corpse is gone, it has no light wounds, and its serious ones are dressed. */
    public void revive(int seat, int room) {
        c.ship.takeThing(room, s.rules().things().corpseOf(seat));
        s.crew.setStatus(seat, Status.ABOARD);
        s.crew.set(seat, ROOM, room);
        if (c.listening()) {
            c.emit(new GameEvent.CharacterRevived(new Who(seat), new Place(room)));
        }
        if (s.crew.lightWounds(seat) > 0) {
            setLightWounds(seat, 0, true);
        }
        while (s.pieces.first[Zone.wounds(seat)] >= 0) {
            dress(seat, s.pieces.first[Zone.wounds(seat)]);
        }
    }

    /**
     * The character dies after the end: a corpse and carried objects in the room, unless it is far away. Its cards stay, for
     * all to look at. Ruling own-dropped-at-the-end.
     */
    public void dieAtTheEnd(int seat) {
        boolean inside = s.crew.inside(seat);
        dead(seat);
        if (inside) {
            leaveThings(seat);
        }
    }

    private void dead(int seat) {
        s.crew.setStatus(seat, Status.DEAD);
        if (c.listening()) {
            c.emit(new GameEvent.CharacterDied(new Who(seat), new Place(s.crew.roomOf(seat))));
        }
    }

    /** A corpse, and what was carried, lie in the room. */
    private void leaveThings(int seat) {
        int room = s.crew.roomOf(seat);
        for (int k = 0; k < CrewState.HAND_SLOTS; k++) {
            int thing = s.crew.carried(seat, k);
            if (thing >= 0) {
                s.crew.set(seat, CARRIED + k, Thing.NONE);
                c.ship.putThing(room, thing);
            }
        }
        c.ship.putThing(room, s.rules().things().corpseOf(seat));
    }

    /** From now on the seat takes part without its character. */
    public void playOn(int seat) {
        s.playingOn |= 1 << seat;
    }

    /** The first character dies; until the cause is done with, others die together with it. */
    public void firstDeath() {
        s.firstDeath = true;
        s.dyingTogether = true;
    }

    /** What killed the first character is done with. */
    public void deathsOver() {
        s.dyingTogether = false;
    }

    // ---------------------------------------------------------------- body

    public void setLightWounds(int seat, int wounds, boolean healed) {
        s.crew.set(seat, LIGHT, wounds);
        if (c.listening()) {
            c.emit(
                    healed
                            ? new GameEvent.LightWoundsHealed(new Who(seat), wounds)
                            : new GameEvent.LightWoundSuffered(new Who(seat), wounds));
        }
    }

    /** Draws a serious wound. Answers the card, or -1 if none is left. */
    public int seriousWound(int seat) {
        int card = c.cards.top(Zone.WOUND_DECK, Zone.WOUND_DISCARD);
        if (card >= 0) {
            suffer(seat, card);
        }
        return card;
    }

    /** Gives a certain serious wound. */
    public void suffer(int seat, int wound) {
        c.cards.toBottom(wound, Zone.wounds(seat));
        if (c.listening()) {
            c.emit(new GameEvent.SeriousWoundSuffered(new Who(seat), new Card(wound)));
        }
    }

    public void dress(int seat, int wound) {
        c.cards.toBottom(wound, Zone.dressed(seat));
        if (c.listening()) {
            c.emit(new GameEvent.WoundDressed(new Who(seat), new Card(wound)));
        }
    }

    /** A dressed wound hinders its bearer again. */
    public void reopen(int seat, int wound) {
        c.cards.toBottom(wound, Zone.wounds(seat));
        if (c.listening()) {
            c.emit(new GameEvent.WoundReopened(new Who(seat), new Card(wound)));
        }
    }

    public void healDressed(int seat, int wound) {
        c.cards.toBottom(wound, Zone.WOUND_DISCARD);
        if (c.listening()) {
            c.emit(new GameEvent.WoundHealed(new Who(seat), new Card(wound)));
        }
    }

    /** Covers with slime; nothing if it is covered already. */
    public void slime(int seat) {
        if (!s.crew.slimed(seat)) {
            s.crew.setFlag(seat, SLIME, true);
            if (c.listening()) {
                c.emit(new GameEvent.Slimed(new Who(seat)));
            }
        }
    }

    public void removeSlime(int seat) {
        if (s.crew.slimed(seat)) {
            s.crew.setFlag(seat, SLIME, false);
            if (c.listening()) {
                c.emit(new GameEvent.SlimeRemoved(new Who(seat)));
            }
        }
    }

    public void sendSignal(int seat) {
        s.crew.setFlag(seat, SIGNAL, true);
        if (c.listening()) {
            c.emit(new GameEvent.SignalSent(new Who(seat)));
        }
    }

    // ---------------------------------------------------------------- objects in hand

    /** Takes an object into a free carrying place. */
    public void carry(int seat, int thing) {
        s.crew.set(seat, CARRIED + (s.crew.carried(seat, 0) < 0 ? 0 : 1), thing);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectPickedUp(new Who(seat), new GameEvent.Thing(thing)));
        }
    }

    /** Puts an object down in the room. */
    public void putDown(int seat, int thing) {
        letGo(seat, thing);
        c.ship.putThing(s.crew.roomOf(seat), thing);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectDropped(
                    new Who(seat), new GameEvent.Thing(thing), new Place(s.crew.roomOf(seat))));
        }
    }

    private void letGo(int seat, int thing) {
        s.crew.set(seat, CARRIED + (s.crew.carried(seat, 0) == thing ? 0 : 1), Thing.NONE);
    }

    /** Lays an object out for a trade. */
    public void layOutThing(int seat, int thing) {
        letGo(seat, thing);
        s.crew.set(seat, OFFER + (s.crew.offer(seat, 0) < 0 ? 0 : 1), thing);
        if (c.listening()) {
            c.emit(new GameEvent.ObjectLaidOut(new Who(seat), new GameEvent.Thing(thing)));
        }
    }

    /** Takes back the objects laid out for a trade. */
    public void takeBackThings(int seat) {
        for (int k = 0; k < CrewState.HAND_SLOTS; k++) {
            int thing = s.crew.offer(seat, k);
            if (thing >= 0) {
                s.crew.set(seat, OFFER + k, Thing.NONE);
                s.crew.set(seat, CARRIED + (s.crew.carried(seat, 0) < 0 ? 0 : 1), thing);
            }
        }
    }

    /** Takes an object laid out for a trade away from its owner. */
    public int takeOffered(int from, int to, int place) {
        int thing = s.crew.offer(from, place);
        if (thing >= 0) {
            s.crew.set(from, OFFER + place, Thing.NONE);
            if (c.listening()) {
                c.emit(new GameEvent.ObjectHandedOver(new Who(from), new Who(to), new GameEvent.Thing(thing)));
            }
        }
        return thing;
    }
}
