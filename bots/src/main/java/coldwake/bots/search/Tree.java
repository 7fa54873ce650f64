package coldwake.bots.search;

import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What has been learned about the own actions that may follow a candidate, over all imagined games: a tree whose nodes
 * are the actions taken so far. What chance and the others do in between is not part of it, so an action is not on
 * offer in every game that comes to a node, and is judged by how often it was (availability).
 */
final class Tree {
    private static final double CURIOSITY = 0.25;
    private static final int WIDTH = 5;

    /** An action at a node. */
    private static final class Branch {
        private int tried;
        private int available;
        private double sum;
    }

    /** The branches of a node by action. */
    private static final class Node {
        private final Map<Long, Branch> branches = new HashMap<>();
        private final Map<Long, Node> next = new HashMap<>();
        private int visits;
        private double sum;
    }

    private final int depth;
    private final Node root = new Node();
    private final List<Branch> path = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private Node now = root;
    private boolean inside;

    /** @param depth how many actions are chosen by what was learned; 0 for none */
    Tree(int depth) {
        this.depth = depth;
    }

    /** Begins at the top. */
    void begin() {
        path.clear();
        nodes.clear();
        now = root;
        inside = depth > 0;
    }

    /** Whether the next own action is to be chosen by what was learned. */
    boolean growing() {
        return inside;
    }

    int choose(double[] worth, OptionList options) {
        int[] best = best(worth, options);
        nodes.add(now);
        double scale = now.visits == 0 ? 0 : now.sum / now.visits;
        int chosen = best[0];
        double highest = Double.NEGATIVE_INFINITY;
        for (int rank = 0; rank < best.length; rank++) {
            Branch branch = now.branches.computeIfAbsent(key(options.get(best[rank])), k -> new Branch());
            branch.available++;
            double mean = branch.tried == 0 ? scale : branch.sum / branch.tried;
            double prior = rank == 0 ? 0.5 : 0.5 / (best.length - 1.0);
            double score = mean + CURIOSITY * prior * Math.sqrt(branch.available) / (1 + branch.tried);
            if (score > highest) {
                highest = score;
                chosen = best[rank];
            }
        }
        long key = key(options.get(chosen));
        Branch taken = now.branches.get(key);
        path.add(taken);
        inside = taken.tried > 0 && path.size() < depth;
        now = now.next.computeIfAbsent(key, k -> new Node());
        return chosen;
    }

    private static int[] best(double[] worth, OptionList options) {
        int[] best = new int[WIDTH];
        int size = 0;
        for (int k = 0; k < options.size(); k++) {
            OptionKind kind = options.get(k).kind();
            if (kind == OptionKind.DROP || kind == OptionKind.DROP_THING || kind == OptionKind.TRADE) {
                continue;
            }
            int place = size < WIDTH ? size++ : WIDTH;
            while (place > 0 && worth[k] > worth[best[place - 1]]) {
                if (place < WIDTH) {
                    best[place] = best[place - 1];
                }
                place--;
            }
            if (place < WIDTH) {
                best[place] = k;
            }
        }
        return size == 0 ? new int[] {0} : java.util.Arrays.copyOf(best, size);
    }

    private static long key(Option option) {
        return (long) option.kind().ordinal() << 40 | (option.a() + 1L) << 20 | (option.b() + 1L);
    }

    /** Learns what the path came to, and hands it on. */
    double end(double value) {
        for (Branch branch : path) {
            branch.tried++;
            branch.sum += value;
        }
        for (Node node : nodes) {
            node.visits++;
            node.sum += value;
        }
        return value;
    }
}
