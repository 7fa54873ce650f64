package coldwake.lab;

import coldwake.lab.GameRecord.SeatRecord;
import coldwake.lab.stats.Share;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts over many games. It grows with what there is to count, not with the number of games. */
public final class Tally {
    private static final int FAILURES_KEPT = 20;

    /** How often a kind of seat played, lived and won. */
    public record Standing(long played, long survived, long won) {
        Standing plus(Standing o) {
            return new Standing(played + o.played, survived + o.survived, won + o.won);
        }

        public Share survival() {
            return new Share(survived, played);
        }

        public Share wins() {
            return new Share(won, played);
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
    private final Counts deathRooms = new Counts();
    private final Distribution rounds = new Distribution();
    private final Distribution decisions = new Distribution();
    private final Map<String, Standing> byBot = new TreeMap<>();
    private final Map<String, Standing> byCharacter = new TreeMap<>();
    private final Map<String, Standing> byObjective = new TreeMap<>();
    private final Map<String, Distribution> deathRounds = new TreeMap<>();
    private final Map<String, DecisionTimes> times = new TreeMap<>();
    private final List<Long> visits = new ArrayList<>();
    private final BagTally bag = new BagTally();
    private final Counts failureKinds = new Counts();
    private final List<Failure> failures = new ArrayList<>();

    public Tally(Plan plan) {
        this.plan = plan;
    }

    public void add(Played played) {
        GameRecord game = played.record();
        String failed = game.failed();
        if (failed != null) {
            failureKinds.count(failed);
            if (failures.size() < FAILURES_KEPT) {
                failures.add(new Failure(game.game(), game.decisions(), failed));
            }
            return;
        }
        games++;
        gamesWon += game.won() ? 1 : 0;
        endings.count(game.ending());
        rounds.add(game.rounds());
        decisions.add(game.decisions());
        survivors.count(Integer.toString(game.survivors()));
        winners.count(
                Long.toString(game.seats().stream().filter(SeatRecord::won).count()));
        game.seats().forEach(this::add);
        addShared(game);
        addVisits(game.visits());
        bag.add(game.bag());
        addTimes(game, played.times());
    }

    private void add(SeatRecord seat) {
        fates.count(seat.fate());
        Standing one = new Standing(1, seat.survived() ? 1 : 0, seat.won() ? 1 : 0);
        byBot.merge(seat.bot(), one, Standing::plus);
        byCharacter.merge(seat.character(), one, Standing::plus);
        seat.objectives().forEach((id, fulfilled) -> addObjective(id, seat.survived(), fulfilled));
        String cause = seat.cause();
        Integer round = seat.round();
        if (cause != null && round != null) {
            causes.count(cause);
            deathRounds.computeIfAbsent(seat.bot(), bot -> new Distribution()).add(round);
        }
        String room = seat.room();
        if (room != null) {
            deathRooms.count(room);
        }
    }

    /** What all players want together counts once a game. */
    private void addShared(GameRecord game) {
        Map<String, Boolean> shared = game.shared();
        if (shared != null) {
            shared.forEach((id, fulfilled) -> addObjective(id, game.survivors() > 0, fulfilled));
        }
    }

    private void addObjective(String id, boolean survived, boolean fulfilled) {
        byObjective.merge(id, new Standing(1, survived ? 1 : 0, fulfilled ? 1 : 0), Standing::plus);
    }

    private void addVisits(List<Integer> more) {
        while (visits.size() < more.size()) {
            visits.add(0L);
        }
        for (int slot = 0; slot < more.size(); slot++) {
            visits.set(slot, visits.get(slot) + more.get(slot));
        }
    }

    private void addTimes(GameRecord game, List<DecisionTimes> more) {
        for (int seat = 0; seat < more.size(); seat++) {
            times.computeIfAbsent(game.seats().get(seat).bot(), bot -> new DecisionTimes())
                    .add(more.get(seat));
        }
    }

    public Plan plan() {
        return plan;
    }

    /** Games that came to their end. */
    public long games() {
        return games;
    }

    /** Characters in those games. */
    public long seats() {
        return games * plan.setup().seats();
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

    /** Where the dead died, by the number of the room. */
    public Map<String, Long> deathRooms() {
        return deathRooms.asMap();
    }

    /** How often characters entered each room, by slot. */
    public List<Long> visits() {
        return Collections.unmodifiableList(visits);
    }

    public Distribution rounds() {
        return rounds;
    }

    public Distribution decisions() {
        return decisions;
    }

    public Map<String, Standing> byBot() {
        return Collections.unmodifiableMap(byBot);
    }

    public Map<String, Standing> byCharacter() {
        return Collections.unmodifiableMap(byCharacter);
    }

    /** Of each objective, how often it was checked, its owner lived, and it was fulfilled. */
    public Map<String, Standing> byObjective() {
        return Collections.unmodifiableMap(byObjective);
    }

    /** In which rounds the characters of each bot died. */
    public Map<String, Distribution> deathRounds() {
        return Collections.unmodifiableMap(deathRounds);
    }

    public BagTally bag() {
        return bag;
    }

    /** How long the decisions of each bot took. */
    public Map<String, DecisionTimes> times() {
        return Collections.unmodifiableMap(times);
    }

    /** The first games that broke, in the order of their numbers. */
    public List<Failure> failures() {
        return List.copyOf(failures);
    }

    /** What went wrong how often in all games that broke. */
    public Map<String, Long> failureKinds() {
        return failureKinds.asMap();
    }

    /** How many games broke. */
    public long failed() {
        return failureKinds.asMap().values().stream().mapToLong(n -> n).sum();
    }
}
