package coldwake.content.vocabulary;

import coldwake.engine.place.Role;

/** Rooms that cards ask for without knowing the place they are played on. */
public enum RoomRole implements Role {
    /** Where wounds are treated. */
    EMERGENCY_ROOM,
    /** Where the power comes from, and where it can be made to explode. */
    GENERATOR,
    /** Where characters wait for the end in safety, and where those start who slept. */
    SHELTER
}
