package coldwake.bots.search;

import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What has been learned about the own actions that may follow a candidate, over all imagined games. A node is what the
 * seat has done so far and how it stands then (room, intruders), so games that went apart by chance or by what others
 * did share it only where they look alike to the seat. An action is not on offer in every game that comes to a node, and
 * is tried the more often the more often it was on offer (availability).
 */
final class Tree {
    /** How much an action that was seldom tried is favoured, beside values from 0 to 1. */
    private static final double CURIOSITY = 0.25;

    /** How many of the best actions by the rules are tried at a node, and how far the first is trusted. */
    private static final int WIDTH = 5;

    private static final double TRUST = 0.5;

    /** An action at a node. */
    private static final class Branch {
        private int tried;
        private int available;
        private double sum;
    }

    /** A node: its branches by action. */
    private static final class TreeNode {
        private final Map<Long, Branch> branches = new HashMap<>();
        private int visits;
        private double sum;
    }

    private final int depth;
    private final Map<Long, TreeNode> nodes = new HashMap<>();
    private final List<Branch> branchesTaken = new ArrayList<>();
    private final List<TreeNode> nodesSeen = new ArrayList<>();
    private final int[] best = new int[WIDTH];
    private long path;
    private boolean inside;

    /** @param depth how many actions are chosen by what was learned; 0 for none */
    Tree(int depth) {
        this.depth = depth;
    }

    /** Begins at the top. */
    void begin() {
        branchesTaken.clear();
        nodesSeen.clear();
        path = 0;
        inside = depth > 0;
    }

    /** Whether the next own action is to be chosen by what was learned. */
    boolean growing() {
        return inside;
    }

    /**
     * Chooses the next own action.
     *
     * @param worth of the options by the rules
     * @param standing how the seat stands, as a number
     */
    int choose(double[] worth, OptionList options, long standing) {
        path = mix(path, standing);
        TreeNode node = nodes.computeIfAbsent(path, key -> new TreeNode());
        int chosen = select(node, best(worth, options), options);
        long action = key(options.get(chosen));
        Branch taken = node.branches.computeIfAbsent(action, key -> new Branch());
        inside = taken.tried > 0 && branchesTaken.size() + 1 < depth;
        nodesSeen.add(node);
        branchesTaken.add(taken);
        path = mix(path, action);
        return chosen;
    }

    private int select(TreeNode node, int count, OptionList options) {
        double usual = node.visits == 0 ? 0 : node.sum / node.visits;
        int chosen = best[0];
        double highest = Double.NEGATIVE_INFINITY;
        for (int rank = 0; rank < count; rank++) {
            Branch branch = node.branches.computeIfAbsent(key(options.get(best[rank])), key -> new Branch());
            branch.available++;
            double mean = branch.tried == 0 ? usual : branch.sum / branch.tried;
            double prior = rank == 0 ? TRUST : (1 - TRUST) / (count - 1);
            double score = mean + CURIOSITY * prior * Math.sqrt(branch.available) / (1 + branch.tried);
            if (score > highest) {
                highest = score;
                chosen = best[rank];
            }
        }
        return chosen;
    }

    /** Finds the best options by the rules, best first, and tells how many there are. */
    private int best(double[] worth, OptionList options) {
        int count = 0;
        for (int k = 0; k < options.size(); k++) {
            if (Search.clutter(options.get(k).kind()) && k > 0) {
                continue;
            }
            int place = Math.min(count, WIDTH);
            while (place > 0 && worth[k] > worth[best[place - 1]]) {
                if (place < WIDTH) {
                    best[place] = best[place - 1];
                }
                place--;
            }
            if (place < WIDTH) {
                best[place] = k;
                count = Math.min(count + 1, WIDTH);
            }
        }
        return count;
    }

    private static long key(Option option) {
        return (long) option.kind().name().hashCode() << 40 | (option.a() + 1L) << 20 | (option.b() + 1L);
    }

    private static long mix(long path, long next) {
        long x = (path ^ next) * 0x9E3779B97F4A7C15L + 1;
        return x ^ x >>> 29;
    }

    /** Learns what the actions came to. */
    void learn(double value) {
        for (int k = 0; k < branchesTaken.size(); k++) {
            branchesTaken.get(k).tried++;
            branchesTaken.get(k).sum += value;
            nodesSeen.get(k).visits++;
            nodesSeen.get(k).sum += value;
        }
    }
}
