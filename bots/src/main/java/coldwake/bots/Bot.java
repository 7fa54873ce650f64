package coldwake.bots;

/** A player that is a program. It sees what its seat sees, and nothing else. */
public interface Bot {
    /** Returns an answer to the open question of the seat. */
    Answer answer(SeatContext context);
}
