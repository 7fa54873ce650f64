package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.content.hive.HiveEvents;
import coldwake.content.ship.ShipEvents;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.server.table.Milestones.Outcome;
import coldwake.server.table.Table.PlayedChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each milestone once, and once missed by a step. The seat is 0; other choices are those of seat 1. */
class MilestonesTest {
    private static final Ruleset RULES = Rulesets.of(GameSetup.standard(2));
    private static final Who ME = new Who(0);
    private static final Who OTHER = new Who(1);
    private static final Place ROOM = new Place(3);
    private static final Card GUN = new Card(7);
    private static final Outcome DEAD = new Outcome(false, false, false, false, 9, 2);
    private static final Outcome HOME = new Outcome(true, false, false, false, 9, 2);
    private static final Outcome WON = new Outcome(true, true, true, false, 9, 2);

    private final List<PlayedChoice> choices = new ArrayList<>();

    private MilestonesTest by(int seat, GameEvent... events) {
        choices.add(new PlayedChoice(seat, "", List.of(events), false, 1, null));
        return this;
    }

    private List<String> found(Outcome outcome) {
        List<String> found = Milestones.of(RULES, List.copyOf(choices), 0, outcome);
        choices.clear();
        return found;
    }

    private static Foe foe(String type) {
        List<String> types =
                RULES.species().types().stream().map(each -> each.id()).toList();
        return new Foe(0, types.indexOf(type));
    }

    @Test
    void aGameWithoutAnythingHasNone() {
        assertThat(found(HOME)).isEmpty();
    }

    @Test
    void whoeverDealsTheLastInjuryKilledTheQueen() {
        GameEvent queen = new GameEvent.IntruderKilled(foe("queen"), ROOM);
        assertThat(by(0, queen).found(DEAD)).containsExactly("queen-falls");
        assertThat(by(1, queen).found(DEAD)).isEmpty();
        assertThat(by(0, new GameEvent.IntruderKilled(foe("adult"), ROOM)).found(DEAD))
                .isEmpty();
        assertThat(by(0, new HiveEvents.NestDestroyed()).found(DEAD)).containsExactly("nest-burnt");
        assertThat(by(1, new HiveEvents.NestDestroyed()).found(DEAD)).isEmpty();
    }

    @Test
    void threeWeaknessesAreAll() {
        GameEvent one = new GameEvent.WeaknessDiscovered(new GameEvent.Thing(0), GUN);
        assertThat(by(1, one, one, one).found(DEAD)).containsExactly("weak-point");
        assertThat(by(1, one, one).found(DEAD)).isEmpty();
    }

    @Test
    void aLarvaIsCutOutInTimeByWhoeverComesHome() {
        assertThat(by(0, new HiveEvents.LarvaRemoved(ME)).found(HOME)).containsExactly("cut-out");
        assertThat(by(0, new HiveEvents.LarvaRemoved(ME)).found(DEAD)).isEmpty();
        assertThat(by(0, new HiveEvents.LarvaRemoved(OTHER)).found(HOME)).isEmpty();
    }

    @Test
    void anInfectedCardIsSurvived() {
        GameEvent infected = new GameEvent.ContaminationScanned(ME, 3, 1);
        GameEvent clean = new GameEvent.ContaminationScanned(ME, 3, 0);
        GameEvent survived = new GameEvent.ContaminationChecked(ME, true);
        assertThat(by(0, infected, survived).found(HOME)).containsExactly("clean-scan");
        assertThat(by(0, infected, clean, survived).found(HOME)).isEmpty();
        assertThat(by(0, infected, new GameEvent.ContaminationChecked(ME, false))
                        .found(DEAD))
                .isEmpty();
    }

    @Test
    void aDoorIsBrokenInTheRoundInWhichItWasClosed() {
        GameEvent closed = new GameEvent.DoorClosed(new Passage(4));
        GameEvent broken = new GameEvent.DoorDestroyed(new Passage(4));
        GameEvent events = new GameEvent.StepStarted("resolve-event");
        GameEvent round = new GameEvent.RoundStarted(2);
        assertThat(by(0, closed).by(1, events, broken).found(DEAD)).containsExactly("door-in-time");
        assertThat(by(1, closed).by(1, events, broken).found(DEAD)).isEmpty();
        assertThat(by(0, closed).by(1, round, events, broken).found(DEAD)).isEmpty();
        assertThat(by(1, new GameEvent.StepStarted("player-turns"))
                        .by(0, closed)
                        .by(1, broken)
                        .found(DEAD))
                .as("somebody did that")
                .isEmpty();
    }

