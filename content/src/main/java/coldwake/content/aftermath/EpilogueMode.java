package coldwake.content.aftermath;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.facts.EventFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MissionFacts;
import coldwake.content.facts.RequirementFacts;
import coldwake.content.ship.Ship;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Mode;
import coldwake.engine.mode.Outcome;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.species.Species;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * The Epilogue: another crew has five rounds on the ship of a finished game until its shuttle leaves. Two alerts must be answered,
 * all tokens found, and everybody has a requirement of their own.
 */
public final class EpilogueMode implements Mode {
    public static final String ID = "epilogue";

    /** The shuttle has left. */
    public static final Ending LAUNCH = Ending.of("shuttle", false);

    /** The deed of killing an intruder that is no larva, by weapon, bare hands, card or item. */
    static final String TROPHY = "trophy";
    /** The deed of making an item. */
    static final String CRAFTED = "item-crafted";

    /** The round in which the second alert comes. */
    private static final int SECOND_ALERT = 3;

    /** With so few players some tokens may stay face down. */
    private static final int FEW = 2;

    private static final int MAY_STAY_HIDDEN = 3;

    /** The smallest type of intruder. */
    private static final int SMALLEST = 0;

    private final MissionFacts mission;
    private final List<RequirementFacts> requirements;
    /** The events that show the alert symbol. */
    private final List<String> alerting;

    /** @param mission what it changes in the set-up with the species in play */
    public EpilogueMode(MissionFacts mission) {
        this.mission = mission;
        requirements = Facts.load().aftermath().requirements();
        alerting = Facts.load().aftermath().events().stream()
                .filter(EventFacts::alert)
                .map(EventFacts::id)
                .toList();
    }

    /** For whom it is, with which species and on which boards; the facts say so. */
    public static ModeChoice choice() {
        MissionFacts facts = Facts.load().missions().stream()
                .filter(each -> each.id().equals(ID))
                .findFirst()
                .orElseThrow();
        return new ModeChoice(ID, 1, GameSetup.MAX_SEATS, facts.species(), facts.boards());
    }

    /** The rules that come with it. */
    public static List<Module> rules() {
        return List.of(
                new Shuttle(),
                new AftermathTokens(),
                new AftermathEventDeck(),
                new Alerts(false),
                new LucrativeOffer());
    }

