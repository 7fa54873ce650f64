package coldwake.content.promos;

import coldwake.content.deeds.DeedKind;
import coldwake.content.deeds.Deeds;
import coldwake.content.facts.SpeciesCardFacts;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.rules.CombatRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.stream.Stream;

/** Achievements: two lie open, and whoever meets a requirement first has what the card offers, once. */
public final class Achievements implements Module, Modifier {
    public static final String ID = "achievements";

    /** The cards, their deck, and the pile of each character. */
    static final String FAMILY = "achievement";
    /** Where the cards lie that nobody has gained yet. */
    public static final String OPEN = "achievement-open";

    private static final int LAID_OUT = 2;

    private enum Work implements ModuleTask {
        /** The combat die is not rolled: it shows two hits. */
        HIT_TWICE,
        /** The fire in the room goes out before it wounds. */
        PUT_OUT;

        @Override
        public String module() {
            return ID;
        }
    }

    private enum Ask implements ModuleAsk {
        /** Does the owner of Exterminator hit twice instead of rolling? */
        EXTERMINATE("use-exterminator"),
        /** Does the owner of Fireman put the fire out? */
        PUT_OUT("use-fireman");

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

        @Override
        public boolean needsHand() {
            return false;
        }
    }

    /** The ledger and the cards. */
    public static List<Module> rules() {
        return List.of(new Deeds(), new Achievements());
    }

    public static List<Definition> pieces(List<SpeciesCardFacts> facts) {
        return PromoCards.of(FAMILY, facts, AchievementDeck.ALL);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(FAMILY), new Pile(OPEN, Pile.Kind.FACE_UP), new Pile(FAMILY, Pile.Kind.OF_CHARACTER));
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.of(Work.values(), Ask.values())
                .<ModuleTask>flatMap(Stream::of)
                .toList();
    }

    @Override
    public void setUp(Play p) {
        for (int k = 0; k < LAID_OUT; k++) {
            int card = p.changes().decks.top(FAMILY);
            p.changes().cards.toBottom(card, p.rules().zones().pile(OPEN));
            p.changes().emit(new PromoEvents.AchievementOpened(new Card(card)));
        }
    }

    // ---------------------------------------------------------------- gaining them

    @Override
    public List<Happening.Kind> listens() {
        return List.of(
                Happening.Kind.DEED_DONE,
                Happening.Kind.CHARACTER_WOUNDED,
                Happening.Kind.ITEM_GAINED,
                Happening.Kind.COMBAT_ROLL_DUE,
                Happening.Kind.TURN_ENDS,
                Happening.Kind.SERIOUS_WOUND_IGNORED);
    }

    @Override
    public void on(Play p, Happening what) {
        switch (what) {
            case Happening.DeedDone done -> check(p, done.seat());
            case Happening.CharacterWounded wounded -> check(p, wounded.seat());
            case Happening.ItemGained gained -> check(p, gained.seat());
            case Happening.CombatRollDue due -> offer(p, due.seat(), AchievementDeck.EXTERMINATOR, Ask.EXTERMINATE);
            case Happening.TurnEnds ends -> {
                if (p.state().ship.burning(p.state().crew.roomOf(ends.seat()))) {
                    offer(p, ends.seat(), AchievementDeck.FIREMAN, Ask.PUT_OUT);
                }
            }
            case Happening.SeriousWoundIgnored ignored ->
                use(p, ignored.seat(), owned(p.state(), ignored.seat(), AchievementDeck.SURVIVOR));
            default -> throw new IllegalStateException(ID + " does not listen to " + what);
        }
    }

    /** Each open card whose requirement is met goes to the one who meets it, and is not replaced. */
    private static void check(Play p, int seat) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        for (int card = s.pieces.first(s.rules().zones().pile(OPEN)), next; card >= 0; card = next) {
            next = s.pieces.next(card);
            if (isMet(s, seat, (ModuleCard) s.rules().piece(card))) {
                p.changes().cards.toBottom(card, pile(s, seat));
                p.changes().cards.reveal(card);
                p.changes().emit(new PromoEvents.AchievementGained(new Who(seat), new Card(card)));
            }
        }
    }

    private static boolean isMet(GameState s, int seat, ModuleCard card) {
        int count = switch (card.id()) {
            case AchievementDeck.PATHFINDER -> Deeds.of(s, seat, DeedKind.ROOMS_EXPLORED);
            case AchievementDeck.EXTERMINATOR -> Deeds.of(s, seat, DeedKind.INTRUDERS_KILLED);
            case AchievementDeck.FIREMAN -> Deeds.of(s, seat, DeedKind.FIRES_PUT_OUT);
            case AchievementDeck.FIXER -> Deeds.of(s, seat, DeedKind.ROOMS_REPAIRED);
            case AchievementDeck.SURVIVOR -> s.seriousWounds(seat);
            case AchievementDeck.QUARTERMASTER -> s.pieces.count(Zone.inventory(seat));
            default -> throw new IllegalStateException("no achievement is called " + card.id());
        };
        return count >= card.number();
    }

    // ---------------------------------------------------------------- using them

    private static int pile(GameState s, int seat) {
        return s.rules().zones().pile(FAMILY) + seat;
    }

    /** The card of that id that a seat has, or -1. */
    private static int owned(GameState s, int seat, String id) {
        return s.pieces.find(pile(s, seat), id);
    }

    /** A card that was used leaves the game. */
    static void use(Play p, int seat, int card) {
        p.changes().emit(new PromoEvents.AchievementUsed(new Who(seat), new Card(card)));
        p.changes().cards.toBottom(card, Zone.GONE);
    }

    private static void offer(Play p, int seat, String id, Ask ask) {
        if (owned(p.state(), seat, id) >= 0) {
            p.then(new Step.ModuleQuestion(seat, ask, 0, 0));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        Work work = switch ((Ask) question.ask()) {
            case EXTERMINATE -> Work.HIT_TWICE;
            case PUT_OUT -> Work.PUT_OUT;
        };
        options.add(OptionKind.ACCEPT, new Step.ModuleWork(work, question.seat(), 0, 0));
        options.add(OptionKind.DECLINE, new Step.Nothing());
    }

    @Override
    public void work(Play p, Step.ModuleWork work) {
        GameState s = p.state();
        int seat = work.a();
        switch ((Work) work.task()) {
            case HIT_TWICE -> {
                use(p, seat, owned(s, seat, AchievementDeck.EXTERMINATOR));
                CombatRules.twoHits(p);
            }
            case PUT_OUT -> {
                use(p, seat, owned(s, seat, AchievementDeck.FIREMAN));
                p.changes().ship.removeFire(s.crew.roomOf(seat));
            }
        }
    }

    @Override
    public boolean ignoresSeriousWound(GameState s, int seat, boolean ignores) {
        return ignores || owned(s, seat, AchievementDeck.SURVIVOR) >= 0;
    }
}
