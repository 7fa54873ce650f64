package coldwake.server.store;

/**
 * Tells of errors of the JVM, such as memory that has run out, where nobody would hear of them: in work that is done
 * regularly, and in requests. Whoever runs the process listens with {@link Thread#setDefaultUncaughtExceptionHandler}.
 */
public final class Alarm {
    private Alarm() {}

    public static void raise(Error error) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
    }
}
