package coldwake.content.aftermath;

import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.content.vocabulary.Vocabulary.eachContamination;
import static coldwake.content.vocabulary.Vocabulary.eachCorridor;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.only;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.rules.Modifiers;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The Psychologist's own action cards. */
final class PsychologistDeck {
    private enum Stage implements StageName {
        DISCARD_ONE,
        LET_GO,
        GO_ON_LETTING_GO,
        TALK_OR_PAY,
        SHOW_OBJECTIVE
    }

    /** How many contamination cards Reassurance rids somebody of. */
    private static final int REASSURED = 2;
    /** Cards that keep an objective secret. */
    private static final int PRICE_OF_SILENCE = 2;

    private PsychologistDeck() {}

    /** Everybody whom she reaches: in her room, and next door if she has the scanner and no door is closed. */
    private static final Targets IN_REACH = (r, sink) -> {
        GameState s = r.state();
        long crew = s.crew.in(r.here());
        int rooms = Psychologist.hasScanner(s, r.me()) ? MoveRules.reachable(s, r.here()) : 0;
        for (int rest = rooms; rest != 0; rest &= rest - 1) {
            crew |= s.crew.in(Integer.numberOfTrailingZeros(rest));
        }
        eachBit(crew, sink);
    };

    private static final Targets OTHERS_IN_REACH = only(IN_REACH, (r, seat) -> seat != r.me());

    private static Branch withAnother(String id) {
        return branch(id).when(require(r -> any(r, OTHERS_IN_REACH), Reason.NOBODY_HERE));
    }

    /** She draws one card more than others do. */
    private static final Behaviour LEND_A_HAND = Behaviour.of(
            "psy-lend-a-hand",
            branch("lend")
                    .target(OptionKind.SEAT, IN_REACH)
                    .resolves(r -> {
                        r.then(new Step.DrawCards(r.target(), r.target() == r.me() ? 2 : 1));
                        r.then(r.askStep(r.target(), Stage.DISCARD_ONE, r.target()));
                    })
                    .asks(Stage.DISCARD_ONE, "discard-one", (r, options) -> {
                        listActions(r, options, new Step.Nothing());
                        listContamination(r, options, new Step.Nothing());
                    }));

    private static void listActions(Resolution r, OptionList options, Step then) {
        eachDistinct(r.state(), Zone.hand(r.asked()), card -> {
            if (isAction(r.state(), card)) {
                addDiscard(r, options, card, then);
            }
            return true;
        });
    }

    private static void listContamination(Resolution r, OptionList options, Step then) {
        eachContamination(r.state(), r.asked(), card -> {
            addDiscard(r, options, card, then);
            return true;
        });
    }

    private static void addDiscard(Resolution r, OptionList options, int card, Step then) {
        options.add(OptionKind.DISCARD, card, new Step.Both(new Step.DiscardCard(r.asked(), card), then));
    }

    // ---------------------------------------------------------------- suggestion

    private static final Targets CALM =
            only(OTHERS_IN_REACH, (r, seat) -> !r.state().inCombat(seat));

    /** Rooms that the one she named can walk to. */
    private static final Targets ITS_NEIGHBOURS =
            (r, sink) -> eachBit(MoveRules.reachable(r.state(), r.state().crew.roomOf(r.target(0))), sink);

    private static final Targets ITS_CORRIDORS =
            (r, sink) -> eachCorridor(r.state(), r.state().crew.roomOf(r.target(0)), r.target(1), sink);

    private static Branch suggestMove(String id, Targets rooms, Noise noise) {
        return withAnother(id)
                .target(OptionKind.SEAT, CALM)
                .target(OptionKind.ROOM, rooms)
                .target(OptionKind.CORRIDOR, ITS_CORRIDORS)
                .resolves(r -> r.then(new Step.MoveCrew(r.target(0), r.target(1), r.target(2), noise)));
    }

