package coldwake.content.voidseeders;

import coldwake.content.hive.Hive;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.PieceKind;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** The lairs: how they come into play, and what falls with them. */
final class Lairs {
    /** The number of those destroyed, among the counters of the species. */
    static final int DESTROYED = Hive.COUNTERS + 1;

    private Lairs() {}

    /** The lairs on the board, as a bit set. */
    static int on(GameState s) {
        int result = 0;
        for (int rest = s.intruders.onBoard(); rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            result |= s.intruders.type(i) == VoidSeeders.LAIR ? 1 << i : 0;
        }
        return result;
    }

    /** With as few tokens left face down as lairs are missing, each of them is a lair. */
    static int turnedUp(Play p, int token) {
        GameState s = p.state();
        int faceDown = 0;
        for (int k = 0; k < s.board().slotCount(); k++) {
            faceDown += s.ship.tokenPiece(k) >= 0 ? 1 : 0;
        }
        int missing = 0;
        int inBox = -1;
        for (int piece : p.rules().ofKind(PieceKind.EXPLORATION)) {
            if (isLair(p, piece) && s.pieces.zoneOf(piece) != Zone.GONE) {
                missing++;
                inBox = s.pieces.zoneOf(piece) == Zone.BOX ? piece : inBox;
            }
        }
        return faceDown <= missing && !isLair(p, token) && inBox >= 0 ? inBox : token;
    }

    private static boolean isLair(Play p, int token) {
        return ((ExplorationToken) p.rules().piece(token)).effect() == ExplorationToken.Kind.SPECIES;
    }

    /** A carcass is left, and with the last lair the despoiler is dead for good. */
    static void destroy(Play p, int lair) {
        GameState s = p.state();
        int slot = s.intruders.room(lair);
        int all = s.intruders.typeOf(lair).miniatures();
        IntruderRules.kill(p, lair);
        p.changes().ship.putThing(slot, Hive.CARCASS);
        int destroyed = s.counter(DESTROYED, 0) + 1;
        p.changes().setCounter(DESTROYED, 0, destroyed);
        if (destroyed == all) {
            p.changes().intruders.setExtinct(VoidSeeders.DESPOILER);
            int despoiler = VoidSeeders.onBoard(s, VoidSeeders.DESPOILER);
            if (despoiler >= 0) {
                IntruderRules.kill(p, despoiler);
            }
        }
    }
}
