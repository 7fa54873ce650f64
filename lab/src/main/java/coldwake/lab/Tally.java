package coldwake.lab;

import coldwake.bots.Bots;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts over many games. Only whole numbers are added up, so the order of adding does not matter. */
public final class Tally {
    /** How often a kind of seat played, lived and won. */
    public record Standing(long played, long survived, long won) {
        Standing plus(Standing o) {
            return new Standing(played + o.played, survived + o.survived, won + o.won);
        }
    }

    private final Plan plan;
    private long games;
    private long gamesWon;
    private final Counts endings = new Counts();
    private final Counts winners = new Counts();
    private final Counts survivors = new Counts();
    private final Counts fates = new Counts();
    private final Counts causes = new Counts();
    private final Lengths rounds = new Lengths();
    private final Lengths decisions = new Lengths();
    private final Map<String, Standing> byBot = new TreeMap<>();
    private final Map<String, Standing> byCharacter = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();

    Tally(Plan plan) {
        this.plan = plan;
    }

    void add(GameState end, int decisionCount, Deaths deaths) {
        games++;
        endings.count(end.ending().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        rounds.add(end.round());
        decisions.add(decisionCount);
        int alive = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            alive += end.alive(seat) ? 1 : 0;
            addSeat(end, seat, deaths);
        }
        survivors.count(Integer.toString(alive));
        winners.count(Integer.toString(Integer.bitCount(end.winners())));
        gamesWon += end.winners() == 0 ? 0 : 1;
    }

    private void addSeat(GameState end, int seat, Deaths deaths) {
        Status status = end.status(seat);
        fates.count(
                switch (status) {
                    case DEAD -> "died";
                    case ASLEEP -> "slept through";
                    case LAUNCHED -> "left in a pod";
                    case DRAFTING, ABOARD, IN_POD -> throw new IllegalStateException("seat " + seat + " is " + status);
                });
        String cause = deaths.causeOf(seat);
        if (cause != null) {
            causes.count(cause);
        }
        boolean won = (end.winners() & 1 << seat) != 0;
        Standing one = new Standing(1, end.alive(seat) ? 1 : 0, won ? 1 : 0);
        Bots bot = plan.bots().get(seat);
        byBot.merge(bot.word(), one, Standing::plus);
        byCharacter.merge(end.character(seat).id(), one, Standing::plus);
    }

    void fail(Failure failure) {
        failures.add(failure);
    }

    void add(Tally other) {
        games += other.games;
        gamesWon += other.gamesWon;
        endings.add(other.endings);
        winners.add(other.winners);
        survivors.add(other.survivors);
        fates.add(other.fates);
        causes.add(other.causes);
        rounds.add(other.rounds);
        decisions.add(other.decisions);
        other.byBot.forEach((bot, record) -> byBot.merge(bot, record, Standing::plus));
        other.byCharacter.forEach((character, record) -> byCharacter.merge(character, record, Standing::plus));
        failures.addAll(other.failures);
        failures.sort(Comparator.comparingInt(Failure::game));
    }

    public Plan plan() {
        return plan;
    }

    /** Games that came to their end. */
    public long games() {
        return games;
    }

    /** Games with at least one winner. */
    public long gamesWon() {
        return gamesWon;
    }

    public Map<String, Long> endings() {
        return endings.asMap();
    }

    /** How many games had how many winners. */
    public Map<String, Long> winners() {
        return winners.asMap();
    }

    /** How many games had how many survivors. */
    public Map<String, Long> survivors() {
        return survivors.asMap();
    }

    /** What became of the characters. */
    public Map<String, Long> fates() {
        return fates.asMap();
    }

    /** What the dead died of. */
    public Map<String, Long> causes() {
        return causes.asMap();
    }

    public Lengths rounds() {
        return rounds;
    }

    public Lengths decisions() {
        return decisions;
    }

    public Map<String, Standing> byBot() {
        return Collections.unmodifiableMap(byBot);
    }

    public Map<String, Standing> byCharacter() {
        return Collections.unmodifiableMap(byCharacter);
    }

    /** Games that broke, in the order of their numbers. */
    public List<Failure> failures() {
        return List.copyOf(failures);
    }
}
