package coldwake.engine.event;

/** Receives events as they happen. */
@FunctionalInterface
public interface EventSink {
    void accept(GameEvent event);
}
