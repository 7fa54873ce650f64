package coldwake.content.promos;

import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Part;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.RoomDef;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Blood Tests: prepared in green rooms, they become action cards with which contamination is tested. */
public final class BloodTests implements Module {
    public static final String ID = "blood-tests";

    static final String FAMILY = "blood-test";
    private static final int COST = 2;

    public static final Part PART = Part.ofCards("promos/blood-tests", BloodTestDeck.ALL)
            .with(() -> List.of(new BloodTests()))
            .withRoomActions(BloodTests::roomActions);

    /** A room action like the one that is printed: not in combat, not while the room is broken. */
    private static final Branch PREPARE = branch("prepare-blood-test")
            .when(require(r -> !ownsOne(r.state(), r.me()), PromoReasons.BLOOD_TEST_OWNED))
            .when(require(r -> r.state().pieces.count(deck(r.state())) > 0, PromoReasons.NO_BLOOD_TEST_LEFT))
            .costs((r, printed) -> COST)
            .resolves(BloodTests::prepare);

    private static List<Branch> roomActions(RoomDef room) {
        return room.colour() == Colour.GREEN ? List.of(PREPARE) : List.of();
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(FAMILY));
    }

    private static int deck(GameState s) {
        return s.rules().zones().pile(FAMILY + "-deck");
    }

    private static boolean isTest(GameState s, int piece) {
        return s.rules().piece(piece) instanceof ActionCard card
                && card.family().equals(FAMILY);
    }

    /** Whether a seat has one in deck, hand or discard pile; everybody saw it get there. */
    private static boolean ownsOne(GameState s, int seat) {
        return hasIn(s, Zone.deck(seat)) || hasIn(s, Zone.hand(seat)) || hasIn(s, Zone.discard(seat));
    }

    private static boolean hasIn(GameState s, int zone) {
        for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
            if (isTest(s, card)) {
                return true;
            }
        }
        return false;
    }

    private static void prepare(Resolution r) {
        int card = r.changes().decks.top(FAMILY);
        if (card >= 0) {
            r.changes().cards.toTop(card, Zone.discard(r.me()));
            r.changes().emit(new PromoEvents.BloodTestPrepared(new Who(r.me()), new Card(card)));
        }
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.CARD_PLAYED);
    }

    /** Whoever plays it has used it, even if somebody interrupts; as payment it stays a card of its owner. */
    @Override
    public void on(Play p, Happening what) {
        if (what instanceof Happening.CardPlayed(int seat, int card) && isTest(p.state(), card)) {
            p.changes().emit(new PromoEvents.BloodTestReturned(new Who(seat), new Card(card)));
            p.changes().cards.toBottom(card, deck(p.state()));
            p.changes().cards.shuffle(deck(p.state()));
        }
    }
}
