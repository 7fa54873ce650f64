package coldwake.content.promos;

import coldwake.content.deeds.DeedKind;
import coldwake.content.deeds.Deeds;
import coldwake.content.vocabulary.Part;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.Pile;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Feats: each player has one face down; when its requirement is met it becomes a card of the own action deck. */
public final class Feats implements Module {
    public static final String ID = "feats";

    /** The cards, their deck, and the pile before each seat. */
    static final String FAMILY = "feat";
    /** The draw that says which of two objectives is seen. */
    static final String SECRET_DRAW = "bound-by-secrets";

    public static final Part PART =
            Part.ofCards("promos/feats", FeatDeck.ALL).with(() -> List.of(new Deeds(), new Feats()));

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(FAMILY), new Pile(FAMILY, Pile.Kind.OF_SEAT));
    }

    @Override
    public List<String> draws() {
        return List.of(SECRET_DRAW);
    }

    @Override
    public void setUp(Play p) {
        for (int n = 0; n < p.state().seats(); n++) {
            int seat = p.state().inOrder(n);
            int card = p.changes().decks.top(FAMILY);
            p.changes().cards.toBottom(card, pile(p.state(), seat));
            p.changes().emit(new PromoEvents.FeatTaken(new Who(seat)));
            p.changes().emit(new PromoEvents.FeatDealt(new Who(seat), new Card(card)));
        }
    }

    private static int pile(GameState s, int seat) {
        return s.rules().zones().pile(FAMILY) + seat;
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.DEED_DONE, Happening.Kind.CHARACTER_WOUNDED);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.DeedDone done -> check(p, done.seat());
            case Happening.CharacterWounded wounded -> check(p, wounded.seat());
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** Met at once, and shown to all. Who takes part no more has no use for it. */
    private static void check(Play p, int seat) {
        GameState s = p.state();
        int card = s.pieces.first(pile(s, seat));
        if (card >= 0 && s.crew.awake(seat) && isMet(s, seat, p.rules().idOf(card))) {
            p.changes().cards.toTop(card, Zone.deck(seat));
            p.changes().cards.reveal(card);
            p.changes().emit(new PromoEvents.FeatAccomplished(new Who(seat), new Card(card)));
        }
    }

    private static boolean isMet(GameState s, int seat, String feat) {
        return switch (feat) {
            case FeatDeck.COLD_BLOOD -> Deeds.of(s, seat, DeedKind.ATTACKS_SURVIVED) > 0;
            case FeatDeck.SECOND_WIND -> s.seriousWounds(seat) > 0;
            case FeatDeck.SHARPSHOOTER -> Deeds.of(s, seat, DeedKind.INTRUDERS_SHOT) > 0;
            case FeatDeck.KNOW_EVERY_BOLT ->
                Deeds.of(s, seat, DeedKind.ROOMS_REPAIRED) + Deeds.of(s, seat, DeedKind.ENGINES_CHANGED) > 0;
            case FeatDeck.BOUND_BY_SECRETS -> Deeds.of(s, seat, DeedKind.COMMS_USED) > 0;
            default -> throw new IllegalStateException("no feat is called " + feat);
        };
    }
}
