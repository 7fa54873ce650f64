package coldwake.engine.view;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.rules.Questions;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/**
 * May this seat see that? Views, the projection of events and redealt copies all ask here, and nobody else decides.
 *
 * <p>Those who only watch are a seat that owns nothing: {@link coldwake.engine.event.Audience#SPECTATOR}.
 */
public final class Visibility {
    private Visibility() {}

    // ---------------------------------------------------------------- pieces

    /**
     * Whether a seat knows which piece this is, where it lies now. Of a contamination card that is no more than that it
     * is one: see {@link #seesInfection}.
     */
    public static boolean sees(GameState s, int seat, int piece) {
        int zone = s.pieces.zoneOf(piece);
        if (zone == Zone.ON_BOARD) {
            return seesOnBoard(s, seat, piece);
        }
        return seesZone(s, seat, zone) || !isContamination(s, piece) && isTold(s, seat, piece);
    }

    private static boolean seesOnBoard(GameState s, int seat, int piece) {
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (s.ship.tilePiece(slot) == piece) {
                return seesTile(s, seat, slot);
            }
            if (s.ship.tokenPiece(slot) == piece) {
                return seesToken(s, seat, slot);
            }
        }
        throw new IllegalStateException("piece " + piece + " lies on the board but on no room");
    }

    /** Whether a seat sees all cards of a zone by the nature of the zone. */
    static boolean seesZone(GameState s, int seat, int zone) {
        return anySeesZone(s, 1 << seat, zone);
    }

    private static boolean isContamination(GameState s, int piece) {
        return s.rules().piece(piece) instanceof ContaminationCard;
    }

    /** Whether a seat knows which piece this is although it lies face down. */
    static boolean isTold(GameState s, int seat, int piece) {
        return anyIsTold(s, 1 << seat, piece);
    }

    /** Whether a contamination card was scanned before the eyes of a seat. */
    public static boolean seesInfection(GameState s, int seat, int card) {
        return isTold(s, seat, card);
    }

    /** The word for a piece that a seat sees, or was told of by an event: all unscanned contamination reads alike. */
    static String name(GameState s, int seat, int piece) {
        if (s.rules().piece(piece) instanceof ContaminationCard card) {
            if (!seesInfection(s, seat, piece)) {
                return "contamination";
            }
            return card.infected() ? "contamination-infected" : "contamination-clean";
        }
        return s.rules().idOf(piece);
    }

    // ---------------------------------------------------------------- ship

    /** Whether a seat knows the tile of a room, explored or not. */
    public static boolean seesTile(GameState s, int seat, int slot) {
        return anySeesTile(s, 1 << seat, slot);
    }

    /** Whether a seat knows the exploration token that lies on a room. */
    static boolean seesToken(GameState s, int seat, int slot) {
        return anySeesToken(s, 1 << seat, slot);
    }

    /** Whether a seat knows a number that a module keeps. */
    public static boolean seesCounter(GameState s, int seat, int counter, int at) {
        return anySeesCounter(s, 1 << seat, counter, at);
    }

    // ---------------------------------------------------------------- what several seats know between them

    static boolean anySeesZone(GameState s, int seats, int zone) {
        return (s.seers(zone) & seats) != 0;
    }

    static boolean anyIsTold(GameState s, int seats, int piece) {
        return (s.pieces.knownTo(piece) & seats) != 0;
    }

    static boolean anySeesTile(GameState s, int seats, int slot) {
        return s.ship.explored(slot) || (s.ship.tileKnownTo(slot) & seats) != 0;
    }

    static boolean anySeesToken(GameState s, int seats, int slot) {
        return (s.ship.tokenKnownTo(slot) & seats) != 0;
    }

    static boolean anySeesCounter(GameState s, int seats, int counter, int at) {
        return s.over() || !s.rules().counters().get(counter).secret() || (s.counterKnownTo(counter, at) & seats) != 0;
    }

    // ---------------------------------------------------------------- events and questions

    /** Whether a seat learns of something that happened: where nobody has secrets, of all. Ruling own-coop-open. */
    public static boolean seesEvent(GameState s, GameEvent event, int seat) {
        return event.visibleTo(seat) || s.rules().mode().open();
    }

    /** Whether a seat sees the options of the open question: only those do who are asked. */
    static boolean seesOptions(GameState s, int seat) {
        return !s.over()
                && s.agenda().top() instanceof Step.Question question
                && (Questions.asked(s, question) & 1 << seat) != 0;
    }
}