    /** It does what she says, if it could, and nobody pays for it. */
    private static final Behaviour SUGGESTION = Behaviour.of(
            "psy-suggestion",
            suggestMove("move", ITS_NEIGHBOURS, Noise.ROLL),
            suggestMove(
                    "careful-move",
                    only(ITS_NEIGHBOURS, (r, slot) -> MoveRules.canMoveQuietly(r.state(), slot)),
                    Noise.CAREFUL),
            withAnother("pick-up")
                    .target(OptionKind.SEAT, only(CALM, (r, seat) -> Modifiers.handFree(r.state(), seat)))
                    .target(
                            OptionKind.THING,
                            (r, sink) -> eachBit(
                                    BasicActions.thingsIn(
                                            r.state(), r.state().crew.roomOf(r.target(0))),
                                    sink))
                    .resolves(r -> {
                        int room = r.state().crew.roomOf(r.target(0));
                        if (r.state().ship.things(room, r.target(1)) > 0) {
                            r.changes().ship.takeThing(room, r.target(1));
                            r.changes().crew.carry(r.target(0), r.target(1));
                        }
                    }));

    // ---------------------------------------------------------------- reassurance and session

    /** Nobody else knows what is in a hand, so whoever holds cards is asked. */
    private static final Behaviour REASSURANCE = Behaviour.of(
            "psy-reassurance",
            withAnother("reassure")
                    .target(
                            OptionKind.SEAT,
                            only(OTHERS_IN_REACH, (r, seat) -> r.state().handSize(seat) > 0))
                    .resolves(r -> r.then(r.askStep(r.target(), Stage.LET_GO, r.target(), 0)))
                    .asks(Stage.LET_GO, "discard-contamination", (r, options) -> {
                        options.add(OptionKind.DONE, new Step.DrawCards(r.asked(), r.target(1)));
                        listContamination(r, options, r.stageStep(Stage.GO_ON_LETTING_GO, r.asked(), r.target(1) + 1));
                    })
                    .later(
                            Stage.GO_ON_LETTING_GO,
                            r -> r.then(
                                    r.target(1) < REASSURED && r.state().handSize(r.target()) > 0
                                            ? r.askStep(r.target(), Stage.LET_GO, r.target(), r.target(1))
                                            : new Step.DrawCards(r.target(), r.target(1)))));

    private static boolean hasObjectives(GameState s, int seat) {
        return s.pieces.count(Zone.objectives(seat)) > 0;
    }

    /** Two cards buy the silence of whoever still has something to hide. */
    private static final Behaviour SESSION = Behaviour.of(
            "psy-session",
            withAnother("talk")
                    .target(OptionKind.SEAT, OTHERS_IN_REACH)
                    .resolves(r -> r.then(r.askStep(r.target(), Stage.TALK_OR_PAY, r.target(), 0)))
                    .asks(Stage.TALK_OR_PAY, "talk-or-pay", PsychologistDeck::listTalk)
                    .later(Stage.SHOW_OBJECTIVE, PsychologistDeck::talk));

    private static void listTalk(Resolution r, OptionList options) {
        int paid = r.target(1);
        boolean secret = hasObjectives(r.state(), r.asked());
        if (secret && paid == 0) {
            options.add(OptionKind.ACCEPT, r.stageStep(Stage.SHOW_OBJECTIVE, r.asked()));
        }
        if (!secret || paid + actions(r.state(), r.asked()) >= PRICE_OF_SILENCE) {
            listActions(
                    r,
                    options,
                    paid + 1 < PRICE_OF_SILENCE
                            ? r.askStep(r.asked(), Stage.TALK_OR_PAY, r.asked(), paid + 1)
                            : new Step.Nothing());
        }
    }

    private static int actions(GameState s, int seat) {
        int n = 0;
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            n += isAction(s, card) ? 1 : 0;
        }
        return n;
    }

    /** Chance says which one of two. */
    private static void talk(Resolution r) {
        int whose = r.target();
        int zone = Zone.objectives(whose);
        int left = r.changes()
                .random(
                        r.state().rules().streams().named(Psychologist.TALK_DRAW),
                        r.state().pieces.count(zone));
        int objective = r.state().pieces.first(zone);
        for (; left > 0; left--) {
            objective = r.state().pieces.next(objective);
        }
        r.changes().decks.objectivePeeked(r.me(), whose);
        r.changes().decks.peekObjective(r.me(), whose, objective);
    }

    static final List<Behaviour> ALL = List.of(LEND_A_HAND, SUGGESTION, REASSURANCE, SESSION);
}
