package coldwake.content.voidseeders;

import static coldwake.content.vocabulary.Vocabulary.LOADED;
import static coldwake.content.vocabulary.Vocabulary.any;
import static coldwake.content.vocabulary.Vocabulary.eachDistinct;
import static coldwake.content.vocabulary.Vocabulary.isAction;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.content.vocabulary.Vocabulary.weapons;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.SpeciesModule;
import coldwake.content.ship.Pods;
import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.card.Targets;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.function.IntConsumer;

/** What people do when they lose control. Whoever waits in a pod does it as if in the room. */
final class PanicDeck {
    private static final int CARDS_DRAWN = 3;

    private enum Stage implements StageName {
        DISCARD_CARD,
        CHOOSE,
        DO,
        AFTER_WOUND
    }

    private PanicDeck() {}

    /**
     * Draws a card. Too high a level, or an effect that is impossible, drives the character further; otherwise the effect
     * follows, unless somebody in the room interrupts it.
     */
    static void resolve(Play p, int seat) {
        int card = p.state().crew.awake(seat) ? p.changes().decks.drawModuleCard(SpeciesModule.CARDS) : -1;
        if (card < 0) {
            return;
        }
        ModuleCard panic = (ModuleCard) p.rules().piece(card);
        Resolution check = p.checking(seat, card, 0);
        boolean resists = Insanity.of(p.state(), seat) < panic.number();
        if (resists || panic.branches().getFirst().test(check) != Reason.OK) {
            Insanity.raise(p, seat);
        } else {
            int scope = p.changes().newScope();
            p.then(new Step.OfferReactions(seat, scope, seat));
            p.then(new Step.Resolve(Step.Act.free(seat, card, 0)));
            p.then(new Step.Scope(scope));
        }
        p.then(new Step.ModuleWork(VoidSeeders.Work.DISCARD_PANIC, card, 0, 0));
    }

    // ---------------------------------------------------------------- against the ship

    private static Branch destructiveOutburst() {
        return branch("destructive-outburst")
                .when(require(r -> r.changes().ship.canMalfunction(r.here()), Reason.CANNOT_MALFUNCTION))
                .resolves(r -> r.changes().ship.placeMalfunction(r.here()));
    }

    private static Branch sabotage() {
        return branch("sabotage")
                .when(require(r -> r.state().ship.items(r.here()) > 0, Reason.NO_ITEMS_LEFT))
                .resolves(r -> r.changes().ship.setItems(r.here(), 0));
    }

    private static Branch pyromaniac() {
        return branch("pyromaniac")
                .when(require(r -> !r.state().ship.burning(r.here()), Reason.ALREADY_BURNING))
                .resolves(r -> r.changes().ship.placeFire(r.here()));
    }

    // ---------------------------------------------------------------- running

    /** Where the number leads nobody can go, the mind gives way instead. */
    private static Branch blindEscape() {
        return branch("blind-escape").resolves(r -> {
            GameState s = r.state();
            int event = r.changes().decks.drawEvent();
            if (event < 0) {
                Insanity.raise(r.play(), r.me());
                return;
            }
            int number = ((EventCard) s.rules().piece(event)).direction();
            r.changes().cards.toTop(event, Zone.EVENT_DISCARD);
            int passage = s.board().exit(r.here(), number);
            if (s.board().isCorridor(passage) && !s.ship.doorClosed(passage)) {
                run(r, s.board().across(passage, r.here()), passage);
            } else {
                Insanity.raise(r.play(), r.me());
            }
        });
    }

    /** An escape like any other, also while nightmares attack. Rulings own-void-running and own-void-run-in-attacks. */
    private static void run(Resolution r, int to, int corridor) {
        Pods.leave(r.play(), r.me());
        MoveRules.walk(r.play(), r.me(), to, corridor, Step.Noise.ROLL);
    }

