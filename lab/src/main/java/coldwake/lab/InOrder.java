package coldwake.lab;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Hands numbered things on in order, whoever is done first. A worker that is too far ahead waits. */
final class InOrder<T> {
    private static final int AHEAD = 4096;

    private final Consumer<T> sink;
    private final Map<Integer, T> waiting = new HashMap<>();
    private int next;
    private boolean broken;

    InOrder(int first, Consumer<T> sink) {
        next = first;
        this.sink = sink;
    }

    synchronized void put(int number, T thing) {
        awaitTurn(number);
        waiting.put(number, thing);
        for (T ready = waiting.remove(next); ready != null; ready = waiting.remove(next)) {
            next++;
            sink.accept(ready);
        }
        notifyAll();
    }

    /** Nobody waits for a worker that has left: it may have left something out. */
    synchronized void leave() {
        broken = true;
        notifyAll();
    }

    private void awaitTurn(int number) {
        while (number - next > AHEAD && !broken) {
            try {
                wait();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                broken = true;
            }
        }
    }
}
