package coldwake.engine.place;

/** What one seat may know of what only one place has; a record of the box that the place is in. */
public interface PlaceView {
    /** The id of the place. */
    String id();
}
