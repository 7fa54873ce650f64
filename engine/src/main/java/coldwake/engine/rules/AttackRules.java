package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Colour;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.Trigger;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
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
        if (!together || !p.species().attacks(p, intruder, cause) || !Modifiers.attacks(s, intruder)) {
            return;
        }
        p.changes().intruders.attack(intruder, target, cause == AttackCause.SURPRISE);
        p.species().attack(p, intruder, target, cause);
    }

    /** The usual attack: a card is drawn, and hits if it shows the attacker. */
    public static void drawCard(Play p, int intruder, int target, AttackCause cause) {
        int piece = p.changes().decks.drawAttack(intruder, target);
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

    /** Lets the target get out of an attack, then carries it out. There is no card in an attack without one. */
    public static void offerDefence(Play p, int intruder, int target, int card, AttackCause cause, Step attack) {
        if (mayDefend(p.state(), target, cause)) {
            int scope = p.changes().newScope();
            p.then(new Step.ChooseDefence(target, intruder, card, cause, scope));
            p.then(attack);
            p.then(new Step.Scope(scope));
        } else {
            p.then(attack);
        }
    }

    /** Asks again after a defence was interrupted, if there may be another. Ruling own-defence-again. */
    static void offerDefence(Play p, Step.OfferDefence o) {
        if (mayDefend(p.state(), o.seat(), o.cause())) {
            p.then(new Step.ChooseDefence(o.seat(), o.intruder(), o.card(), o.cause(), o.scope()));
        }
    }

    /** Whether, as far as the table can tell, a character may be able to get out of an attack. */
    private static boolean mayDefend(GameState s, int seat, AttackCause cause) {
        return cause == AttackCause.SURPRISE && ReactionRules.mayHold(s, seat, Trigger.SURPRISE_ATTACK)
                || ReactionRules.mayHold(s, seat, Trigger.ATTACK) && Modifiers.canDefend(s, seat)
                || mayWearArmor(s, seat);
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
        if (Modifiers.canDefend(s, q.seat())) {
            addDefence(q, ReactionRules.held(s, q.seat(), Trigger.ATTACK), options);
        }
        addDefence(q, armor(s, q.seat()), options);
    }

    private static void addDefence(Step.ChooseDefence q, int defence, OptionList options) {
        if (defence >= 0) {
            options.add(
                    OptionKind.REACT,
                    defence,
                    new Step.Defend(q.seat(), defence, q.intruder(), q.card(), q.cause(), q.scope()));
        }
    }

    /** The defence is declared, can be interrupted, and then makes the attack come to nothing. */
    static void defend(Play p, Step.Defend d) {
        if (p.rules().piece(d.defence()) instanceof ItemCard) {
            p.changes().items.useItem(d.seat(), d.defence());
            p.changes().items.discardItem(d.seat(), d.defence());
        } else {
            p.changes().hands.react(d.seat(), d.defence());
            ActionRules.cardPlayed(p, d.seat(), d.defence());
        }
        int own = p.changes().newScope();
        p.then(new Step.OfferReactions(d.seat(), own, d.seat()));
        if (p.isHeard(Happening.Kind.DEFENDED)) {
            p.happened(new Happening.Defended(d.seat(), d.defence()));
        }
        p.then(new Step.IgnoreAttack(d.seat(), d.intruder(), d.scope(), d.card()));
        p.then(new Step.Scope(own));
        p.then(new Step.OfferDefence(d.seat(), d.intruder(), d.card(), d.cause(), d.scope()));
    }

    /** Nothing of the attack happens but what it does to other characters. Ruling own-ignored-attack. */
    static void ignore(Play p, int seat, int intruder, int scope, int card) {
        p.changes().intruders.ignored(intruder, seat);
        p.changes().setAgenda(p.state().agenda().unwind(scope));
        if (card >= 0) {
            ((AttackCard) p.rules().piece(card)).effect().ignored(p.acting(seat, card), intruder, seat);
        }
    }

    static void resolve(Play p, int intruder, int target, int card) {
        GameState s = p.state();
        if (s.crew.aboard(target) && s.intruders.present(intruder)) {
            ((AttackCard) s.rules().piece(card)).effect().resolve(p.acting(target, card), intruder, target);
            hit(p, target);
        }
    }

    /** Tells that an attack has hit a character; what it does has been done or put on the agenda. */
    public static void hit(Play p, int target) {
        if (p.isHeard(Happening.Kind.ATTACK_HIT)) {
            p.happened(new Happening.AttackHit(target));
        }
    }

    static void discard(Play p, int card) {
        p.changes().cards.toTop(card, Zone.ATTACK_DISCARD);
    }
}
