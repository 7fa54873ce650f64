package coldwake.content.intruders;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.EventPhase;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** The first player whose character dies plays the Intruders: with a deck of its own, one card a turn. */
public final class IntruderPlayer implements Module {
    public static final String ID = "intruder-player";

    /** The counter that names the seat, one added; 0 as long as there is none. */
    public static final String SEAT = "seat";

    private static final int CARDS_DRAWN = 3;
    private static final int HAND_LIMIT = 4;

    private enum Work implements ModuleTask {
        /** Discards all cards of the Intruders but one; -1 keeps none. */
        KEEP_CARD;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return 2;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Which card do you play for the Intruders, and how? */
        CHOOSE_ACTION("choose-intruder-action"),
        /** Which card of the Intruders do you keep? */
        CHOOSE_CARD("choose-intruder-card");

        private final String key;

        Ask(String key) {
            this.key = key;
        }

        @Override
        public String module() {
            return ID;
        }

        @Override
        public String key() {
            return key;
        }

        /** Without cards one passes, or keeps none. */
        @Override
        public boolean needsHand() {
            return false;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(SEAT, Scope.TABLE, 0));
    }

    @Override
    public List<ModuleTask> tasks() {
        return List.of(Work.KEEP_CARD, Ask.CHOOSE_ACTION, Ask.CHOOSE_CARD);
    }

    /** The seat that plays the Intruders, or will from the next round on; -1 if nobody. */
    private static int seat(GameState s) {
        return s.counter(s.rules().counter(ID + "." + SEAT), 0) - 1;
    }

    @Override
    public boolean playsSpecies(GameState s) {
        int seat = seat(s);
        return seat >= 0 && s.playsOn(seat);
    }

    @Override
    public Step turn(int seat) {
        return new Step.ModuleQuestion(seat, Ask.CHOOSE_ACTION, 0, 0);
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        keep(p, work.a(), work.b());
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        if (question.ask() == Ask.CHOOSE_ACTION) {
            listActions(p, question.seat(), options);
        } else {
            listKept(p, question.seat(), options);
        }
    }

    // ---------------------------------------------------------------- what happens

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.CHARACTER_DIED,
                Happening.Kind.ROUND_BEGAN,
                Happening.Kind.DRAWS_CARDS,
                Happening.Kind.PASSED,
                Happening.Kind.WINNERS_KNOWN);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.CharacterDied(int seat, boolean withTheFirst) -> died(p, seat, withTheFirst);
            case Happening.RoundBegan() -> takeOver(p);
            case Happening.DrawsCards(int seat) -> draw(p, seat);
            case Happening.Passed(int seat) -> pass(p, seat);
            case Happening.WinnersKnown() -> prevail(p);
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** The first to die; of several who die by the same thing, the lowest player number. Ruling own-die-together. */
    private void died(Play p, int seat, boolean withTheFirst) {
        GameState s = p.state();
        int named = seat(s);
        boolean before = named >= 0 && s.crew.playerNumber(seat) < s.crew.playerNumber(named);
        if (!playsSpecies(s) && withTheFirst && (named < 0 || before)) {
            p.changes().setCounter(p.rules().counter(ID + "." + SEAT), 0, seat + 1);
            if (p.changes().listening()) {
                p.changes().emit(new IntruderPlayerEvents.IntruderPlayerNamed(new Who(seat)));
            }
        }
    }

    /** The round in which the character died is played to its end; then the deck is shuffled. */
    private void takeOver(Play p) {
        int seat = seat(p.state());
        if (seat < 0 || playsSpecies(p.state())) {
            return;
        }
        p.changes().crew.playOn(seat);
        if (p.changes().listening()) {
            p.changes().emit(new IntruderPlayerEvents.IntrudersTakenOver(new Who(seat)));
        }
        for (int card : p.rules().ofKind(PieceKind.INTRUDER_ACTION)) {
            p.changes().cards.toBottom(card, Zone.deck(seat));
        }
        p.changes().cards.shuffle(Zone.deck(seat));
    }

    /** The player cannot win, but can keep all others from it. */
    private void prevail(Play p) {
        if (playsSpecies(p.state()) && p.state().winners() == 0) {
            p.changes().emit(new IntruderPlayerEvents.IntrudersPrevailed(new Who(seat(p.state()))));
        }
    }

    /** Three cards, but never more than four in hand. */
    private static void draw(Play p, int seat) {
        int room = HAND_LIMIT - p.state().handSize(seat);
        p.changes().hands.draw(seat, Math.min(CARDS_DRAWN, room));
    }

    // ---------------------------------------------------------------- cards

    private static void listActions(Play p, int seat, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.PASS, new Step.Pass(seat, true));
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            ActionSource def = p.source(card);
            for (int b = 0; b < def.branches().size(); b++) {
                Branch branch = def.branches().get(b);
                Reason reason = branch.test(p.checking(seat, card, b));
                if (options.allows(reason, OptionKind.CARD, card, b)) {
                    options.add(OptionKind.CARD, card, b, Step.Act.free(seat, card, b));
                }
            }
        }
    }

    /** Shows and discards the card that is played. */
    static void play(Play p, int seat, int card, int branch) {
        if (p.changes().listening()) {
            p.changes()
                    .emit(new GameEvent.ActionBegun(
                            new Who(seat),
                            p.source(card).id(),
                            p.branch(card, branch).id()));
        }
        p.changes().hands.play(seat, card);
    }

    /** One card may be kept; the others are discarded. */
    private static void pass(Play p, int seat) {
        if (p.state().handSize(seat) > 0) {
            p.then(new Step.ModuleQuestion(seat, Ask.CHOOSE_CARD, 0, 0));
        }
    }

    private static void listKept(Play p, int seat, OptionList options) {
        GameState s = p.state();
        options.add(OptionKind.DONE, new Step.ModuleWork(Work.KEEP_CARD, seat, -1, 0));
        for (int card = s.pieces.first(Zone.hand(seat)); card >= 0; card = s.pieces.next(card)) {
            options.add(OptionKind.KEEP, card, new Step.ModuleWork(Work.KEEP_CARD, seat, card, 0));
        }
    }

    private static void keep(Play p, int seat, int kept) {
        GameState s = p.state();
        for (int card = s.pieces.first(Zone.hand(seat)), after; card >= 0; card = after) {
            after = s.pieces.next(card);
            if (card != kept) {
                p.changes().hands.discard(seat, card);
            }
        }
    }

    /** An attack with a card that was chosen; the other cards looked at go under the deck. */
    static void attack(Play p, int seat, int intruder, int target, int card) {
        GameState s = p.state();
        int looked = Zone.lookedAt(seat);
        p.changes().intruders.attack(intruder, target, false);
        p.changes().decks.showAttack(card, intruder, target);
        while (s.pieces.first(looked) >= 0) {
            p.changes().cards.toBottom(s.pieces.first(looked), Zone.ATTACK_DECK);
        }
        AttackRules.useCard(p, intruder, target, card, AttackCause.PLAYED);
    }

    /** An event that was chosen is resolved as a whole; the other cards looked at are discarded. */
    static void event(Play p, int seat, int card) {
        GameState s = p.state();
        int looked = Zone.lookedAt(seat);
        p.changes().decks.showEvent(card);
        while (s.pieces.first(looked) >= 0) {
            p.changes().cards.toTop(s.pieces.first(looked), Zone.EVENT_DISCARD);
        }
        EventPhase.useEvent(p, card);
    }
}
