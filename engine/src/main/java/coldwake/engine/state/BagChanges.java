package coldwake.engine.state;

import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;

/** Intruder tokens between the bag, the pool and the table. */
public final class BagChanges {
    private final GameState s;
    private final Changes c;

    BagChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    /** Draws an intruder token from the bag at random; it is in the hand of nobody yet. -1 if the bag is empty. */
    public int drawToken() {
        return drawToken("token");
    }

    /** Draws the token that develops the bag in the event phase. */
    public int drawDevelopment() {
        return drawToken("bag");
    }

    private int drawToken(String moment) {
        int n = s.pieces.count[Zone.BAG];
        if (n == 0) {
            return -1;
        }
        String wanted = s.rigging == null ? null : s.rigging.take("token", moment);
        int piece = wanted == null ? -1 : c.cards.wished(Zone.BAG, wanted);
        if (piece < 0) {
            piece = s.pieces.first[Zone.BAG];
            for (int k = c.random(Streams.BAG, n); k > 0; k--) {
                piece = s.pieces.next[piece];
            }
        }
        c.cards.toTop(piece, Zone.REVEALED);
        if (c.listening()) {
            c.emit(new GameEvent.TokenDrawn(new Card(piece)));
        }
        return piece;
    }

    /** Puts a token that was drawn back into the bag. */
    public void returnToken(int token) {
        c.cards.toBottom(token, Zone.BAG);
    }

    /** Puts a token that was drawn into the pool. */
    public void poolToken(int token) {
        c.cards.toBottom(token, Zone.POOL);
        if (c.listening()) {
            c.emit(new GameEvent.TokenRemoved(((IntruderToken) s.rules.piece(token)).type()));
        }
    }

    /** Takes a token that was drawn out of the game. */
    public void removeToken(int token) {
        c.cards.toBottom(token, Zone.GONE);
        if (c.listening()) {
            c.emit(new GameEvent.TokenGone(new Card(token)));
        }
    }

    /** Puts every token into the pool, before the bag is filled. */
    public void poolAll() {
        for (int token : s.rules.ofKind(PieceKind.INTRUDER_TOKEN)) {
            c.cards.toBottom(token, Zone.POOL);
        }
    }

    /** Adds some random tokens of a type and colour from the pool to the bag, as far as there are any. */
    public void addTokens(int type, String colour, int tokens) {
        for (int k = 0; k < tokens; k++) {
            addToken(type, colour);
        }
    }

    /** Adds a random token of a type from the pool to the bag, if there is one. */
    public boolean addToken(int type) {
        return addToken(type, "");
    }

    /** Adds a random token of a type and colour from the pool to the bag, if there is one. */
    public boolean addToken(int type, String colour) {
        int candidates = 0;
        int chosen = -1;
        for (int p = s.pieces.first[Zone.POOL]; p >= 0; p = s.pieces.next[p]) {
            if (isToken(p, type, colour) && c.random(Streams.POOL, ++candidates) == 0) {
                chosen = p;
            }
        }
        if (chosen < 0) {
            return false;
        }
        c.cards.toBottom(chosen, Zone.BAG);
        for (int p = s.pieces.first[Zone.POOL]; p >= 0; p = s.pieces.next[p]) {
            if (isToken(p, type, colour)) {
                s.pieces.known[p] = 0; // nobody saw which number was taken
            }
        }
        if (c.listening()) {
            c.emit(new GameEvent.TokenAdded(type));
        }
        return true;
    }

    private boolean isToken(int piece, int type, String colour) {
        IntruderToken token = (IntruderToken) s.rules.piece(piece);
        return token.type() == type && token.colour().equals(colour);
    }

    /** Takes all tokens of a type out of the game; those that were in the bag are told. */
    public void removeTokens(int type) {
        for (int p = 0; p < s.rules.pieceCount(); p++) {
            if (s.rules.piece(p) instanceof IntruderToken token && token.type() == type) {
                if (s.pieces.zone[p] == Zone.BAG) {
                    removeToken(p);
                } else if (s.pieces.zone[p] != Zone.BOX) {
                    c.cards.toBottom(p, Zone.GONE);
                }
            }
        }
    }
}
