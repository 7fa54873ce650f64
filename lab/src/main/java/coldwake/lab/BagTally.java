package coldwake.lab;

import coldwake.lab.stats.Mean;
import java.util.ArrayList;
import java.util.List;

/** What was in the bag, round by round, in whole sums. */
public final class BagTally {
    private static final class Sums {
        private long n;
        private final List<long[]> kinds = new ArrayList<>();
    }

    private final List<Sums> rounds = new ArrayList<>();

    void add(List<String> bag) {
        while (rounds.size() < bag.size()) {
            rounds.add(new Sums());
        }
        for (int round = 0; round < bag.size(); round++) {
            add(rounds.get(round), bag.get(round));
        }
    }

    private static void add(Sums sums, String digits) {
        sums.n++;
        for (int kind = 0; kind < digits.length(); kind++) {
            if (sums.kinds.size() <= kind) {
                sums.kinds.add(new long[2]);
            }
            long count = Character.digit(digits.charAt(kind), Character.MAX_RADIX);
            sums.kinds.get(kind)[0] += count;
            sums.kinds.get(kind)[1] += count * count;
        }
    }

    /** How many rounds the longest game had. */
    public int rounds() {
        return rounds.size();
    }

    /** How many games got to a round, counted from 1. */
    public long games(int round) {
        return rounds.get(round - 1).n;
    }

    /** How many tokens of a kind were in the bag in a round, counted from 1. */
    public Mean tokens(int round, int kind) {
        Sums sums = rounds.get(round - 1);
        long[] of = kind < sums.kinds.size() ? sums.kinds.get(kind) : new long[2];
        return new Mean(sums.n, of[0], of[1]);
    }
}
