package coldwake.engine.decision;

/** The forms of options that all games have. */
public enum OptionKind implements OptionForm {
    // The turn.
    PASS("pass", Arg.NONE),
    MOVE("move", Arg.ROOM, Arg.CORRIDOR_IF_DOUBLE),
    CAREFUL_MOVE("careful-move", Arg.ROOM, Arg.CORRIDOR_IF_DOUBLE),
    PICK_UP("pick-up", Arg.THING),
    TRADE("trade", Arg.NONE),
    CRAFT("craft", Arg.PIECE),
    SHOOT("shoot", Arg.PIECE, Arg.FOE),
    MELEE("melee", Arg.FOE),
    QUEST("quest", Arg.PIECE),
    CARD("card", Arg.PIECE, Arg.BRANCH),
    ITEM("item", Arg.PIECE, Arg.BRANCH),
    SPECIES_CARD("species", Arg.PIECE, Arg.BRANCH),
    ROOM_ACTION("room", Arg.ROOM_BRANCH),
    MODULE_ACTION("act", Arg.SOURCE),
    DROP("drop", Arg.PIECE),
    DROP_THING("drop", Arg.THING),
    LINGER("linger", Arg.NONE),
    HURRY("hurry", Arg.NONE),
    WAIT("wait", Arg.NONE),
    // Targets and answers.
    PAY("pay", Arg.PIECE),
    DISCARD("discard", Arg.PIECE),
    REACT("react", Arg.PIECE),
    ROOM("room", Arg.ROOM),
    CORRIDOR("corridor", Arg.PASSAGE),
    FOE("target", Arg.FOE),
    SEAT("seat", Arg.SEAT),
    CHOOSE_CARD("choose", Arg.PIECE),
    KEEP("keep", Arg.PIECE),
    WEAPON("weapon", Arg.PIECE),
    DECK("deck", Arg.COLOUR),
    THING("object", Arg.THING),
    OBJECTIVE("objective", Arg.OBJECTIVE_DECK),
    OFFER("offer", Arg.PIECE),
    OFFER_THING("offer", Arg.THING),
    SHOW("show", Arg.PIECE),
    CHARACTER("character", Arg.CHARACTER),
    ACCEPT("accept", Arg.NONE),
    DECLINE("decline", Arg.NONE),
    REROLL("reroll", Arg.NONE),
    SWAP("swap", Arg.NONE),
    TOP("top", Arg.NONE),
    BOTTOM("bottom", Arg.NONE),
    DONE("done", Arg.NONE);

    private final String word;
    private final Arg first;
    private final Arg second;

    OptionKind(String word, Arg first) {
        this(word, first, Arg.NONE);
    }

    OptionKind(String word, Arg first, Arg second) {
        this.word = word;
        this.first = first;
        this.second = second;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public boolean drastic() {
        return this == PASS || this == DROP;
    }

    @Override
    public Arg first() {
        return first;
    }

    @Override
    public Arg second() {
        return second;
    }
}
