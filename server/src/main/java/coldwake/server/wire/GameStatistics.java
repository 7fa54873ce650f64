package coldwake.server.wire;

import coldwake.content.text.Narrator;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.server.store.Results;
import coldwake.server.table.Table;
import coldwake.server.table.Table.PlayedChoice;
import coldwake.server.table.TableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Counts what happened. */
public final class GameStatistics {
    private GameStatistics() {}

    /** What a finished game was like. */
    public static Wire.TableStatistics of(Table table) {
        if (!table.over()) {
            throw new TableException("not-over", "Statistics are shown once the game is over.");
        }
        GameState end = table.running().state();
        List<Wire.SeatStatistics> seats = new ArrayList<>();
        for (int seat = 0; seat < end.seats(); seat++) {
            seats.add(seat(table, end, seat));
        }
        return new Wire.TableStatistics(
                end.ending().id(), end.round(), table.choices().size(), table.chosenAt() - table.createdAt(), seats);
    }

    private static Wire.SeatStatistics seat(Table table, GameState end, int seat) {
        int choices = 0;
        Map<String, Integer> events = new TreeMap<>();
        for (PlayedChoice choice : table.choices()) {
            choices += choice.seat() == seat ? 1 : 0;
            for (GameEvent event : choice.events()) {
                Integer who = Scribe.seat(event);
                if (who != null && who == seat && event.visibleTo(Audience.SPECTATOR)) {
                    events.merge(Narrator.word(event), 1, Integer::sum);
                }
            }
        }
        return new Wire.SeatStatistics(
                seat,
                end.crew.status(seat) == Status.DRAFTING
                        ? null
                        : end.crew.character(seat).id(),
                word(end.crew.status(seat)),
                end.crew.alive(seat),
                (end.winners() & 1 << seat) != 0,
                choices,
                events);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All games of a server. */
    public static Wire.ServerStatistics of(List<Results.Sum> sums) {
        long games = total(sums, Results.Sum::games);
        return new Wire.ServerStatistics(
                games,
                total(sums, Results.Sum::seats),
                total(sums, Results.Sum::people),
                total(sums, Results.Sum::survivors),
                total(sums, Results.Sum::winners),
                mean(total(sums, Results.Sum::rounds), games),
                mean(total(sums, Results.Sum::choices), games),
                sums.stream()
                        .map(s ->
                                new Wire.EndingStatistics(s.ending(), s.games(), s.seats(), s.survivors(), s.winners()))
                        .toList());
    }

    private static long total(List<Results.Sum> sums, ToLongFunction<Results.Sum> part) {
        return sums.stream().mapToLong(part).sum();
    }

    private static double mean(long total, long games) {
        return games == 0 ? 0 : Math.round(total * 10.0 / games) / 10.0;
    }
}
