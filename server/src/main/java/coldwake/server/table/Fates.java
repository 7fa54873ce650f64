package coldwake.server.table;

import coldwake.content.ship.Ship;
import coldwake.content.ship.ShipEvents;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.server.store.Logbooks;
import coldwake.server.table.Table.PlayedChoice;
import coldwake.testkit.lesson.Lesson;
import java.util.Objects;
import java.util.stream.IntStream;

/** How a game ended for one seat, as its record tells it. Nobody can claim anything else. */
public final class Fates {
    private static final String POD = "pod";
    private static final String WOUNDS = "wounds";
    private static final String ABOARD = "aboard";
    private static final String SHIP = "ship";

    private final int seat;
    private final GameState end;
    private String moment = WOUNDS;
    private String cause = "";
    private String place = "";
    private int round = 1;
    private int last;

    private Fates(Table table, int seat) {
        this.seat = seat;
        end = table.running().state();
        table.choices().stream().map(PlayedChoice::events).forEach(events -> events.forEach(this::hear));
        last = cause.isEmpty() ? end.round() : last;
    }

    /** What a logbook keeps of a finished game that was played here. */
    public static Logbooks.Game of(Table table, int seat) {
        requireCounted(table);
        Fates fates = new Fates(table, seat);
        GameState end = fates.end;
        Lesson lesson = table.lesson();
        return new Logbooks.Game(
                table.id(),
                seat,
                table.chosenAt(),
                table.title(),
                table.setup().board(),
                table.setup().species(),
                table.setup().mode(),
                end.seats(),
                Integer.bitCount(table.humans()),
                end.crew.status(seat) == Status.DRAFTING
                        ? ""
                        : end.crew.character(seat).id(),
                fates.last,
                end.ending().id(),
                fates.fate(),
                fates.place,
                end.crew.alive(seat),
                (end.winners() & 1 << seat) != 0,
                lesson != null,
                survivors(end),
                Integer.bitCount(end.winners()),
                Objects.requireNonNullElse(table.daily(), ""),
                Milestones.of(end.rules(), table.choices(), seat, fates.outcome()));
    }

    private static int survivors(GameState end) {
        return (int) IntStream.range(0, end.seats()).filter(end.crew::alive).count();
    }

    /** Games of files may be anything, and lessons are rigged; of those only the first watch is a whole game. */
    private static void requireCounted(Table table) {
        if (!table.over()) {
            throw new TableException("not-over", "A game is written down once it is over.");
        }
        Lesson lesson = table.lesson();
        if (table.importedFrom() != null || lesson != null && !lesson.watch()) {
            throw new TableException("not-counted", "Lessons and games from files are not written down.");
        }
    }

    private void hear(GameEvent event) {
        switch (event) {
            case GameEvent.RoundStarted(int number) -> round = number;
            case GameEvent.TurnStarted _, GameEvent.StepStarted _ -> moment = WOUNDS;
            case ShipEvents.RoomDepressurized _,
                    ShipEvents.ShipExploded _,
                    ShipEvents.ShipDrifts _,
                    ShipEvents.DestinationRevealed _ -> moment = SHIP;
            case GameEvent.GameEnded _ -> moment = end.ending().destroyed() ? SHIP : ABOARD;
            case GameEvent.ContaminationChecked(var who, boolean survived) -> {
                if (who.seat() == seat && !survived) {
                    moment = "contamination";
                }
            }
            case GameEvent.CharacterDied(var who, var room) -> {
                if (who.seat() == seat) {
                    died(room.slot());
                }
            }
            default -> {}
        }
    }

    private void died(int slot) {
        cause = moment;
        last = round;
        place = slot < 0 ? "" : end.rules().board().slots().get(slot).number();
    }

    private Milestones.Outcome outcome() {
        return new Milestones.Outcome(
                end.crew.alive(seat),
                (end.winners() & 1 << seat) != 0,
                fate().equals(POD),
                end.ending().destroyed(),
                end.round(),
                end.seats());
    }

    private String fate() {
        if (!end.crew.alive(seat)) {
            return cause.isEmpty() ? WOUNDS : cause;
        }
        if (end.crew.took(seat, Ship.ASLEEP)) {
            return "asleep";
        }
        return end.crew.took(seat, Ship.LAUNCHED) ? POD : "home";
    }
}
