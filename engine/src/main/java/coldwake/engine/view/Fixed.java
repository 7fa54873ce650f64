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
            case Step.Act a -> keepAction(a);
            case Step.NameTarget(Step.Act a) -> keepAction(a);
            case Step.ChooseConsent(int _, Step.Act a) -> keepAction(a);
            case Step.Begin(Step.Act a) -> keepAction(a);
            case Step.Resolve(Step.Act a) -> keepAction(a);
            case Step.StageThen(Step.Act a, int _) -> keepStage(a.seat(), a);
            case Step.StageAsk(int asked, Step.Act a, int _) -> keepStage(asked, a);
            case Step.SpeciesWork a -> keepOwn(rules.species().piecesOf(a), a.a(), a.b(), a.c());
            case Step.SpeciesQuestion a -> keepOwn(rules.species().piecesOf(a), a.a(), a.b(), -1);
            case Step.GainItem a -> keep(a.item());
            case Step.CompareHand a -> keep(a.token());
            case Step.Declare a -> keep(a.source());
            case Step.PayWith a -> keep(a.card());
            case Step.DiscardCard a -> keep(a.card());
            case Step.Interrupt a -> keep(a.card());
            case Step.Defend a -> keep(a.card());
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

    private void keepAction(Step.Act a) {
        keep(a.source());
        for (int stage = 0; stage < 3; stage++) {
            if (a.target(stage) >= 0 && isPiece(a.source(), a.branch(), stage)) {
                keep(a.target(stage));
            }
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

    private void keepStage(int seat, Step.Act a) {
        keep(a.source());
        for (int stage = 0; stage < 3; stage++) {
            keepIfHeldBy(seat, a.seat(), a.target(stage));
        }
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
