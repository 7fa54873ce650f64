package coldwake.engine.view;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;

/**
 * Pieces that must lie where they lie, secret or not, because work in progress names them: a redealt copy could not go
 * on otherwise.
 *
 * <ul>
 *   <li>An action is declared with its targets, and others react before it is carried out: the components of a crafted
 *       item, a card that is to be given away ({@link Step.NameTarget}, {@link Step.ChooseConsent}, {@link Step.Resolve}).
 *   <li>The stages of a card carry numbers, some of which are pieces ({@link Step.StageThen}, {@link Step.StageAsk}).
 *   <li>An item that is taken after another one ({@link Step.GainItem}), a token that a hand is compared with after the
 *       objectives are chosen ({@link Step.CompareHand}), and the single cards that other steps move.
 * </ul>
 */
final class PinnedPieces {
    private final Ruleset rules;
    private final long[] pieces;
    private boolean any;

    PinnedPieces(GameState state) {
        rules = state.rules();
        pieces = new long[(rules.pieceCount() >> 6) + 1];
        for (Agenda a = state.agenda(); !a.isEmpty(); a = a.pop()) {
            keep(a.top());
        }
    }

    boolean has(int piece) {
        return any && (pieces[piece >> 6] & 1L << piece) != 0;
    }

    private void keep(Step step) {
        switch (step) {
            case Step.Both(Step first, Step second) -> {
                keep(first);
                keep(second);
            }
            case Step.Act a -> keepAction(a);
            case Step.NameTarget(Step.Act a) -> keepAction(a);
            case Step.ChooseConsent(int _, Step.Act a) -> keepAction(a);
            case Step.Begin(Step.Act a) -> keepAction(a);
            case Step.Resolve(Step.Act a) -> keepAction(a);
            case Step.StageThen(Step.Act a, var _, int named) -> keepTargets(a, named);
            case Step.StageAsk(int _, Step.Act a, var _, int named) -> keepTargets(a, named);
            case Step.ModuleWork a -> keepOwn(a.task().pieces(), a.a(), a.b(), a.c());
            case Step.ModuleQuestion a -> keepOwn(a.ask().pieces(), a.a(), a.b(), -1);
            case Step.GainItem a -> keep(a.item());
            case Step.CompareHand a -> keep(a.token());
            case Step.Declare a -> keep(a.source());
            case Step.PayWith a -> keep(a.card());
            case Step.DiscardCard a -> keep(a.card());
            case Step.Interrupt a -> keep(a.card());
            case Step.Defend a -> keep(a.defence());
            case Step.KeepObjective a -> keep(a.objective());
            case Step.KeepFound a -> keep(a.item());
            case Step.DropItem a -> keep(a.item());
            case Step.LayOut a -> keep(a.item());
            case Step.ShowItem a -> keep(a.item());
            default -> {}
        }
    }

    private void keep(int piece) {
        if (piece >= 0 && piece < rules.pieceCount()) {
            pieces[piece >> 6] |= 1L << piece;
            any = true;
        }
    }

    private void keepAction(Step.Act a) {
        keepTargets(a, rules.branch(a.source(), a.branch()).piecesAmongTargets());
    }

    private void keepTargets(Step.Act a, int named) {
        keep(a.source());
        keepOwn(named, a.t0(), a.t1(), a.t2());
    }

    /** Keeps those of three numbers that are pieces. */
    private void keepOwn(int which, int a, int b, int c) {
        keep((which & 1) != 0 ? a : -1);
        keep((which & 2) != 0 ? b : -1);
        keep((which & 4) != 0 ? c : -1);
    }
}
