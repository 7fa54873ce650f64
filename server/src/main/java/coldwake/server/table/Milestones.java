package coldwake.server.table;

import coldwake.content.hive.HiveEvents;
import coldwake.content.ship.ShipEvents;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.setup.Ruleset;
import coldwake.server.table.Table.PlayedChoice;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a seat did in a finished game that is worth remembering, found in its log. Each is done or not, however often. */
final class Milestones {
    private static final int ALL_WEAKNESSES = 3;
    private static final int LONG_WAY_ROUNDS = 10;
    private static final int MOVES = 2;
    private static final int SHOTS = 3;
    private static final String TURNS = "player-turns";

    /**
     * How a game ended for a seat.
     *
     * @param inPod whether it left in a pod
     * @param shipLost whether the ship was destroyed
     * @param round the last one of the game
     */
    record Outcome(boolean home, boolean won, boolean inPod, boolean shipLost, int round, int seats) {}

    private final Ruleset rules;
    private final int seat;
    private final Set<String> done = new HashSet<>();

    private int round;
    private String step = "";
    private int weaknesses;
    private final Set<Integer> explored = new HashSet<>();
    /** The round in which this seat closed each door. */
    private final Map<Integer, Integer> closed = new HashMap<>();

    private int moves;
    private int noises;
    private @Nullable Card weapon;
    private int shots;
    private int infected;
    private int leftIn;
    private boolean boarded;
    private boolean cutOut;
    private boolean known;
    private boolean shared;

    private Milestones(Ruleset rules, int seat) {
        this.rules = rules;
        this.seat = seat;
    }

    /** The milestones of a seat, by their ids, in alphabetical order. */
    static List<String> of(Ruleset rules, List<PlayedChoice> choices, int seat, Outcome outcome) {
        Milestones found = new Milestones(rules, seat);
        for (PlayedChoice choice : choices) {
            choice.events().forEach(event -> found.hear(event, choice.seat() == seat));
        }
        found.conclude(outcome);
        return found.done.stream().sorted().toList();
    }

    private void hear(GameEvent event, boolean mine) {
        switch (event) {
            case GameEvent.RoundStarted(int number) -> begin(number);
            case GameEvent.StepStarted(String started) -> step = started;
            case GameEvent.WeaknessDiscovered _ -> weaknesses++;
            case GameEvent.RoomExplored(var room, var _) -> explore(room.slot());
            case GameEvent.IntruderKilled(var foe, var _) -> {
                if (mine && rules.species().types().get(foe.type()).id().equals("queen")) {
                    done.add("queen-falls");
                }
            }
            case GameEvent.SharedObjectiveChecked _ -> shared = true;
            case GameEvent.ObjectivePeeked(var _, var whose) -> known |= whose.seat() == seat;
            case GameEvent.DoorClosed(var corridor) -> {
                if (mine) {
                    closed.put(corridor.passage(), round);
                }
            }
            case GameEvent.DoorDestroyed(var corridor) -> {
                if (!step.equals(TURNS) && closed.getOrDefault(corridor.passage(), -1) == round) {
                    done.add("door-in-time");
                }
            }
            case GameEvent.NoisePlaced _ -> noises += mine ? 1 : 0;
            case HiveEvents.NestDestroyed _ -> {
                if (mine) {
                    done.add("nest-burnt");
                }
            }
            case ShipEvents.PodLaunched _ -> leftIn = boarded ? round : leftIn;
            default -> hearOfSeat(event);
        }
    }

    /** What is told of this seat. */
    private void hearOfSeat(GameEvent event) {
        switch (event) {
            case GameEvent.CrewMoved(var who, var _, var _)
            when who.seat() == seat -> {
                moves++;
                weapon = null;
            }
            case GameEvent.ShotFired(var who, var fired)
            when who.seat() == seat -> {
                shots = fired.equals(weapon) ? shots + 1 : 1;
                weapon = fired;
            }
            case GameEvent.AmmoChanged(var who, var emptied, int ammo)
            when who.seat() == seat -> {
                if (ammo == 0 && emptied.equals(weapon) && shots >= SHOTS) {
                    done.add("six-shots");
                }
            }
            case GameEvent.ContaminationScanned(var who, int _, int cards) when who.seat() == seat -> infected = cards;
            case GameEvent.ContaminationChecked(var who, boolean survived)
            when who.seat() == seat -> {
                if (survived && infected > 0) {
                    done.add("clean-scan");
                }
            }
            case HiveEvents.LarvaRemoved(var who) when who.seat() == seat -> cutOut = true;
            case ShipEvents.PodBoarded(var who, int _) when who.seat() == seat -> boarded = true;
            case ShipEvents.PodLeft(var who, int _) when who.seat() == seat -> boarded = false;
            case ShipEvents.Hibernated(var who) when who.seat() == seat -> leftIn = round;
            default -> {}
        }
    }

    private void begin(int number) {
        endRound();
        round = number;
    }

    private void endRound() {
        if (moves >= MOVES && noises == 0) {
            done.add("silent-round");
        }
        moves = 0;
        noises = 0;
    }

    private void explore(int slot) {
        explored.add(slot);
        long dark = rules.board().slots().stream()
                .filter(s -> !s.open() && s.room().isEmpty())
                .count();
        if (explored.size() == dark && round <= LONG_WAY_ROUNDS) {
            done.add("long-way");
        }
    }

    /** What only the end tells. */
    private void conclude(Outcome end) {
        endRound();
        keep("cut-out", cutOut && end.home());
        keep("weak-point", weaknesses >= ALL_WEAKNESSES);
        keep("last-round", end.home() && leftIn == end.round());
        keep("down-with-ship", end.won() && end.inPod() && end.shipLost());
        keep("nobody-knew", end.won() && !known && !shared && end.seats() > 1);
        if (!end.home()) {
            done.remove("six-shots");
        }
    }

    private void keep(String milestone, boolean reached) {
        if (reached) {
            done.add(milestone);
        }
    }
}
