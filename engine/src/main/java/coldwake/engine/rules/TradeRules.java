package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Thing;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/**
 * Trade: every character in the room, the initiator first, may deal with any other. One lays out, the other answers with
 * what it gives (or nothing), the first accepts or not. Ruling act-008.
 */
final class TradeRules {
    private TradeRules() {}

    /** Asks the next character in the room, clockwise; after the last one the trade is over. */
    static void round(Play p, int actor, int after, boolean traded) {
        GameState s = p.state();
        for (int seat = s.clockwise(after, 1); seat != actor; seat = s.clockwise(seat, 1)) {
            if (s.crew.aboard(seat) && s.crew.roomOf(seat) == s.crew.roomOf(actor)) {
                p.then(new Step.ChoosePartner(seat, actor, traded));
                return;
            }
        }
        p.then(new Step.EndTrade(actor, traded));
    }

    static void listPartners(Play p, Step.ChoosePartner q, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DONE, new Step.TradeRound(q.actor(), q.seat(), q.traded()));
        for (int k = 1; k < s.seats(); k++) {
            int other = s.clockwise(q.seat(), k);
            if (s.crew.aboard(other)
                    && s.crew.roomOf(other) == s.crew.roomOf(q.seat())
                    && hasAnything(s, q.seat(), other)) {
                options.add(
                        OptionKind.SEAT, other, new Step.ChooseOffer(q.seat(), other, q.actor(), q.traded(), false));
            }
        }
    }

    private static boolean hasAnything(GameState s, int seat, int other) {
        return ownsAnything(s, seat) || ownsAnything(s, other);
    }

    static boolean ownsAnything(GameState s, int seat) {
        return ItemRules.ownsItem(s, seat) || s.crew.carried(seat, 0) >= 0 || s.crew.carried(seat, 1) >= 0;
    }

    /** The one who opens shows and lays out; the one who answers does too, or declines. */
    static void listOffers(Play p, Step.ChooseOffer q, OptionList options) {
        GameState s = p.state();
        int opener = q.partner();
        int answerer = q.seat();
        if (q.answering()) {
            options.add(OptionKind.DECLINE, new Step.CloseDeal(opener, answerer, q.actor(), q.traded(), false));
        }
        options.add(OptionKind.DONE, done(s, q));
        ItemRules.eachWhole(s, q.seat(), item -> {
            options.add(OptionKind.OFFER, item, new Step.Both(new Step.LayOut(q.seat(), item, q.partner()), q));
            if (!s.item(item).held() && (s.pieces.knownTo(item) & 1 << q.partner()) == 0) {
                options.add(OptionKind.SHOW, item, new Step.Both(new Step.ShowItem(q.seat(), item, q.partner()), q));
            }
        });
        ItemRules.eachCarried(
                s,
                q.seat(),
                thing -> options.add(
                        OptionKind.OFFER_THING, thing, new Step.Both(new Step.LayOutThing(q.seat(), thing), q)));
    }

    private static Step done(GameState s, Step.ChooseOffer q) {
        int other = q.partner();
        int self = q.seat();
        if (!q.answering()) {
            return new Step.ChooseOffer(other, self, q.actor(), q.traded(), true);
        }
        boolean nothing = !laidOut(s, self) && !laidOut(s, other);
        return nothing
                ? new Step.CloseDeal(other, self, q.actor(), q.traded(), false)
                : new Step.ChooseDeal(other, self, q.actor(), q.traded());
    }

    static boolean laidOut(GameState s, int seat) {
        return s.pieces.count(Zone.offered(seat)) > 0 || s.crew.offer(seat, 0) >= 0 || s.crew.offer(seat, 1) >= 0;
    }

    static void listDeal(Step.ChooseDeal q, OptionList options) {
        options.add(OptionKind.ACCEPT, new Step.CloseDeal(q.seat(), q.partner(), q.actor(), q.traded(), true));
        options.add(OptionKind.DECLINE, new Step.CloseDeal(q.seat(), q.partner(), q.actor(), q.traded(), false));
    }

    static void closeDeal(Play p, Step.CloseDeal d) {
        if (d.accepted()) {
            handOver(p, d.seat(), d.partner());
            handOver(p, d.partner(), d.seat());
        } else {
            takeBack(p, d.seat());
            takeBack(p, d.partner());
        }
        p.then(new Step.ChoosePartner(d.seat(), d.actor(), d.traded() || d.accepted()));
    }

    private static void handOver(Play p, int from, int to) {
        GameState s = p.state();
        for (int item = s.pieces.first(Zone.offered(from)), after; item >= 0; item = after) {
            after = s.pieces.next(item);
            if (s.pieces.attachedTo(item) < 0) {
                p.changes().items.handOver(from, to, item);
                ItemRules.gained(p, to, item);
                after = s.pieces.first(Zone.offered(from));
            }
        }
        for (int place = 0; place < 2; place++) {
            int thing = p.changes().crew.takeOffered(from, to, place);
            if (thing != Thing.NONE) {
                p.then(new Step.GainThing(to, thing));
            }
        }
        p.then(new Step.CheckHands(to));
    }

    private static void takeBack(Play p, int seat) {
        if (laidOut(p.state(), seat)) {
            p.changes().items.takeBackOffer(seat);
            p.changes().crew.takeBackThings(seat);
            if (p.changes().listening()) {
                p.changes().emit(new GameEvent.OfferTakenBack(new Who(seat)));
            }
        }
    }

    /** A trade in which nothing changed hands did not happen: the card comes back, and so does the action. */
    static void end(Play p, int actor, boolean traded) {
        GameState s = p.state();
        p.changes().emit(new GameEvent.TradeEnded(traded));
        if (!traded && s.crew.aboard(actor)) {
            if (s.paid() >= 0) {
                p.changes().hands.takeBack(actor, s.paid());
            }
            p.changes().crew.setActions(actor, s.crew.actionsLeft(actor) + 1);
        }
    }
}
