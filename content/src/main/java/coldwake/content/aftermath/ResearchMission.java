package coldwake.content.aftermath;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.facts.CharacterFacts;
import coldwake.content.facts.EventFacts;
import coldwake.content.facts.Facts;
import coldwake.content.facts.MissionFacts;
import coldwake.engine.card.Definition;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.place.WayOut;
import coldwake.engine.rules.Play;
import coldwake.engine.species.Species;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The research mission: a full game that starts on the shuttle. Events with the alert symbol bring alerts, for each of which
 * the crew has five rounds; all else is that of the mode it is played in.
 */
public final class ResearchMission implements Module {
    public static final String ID = "research-mission";

    /** The events that show the alert symbol. */
    private final List<String> alerting;

    private ResearchMission(List<EventFacts> events) {
        alerting = events.stream().filter(EventFacts::alert).map(EventFacts::id).toList();
    }

    /**
     * With what it goes together; the facts say on which boards it is played and by whom.
     *
     * @param intruderPlayer the option to play the Intruders, who follow no event cards then, so that alerts would die out
     */
    public static OptionChoice option(String intruderPlayer) {
        Facts facts = Facts.load();
        MissionFacts mission = facts.missions().stream()
                .filter(each -> each.id().equals(ID))
                .findFirst()
                .orElseThrow();
        List<String> crew = facts.characters().stream()
                .filter(character -> mission.takesPart(character.option()))
                .map(CharacterFacts::id)
                .toList();
        return new OptionChoice(ID, List.of("standard", "solo", "coop"), mission.species(), false)
                .only(mission.boards(), List.of(intruderPlayer), crew);
    }

    /** Its rules. */
    public static List<Module> rules() {
        return List.of(
                new Shuttle(),
                new AftermathTokens(),
                new AftermathEventDeck(),
                new Alerts(true),
                new ResearchMission(Facts.load().aftermath().events()));
    }

    /** Its pieces besides those that belong to parts of the box. */
    public static List<Definition> pieces(Facts facts, Species species) {
        List<Definition> pieces =
                new ArrayList<>(AftermathTokens.pieces(facts.aftermath().tokens()));
        pieces.addAll(AftermathEventDeck.pieces(facts.aftermath().events(), species));
        pieces.addAll(Alerts.pieces(facts.aftermath().alerts()));
        return List.copyOf(pieces);
    }

    @Override
    public String id() {
        return ID;
    }

    /** Of the events of a species that has no list of its own for this, the first of the shuffled deck stay. */
    @Override
    public void setUp(Play p) {
        String species = p.species().id();
        Facts.load().missions().stream()
                .filter(mission -> mission.id().equals(ID) && mission.species().contains(species))
                .map(MissionFacts::speciesEvents)
                .filter(Objects::nonNull)
                .forEach(events -> keepEvents(p, species, events));
    }

    private static void keepEvents(Play p, String species, int wanted) {
        List<String> own = Facts.load().species(species).events().stream()
                .map(EventFacts::id)
                .toList();
        int kept = 0;
        for (int event = p.state().pieces.first(Zone.EVENT_DECK), next; event >= 0; event = next) {
            next = p.state().pieces.next(event);
            if (own.contains(p.rules().idOf(event)) && kept++ >= wanted) {
                p.changes().cards.toBottom(event, Zone.BOX);
            }
        }
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.EVENT_RESOLVED, Happening.Kind.TIME_MOVED, Happening.Kind.GAME_ENDED);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.EventResolved(int event) -> drawAlert(p, event);
            case Happening.TimeMoved() -> moveMarker(p);
            case Happening.GameEnded() -> checkOpenAlert(p);
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** With an alert open the symbol means nothing. */
    private void drawAlert(Play p, int event) {
        if (alerting.contains(p.rules().idOf(event)) && !Alerts.isOpen(p.state())) {
            Alerts.reveal(p);
            Shuttle.moveTo(p, Shuttle.START);
        }
    }

    private static void moveMarker(Play p) {
        GameState s = p.state();
        if (!Alerts.isOpen(s) || s.ending() != Ending.NONE) {
            return;
        }
        Shuttle.moveTo(p, Shuttle.space(s) + 1);
        if (Shuttle.space(s) == Shuttle.END) {
            p.changes().end(Alerts.ALERT);
        }
    }

    /** Everybody aboard dies, asleep or awake; whoever has left is safe. */
    private static void checkOpenAlert(Play p) {
        GameState s = p.state();
        if (!Alerts.isOpen(s)) {
            return;
        }
        Alerts.fail(p);
        for (int seat = 0; seat < s.seats(); seat++) {
            WayOut way = s.crew.wayOut(seat);
            if (s.crew.alive(seat) && (way == null || way.inside())) {
                p.changes().crew.dieAtTheEnd(seat);
            }
        }
    }
}