    private static final Targets ROOMS_WITH_INTRUDERS = (r, sink) -> Vocabulary.eachBit(
            MoveRules.reachable(r.state(), r.here()),
            slot -> !r.state().intruders.anyIn(slot) || sink.accept(slot));

    private static Branch insaneCourage() {
        return chosen(
                branch("insane-courage"),
                Reason.NO_INTRUDER,
                "choose-where-to-run",
                OptionKind.ROOM,
                ROOMS_WITH_INTRUDERS,
                r -> run(r, r.target(), MoveRules.wayTo(r.state(), r.here(), r.target())));
    }

    // ---------------------------------------------------------------- against others

    private static Branch defeatism() {
        return branch("defeatism").resolves(r -> eachHere(r, seat -> Insanity.raise(r.play(), seat)));
    }

    private static Branch bloodlust() {
        return branch("bloodlust").resolves(r -> {
            boolean alone = (r.state().crew.in(r.here()) & ~(1 << r.me())) == 0;
            eachHere(r, seat -> {
                if (alone || seat != r.me()) {
                    WoundRules.wound(r.play(), seat, 0, 1);
                }
            });
        });
    }

    private static Branch demotivation() {
        return branch("demotivation")
                .resolves(r -> {
                    eachHere(r, seat -> r.ask(seat, Stage.DISCARD_CARD));
                    r.then(new Step.ModuleWork(VoidSeeders.Work.RAISE, r.me(), 0, 0));
                })
                .asks(Stage.DISCARD_CARD, "discard-action-card", PanicDeck::listActionCards);
    }

    private static void listActionCards(Resolution r, OptionList options) {
        eachDistinct(r.state(), Zone.hand(r.asked()), card -> {
            if (isAction(r.state(), card)) {
                options.add(OptionKind.DISCARD, card, new Step.DiscardCard(r.asked(), card));
            }
            return true;
        });
    }

    /** Everyone in the room in player order, oneself included, until the game ends. */
    private static void eachHere(Resolution r, IntConsumer use) {
        GameState s = r.state();
        int here = s.crew.in(r.here()) | 1 << r.me();
        for (int n = 0; n < s.seats() && s.ending() == Ending.NONE; n++) {
            if ((here & 1 << s.inOrder(n)) != 0) {
                use.accept(s.inOrder(n));
            }
        }
    }

    // ---------------------------------------------------------------- against oneself

