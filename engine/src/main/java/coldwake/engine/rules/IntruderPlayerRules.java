package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** The first player whose character dies plays the intruders: with a deck of its own, one card a turn. */
public final class IntruderPlayerRules {
    private static final int CARDS_DRAWN = 3;
    private static final int HAND_LIMIT = 4;

    private IntruderPlayerRules() {}

    /** The first to die; of several who die by the same thing, the lowest player number. Ruling own-die-together. */
    static void died(Play p, int seat, boolean withTheFirst) {
        GameState s = p.state();
        int named = s.intruderPlayer();
        boolean before = named >= 0 && s.crew.playerNumber(seat) < s.crew.playerNumber(named);
        if (p.rules().mode().firstDeadPlaysIntruders()
                && !s.intrudersPlayed()
                && withTheFirst
                && (named < 0 || before)) {
            p.changes().crew.nameIntruderPlayer(seat);
        }
    }

    /** The round in which the character died is played to its end; then the deck is shuffled. */
    static void takeOver(Play p) {
        GameState s = p.state();
        int seat = s.intruderPlayer();
        if (seat < 0 || s.intrudersPlayed()) {
            return;
        }
        p.changes().crew.playIntruders();
        for (int card : p.rules().ofKind(PieceKind.INTRUDER_ACTION)) {
            p.changes().cards.toBottom(card, Zone.deck(seat));
        }
        p.changes().cards.shuffle(Zone.deck(seat));
    }

    /** Three cards, but never more than four in hand. */
    static void draw(Play p, int seat) {
        int room = HAND_LIMIT - p.state().handSize(seat);
        p.changes().hands.draw(seat, Math.min(CARDS_DRAWN, room));
    }

    static void list(Play p, int seat, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.PASS, new Step.Pass(seat, true));
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            ActionSource def = p.source(card);
            for (int b = 0; b < def.branches().size(); b++) {
                Branch branch = def.branches().get(b);
                Reason reason = branch.test(p.checking(seat, card, b));
                if (options.allows(reason, OptionKind.CARD, card, b)) {
                    options.add(OptionKind.CARD, card, b, Step.Act.free(seat, card, b));
                }
            }
        }
    }

    /** Shows and discards the card that is played. */
    public static void play(Play p, int seat, int card, int branch) {
        if (p.changes().listening()) {
            p.changes()
                    .emit(new GameEvent.ActionBegun(
                            new Who(seat),
                            p.source(card).id(),
                            p.branch(card, branch).id()));
        }
        p.changes().hands.play(seat, card);
    }

    /** One card may be kept; the others are discarded. */
    static void pass(Play p, int seat) {
        p.changes().crew.pass(seat);
        if (p.state().handSize(seat) > 0) {
            p.then(new Step.ChooseIntruderCard(seat));
        }
    }

    static void listKept(Play p, int seat, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DONE, new Step.KeepIntruderCard(seat, -1));
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            options.add(OptionKind.KEEP, card, new Step.KeepIntruderCard(seat, card));
        }
    }

    static void keep(Play p, int seat, int kept) {
        GameState s = p.state();
        for (int card = s.pieces.first(Zone.hand(seat)), after; card >= 0; card = after) {
            after = s.pieces.next(card);
            if (card != kept) {
                p.changes().hands.discard(seat, card);
            }
        }
    }

    /** An attack with a card that was chosen; the other cards looked at go under the deck. */
    public static void attack(Play p, int seat, int intruder, int target, int card) {
        GameState s = p.state();
        int looked = Zone.lookedAt(seat);
        p.changes().intruders.attack(intruder, target, false);
        p.changes().decks.showAttack(card);
        while (s.pieces.first(looked) >= 0) {
            p.changes().cards.toBottom(s.pieces.first(looked), Zone.ATTACK_DECK);
        }
        AttackRules.useCard(p, intruder, target, card, AttackCause.PLAYED);
    }

    /** An event that was chosen is resolved as a whole; the other cards looked at are discarded. */
    public static void event(Play p, int seat, int card) {
        GameState s = p.state();
        int looked = Zone.lookedAt(seat);
        p.changes().decks.showEvent(card);
        while (s.pieces.first(looked) >= 0) {
            p.changes().cards.toTop(s.pieces.first(looked), Zone.EVENT_DISCARD);
        }
        EventPhase.useEvent(p, card);
    }
}
