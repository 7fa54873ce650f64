package coldwake.engine.decision;

import coldwake.engine.agenda.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The options of a question, gathered in order; and, if wanted, what is refused and why. */
public final class OptionList {
    /** Something refused. */
    public record Refused(OptionForm kind, int a, int b, Reason reason) {}

    private @Nullable Option[] options = new @Nullable Option[48];
    private int size;
    private final @Nullable List<Refused> refused;

    /** @param explaining whether refusals are gathered too */
    public OptionList(boolean explaining) {
        refused = explaining ? new ArrayList<>() : null;
    }

    public void clear() {
        size = 0;
        if (refused != null) {
            refused.clear();
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public Option get(int index) {
        Option option = index < size ? options[index] : null;
        if (option == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return option;
    }

    public void add(Option option) {
        if (size == options.length) {
            options = Arrays.copyOf(options, size * 2);
        }
        options[size++] = option;
    }

    public void add(OptionForm kind, Step then) {
        add(new Option(kind, -1, -1, then));
    }

    public void add(OptionForm kind, int a, Step then) {
        add(new Option(kind, a, -1, then));
    }

    public void add(OptionForm kind, int a, int b, Step then) {
        add(new Option(kind, a, b, then));
    }

    /** Whether refusals are wanted; if not, nobody should spend time on finding them. */
    public boolean explaining() {
        return refused != null;
    }

    /** Returns whether the reason is OK, and notes the refusal if it is not. */
    public boolean allows(Reason reason, OptionForm kind, int a, int b) {
        if (reason == Reason.OK) {
            return true;
        }
        if (refused != null) {
            refused.add(new Refused(kind, a, b, reason));
        }
        return false;
    }

    public List<Refused> refused() {
        return refused == null ? List.of() : List.copyOf(refused);
    }
}
