package coldwake.server.table;

/**
 * Something that must not be done twice, however often it is asked for: the id that a client gave it, and what it asked
 * for. Everything that is drawn by lot elsewhere follows from the two, so whoever asks again is answered the same, by any
 * node, and nothing but hashes is kept. Tokens need a secret of the table as well, which no client knows.
 */
public record IdempotencyKey(String id, String asked) {
    private static final int DIGITS = 40;

    /** Something that is asked for without an id; it is another thing each time. */
    public static IdempotencyKey anyhow() {
        return new IdempotencyKey(Tokens.create(), "");
    }

    /** The id of the table that is opened. */
    String table() {
        return Tokens.tableId("table\n" + id);
    }

    /** The command that opens the table; whoever asks for something else by the same id has another one. */
    String opening() {
        return "create-" + Tokens.hash(asked).substring(0, DIGITS);
    }

    /** The command by which somebody sits down. */
    String sitting(String chair) {
        return "sit-" + Tokens.hash(id + "\n" + chair).substring(0, DIGITS);
    }

    /** A token or code for a chair. */
    String token(String secret, String chair) {
        return Tokens.derive(String.join("\n", "token", secret, id, asked, chair));
    }

    static TableException usedOtherwise() {
        return new TableException(
                "id-already-used", "This id was used to ask for something else; take a new one for each request.");
    }
}
