package coldwake.engine.view;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.EventCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/**
 * Pieces that must lie where they lie, secret or not, because work in progress names them: a redealt copy could not go
 * on otherwise.
 *
 * <ul>
 *   <li>An action is declared with its targets, and others react before it is carried out: the components of a crafted
 *       item, a card that is to be given away ({@link Step.NameTarget}, {@link Step.ChooseConsent}, {@link Step.Resolve}).
 *   <li>The stages of a card carry numbers that may be pieces ({@link Step.StageThen}, {@link Step.StageAsk}); a number
 *       counts as a piece if that piece is in a hand or inventory of who acts or is asked.
 *   <li>An item that is taken after another one ({@link Step.GainItem}), a token that a hand is compared with after the
 *       objectives are chosen ({@link Step.CompareHand}), and the single cards that other steps move.
 * </ul>
 */
final class Fixed {
    private final GameState s;
    private final Ruleset rules;
    private final long[] pieces;
    private boolean any;

    Fixed(GameState state) {
        s = state;
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
            case Step.Act a -> keepAction(a.source(), a.branch(), a.t0(), a.t1(), a.t2());
            case Step.NameTarget a -> keepAction(a.source(), a.branch(), a.t0(), a.t1(), a.t2());
            case Step.ChooseConsent a -> keepAction(a.source(), a.branch(), a.t0(), a.t1(), a.t2());
            case Step.Begin a -> keepAction(a.source(), a.branch(), a.t0(), a.t1(), a.t2());
            case Step.Resolve a -> keepAction(a.source(), a.branch(), a.t0(), a.t1(), a.t2());
            case Step.StageThen a -> keepStage(a.seat(), a.seat(), a.source(), a.t0(), a.t1(), a.t2());
            case Step.StageAsk a -> keepStage(a.seat(), a.actor(), a.source(), a.t0(), a.t1(), a.t2());
            case Step.SpeciesWork a -> keepOwn(rules.species().piecesOf(a), a.a(), a.b(), a.c());
            case Step.SpeciesQuestion a -> keepOwn(rules.species().piecesOf(a), a.a(), a.b(), -1);
            case Step.GainItem a -> keep(a.item());
            case Step.CompareHand a -> keep(a.token());
            case Step.Declare a -> keep(a.source());
            case Step.PayWith a -> keep(a.card());
            case Step.DiscardCard a -> keep(a.card());
            case Step.Interrupt a -> keep(a.card());
            case Step.Defend a -> keep(a.defence());
            case Step.KeepIntruderCard a -> keep(a.card());
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

    private void keepAction(int source, int branch, int t0, int t1, int t2) {
        keep(source);
        if (t0 >= 0 && isPiece(source, branch, 0)) {
            keep(t0);
        }
        if (t1 >= 0 && isPiece(source, branch, 1)) {
            keep(t1);
        }
        if (t2 >= 0 && isPiece(source, branch, 2)) {
            keep(t2);
        }
    }

    private boolean isPiece(int source, int index, int stage) {
        Branch branch = source >= 0 && rules.piece(source) instanceof EventCard event
                ? event.branch()
                : source(source).branches().get(index);
        return stage < branch.targetStages().size()
                && branch.targetStages().get(stage).kind().first() == OptionKind.Arg.PIECE;
    }

    private ActionSource source(int source) {
        return source == Step.BASIC ? rules.basicActions() : (ActionSource) rules.piece(source);
    }

    private void keepStage(int seat, int actor, int source, int t0, int t1, int t2) {
        keep(source);
        keepIfHeldBy(seat, actor, t0);
        keepIfHeldBy(seat, actor, t1);
        keepIfHeldBy(seat, actor, t2);
    }

    /** Keeps those of three numbers that a species calls pieces. */
    private void keepOwn(int which, int a, int b, int c) {
        keep((which & 1) != 0 ? a : -1);
        keep((which & 2) != 0 ? b : -1);
        keep((which & 4) != 0 ? c : -1);
    }

    private void keepIfHeldBy(int seat, int actor, int number) {
        if (number >= 0 && number < rules.pieceCount()) {
            int zone = s.pieces.zoneOf(number);
            int owner = Zone.seatOf(zone);
            if ((owner == seat || owner == actor) && zone != Zone.deck(owner)) {
                keep(number);
            }
        }
    }
}
