package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.Branch;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.function.IntConsumer;

/** How an action is taken: name targets, declare, pay, let others react, resolve. */
final class ActionRules {
    /** More than any stage has, on any board. */
    private static final int MAX_TARGETS = 64;

    private ActionRules() {}

    static void act(Play p, Step.Act a) {
        Branch branch = p.branch(a);
        int stage = a.unnamed(branch.targetStages().size());
        if (stage >= 0) {
            nameTarget(p, a, stage);
        } else if (a.free()) {
            p.then(new Step.Resolve(a));
        } else if (branch.consentOf() >= 0) {
            askConsent(p, a, a.target(branch.consentOf()));
        } else {
            p.then(new Step.Begin(a));
        }
    }

    /** The card is shown with the request, so everybody knows it even if the answer is no. */
    private static void askConsent(Play p, Step.Act a, int whom) {
        p.changes().cards.reveal(a.source());
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ConsentAsked(new Who(a.seat()), new Who(whom), new Card(a.source())));
        }
        p.then(new Step.ChooseConsent(whom, a));
    }

    static void listConsent(Step.ChooseConsent q, OptionList options) {
        options.add(OptionKind.ACCEPT, new Step.Begin(q.act()));
        options.add(OptionKind.DECLINE, new Step.RefuseConsent(q.seat(), q.act().seat()));
    }

    static void refuseConsent(Play p, int seat, int actor) {
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ConsentRefused(new Who(seat), new Who(actor)));
        }
        p.then(new Step.ChooseAction(actor));
    }

    /** Asks for a target, unless there is only one. */
    private static void nameTarget(Play p, Step.Act a, int stage) {
        int[] found = {0, 0};
        eachTarget(p, a, stage, target -> {
            if (found[0] == 0 || found[1] != target) {
                found[0]++;
                found[1] = target;
            }
        });
        if (found[0] == 1) {
            p.then(a.with(stage, found[1]));
        } else {
            p.then(new Step.NameTarget(a));
        }
    }

    static void listTargets(Play p, Step.Act a, OptionList options) {
        Branch branch = p.branch(a);
        int stage = a.unnamed(branch.targetStages().size());
        OptionForm kind = branch.targetStages().get(stage).kind();
        eachTarget(p, a, stage, target -> options.add(kind, target, a.with(stage, target)));
    }

    /** Every target of a stage with which the action can be completed and paid. */
    private static void eachTarget(Play p, Step.Act a, int stage, IntConsumer use) {
        Branch branch = p.branch(a);
        int[] list = new int[MAX_TARGETS];
        int[] size = {0};
        branch.targetStages().get(stage).targets().list(p.checking(a), target -> {
            list[size[0]++] = target;
            return size[0] < list.length;
        });
        for (int k = 0; k < size[0]; k++) {
            Resolution named = p.checking(a).naming(stage, list[k]);
            int first = named.target();
            if (branch.hasTarget(named, stage + 1) && (a.free() || canPay(p, a, first))) {
                use.accept(list[k]);
            }
        }
    }

    /** Whether an action can be paid if its first target is this one. */
    private static boolean canPay(Play p, Step.Act a, int first) {
        return canPay(p, a.seat(), a.source(), Modifiers.cost(p, a.seat(), a.source(), a.branch(), first));
    }

    static void begin(Play p, Step.Act a) {
        int cost = Modifiers.cost(p, a.seat(), a.source(), a.branch(), a.t0());
        p.changes().crew.setActions(a.seat(), p.state().crew.actionsLeft(a.seat()) - 1);
        int scope = p.changes().newScope();
        p.then(new Step.Declare(a.seat(), a.source(), a.branch()));
        if (cost > 0) {
            p.then(new Step.Pay(a.seat(), cost));
        }
        p.then(new Step.OfferReactions(a.seat(), scope, a.seat()));
        p.then(new Step.Resolve(a));
        p.then(new Step.Scope(scope));
        p.then(new Step.AfterAction(a.seat()));
    }

    /** A played card is discarded; a one-use item is used up even if the action is cancelled. Ruling int-002. */
    static void declare(Play p, int seat, int source, int branch) {
        if (p.changes().listening()) {
            p.changes()
                    .emit(new GameEvent.ActionBegun(
                            new Who(seat),
                            p.source(source).id(),
                            p.branch(source, branch).id()));
        }
        if (source < 0) {
            return;
        }
        switch (p.rules().piece(source)) {
            case ActionCard _ -> {
                p.changes().hands.play(seat, source);
                cardPlayed(p, seat, source);
            }
            case ItemCard item -> {
                p.changes().items.useItem(seat, source);
                if (item.oneUse()) {
                    p.changes().items.discardItem(seat, source);
                    ItemRules.checkHands(p, seat);
                }
            }
            case ModuleCard _ -> p.changes().decks.showModuleCard(seat, source);
            default -> {}
        }
    }

    /** What a played card takes is paid at once, even if it is interrupted then: some cards leave the game. */
    static void cardPlayed(Play p, int seat, int card) {
        if (p.rules().action(card).removed()) {
            p.changes().hands.removeCard(seat, card);
        }
        if (p.isHeard(Happening.Kind.CARD_PLAYED)) {
            p.happened(new Happening.CardPlayed(seat, card));
        }
    }

    static void resolve(Play p, Step.Act a) {
        if (p.state().playing(a.seat())) {
            roomUsed(p, a);
            p.branch(a).effect().resolve(p.acting(a));
            if (a.source() >= 0
                    && p.isHeard(Happening.Kind.ROOM_USED)
                    && p.rules().kind(a.source()) == PieceKind.TILE) {
                p.happened(new Happening.RoomUsed(a.seat(), a.source()));
            }
        }
    }

    private static void roomUsed(Play p, Step.Act a) {
        boolean room = a.source() >= 0 && p.rules().kind(a.source()) == PieceKind.TILE;
        if (room && p.isHeard(Happening.Kind.ROOM_ACTION_USED)) {
            p.happened(new Happening.RoomActionUsed(a.seat(), a.source()));
        }
    }

    static void stageThen(Play p, Step.StageThen stage) {
        Branch branch = p.branch(stage.act());
        if (branch.stage(stage.stage()) instanceof Branch.Stage.Then(var _, var effect)) {
            effect.resolve(p.acting(stage));
        } else {
            throw new IllegalStateException("stage " + stage.stage() + " of " + branch.id() + " asks a question");
        }
    }

    static void listStage(Play p, Step.StageAsk q, OptionList options) {
        Branch branch = p.branch(q.act());
        if (branch.stage(q.stage()) instanceof Branch.Stage.Ask(var _, var _, var list)) {
            list.list(p.checking(q), options);
        } else {
            throw new IllegalStateException("stage " + q.stage() + " of " + branch.id() + " asks nothing");
        }
    }

    static void cancel(Play p, int scope, int actor) {
        p.changes().setAgenda(p.state().agenda().unwind(scope));
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ActionCancelled(new Who(actor)));
        }
    }

    // ---------------------------------------------------------------- paying

    /** Action cards a seat can pay with; a card that is about to be played does not count. */
    static int payable(GameState s, int seat) {
        int n = 0;
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().kind(card) == PieceKind.ACTION) {
                n++;
            }
        }
        return n;
    }

    static boolean canPay(Play p, int seat, int source, int cost) {
        GameState s = p.state();
        boolean playedFromHand = source >= 0 && s.pieces.zoneOf(source) == Zone.hand(seat);
        return payable(s, seat) - (playedFromHand ? 1 : 0) >= cost;
    }

    /** Asks which cards to pay with, unless there is no choice. */
    static void pay(Play p, int seat, int cost) {
        if (cost <= 0) {
            return;
        }
        int[] only = {-1, 0};
        listHand(p, seat, false, card -> {
            only[0] = card;
            only[1]++;
        });
        if (only[1] == 1) {
            p.then(new Step.PayWith(seat, only[0], cost - 1));
        } else if (payable(p.state(), seat) == cost) {
            p.then(new Step.PayWith(seat, only[0], cost - 1));
        } else {
            p.then(new Step.ChoosePayment(seat, cost));
        }
    }

    static void listPayments(Play p, int seat, int cost, OptionList options) {
        listHand(p, seat, false, card -> options.add(OptionKind.PAY, card, new Step.PayWith(seat, card, cost - 1)));
    }

    static void payWith(Play p, int seat, int card, int cost) {
        p.changes().hands.pay(seat, card);
        p.then(new Step.Pay(seat, cost));
    }

    /** Each card of a hand that differs from those before it; unscanned contamination cards are all alike. */
    static void listHand(Play p, int seat, boolean contamination, IntConsumer use) {
        GameState s = p.state();
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            boolean action = s.rules().kind(card) == PieceKind.ACTION;
            if ((action || contamination) && !alikeBefore(s, card, seat)) {
                use.accept(card);
            }
        }
    }

    private static boolean alikeBefore(GameState s, int card, int seat) {
        for (int other = s.pieces.first(Zone.hand(seat)); other != card; other = s.pieces.next(other)) {
            if (s.rules().definition(other) == s.rules().definition(card)
                    || s.rules().kind(card) == PieceKind.CONTAMINATION && alikeContamination(s, card, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean alikeContamination(GameState s, int card, int other) {
        return s.rules().piece(card) instanceof ContaminationCard a
                && s.rules().piece(other) instanceof ContaminationCard b
                && s.pieces.knownTo(card) == s.pieces.knownTo(other)
                && (s.pieces.knownTo(card) == 0 || a.infected() == b.infected());
    }
}
