package coldwake.engine.module;

/**
 * Numbers that a module keeps in the state; they are copied, hashed, saved, shown and dealt again by this declaration.
 *
 * @param scope what has one number each
 * @param start their value when the game is set up
 * @param values a {@linkplain Sight#SECRET secret} number is one of so many, counted from 0; what a seat does not know is
 *     dealt again as any of them
 */
public record Counter(String id, Scope scope, Sight sight, int start, int values) {
    /** Who sees it. */
    public enum Sight {
        /** Everybody, and every change is told as an event. Only of the table and of seats. */
        TOLD,
        /** Everybody; events of the module tell what changes it. */
        OPEN,
        /** Everybody could tell it from what has happened, and no view shows it. */
        KEPT,
        /** Those who have looked at it, number by number; at the end everybody. */
        SECRET
    }

    public Counter {
        boolean tellable = scope.kind() == Scope.Kind.TABLE || scope.kind() == Scope.Kind.SEAT;
        if (sight == Sight.TOLD && !tellable) {
            throw new IllegalArgumentException("changes of " + id + " are for events of its module to tell");
        }
        if ((sight == Sight.SECRET) != (values > 0)) {
            throw new IllegalArgumentException(id + " is one of " + values + " values, but is " + sight);
        }
    }

    /** Numbers that everybody sees, that start at zero, and whose changes are told. */
    public static Counter told(String id, Scope scope) {
        return new Counter(id, scope, Sight.TOLD, 0, 0);
    }

    /** Numbers that everybody sees; events of the module tell what changes them. */
    public static Counter open(String id, Scope scope, int start) {
        return new Counter(id, scope, Sight.OPEN, start, 0);
    }

    /** Numbers that no view shows, because everybody could tell them from what has happened. */
    public static Counter kept(String id, Scope scope, int start) {
        return new Counter(id, scope, Sight.KEPT, start, 0);
    }

    /** Numbers from 0 to {@code values - 1} that only those know who have looked. */
    public static Counter secret(String id, Scope scope, int values) {
        return new Counter(id, scope, Sight.SECRET, 0, values);
    }

    public boolean shown() {
        return sight != Sight.KEPT;
    }

    public boolean secret() {
        return sight == Sight.SECRET;
    }

    public boolean ofSeat() {
        return scope.kind() == Scope.Kind.SEAT;
    }

    public boolean ofTable() {
        return scope.kind() == Scope.Kind.TABLE;
    }
}
