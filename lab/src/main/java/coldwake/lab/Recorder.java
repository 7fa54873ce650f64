package coldwake.lab;

import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipEvents;
import coldwake.engine.Game;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.event.EventSink;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Listens to one game and writes its record. */
public final class Recorder implements EventSink {
    private static final int MAX_DIGIT = Character.MAX_RADIX - 1;

    private final Ruleset rules;
    private final @Nullable String[] causes = new @Nullable String[GameSetup.MAX_SEATS];
    private final int[] deathRounds = new int[GameSetup.MAX_SEATS];
    private final int[] deathRooms = new int[GameSetup.MAX_SEATS];
    private final int[] attacker = new int[GameSetup.MAX_SEATS];
    private final int[] decisions = new int[GameSetup.MAX_SEATS];
    private final int[] visits;
    private final List<Map<String, Boolean>> objectives = new ArrayList<>();
    private final Map<String, Boolean> shared = new LinkedHashMap<>();
    private final List<String> bag = new ArrayList<>();
    private String moment = "set-up";
    private int round;
    private boolean ended;

    public Recorder(Ruleset rules) {
        this.rules = rules;
        visits = new int[rules.board().slotCount()];
        for (int seat = 0; seat < rules.seats(); seat++) {
            objectives.add(new LinkedHashMap<>());
        }
        forgetAttackers();
    }

    // ---------------------------------------------------------------- what is heard

    @Override
    public void accept(GameEvent event) {
        switch (event) {
            case GameEvent.RoundStarted(int number) -> round = number;
            case GameEvent.TurnStarted _ -> enter("wounds in a turn");
            case GameEvent.StepStarted(String step) -> enter(step);
            case GameEvent.IntruderAttacked(var foe, var who) -> attacker[who.seat()] = foe.type();
            case GameEvent.SurpriseAttack(var foe, var who) -> attacker[who.seat()] = foe.type();
            case ShipEvents.RoomDepressurized _ -> enter("airlock");
            case GameEvent.GameEnded _ -> {
                ended = true;
                enter("left aboard");
            }
            case ShipEvents.ShipExploded _ -> enter("ship exploded");
            case ShipEvents.ShipDrifts _ -> enter("ship adrift");
            case ShipEvents.DestinationRevealed _ -> enter("wrong destination");
            case GameEvent.ContaminationChecked(var _, boolean survived) -> {
                if (!survived) {
                    enter("contamination");
                }
            }
            case GameEvent.CrewMoved(var _, var _, var to) -> visits[to.slot()]++;
            case GameEvent.CharacterDied(var who, var room) -> died(who.seat(), room.slot());
            case GameEvent.ObjectiveRevealed(var who, var card, boolean fulfilled) ->
                objectives.get(who.seat()).put(rules.idOf(card.piece()), fulfilled);
            case GameEvent.SharedObjectiveChecked(var card, boolean fulfilled) ->
                shared.put(rules.idOf(card.piece()), fulfilled);
            default -> {}
        }
    }

    private void died(int seat, int slot) {
        causes[seat] = attacker[seat] < 0 || ended
                ? moment
                : "attack: " + rules.species().types().get(attacker[seat]).id();
        deathRounds[seat] = round;
        deathRooms[seat] = slot;
    }

    private void enter(String now) {
        moment = now;
        forgetAttackers();
    }

    private void forgetAttackers() {
        Arrays.fill(attacker, -1);
    }

    // ---------------------------------------------------------------- what is seen

    /** To be told of each decision before it is made. */
    public void asked(Game game, int seat) {
        decisions[seat]++;
        if (bag.size() < game.state().round()) {
            bag.add(bagOf(game.state()));
        }
    }

    private String bagOf(GameState s) {
        int[] counts = new int[rules.species().types().size() + 1];
        for (int piece = s.pieces.first(Zone.BAG); piece >= 0; piece = s.pieces.next(piece)) {
            counts[((IntruderToken) rules.piece(piece)).type() + 1]++;
        }
        StringBuilder digits = new StringBuilder();
        for (int count : counts) {
            digits.append(Character.forDigit(Math.min(count, MAX_DIGIT), Character.MAX_RADIX));
        }
        return digits.toString();
    }

    /** The kinds of token in the order of the digits of a bag. */
    public static List<String> bagKinds(Ruleset rules) {
        List<String> kinds = new ArrayList<>(List.of("blank"));
        rules.species().types().forEach(type -> kinds.add(type.id()));
        return kinds;
    }

    // ---------------------------------------------------------------- the record

    /** The record of a game that is over. */
    public GameRecord record(int game, GameState end, List<String> bots) {
        List<GameRecord.SeatRecord> seats = IntStream.range(0, end.seats())
                .mapToObj(seat -> seat(end, seat, bots.get(seat)))
                .toList();
        return new GameRecord(
                game,
                null,
                end.ending().id(),
                end.round(),
                Arrays.stream(decisions).sum(),
                seats,
                shared.isEmpty() ? null : shared,
                Arrays.stream(visits).boxed().toList(),
                bag);
    }

    private GameRecord.SeatRecord seat(GameState end, int seat, String bot) {
        String cause = causes[seat];
        boolean dead = cause != null;
        return new GameRecord.SeatRecord(
                end.crew.character(seat).id(),
                bot,
                decisions[seat],
                fate(end, seat),
                (end.winners() & 1 << seat) != 0,
                objectives.get(seat),
                cause,
                dead ? deathRounds[seat] : null,
                dead && deathRooms[seat] >= 0
                        ? rules.board().slots().get(deathRooms[seat]).number()
                        : null);
    }

    private static String fate(GameState end, int seat) {
        if (!end.crew.alive(seat)) {
            return GameRecord.DIED;
        }
        if (end.crew.took(seat, Ship.ASLEEP)) {
            return "slept through";
        }
        if (end.crew.took(seat, Ship.LAUNCHED)) {
            return "left in a pod";
        }
        if (end.crew.took(seat, Ship.ON_SHUTTLE)) {
            return "left on the shuttle";
        }
        throw new IllegalStateException("seat " + seat + " is " + end.crew.status(seat) + " at the end");
    }
}
