package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Attacks of intruders on characters. */
public final class AttackRules {
    private AttackRules() {}

    static void attack(Play p, int intruder, int target, AttackCause cause) {
        GameState s = p.state();
        boolean together = s.crew.aboard(target)
                && s.intruders.present(intruder)
                && s.intruders.room(intruder) == s.crew.roomOf(target);
        if (!together || !p.species().attacks(p, intruder, cause)) {
            return;
        }
        p.changes().intruders.attack(intruder, target, cause == AttackCause.SURPRISE);
        p.species().attack(p, intruder, target, cause);
    }

    /** The usual attack: a card is drawn, and hits if it shows the attacker. */
    public static void drawCard(Play p, int intruder, int target, AttackCause cause) {
        int piece = p.changes().decks.drawAttack(false);
        if (piece < 0) {
            return;
        }
        useCard(p, intruder, target, piece, cause);
    }

    /** A card that is shown hits if it shows the attacker. */
    public static void useCard(Play p, int intruder, int target, int piece, AttackCause cause) {
        GameState s = p.state();
        AttackCard card = (AttackCard) s.rules().piece(piece);
        if ((card.symbols() & 1 << s.intruders.type(intruder)) == 0) {
            p.changes().intruders.miss(intruder, target);
        } else {
            offerDefence(p, intruder, target, piece, cause, new Step.ResolveAttack(intruder, target, piece, cause));
        }
        p.then(new Step.DiscardAttackCard(piece));
    }

    /** Lets the target get out of an attack, then carries it out. {@code card} is -1 for an attack without a card. */
    public static void offerDefence(Play p, int intruder, int target, int card, AttackCause cause, Step attack) {
        GameState s = p.state();
        boolean surprise = cause == AttackCause.SURPRISE && ReactionRules.mayHold(s, target, Trigger.SURPRISE_ATTACK);
        if (surprise || mayWearArmor(s, target)) {
            int scope = p.changes().newScope();
            p.then(new Step.ChooseDefence(target, intruder, card, cause, scope));
            p.then(attack);
            p.then(new Step.Scope(scope));
        } else {
            p.then(attack);
        }
    }

    /**
     * Whether, as far as the table can tell, a character may have an item that stops an attack: one has been activated
     * and not used yet, and among the backs in its inventory is one of a character's own items. ADR 4.
     */
    private static boolean mayWearArmor(GameState s, int seat) {
        for (int item = s.pieces.first(Zone.inventory(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).deck() == Colour.NONE) {
                return armorIsActive(s);
            }
        }
        return false;
    }

    private static boolean armorIsActive(GameState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (armor(s, seat) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static int armor(GameState s, int seat) {
        for (int item = s.pieces.first(Zone.inventory(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).trigger() == Trigger.ATTACK) {
                return item;
            }
        }
        return -1;
    }

    static void listDefences(Play p, Step.ChooseDefence q, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DECLINE, new Step.Nothing());
        if (q.cause() == AttackCause.SURPRISE) {
            addDefence(q, ReactionRules.held(s, q.seat(), Trigger.SURPRISE_ATTACK), options);
        }
        addDefence(q, armor(s, q.seat()), options);
    }

    private static void addDefence(Step.ChooseDefence q, int card, OptionList options) {
        if (card >= 0) {
            options.add(OptionKind.REACT, card, new Step.Defend(q.seat(), card, q.intruder(), q.scope()));
        }
    }

    /** The defence is declared, can be interrupted, and then makes the attack come to nothing. */
    static void defend(Play p, int seat, int card, int intruder, int scope) {
        if (p.rules().piece(card) instanceof ItemCard) {
            p.changes().items.useItem(seat, card);
            p.changes().items.discardItem(seat, card);
        } else {
            p.changes().hands.react(seat, card);
        }
        int own = p.changes().newScope();
        p.then(new Step.OfferReactions(seat, own, seat));
        p.then(new Step.IgnoreAttack(seat, intruder, scope));
        p.then(new Step.Scope(own));
    }

    static void ignore(Play p, int seat, int intruder, int scope) {
        p.changes().intruders.ignored(intruder, seat);
        p.changes().setAgenda(p.state().agenda().unwind(scope));
    }

    static void resolve(Play p, int intruder, int target, int card) {
        GameState s = p.state();
        if (s.crew.aboard(target) && s.intruders.present(intruder)) {
            ((AttackCard) s.rules().piece(card)).effect().resolve(p.acting(target, card), intruder, target);
        }
    }

    static void discard(Play p, int card) {
        p.changes().cards.toTop(card, Zone.ATTACK_DISCARD);
    }

    /** A larva leaves the board: onto a character that has none, and a contamination card. Ruling con-002. */
    static void infest(Play p, int intruder, int target) {
        GameState s = p.state();
        if (s.crew.aboard(target) && s.intruders.present(intruder)) {
            p.changes().intruders.infest(intruder, target);
            if (!s.crew.hasLarva(target)) {
                p.changes().crew.placeLarva(target);
            }
            p.changes().hands.contaminate(target);
        }
    }
}
