package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;

/** The player phase: drawing, turns of two actions, passing. */
final class TurnRules {
    private static final int ACTIONS = 2;

    private TurnRules() {}

    /** Steps 1 and 2: everyone draws, then the first player token moves on, but not in the first round. */
    static void startRound(Play p) {
        GameState s = p.state();
        p.changes().startRound();
        p.rules().mode().startOfRound(p);
        IntruderPlayerRules.takeOver(p);
        p.changes().stepStarted("draw-action-cards");
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.awake(seat)) {
                int missing = Modifiers.drawTarget(s, seat) - s.handSize(seat);
                p.changes().hands.draw(seat, Math.max(0, missing));
            } else if (s.playsIntruders(seat)) {
                IntruderPlayerRules.draw(p, seat);
            }
        }
        if (s.round() > 1) {
            p.changes().stepStarted("first-player-token");
            passFirstPlayer(p);
        }
        p.changes().stepStarted("player-turns");
        p.then(new Step.NextTurn(s.firstPlayer()));
    }

    /** The next player to the left who still takes part gets the token. Ruling set-004. */
    private static void passFirstPlayer(Play p) {
        GameState s = p.state();
        for (int k = 1; k <= s.seats(); k++) {
            int seat = s.clockwise(s.firstPlayer(), k);
            if (s.crew.awake(seat)) {
                p.changes().setFirstPlayer(seat);
                return;
            }
        }
    }

    static void nextTurn(Play p, int from) {
        GameState s = p.state();
        for (int k = 0; k < s.seats(); k++) {
            int seat = s.clockwise(from, k);
            if (s.playing(seat) && !s.crew.passed(seat)) {
                p.then(new Step.TakeTurn(seat));
                p.then(new Step.NextTurn(s.clockwise(seat, 1)));
                return;
            }
        }
        p.then(new Step.StartEventPhase());
    }

    static void takeTurn(Play p, int seat) {
        GameState s = p.state();
        boolean firstTurn = !s.crew.hadTurn(seat);
        boolean intruders = s.playsIntruders(seat);
        p.changes().crew.startTurn(seat, intruders ? 1 : ACTIONS);
        if (intruders) {
            p.then(new Step.ChooseIntruderAction(seat));
        } else if (s.crew.status(seat) == Status.IN_POD) {
            p.then(firstTurn ? new Step.ChooseInPod(seat) : new Step.Pass(seat, true));
        } else {
            p.then(new Step.ChooseAction(seat));
        }
        p.then(new Step.EndTurn(seat));
    }

    /** A waiting character launches, steps out for a normal turn, or passes; it may drop things first. Ruling rom-007. */
    static void listInPod(Play p, int seat, OptionList options) {
        options.add(OptionKind.LAUNCH, new Step.LaunchPod(p.state().crew.pod(seat)));
        options.add(OptionKind.LEAVE_POD, new Step.Both(new Step.LeavePod(seat), new Step.ChooseAction(seat)));
        options.add(OptionKind.WAIT, new Step.Pass(seat, true));
        ItemRules.listDrops(p.state(), seat, new Step.ChooseInPod(seat), options);
        listLinger(p.state(), seat, new Step.ChooseInPod(seat), options);
    }

    /**
     * Things can be dropped until a turn is over, but only those who say so are asked once more before it ends, so that
     * the others need not say that they drop nothing. Ruling act-020.
     */
    static void listLinger(GameState s, int seat, Step then, OptionList options) {
        if (!s.crew.lingering(seat) && TradeRules.ownsAnything(s, seat)) {
            options.add(OptionKind.LINGER, new Step.Both(new Step.Linger(seat, true), then));
        }
    }

    static void afterAction(Play p, int seat) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.passed(seat)) {
            return;
        }
        if (s.crew.actionsLeft(seat) > 0 || s.crew.unlimitedActions(seat)) {
            p.then(new Step.ChooseAction(seat));
        }
    }

    /** Who wants to be asked may drop things now, after the last action or a pass. Ruling act-020. */
    static void endTurn(Play p, int seat) {
        GameState s = p.state();
        if (s.crew.awake(seat) && s.crew.lingering(seat) && TradeRules.ownsAnything(s, seat)) {
            p.then(new Step.ChooseDrop(seat));
        } else {
            finishTurn(p, seat);
        }
    }

    static void listLastDrops(Play p, int seat, OptionList options) {
        options.add(OptionKind.DONE, new Step.FinishTurn(seat));
        ItemRules.listDrops(p.state(), seat, new Step.EndTurn(seat), options);
        options.add(OptionKind.HURRY, new Step.Both(new Step.Linger(seat, false), new Step.FinishTurn(seat)));
    }

    /** Every turn that ends in a burning room costs a light wound; the turn of passing too. */
    static void finishTurn(Play p, int seat) {
        GameState s = p.state();
        if (s.crew.aboard(seat)) {
            if (s.ship.burning(s.crew.roomOf(seat)) && p.species().woundedByFire(p, seat)) {
                WoundRules.wound(p, seat, 1, 0);
            }
            p.species().endOfTurn(p, seat);
        }
    }

    /** Passing: bleeding first, then discards. Ruling rnd-004. */
    static void pass(Play p, int seat, boolean discarding) {
        GameState s = p.state();
        if (!s.playing(seat) || s.crew.passed(seat)) {
            return;
        }
        if (s.playsIntruders(seat)) {
            IntruderPlayerRules.pass(p, seat);
            return;
        }
        p.changes().crew.pass(seat);
        if (Modifiers.bleeds(s, seat)) {
            WoundRules.wound(p, seat, 1, 0);
        }
        if (discarding && s.crew.alive(seat) && s.handSize(seat) > 0) {
            p.then(new Step.DiscardOnPass(seat));
        }
    }

    static void listDiscards(Play p, int seat, OptionList options) {
        options.add(OptionKind.DONE, new Step.Nothing());
        ActionRules.listHand(
                p,
                seat,
                true,
                card -> options.add(
                        OptionKind.DISCARD,
                        card,
                        new Step.Both(new Step.DiscardCard(seat, card), new Step.DiscardOnPass(seat))));
    }

    static void everyonePasses(Play p, int order) {
        if (order < p.state().seats()) {
            p.then(new Step.Pass(p.state().inOrder(order), true));
            p.then(new Step.EveryonePasses(order + 1));
        }
    }

    static void drawCards(Play p, int seat, int cards) {
        if (p.state().crew.awake(seat)) {
            p.changes().hands.draw(seat, cards);
        }
    }
}
