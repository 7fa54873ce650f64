package coldwake.engine.state;

import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;

/** Moves pieces between zones, and keeps track of who knows what lies face down. */
public final class CardChanges {
    static final byte ALL = (byte) 0xFF;

    private final GameState s;
    private final Changes c;

    CardChanges(GameState state, Changes changes) {
        s = state;
        c = changes;
    }

    /** Moves a piece to the top of a zone. */
    public void toTop(int piece, int zone) {
        forget(piece, zone);
        s.pieces.unlink(piece);
        s.pieces.prepend(piece, zone);
    }

    /** Moves a piece to the bottom (or end) of a zone. */
    public void toBottom(int piece, int zone) {
        forget(piece, zone);
        s.pieces.unlink(piece);
        s.pieces.append(piece, zone);
    }

    /**
     * Whoever sees a piece before or after it moves knows it where it lies then; everybody else does not, nor which of the
     * like items it left behind are still there.
     */
    private void forget(int piece, int to) {
        if (s.rules.kind(piece) == PieceKind.CONTAMINATION) {
            return; // a scanned card stays scanned, an unscanned one is known to nobody
        }
        int from = s.pieces.zone[piece];
        boolean shown = s.rules.backs().marked(piece) && isHand(to);
        s.pieces.known[piece] = shown ? ALL : (byte) (s.seers(from) | s.seers(to));
        if (s.isOwnersSecret(from)) {
            forgetAlike(piece, from, s.rules.zones().hidden(to));
        }
    }

    /** A hand, or cards that are being looked at: a marked card is seen among them. */
    private boolean isHand(int zone) {
        int seat = s.rules.zones().seatOf(zone);
        return seat >= 0 && (zone == Zone.hand(seat) || zone == Zone.lookedAt(seat));
    }

    /** Nobody but the owner can tell whether it was this piece or one like it that left. */
    private void forgetAlike(int piece, int from, boolean faceDown) {
        byte seers = (byte) s.seers(from);
        for (int p = s.pieces.first[from]; p >= 0; p = s.pieces.next[p]) {
            if ((s.pieces.known[p] & ~seers) != 0 && p != piece && isAlike(p, piece, faceDown)) {
                s.pieces.known[p] &= seers;
            }
        }
    }

    private boolean isAlike(int a, int b, boolean faceDown) {
        return faceDown ? sameBack(a, b) : s.rules.definition(a) == s.rules.definition(b);
    }

    private boolean sameBack(int a, int b) {
        boolean bothItems = s.rules.piece(a) instanceof ItemCard x
                && s.rules.piece(b) instanceof ItemCard y
                && x.deck() == y.deck();
        return bothItems || isPlainAction(a) && isPlainAction(b);
    }

    private boolean isPlainAction(int piece) {
        return s.rules.kind(piece) == PieceKind.ACTION && !s.rules.backs().marked(piece);
    }

    /** A seat learns which piece this is. */
    public void learn(int piece, int seat) {
        boolean item = s.rules.kind(piece) == PieceKind.ITEM;
        s.pieces.known[piece] |= (byte) (item ? s.learnersOfItems(seat) : s.learners(seat));
    }

    /** Only one seat can still tell which of some like pieces this is. */
    void turnFaceDown(int piece, int seat) {
        s.pieces.known[piece] = (byte) s.learners(seat);
    }

    /** The whole table learns which piece this is. */
    public void reveal(int piece) {
        s.pieces.known[piece] = ALL;
    }

    /** Shuffles a zone; nobody knows any order in it any more. */
    public void shuffle(int zone) {
        int stream = s.rules.streams().ofDeck(zone);
        int n = s.pieces.count[zone];
        short[] order = new short[n];
        int i = 0;
        for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
            order[i++] = (short) p;
        }
        for (int k = n - 1; k > 0; k--) {
            int j = c.random(stream, k + 1);
            short swap = order[k];
            order[k] = order[j];
            order[j] = swap;
        }
        s.pieces.first[zone] = -1;
        s.pieces.last[zone] = -1;
        s.pieces.count[zone] = 0;
        for (short p : order) {
            if (s.rules.kind(p) != PieceKind.CONTAMINATION) {
                s.pieces.known[p] = 0;
            }
            s.pieces.append(p, zone);
        }
        if (s.rigging != null) {
            s.rigging.shuffled(kindOf(zone));
        }
        if (c.listening()) {
            c.emit(new GameEvent.DeckShuffled(s.rules.zones().name(zone)));
        }
    }

    /** Moves everything from one zone to the bottom of another. */
    public void moveAll(int from, int to) {
        while (s.pieces.first[from] >= 0) {
            toBottom(s.pieces.first[from], to);
        }
    }

    /** The top piece of a deck, refilled from its discard pile if need be and rigged if wanted; -1 if none is left. */
    public int top(int deck, int discard) {
        if (s.pieces.count[deck] == 0 && s.pieces.count[discard] > 0) {
            moveAll(discard, deck);
            shuffle(deck);
        }
        if (s.pieces.count[deck] > 0 && s.rigging != null) {
            rigTop(deck);
        }
        return s.pieces.first[deck];
    }

    /** The kind of chance a deck is, in the words of scenarios. */
    private String kindOf(int deck) {
        return s.rules.zones().name(deck).replace("-deck", "");
    }

    private void rigTop(int deck) {
        String wanted = c.rigged(kindOf(deck));
        if (wanted == null) {
            return;
        }
        int piece = wished(deck, wanted);
        if (piece >= 0) {
            s.pieces.unlink(piece);
            s.pieces.prepend(piece, deck);
        }
    }

    /** The first piece of a zone that rigged chance wants; -1 if none is there and none has to be. */
    int wished(int zone, String wanted) {
        for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
            if (matches(p, wanted)) {
                return p;
            }
        }
        if (s.rigging != null && s.rigging.binds()) {
            throw new Rigging.RiggingException(
                    "no '" + wanted + "' is left in the " + s.rules.zones().name(zone));
        }
        return -1;
    }

    boolean matches(int piece, String wanted) {
        return switch (s.rules.piece(piece)) {
            case ContaminationCard card -> card.infected() == wanted.equals("infected");
            case IntruderToken token -> tokenMatches(token, wanted);
            default -> s.rules.idOf(piece).equals(wanted);
        };
    }

    private boolean tokenMatches(IntruderToken token, String wanted) {
        String type = token.blank() ? "blank" : s.rules.species().tokenTypes().get(token.type());
        String number = "/" + token.number();
        String kind = type + "-" + token.colour();
        return wanted.equals(type)
                || wanted.equals(type + number)
                || wanted.equals(kind)
                || wanted.equals(kind + number);
    }

    /** Takes cards of a deck to look at before one is chosen. */
    public void lookAt(int seat, int deck, int discard, int wanted) {
        int taken = 0;
        while (taken < wanted) {
            int card = top(deck, discard);
            if (card < 0) {
                break;
            }
            toBottom(card, Zone.lookedAt(seat));
            taken++;
        }
        if (c.listening()) {
            c.emit(new GameEvent.ItemDeckSearched(new Who(seat), s.rules.zones().name(deck), taken));
        }
    }
}
