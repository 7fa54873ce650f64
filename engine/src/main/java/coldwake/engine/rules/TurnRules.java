package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;

/** The player phase: drawing, turns of two actions, passing. */
public final class TurnRules {
    private static final int ACTIONS = 2;

    private TurnRules() {}

    /** Steps 1 and 2: everyone draws, then the first player token moves on, but not in the first round. */
    static void startRound(Play p) {
        GameState s = p.state();
        p.changes().startRound();
        p.rules().mode().startOfRound(p);
        p.happened(new Happening.RoundBegan());
        p.changes().stepStarted("draw-action-cards");
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.awake(seat)) {
                int missing = Modifiers.drawTarget(s, seat) - s.handSize(seat);
                draw(p, seat, Math.max(0, missing));
            } else if (s.playsOn(seat)) {
                p.happened(new Happening.DrawsCards(seat));
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
        if (p.isHeard(Happening.Kind.PASSED_OVER) && passesOver(p, from)) {
            return;
        }
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

    /** Tells of a character that has passed and sits before the next one to play. Returns whether there is one. */
    private static boolean passesOver(Play p, int from) {
        GameState s = p.state();
        int passed = -1;
        for (int k = 0; k < s.seats(); k++) {
            int seat = s.clockwise(from, k);
            if (s.playing(seat) && !s.crew.passed(seat)) {
                if (passed >= 0) {
                    p.happened(new Happening.PassedOver(passed));
                    p.then(new Step.NextTurn(s.clockwise(passed, 1)));
                }
                return passed >= 0;
            }
            if (passed < 0 && s.crew.awake(seat)) {
                passed = seat;
            }
        }
        return false;
    }

    static void takeTurn(Play p, int seat) {
        GameState s = p.state();
        boolean firstTurn = !s.crew.hadTurn(seat);
        boolean playsOn = s.playsOn(seat);
        p.changes().crew.startTurn(seat, playsOn ? 1 : ACTIONS);
        if (!playsOn && p.isHeard(Happening.Kind.TURN_BEGAN)) {
            p.happened(new Happening.TurnBegan(seat, firstTurn));
        }
        if (playsOn) {
            p.then(turnOf(p.rules(), seat));
        } else if (s.crew.aboard(seat)) {
            p.then(new Step.ChooseAction(seat));
        } else {
            boolean mayLeave = firstTurn || Modifiers.takesTurnAfterPassing(s, seat);
            p.then(p.place().turnOfWaiting(p, seat, mayLeave));
        }
        p.then(new Step.EndTurn(seat));
    }

    /** What a seat is asked that plays on without its character. */
    public static Step turnOf(Ruleset rules, int seat) {
        for (Module module : rules.modules()) {
            Step turn = module.turn(seat);
            if (turn != null) {
                return turn;
            }
        }
        throw new IllegalStateException("no module in play has a turn for seat " + seat);
    }

    /**
     * Things can be dropped until a turn is over, but only those who say so are asked once more before it ends, so that
     * the others need not say that they drop nothing. Ruling act-020.
     */
    public static void listLinger(GameState s, int seat, Step then, OptionList options) {
        if (!s.crew.lingering(seat) && TradeRules.ownsAnything(s, seat)) {
            options.add(OptionKind.LINGER, new Step.Both(new Step.Linger(seat, true), then));
        }
    }

    static void afterAction(Play p, int seat) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.passed(seat) && !Modifiers.takesTurnAfterPassing(s, seat)) {
            return;
        }
        if (s.crew.actionsLeft(seat) > 0 || s.crew.unlimitedActions(seat)) {
            p.then(new Step.ChooseAction(seat));
        } else if (p.isHeard(Happening.Kind.ACTIONS_SPENT)) {
            p.happened(new Happening.ActionsSpent(seat));
        }
    }

    /** Whoever wants to be asked may drop things now, after the last action or a pass. Ruling act-020. */
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

    /** What modules do before fire does its damage comes first. */
    static void finishTurn(Play p, int seat) {
        if (p.state().crew.aboard(seat) && p.isHeard(Happening.Kind.TURN_ENDS)) {
            p.happened(new Happening.TurnEnds(seat));
            p.then(new Step.CloseTurn(seat));
        } else {
            closeTurn(p, seat);
        }
    }

    /** Every turn that ends in a burning room costs a light wound; the turn of passing too. */
    static void closeTurn(Play p, int seat) {
        GameState s = p.state();
        if (s.crew.aboard(seat)) {
            if (s.ship.burning(s.crew.roomOf(seat))
                    && p.species().woundedByFire(p, seat)
                    && Modifiers.woundedByFire(s, seat)) {
                WoundRules.wound(p, seat, 1, 0);
            }
            p.species().endOfTurn(p, seat);
        }
        if (!s.playsOn(seat) && p.isHeard(Happening.Kind.TURN_ENDED)) {
            p.happened(new Happening.TurnEnded(seat));
        }
    }

    /** Passing: bleeding first, then discards. Ruling rnd-004. */
    static void pass(Play p, int seat, boolean discarding) {
        GameState s = p.state();
        if (!s.playing(seat)) {
            return;
        }
        if (s.crew.passed(seat)) {
            endTurnAfterPassing(p, seat);
            return;
        }
        p.changes().crew.pass(seat);
        if (s.playsOn(seat)) {
            p.happened(new Happening.Passed(seat));
            return;
        }
        if (p.isHeard(Happening.Kind.CHARACTER_PASSED)) {
            p.happened(new Happening.CharacterPassed(seat));
        }
        if (Modifiers.bleeds(s, seat)) {
            WoundRules.wound(p, seat, 1, 0);
        }
        if (discarding && s.crew.alive(seat) && s.handSize(seat) > 0) {
            p.then(new Step.DiscardOnPass(seat));
        }
    }

    /** Who takes one more turn passes no second time: the turn ends, and that is all. */
    private static void endTurnAfterPassing(Play p, int seat) {
        if (Modifiers.takesTurnAfterPassing(p.state(), seat)) {
            p.changes().crew.setActions(seat, 0);
            p.changes().crew.setUnlimitedActions(seat, false);
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
            draw(p, seat, cards);
        }
    }

    /** Draws cards to the hand of a character, and tells of it. */
    public static void draw(Play p, int seat, int cards) {
        int before = p.state().handSize(seat);
        p.changes().hands.draw(seat, cards);
        int drawn = p.state().handSize(seat) - before;
        if (drawn > 0 && p.isHeard(Happening.Kind.CARDS_DRAWN)) {
            p.happened(new Happening.CardsDrawn(seat, drawn));
        }
    }
}
