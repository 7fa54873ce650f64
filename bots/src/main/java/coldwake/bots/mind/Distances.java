package coldwake.bots.mind;

import coldwake.engine.setup.Board;

/** Steps between any two rooms, doors or not. */
final class Distances {
    private final int[][] steps;

    Distances(Board board) {
        int n = board.slotCount();
        steps = new int[n][n];
        for (int from = 0; from < n; from++) {
            int reach = board.neighbours(from) | board.crossings(from);
            for (int to = 0; to < n; to++) {
                steps[from][to] = from == to ? 0 : (reach & 1 << to) != 0 ? 1 : n;
            }
        }
        for (int via = 0; via < n; via++) {
            for (int from = 0; from < n; from++) {
                for (int to = 0; to < n; to++) {
                    steps[from][to] = Math.min(steps[from][to], steps[from][via] + steps[via][to]);
                }
            }
        }
    }

    int between(int from, int to) {
        return steps[from][to];
    }
}
