package coldwake.content.base;

import coldwake.content.vocabulary.RoomRole;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.mode.Mode;
import coldwake.engine.mode.Outcome;
import coldwake.engine.mode.Revival;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;

/** The fully cooperative game: open objectives, one for each player, and all win or lose together. */
public final class CoopMode implements Mode {
    /** The objectives for one player, or for all together. */
    static final String DECK = "solo-coop";

    private static final String SIGNAL = "signal-sent";

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
        List<Revival> back = revivals(s).stream()
                .filter(revival -> revival.state() == Revival.State.BACK)
                .toList();
        for (int n = 0; n < s.seats() && !back.isEmpty(); n++) {
            int seat = s.inOrder(n);
            back.stream()
                    .filter(revival -> revival.seat() == seat)
                    .forEach(revival -> p.changes().crew.revive(seat, revival.room()));
        }
    }

    /** The dead whose body is somewhere to be found. */
    @Override
    public List<Revival> revivals(GameState s) {
        List<Revival> dead = new ArrayList<>();
        int room = revives ? s.ship.exploredRoom(RoomRole.EMERGENCY_ROOM) : -1;
        for (int seat = 0; revives && seat < s.seats(); seat++) {
            int lies = s.ship.roomWith(s.rules().things().corpseOf(seat));
            int carrier = carrier(s, s.rules().things().corpseOf(seat));
            boolean found = lies >= 0 || carrier >= 0;
            if (s.crew.status(seat) == Status.DEAD && found && Modifiers.canBeRevived(s, seat)) {
                dead.add(new Revival(seat, lies, carrier, room, stateOf(s, room, lies)));
            }
        }
        return List.copyOf(dead);
    }

    private static int carrier(GameState s, int body) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.carries(seat, body)) {
                return seat;
            }
        }
        return -1;
    }

    private static Revival.State stateOf(GameState s, int room, int lies) {
        if (room < 0) {
            return Revival.State.UNKNOWN;
        }
        if (!s.ship.working(room)) {
            return Revival.State.MALFUNCTION;
        }
        if (Modifiers.roaming(s, s.intruders.in(room)) != 0) {
            return Revival.State.INTRUDER;
        }
        return lies == room ? Revival.State.BACK : Revival.State.READY;
    }

    /** All objectives stay. Ruling mod-001. */
    @Override
    public void firstEncounter(Play p) {}

    @Override
    public boolean survivesAt(Play p, int seat, String reached) {
        return reached.equals("earth");
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