    /** Its pieces besides those that belong to parts of the box. */
    public static List<Definition> pieces(Facts facts, Species species) {
        List<Definition> pieces = new ArrayList<>(ResearchMission.pieces(facts, species));
        pieces.addAll(Requirements.pieces(facts.aftermath().requirements()));
        return List.copyOf(pieces);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.kept(TROPHY, Scope.SEAT, 0), Counter.kept(CRAFTED, Scope.SEAT, 0));
    }

    @Override
    public List<Ending> endings() {
        return List.of(LAUNCH);
    }

    // ---------------------------------------------------------------- set-up

    @Override
    public boolean underWay() {
        return false;
    }

    @Override
    public void layOut(Play p) {
        new Inheritance(p).layOut();
        mission.added(p.state().seats()).forEach((kind, tokens) -> Inheritance.addTokens(p, kind, tokens));
    }

    /** Requirements are dealt once everybody has a character. */
    @Override
    public void dealObjectives(Play p) {}

    @Override
    public void setUp(Play p) {
        Requirements.deal(p, requirements);
    }

    // ---------------------------------------------------------------- rounds

    /** The marker starts with the first round; alerts come before cards are drawn. */
    @Override
    public void startOfRound(Play p) {
        int round = p.state().round();
        if (round == 1) {
            Shuttle.moveTo(p, Shuttle.START);
        }
        if (round == 1 || round == SECOND_ALERT) {
            Alerts.reveal(p);
        }
    }

    @Override
    public void firstEncounter(Play p) {}

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.TIME_MOVED,
                Happening.Kind.EVENT_RESOLVED,
                Happening.Kind.GAME_ENDED,
                Happening.Kind.ITEM_CRAFTED,
                Happening.Kind.INTRUDER_SLAIN);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.TimeMoved() -> moveMarker(p);
            case Happening.EventResolved(int event) -> rollForNoise(p, event);
            case Happening.GameEnded() -> leave(p);
            case Happening.ItemCrafted(int seat, int _) -> note(p, CRAFTED, seat, 1);
            case Happening.IntruderSlain(int seat, int type, boolean _) -> slain(p, seat, type);
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** A yellow space asks for the alert; on the red one the shuttle leaves, and nothing else happens. */
    private static void moveMarker(Play p) {
        GameState s = p.state();
        if (s.ending() != Ending.NONE) {
            return;
        }
        Shuttle.moveTo(p, Shuttle.space(s) + 1);
        if (Shuttle.space(s) == Shuttle.END) {
            p.changes().end(LAUNCH);
        } else if (Shuttle.YELLOW.contains(Shuttle.space(s)) && Alerts.isOpen(s)) {
            checkAlert(p);
        }
    }

    private static void checkAlert(Play p) {
        if (Alerts.isUnfulfilled(p.state())) {
            Alerts.fail(p);
            p.changes().end(Alerts.ALERT);
        } else {
            Alerts.remove(p);
        }
    }

    /** The alert symbol: everybody outside combat rolls, first player first. */
    private void rollForNoise(Play p, int event) {
        if (alerting.contains(p.rules().idOf(event))) {
            p.then(new Step.EveryoneRollsNoise(0));
        }
    }

    // ---------------------------------------------------------------- deeds

    private static int counter(GameState s, String name) {
        return s.rules().counter(ID + "." + name);
    }

    private static void note(Play p, String name, int at, int value) {
        p.changes().setCounter(counter(p.state(), name), at, value);
    }

    /** Whether a seat did something that requirements ask for. */
    public static boolean did(GameState s, String deed, int seat) {
        return s.counter(counter(s, deed), seat) != 0;
    }

    private static void slain(Play p, int seat, int type) {
        if (type != SMALLEST) {
            note(p, TROPHY, seat, 1);
        }
    }

    // ---------------------------------------------------------------- the end

    /** The marker goes to the red space; an open alert is not checked. */
    @Override
    public void nobodyLeft(Play p) {
        Shuttle.moveTo(p, Shuttle.END);
        p.changes().end(LAUNCH);
    }

    /** Whoever is on the shuttle leaves with it, unless it is destroyed with the ship. With an alert that failed only the offer lets live. */
    private static void leave(Play p) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (!s.crew.alive(seat)) {
                continue;
            }
            if (s.ending() == Alerts.ALERT && LucrativeOffer.holder(s) != seat) {
                p.changes().crew.dieAtTheEnd(seat);
            } else if (!s.ending().destroyed() && s.crew.aboard(seat) && Shuttle.isOn(s, s.crew.roomOf(seat))) {
                p.changes().crew.takeWayOut(seat, Ship.ON_SHUTTLE, 0);
            }
        }
    }

    /** Nobody asks where the ship got to. */
    @Override
    public boolean survivesAt(Play p, int seat, String reached) {
        return true;
    }

    /** Tokens first, then requirements of those who live; the holder of the offer is judged by it alone. */
    @Override
    public void checkObjectives(Play p, Outcome outcome) {
        GameState s = p.state();
        int allowed = s.seats() <= FEW ? MAY_STAY_HIDDEN : 0;
        boolean searched = AftermathTokens.hidden(s) <= allowed;
        p.changes().emit(new AftermathEvents.TokensCounted(AftermathTokens.hidden(s), searched));
        for (int seat = 0; seat < s.seats(); seat++) {
            boolean won = LucrativeOffer.holder(s) == seat
                    ? checkOffer(p, outcome, seat)
                    : checkRequirement(p, outcome, seat) && searched;
            if (won) {
                p.changes().win(seat);
            }
        }
    }

    private static boolean checkOffer(Play p, Outcome outcome, int seat) {
        boolean fulfilled = LucrativeOffer.isFulfilled(outcome, seat);
        p.changes().emit(new AftermathEvents.OfferChecked(new Who(seat), fulfilled));
        return fulfilled;
    }

    private static boolean checkRequirement(Play p, Outcome outcome, int seat) {
        GameState s = p.state();
        int piece = s.pieces.first(Zone.objectives(seat));
        boolean fulfilled = outcome.survived(seat) && ((ObjectiveCard) s.rules().piece(piece)).fulfilled(outcome, seat);
        p.changes().cards.reveal(piece);
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ObjectiveRevealed(new Who(seat), new Card(piece), fulfilled));
        }
        return fulfilled;
    }
}