    private static final Targets HEAVY_ITEMS = (r, sink) -> {
        GameState s = r.state();
        for (int item = s.pieces.first(Zone.held(r.me())); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).heavy() && !s.item(item).builtIn() && !sink.accept(item)) {
                return;
            }
        }
    };

    /** It was not used, so it goes under its deck. Ruling itm-019. */
    private static Branch destruction() {
        return chosen(
                branch("destruction"),
                Reason.NO_TARGET,
                "choose-item-to-destroy",
                OptionKind.CHOOSE_CARD,
                HEAVY_ITEMS,
                r -> r.then(new Step.DropItem(r.me(), r.target())));
    }

    private static Branch hallucinations() {
        return chosen(
                branch("hallucinations"),
                Reason.NO_AMMO,
                "choose-weapon-to-empty",
                OptionKind.WEAPON,
                weapons(LOADED),
                r -> r.changes().items.setAmmo(r.me(), r.target(), 0));
    }

    private static Branch selfMutilation() {
        return branch("self-mutilation").resolves(r -> WoundRules.wound(r.play(), r.me(), 2, 0));
    }

    private static Branch heartAttack() {
        return branch("heart-attack").resolves(r -> WoundRules.die(r.play(), r.me()));
    }

    private static final Targets DRESSED = (r, sink) -> Vocabulary.eachDressed(r.state(), r.me(), sink);

    /** The light wound comes first. */
    private static Branch bandages() {
        return chosen(
                        branch("bandages"),
                        Reason.NO_WOUND,
                        "choose-wound-to-reopen",
                        OptionKind.CHOOSE_CARD,
                        DRESSED,
                        r -> {
                            r.changes().crew.reopen(r.me(), r.target());
                            r.then(new Step.CheckHands(r.me()));
                        })
                .resolves(r -> {
                    r.then(new Step.Wound(r.me(), 1, 0));
                    r.stage(Stage.AFTER_WOUND);
                })
                .later(Stage.AFTER_WOUND, PanicDeck::choose);
    }

    /** Three cards of the deck: one that is no contamination leaves the game. */
    private static Branch hopelessness() {
        return branch("hopelessness")
                .when(require(
                        r -> r.state().pieces.count(Zone.deck(r.me()))
                                        + r.state().pieces.count(Zone.discard(r.me()))
                                > 0,
                        Reason.NO_TARGET))
                .resolves(r -> {
                    r.changes().hands.drawAside(r.me(), CARDS_DRAWN);
                    boolean any = any(r, DRAWN_ACTIONS);
                    r.then(any ? r.askStep(r.me(), Stage.CHOOSE) : r.stageStep(Stage.DO));
                })
                .asks(
                        Stage.CHOOSE,
                        "choose-card-to-give-up",
                        (r, options) -> DRAWN_ACTIONS.list(r, card -> {
                            options.add(OptionKind.CHOOSE_CARD, card, r.pieceStep(Stage.DO, card));
                            return true;
                        }))
                .later(Stage.DO, PanicDeck::giveUp);
    }

    private static final Targets DRAWN_ACTIONS = (r, sink) ->
            eachDistinct(r.state(), Zone.lookedAt(r.me()), card -> !isAction(r.state(), card) || sink.accept(card));

    private static void giveUp(Resolution r) {
        GameState s = r.state();
        if (r.isNamed(0)) {
            r.changes().hands.removeCard(r.me(), r.target());
        }
        while (s.pieces.first(Zone.lookedAt(r.me())) >= 0) {
            r.changes().hands.discard(r.me(), s.pieces.first(Zone.lookedAt(r.me())));
        }
        if (!r.isNamed(0)) {
            Insanity.raise(r.play(), r.me());
        }
    }

    // ---------------------------------------------------------------- words of the deck

    /** An effect on something of one's choice, which is asked for even if there is one only. Ruling own-void-asks. */
    private static Branch chosen(
            Branch branch, Reason impossible, String question, OptionKind kind, Targets targets, Effect effect) {
        boolean piece = kind.first() == OptionKind.Arg.PIECE;
        return branch.when(require(r -> any(r, targets), impossible))
                .resolves(PanicDeck::choose)
                .asks(
                        Stage.CHOOSE,
                        question,
                        (r, options) -> targets.list(r, target -> {
                            options.add(
                                    kind,
                                    target,
                                    piece ? r.pieceStep(Stage.DO, target) : r.stageStep(Stage.DO, target));
                            return true;
                        }))
                .later(Stage.DO, effect);
    }

    private static void choose(Resolution r) {
        if (r.state().crew.awake(r.me())) {
            r.ask(r.me(), Stage.CHOOSE);
        }
    }

    private static Behaviour card(int number, Branch effect) {
        return Behaviour.of(number < 10 ? "panic-0" + number : "panic-" + number, effect);
    }

    static final List<Behaviour> ALL = List.of(
            card(1, destructiveOutburst()),
            card(2, defeatism()),
            card(3, blindEscape()),
            card(4, destruction()),
            card(5, insaneCourage()),
            card(6, sabotage()),
            card(7, selfMutilation()),
            card(8, heartAttack()),
            card(9, heartAttack()),
            card(10, bloodlust()),
            card(11, demotivation()),
            card(12, bloodlust()),
            card(13, bandages()),
            card(14, bandages()),
            card(15, hopelessness()),
            card(16, selfMutilation()),
            card(17, hallucinations()),
            card(18, hallucinations()),
            card(19, pyromaniac()),
            card(20, sabotage()));
}
