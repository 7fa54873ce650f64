package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.CoordinatesCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Outcome;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import coldwake.engine.state.ShipState;
import coldwake.engine.state.Status;
import coldwake.engine.state.Zone;

/** Survivors and the four steps of the victory check. */
public final class EndGame {
    private static final int ENGINES_NEEDED = 2;
    private static final int CARDS_DRAWN = 4;

    private EndGame() {}

    static void begin(Play p) {
        p.changes().settle();
        p.changes().beginVictoryCheck();
        p.replaceAgenda(new Step.CheckShip(), new Step.CheckContamination(0), new Step.CheckObjectives());
    }

    /** Who is awake on board dies; a destroyed ship takes the sleepers too; then engines and coordinates. */
    static void checkShip(Play p) {
        GameState s = p.state();
        boolean destroyed = s.ending().destroyed();
        for (int seat = 0; seat < s.seats(); seat++) {
            boolean asleep = s.crew.status(seat) == Status.ASLEEP;
            if (s.crew.awake(seat) || s.crew.status(seat) == Status.DRAFTING || asleep && destroyed) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
        if (!destroyed && anyoneAlive(s)) {
            checkEngines(p);
            if (!s.ending().destroyed()) {
                checkCoordinates(p);
            }
        }
    }

    /** With nobody alive there is nothing more to check. Ruling end-010. */
    private static boolean anyoneAlive(GameState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.alive(seat)) {
                return true;
            }
        }
        return false;
    }

    /** With more than one damaged engine the ship explodes. */
    private static void checkEngines(Play p) {
        GameState s = p.state();
        int working = 0;
        for (int engine = 0; engine < ShipState.engines(); engine++) {
            working += s.ship.engineWorking(engine) ? 1 : 0;
        }
        p.changes().emit(new GameEvent.EnginesRevealed(working));
        if (working < ENGINES_NEEDED) {
            p.changes().explode();
            killSleepers(p, "");
        }
    }

    private static void checkCoordinates(Play p) {
        String destination = destination(p.state());
        p.changes().cards.reveal(p.state().pieces.first(Zone.COORDINATES));
        p.changes().emit(new GameEvent.DestinationRevealed(destination));
        killSleepers(p, destination);
    }

    /** Where the ship is headed. A secret until the end. */
    public static String destination(GameState s) {
        CoordinatesCard card = (CoordinatesCard) s.rules().piece(s.pieces.first(Zone.COORDINATES));
        return card.destinations().get(s.ship.destination());
    }

    private static void killSleepers(Play p, String destination) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.status(seat) == Status.ASLEEP && !p.rules().mode().survivesAt(p, seat, destination)) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
    }

    static void checkContamination(Play p, int seat) {
        GameState s = p.state();
        if (seat >= s.seats()) {
            return;
        }
        if (s.crew.alive(seat)) {
            boolean survived = p.species().survivesContamination(p, seat);
            p.changes().emit(new GameEvent.ContaminationChecked(new Who(seat), survived));
            if (!survived) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
        p.then(new Step.CheckContamination(seat + 1));
    }

    /** Shuffles all cards of a seat and draws four: any contamination card kills. */
    public static boolean drawsClean(Play p, int seat) {
        return drawsContamination(p, seat, CARDS_DRAWN) == 0;
    }

    /** Shuffles all cards of a seat, draws some and answers how many of them are contamination cards. */
    public static int drawsContamination(Play p, int seat, int cards) {
        p.changes().cards.moveAll(Zone.hand(seat), Zone.deck(seat));
        p.changes().cards.moveAll(Zone.discard(seat), Zone.deck(seat));
        p.changes().cards.shuffle(Zone.deck(seat));
        int card = p.state().pieces.first(Zone.deck(seat));
        int contamination = 0;
        for (int k = 0; k < cards && card >= 0; k++) {
            contamination += p.changes().hands.isContamination(card) ? 1 : 0;
            card = p.state().pieces.next(card);
        }
        return contamination;
    }

    static void checkObjectives(Play p) {
        p.rules().mode().checkObjectives(p, new Outcome(p.state()));
        p.happened(new Happening.WinnersKnown());
        p.changes().finish();
    }
}
