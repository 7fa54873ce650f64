package coldwake.server.table;

/** A command that a table does not accept. Nothing has changed. */
public final class TableException extends RuntimeException {
    /** Something else keeps the table busy for longer than anybody should wait; later it can be tried again. */
    static final String BUSY = "busy";

    private static final long serialVersionUID = 1L;

    private final String problem;

    /** @param problem a stable word for programs; the message is for people */
    public TableException(String problem, String message) {
        super(message);
        this.problem = problem;
    }

    public String problem() {
        return problem;
    }
}
