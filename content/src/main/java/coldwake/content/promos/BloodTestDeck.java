package coldwake.content.promos;

import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Check;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.ContaminationRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Blood Tests. They only look: an infected card brings nothing but the knowledge of it. */
final class BloodTestDeck {
    private static final int CARDS_DRAWN = 3;

    private enum Stage implements StageName {
        CHOOSE_CONTAMINATION,
        SCAN,
        NEXT
    }

    private BloodTestDeck() {}

    private static final Check CONTAMINATION_IN_HAND =
            require(r -> ContaminationRules.hasInHand(r.play(), r.me()), Reason.NO_CONTAMINATION);

    /** A seat scans one of its cards; which one is asked where they look different. The seat is the first number. */
    private static Branch scansOne(Branch branch) {
        return branch.asks(Stage.CHOOSE_CONTAMINATION, "choose-contamination", BloodTestDeck::listContamination)
                .later(Stage.SCAN, r -> scan(r, r.target(1), r.target(0)));
    }

    private static void listContamination(Resolution r, OptionList options) {
        int seat = r.asked();
        Vocabulary.eachContamination(r.state(), seat, card -> {
            options.add(OptionKind.CHOOSE_CARD, card, r.pieceStep(Stage.SCAN, card, seat));
            return true;
        });
    }

    /** Asks only where there is a choice. Nothing happens to who has no contamination card in hand. */
    private static void chooseAndScan(Resolution r, int seat) {
        int[] found = {0, -1};
        Vocabulary.eachContamination(r.state(), seat, card -> {
            found[1] = card;
            return ++found[0] < 2;
        });
        if (found[0] == 1) {
            r.then(r.pieceStep(Stage.SCAN, found[1], seat));
        } else if (found[0] > 1) {
            r.then(r.askStep(seat, Stage.CHOOSE_CONTAMINATION));
        }
    }

    private static void scan(Resolution r, int seat, int card) {
        if (!r.changes().hands.scanCard(seat, card)) {
            r.changes().hands.removeContaminationCard(seat, card);
        }
    }

    private static final Behaviour STANDARD_TEST = Behaviour.of(
            "blood-01",
            scansOne(branch("test-one").when(CONTAMINATION_IN_HAND).resolves(r -> chooseAndScan(r, r.me()))));

    /** Clean cards are all alike once they are scanned. */
    private static void removeOneClean(Resolution r, int zone) {
        GameState s = r.state();
        for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
            if (s.rules().piece(card) instanceof ContaminationCard contamination && !contamination.infected()) {
                r.changes().hands.removeContaminationCard(r.me(), card);
                return;
            }
        }
    }

    private static final Behaviour THOROUGH_TEST = Behaviour.of(
            "blood-02", branch("test-hand").when(CONTAMINATION_IN_HAND).resolves(r -> {
                int hand = Zone.hand(r.me());
                r.changes().hands.scan(r.me(), hand);
                removeOneClean(r, hand);
            }));

    /** What others hold is their secret, so it can be played whoever has something to scan. */
    private static final Behaviour GROUP_SCREENING = Behaviour.of(
            "blood-03",
            scansOne(branch("test-group").resolves(r -> r.then(r.stageStep(Stage.NEXT, 0))))
                    .later(Stage.NEXT, BloodTestDeck::screenNext));

    /** In player order, from the one who plays it. */
    private static void screenNext(Resolution r) {
        GameState s = r.state();
        int n = r.target();
        if (n < s.seats()) {
            int seat = s.clockwise(r.me(), n);
            if (s.crew.aboard(seat) && s.crew.roomOf(seat) == r.here()) {
                chooseAndScan(r, seat);
            }
            r.then(r.stageStep(Stage.NEXT, n + 1));
        }
    }

    private static final Behaviour INCONCLUSIVE_SAMPLE =
            Behaviour.of("blood-04", branch("test-drawn").resolves(r -> {
                int drawn = Zone.lookedAt(r.me());
                r.changes().hands.drawAside(r.me(), CARDS_DRAWN);
                r.changes().hands.scan(r.me(), drawn);
                removeOneClean(r, drawn);
                while (r.state().pieces.first(drawn) >= 0) {
                    r.changes().hands.discard(r.me(), r.state().pieces.first(drawn));
                }
            }));

    private static final Behaviour CONTAMINATED_NEEDLE = Behaviour.of(
            "blood-05", branch("test-all").when(CONTAMINATION_IN_HAND).resolves(r -> {
                int hand = Zone.hand(r.me());
                r.changes().hands.scan(r.me(), hand);
                r.changes().hands.removeContamination(r.me(), false, hand);
                r.then(new Step.Contaminate(r.me()));
            }));

    static final List<Behaviour> ALL =
            List.of(STANDARD_TEST, THOROUGH_TEST, GROUP_SCREENING, INCONCLUSIVE_SAMPLE, CONTAMINATED_NEEDLE);
}
