package coldwake.bots;

/** A player that is a program. It sees what its seat sees, and nothing else. */
public interface Bot {
    /** The index of the option to take. */
    int choose(SeatContext context);
}