    @Test
    void aRoundWithTwoMovesAndNoNoiseIsSilent() {
        GameEvent moved = new GameEvent.CrewMoved(ME, ROOM, new Place(4));
        GameEvent noise = new GameEvent.NoisePlaced(new Passage(4));
        GameEvent round = new GameEvent.RoundStarted(2);
        assertThat(by(0, moved, moved).found(DEAD)).containsExactly("silent-round");
        assertThat(by(0, moved, moved).by(1, noise).found(DEAD)).containsExactly("silent-round");
        assertThat(by(0, moved, noise, moved).found(DEAD)).isEmpty();
        assertThat(by(0, moved, round, moved).found(DEAD)).isEmpty();
    }

    @Test
    void theLastRoundIsLeftIn() {
        GameEvent eight = new GameEvent.RoundStarted(8);
        GameEvent nine = new GameEvent.RoundStarted(9);
        GameEvent asleep = new ShipEvents.Hibernated(ME);
        GameEvent aboard = new ShipEvents.PodBoarded(ME, 1);
        GameEvent launched = new ShipEvents.PodLaunched(1);
        assertThat(by(0, nine, asleep).found(HOME)).containsExactly("last-round");
        assertThat(by(0, eight, asleep, nine).found(HOME)).isEmpty();
        assertThat(by(0, eight, aboard, nine, launched).found(HOME)).containsExactly("last-round");
        assertThat(by(0, aboard, new ShipEvents.PodLeft(ME, 1), nine, launched).found(HOME))
                .isEmpty();
    }

    @Test
    void theEndTellsWhetherTheShipWasLostAndWhoKnew() {
        GameEvent peeked = new GameEvent.ObjectivePeeked(OTHER, ME);
        assertThat(found(WON)).containsExactly("nobody-knew");
        assertThat(by(1, peeked).found(WON)).isEmpty();
        assertThat(by(1, peeked).found(new Outcome(true, true, true, true, 9, 2)))
                .containsExactly("down-with-ship");
        assertThat(by(1, peeked).found(new Outcome(true, true, false, true, 9, 2)))
                .isEmpty();
        assertThat(found(new Outcome(true, true, true, false, 9, 1))).isEmpty();
    }

    @Test
    void theLongWayIsWalkedByRoundTen() {
        GameEvent[] rooms = IntStream.range(0, RULES.board().slots().size())
                .filter(slot -> RULES.board().slots().get(slot).room().isEmpty())
                .mapToObj(slot -> new GameEvent.RoomExplored(new Place(slot), GUN))
                .toArray(GameEvent[]::new);
        assertThat(by(1, new GameEvent.RoundStarted(10)).by(1, rooms).found(DEAD))
                .containsExactly("long-way");
        assertThat(by(1, new GameEvent.RoundStarted(11)).by(1, rooms).found(DEAD))
                .isEmpty();
        assertThat(by(1, List.of(rooms).subList(1, rooms.length).toArray(GameEvent[]::new))
                        .found(DEAD))
                .isEmpty();
    }

    @Test
    void aWeaponIsEmptiedInOneFight() {
        GameEvent shot = new GameEvent.ShotFired(ME, GUN);
        GameEvent empty = new GameEvent.AmmoChanged(ME, GUN, 0);
        GameEvent moved = new GameEvent.CrewMoved(ME, ROOM, new Place(4));
        assertThat(by(0, shot, shot, shot, empty).found(HOME)).containsExactly("six-shots");
        assertThat(by(0, shot, shot, shot, empty).found(DEAD)).isEmpty();
        assertThat(by(0, shot, shot, empty).found(HOME)).isEmpty();
        assertThat(by(0, shot, shot, moved, shot, empty).found(HOME)).isEmpty();
    }
}
