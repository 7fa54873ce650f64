package coldwake.server.store;

import java.util.ArrayDeque;
import java.util.Deque;

/** What was opened so far, to be closed again unless everything can be opened. */
final class CloseOnFailure implements AutoCloseable {
    private final Deque<AutoCloseable> opened = new ArrayDeque<>();

    <T extends AutoCloseable> T add(T one) {
        opened.push(one);
        return one;
    }

    /** All is open, and stays so. */
    void done() {
        opened.clear();
    }

    @Override
    public void close() {
        while (!opened.isEmpty()) {
            try {
                opened.pop().close();
            } catch (Exception e) {
                // Why the opening failed is told; that something could not be closed then is of no use to anybody.
            }
        }
    }
}
