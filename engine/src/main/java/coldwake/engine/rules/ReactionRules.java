package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/**
 * Interruption. A window opens on public facts only: who is in the room, holds a card, and has no interruption lying
 * face up in the discard pile.
 */
public final class ReactionRules {
    private ReactionRules() {}

    /** Asks the next character in the room, clockwise after the last one asked. */
    static void offer(Play p, int actor, int scope, int after) {
        GameState s = p.state();
        if (!s.crew.aboard(actor)) {
            return;
        }
        for (int seat = s.clockwise(after, 1); seat != actor; seat = s.clockwise(seat, 1)) {
            if (s.crew.aboard(seat)
                    && s.crew.roomOf(seat) == s.crew.roomOf(actor)
                    && mayHold(s, seat, Trigger.ACTION)) {
                p.then(new Step.ChooseReaction(seat, actor, scope));
                p.then(new Step.OfferReactions(actor, scope, seat));
                return;
            }
        }
    }

    /** Whether, as far as the table can tell, a seat may hold a card that reacts to something. */
    public static boolean mayHold(GameState s, int seat, Trigger trigger) {
        if (s.handSize(seat) == 0) {
            return false;
        }
        for (int card : s.rules().reactions(s.crew.characterIndex(seat))) {
            int zone = s.pieces.zoneOf(card);
            if (s.rules().action(card).trigger() == trigger
                    && (zone == Zone.hand(seat) || zone == Zone.deck(seat))
                    && Modifiers.canPlay(s, seat, card) == Reason.OK) {
                return true;
            }
        }
        return false;
    }

    /** The card in hand that reacts to something, or -1. */
    public static int held(GameState s, int seat, Trigger trigger) {
        for (int card : s.rules().reactions(s.crew.characterIndex(seat))) {
            if (s.rules().action(card).trigger() == trigger
                    && s.pieces.zoneOf(card) == Zone.hand(seat)
                    && Modifiers.canPlay(s, seat, card) == Reason.OK) {
                return card;
            }
        }
        return -1;
    }

    /** Plays a card as a reaction that nobody can interrupt. */
    public static void playAtOnce(Play p, int seat, int card) {
        p.changes().hands.react(seat, card);
        ActionRules.cardPlayed(p, seat, card);
    }

    static void listReactions(Play p, int seat, int actor, int scope, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Nothing());
        int card = held(p.state(), seat, Trigger.ACTION);
        if (card >= 0) {
            options.add(OptionKind.REACT, card, new Step.Interrupt(seat, card, actor, scope));
        }
    }

    static void interrupt(Play p, int seat, int card, int actor, int scope) {
        react(p, seat, card, new Step.Cancel(scope, actor));
    }

    /** A reaction is declared under a scope of its own, so that it can be interrupted in turn. */
    public static void react(Play p, int seat, int card, Step effect) {
        p.changes().hands.react(seat, card);
        ActionRules.cardPlayed(p, seat, card);
        int own = p.changes().newScope();
        p.then(new Step.OfferReactions(seat, own, seat));
        p.then(effect);
        p.then(new Step.Scope(own));
    }
}
