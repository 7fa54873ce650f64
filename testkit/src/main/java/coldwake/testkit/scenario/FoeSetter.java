package coldwake.testkit.scenario;

import static coldwake.testkit.scenario.Setter.orEmpty;

import coldwake.engine.card.PieceKind;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Zone;
import java.util.List;

/** Puts the intruders of a scenario on the table: miniatures, tokens, weaknesses. */
final class FoeSetter {
    static final List<String> WEAKNESS_SLOTS = List.of("corpse", "egg", "carcass");

    private final GameState s;
    private final ScenarioNames names;
    private final Rearrange r;

    FoeSetter(GameState state, ScenarioNames names, Rearrange rearrange) {
        s = state;
        this.names = names;
        r = rearrange;
    }

    void set(TableDescription.Foes foes) {
        if (foes.intruders() != null) {
            r.removeIntruders();
            for (TableDescription.Intruder intruder : foes.intruders()) {
                Integer injuries = intruder.injuries();
                r.intruder(names.type(intruder.type()), names.room(intruder.room()), injuries == null ? 0 : injuries);
            }
        }
        for (Word type : orEmpty(foes.extinct())) {
            r.extinct(names.type(type));
        }
        if (foes.bag() != null) {
            setTokens(foes.bag(), Zone.BAG);
        }
        if (foes.pool() != null) {
            setTokens(foes.pool(), Zone.POOL);
        }
        setWeaknesses(foes);
    }

    /** The named tokens lie there and no others; the rest of the bag is in the pool, the rest of the pool in the box. */
    private void setTokens(List<Word> tokens, int zone) {
        for (Word token : tokens) {
            r.put(names.piece(r, token, PieceKind.INTRUDER_TOKEN), zone);
        }
        r.empty(zone, zone == Zone.BAG ? Zone.POOL : Zone.BOX);
    }

    private void setWeaknesses(TableDescription.Foes foes) {
        if (foes.weaknesses() == null) {
            return;
        }
        int[] cards = {s.pieces.weaknessAt(0), s.pieces.weaknessAt(1), s.pieces.weaknessAt(2)};
        for (Named<TableDescription.Weakness> entry : foes.weaknesses()) {
            Word card = entry.value().card();
            if (card != null) {
                int piece = names.piece(r, card, PieceKind.WEAKNESS);
                r.keep(piece);
                swapIn(cards, names.indexOf(WEAKNESS_SLOTS, entry.name()), piece);
            }
        }
        r.empty(Zone.WEAKNESSES, Zone.BOX);
        for (int card : cards) {
            r.put(card, Zone.WEAKNESSES);
        }
        for (Named<TableDescription.Weakness> entry : foes.weaknesses()) {
            int slot = names.indexOf(WEAKNESS_SLOTS, entry.name());
            int ordinal = s.rules().species().weaknessOrdinal(s.rules().idOf(cards[slot]));
            boolean known = Boolean.TRUE.equals(entry.value().known());
            boolean discarded = Boolean.TRUE.equals(entry.value().discarded());
            boolean works = known || Boolean.TRUE.equals(entry.value().revealed()) && !discarded;
            r.weakness(slot, ordinal, known || discarded, works);
        }
    }

    private static void swapIn(int[] cards, int slot, int piece) {
        for (int k = 0; k < cards.length; k++) {
            if (cards[k] == piece) {
                cards[k] = cards[slot];
                cards[slot] = piece;
                return;
            }
        }
        cards[slot] = piece;
    }
}
