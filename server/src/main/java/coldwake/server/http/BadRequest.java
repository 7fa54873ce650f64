package coldwake.server.http;

/** A request that cannot be served as it is. */
final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String problem;

    BadRequest(int status, String problem, String message) {
        super(message);
        this.status = status;
        this.problem = problem;
    }

    int status() {
        return status;
    }

    String problem() {
        return problem;
    }
}
