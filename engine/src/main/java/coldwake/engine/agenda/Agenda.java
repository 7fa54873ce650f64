package coldwake.engine.agenda;

import org.jspecify.annotations.Nullable;

/**
 * A persistent stack of steps. Three operations only: put steps on top, pop, and unwind to a scope mark; it is never
 * searched, inserted into or filtered.
 */
public final class Agenda {
    /** Nothing left to do. */
    public static final Agenda EMPTY = new Agenda(null, null);

    private final @Nullable Step top;
    private final @Nullable Agenda rest;

    private Agenda(@Nullable Step top, @Nullable Agenda rest) {
        this.top = top;
        this.rest = rest;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public Step top() {
        if (top == null) {
            throw new IllegalStateException("the agenda is empty");
        }
        return top;
    }

    public Agenda pop() {
        if (rest == null) {
            throw new IllegalStateException("the agenda is empty");
        }
        return rest;
    }

    public Agenda push(Step step) {
        return new Agenda(step, this);
    }

    /** What is left below the mark of a scope. */
    public Agenda unwind(int scope) {
        Agenda a = this;
        while (!(a.top() instanceof Step.Scope(int id) && id == scope)) {
            a = a.pop();
        }
        return a.pop();
    }

    /** Steps from the top, one a line. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Agenda a = this; a.top != null && a.rest != null; a = a.rest) {
            out.append(a.top).append('\n');
        }
        return out.toString();
    }
}
