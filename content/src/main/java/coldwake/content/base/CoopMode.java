package coldwake.content.base;

import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.mode.Mode;
import coldwake.engine.mode.Outcome;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;

/** The fully cooperative game: open objectives, one for each player, and all win or lose together. */
public final class CoopMode implements Mode {
    /** The objectives for one player, or for all together. */
    static final String DECK = "solo-coop";

    private static final String SIGNAL = "signal-sent";
    private static final String EMERGENCY_ROOM = "emergency-room";

    private final boolean revives;

    /** With or without an emergency room that brings the dead back. */
    public CoopMode(boolean revives) {
        this.revives = revives;
    }

    @Override
    public String id() {
        return "coop";
    }

    /** Ruling own-coop-open. */
    @Override
    public boolean open() {
        return true;
    }

    @Override
    public void dealObjectives(Play p) {
        for (int seat = 0; seat < p.state().seats(); seat++) {
            p.changes().decks.openObjective(SecretObjectives.deal(p, DECK, seat));
        }
    }

    @Override
    public boolean revives() {
        return revives;
    }

    /** Whoever's corpse lies in a working emergency room without intruders stands there again. Ruling mod-003. */
    @Override
    public void startOfRound(Play p) {
        GameState s = p.state();
        int room = revives ? s.ship.exploredRoom(EMERGENCY_ROOM) : -1;
        if (room < 0 || !s.ship.working(room) || s.intruders.anyIn(room)) {
            return;
        }
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.status(seat) == Status.DEAD && s.ship.things(room, Thing.corpseOf(seat)) > 0) {
                p.changes().crew.revive(seat, room);
            }
        }
    }

    /** All objectives stay. Ruling mod-001. */
    @Override
    public void firstEncounter(Play p) {}

    @Override
    public boolean survivesAt(Play p, int seat, String destination) {
        return destination.equals("earth");
    }

    /** All win if somebody survived and every objective is met; each one with the signal needs a sender of its own. */
    @Override
    public void checkObjectives(Play p, Outcome outcome) {
        GameState s = p.state();
        int signals = 0;
        for (int piece = s.pieces.first(Zone.OPEN_OBJECTIVES); piece >= 0; piece = s.pieces.next(piece)) {
            signals += objective(s, piece).needs(SIGNAL) ? 1 : 0;
        }
        Outcome together = outcome.together(signals);
        boolean won = true;
        for (int piece = s.pieces.first(Zone.OPEN_OBJECTIVES); piece >= 0; piece = s.pieces.next(piece)) {
            boolean fulfilled = fulfilled(s, objective(s, piece), together);
            if (p.changes().listening()) {
                p.changes().emit(new GameEvent.SharedObjectiveChecked(new Card(piece), fulfilled));
            }
            won &= fulfilled;
        }
        for (int seat = 0; won && seat < s.seats(); seat++) {
            p.changes().win(seat);
        }
    }

    private static ObjectiveCard objective(GameState s, int piece) {
        return (ObjectiveCard) s.rules().piece(piece);
    }

    /** Whether an objective is met as far as one of the survivors is concerned. */
    private static boolean fulfilled(GameState s, ObjectiveCard card, Outcome together) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (together.survived(seat) && card.fulfilled(together, seat)) {
                return true;
            }
        }
        return false;
    }
}
