package coldwake.content.promos;

import static coldwake.content.vocabulary.Vocabulary.OTHER_ENTRANCES;
import static coldwake.content.vocabulary.Vocabulary.moving;
import static coldwake.content.vocabulary.Vocabulary.require;
import static coldwake.engine.card.Branch.branch;

import coldwake.content.facts.SpeciesCardFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Noise;
import coldwake.engine.agenda.Way;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Combat;
import coldwake.engine.card.Definition;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Module;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.module.Pile;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.setup.Board;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The Crawl deck: a basic action that leads through the technical corridors. A card says what one meets there, after the move and
 * before the room is explored.
 */
public final class Crawl implements Module, ActionSource {
    public static final String ID = "crawl";

    private static final String FAMILY = "crawl";
    private static final String LOST_DRAW = "lost";
    private static final int COST = 1;
    private static final int NO_NOISE = -1;

    private static final String CLEAR_PASSAGE = "crawl-01";
    private static final String TIGHT_SQUEEZE = "crawl-02";
    private static final String SLIME_POOL = "crawl-03";
    private static final String ECHOES = "crawl-04";
    private static final String LOST = "crawl-05";
    private static final String FOUL_AIR = "crawl-06";
    private static final String FORGOTTEN_CACHE = "crawl-07";
    private static final String IT_IS_HERE = "crawl-08";

    private static final List<Behaviour> DECK = Stream.of(
                    CLEAR_PASSAGE, TIGHT_SQUEEZE, SLIME_POOL, ECHOES, LOST, FOUL_AIR, FORGOTTEN_CACHE, IT_IS_HERE)
            .map(Behaviour::of)
            .toList();

    private static final List<Colour> SEARCH_DECKS = List.of(Colour.RED, Colour.YELLOW, Colour.GREEN);

    private enum Work implements ModuleTask {
        /** What the card does to the one who crawls, a seat, in the room it has come to. */
        MEET,
        /** Shuffles the card back. */
        PUT_BACK,
        /** An encounter instead of the noise roll, if no intruder is there by then. */
        ENCOUNTER,
        /** Looks at an item of the deck that was named. */
        LOOK,
        /** The item goes to the bottom of its deck. */
        PUT_UNDER;

        @Override
        public String module() {
            return ID;
        }

        @Override
        public int pieces() {
            return this == MEET || this == PUT_BACK || this == PUT_UNDER ? 1 : 0;
        }
    }

    private enum Ask implements ModuleAsk {
        /** From which deck is the item of the cache? */
        CACHE("choose-cache"),
        /** Is it kept? */
        KEEP("keep-cache");

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
            return this == KEEP;
        }
    }

    private static final List<Branch> BRANCHES = List.of(branch("crawl")
            .when(require(r -> r.state().board().networksOf(r.here()) != 0, Reason.NO_ENTRANCE))
            .target(OptionKind.ROOM, OTHER_ENTRANCES)
            .otherwise(Reason.NO_ENTRANCE)
            .resolves(Crawl::crawl)
            .means(moving(Noise.ROLL)));

    public static List<Definition> pieces(List<SpeciesCardFacts> facts) {
        return PromoCards.of(FAMILY, facts, DECK);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Pile> piles() {
        return List.of(Pile.deck(FAMILY));
    }

    @Override
    public List<String> draws() {
        return List.of(LOST_DRAW);
    }

    @Override
    public List<ModuleTask> tasks() {
        return Stream.of(Work.values(), Ask.values())
                .<ModuleTask>flatMap(Stream::of)
                .toList();
    }

    @Override
    public ActionSource actions() {
        return this;
    }

    @Override
    public int cost() {
        return COST;
    }

    @Override
    public Combat combat() {
        return Combat.OUT_OF_COMBAT;
    }

    @Override
    public List<Branch> branches() {
        return BRANCHES;
    }

    // ---------------------------------------------------------------- the way

    /** The card is drawn, then the character moves, then the card works, then the room is explored. */
    private static void crawl(Resolution r) {
        Play p = r.play();
        int seat = r.me();
        int duct = Long.numberOfTrailingZeros(
                p.board().networksOf(r.here()) & p.board().networksOf(r.target()));
        int card = p.changes().decks.top(FAMILY);
        p.changes().cards.toTop(card, Zone.REVEALED);
        p.changes().emit(new PromoEvents.CrawlCardDrawn(new Who(seat), new Card(card)));
        String id = p.rules().idOf(card);
        int to = id.equals(LOST) ? lost(r, duct) : r.target();
        boolean encounter = id.equals(IT_IS_HERE) || id.equals(ECHOES) && noisy(p.state(), duct);
        Step meet = new Step.Both(
                new Step.ModuleWork(Work.MEET, card, seat, encounter ? NO_NOISE : duct),
                new Step.ModuleWork(Work.PUT_BACK, card, 0, 0));
        MoveRules.moveThen(p, seat, to, Way.NONE, encounter ? Noise.BY_LEADER : Noise.ROLL, meet);
        if (encounter) {
            p.then(new Step.ModuleWork(Work.ENCOUNTER, seat, to, 0));
        }
    }

    /** Another room in reach, neither the one that was left nor the one that was chosen; without one the chosen one stands. */
    private static int lost(Resolution r, int duct) {
        Play p = r.play();
        Board board = p.board();
        int[] others = IntStream.range(0, board.slotCount())
                .filter(slot -> slot != r.here() && slot != r.target() && (board.networksOf(slot) & 1L << duct) != 0)
                .toArray();
        if (others.length == 0) {
            return r.target();
        }
        int stream = p.rules().streams().named(LOST_DRAW);
        int to = others[p.changes().drawNumber(stream, LOST_DRAW, (1 << others.length) - 1)];
        p.changes().emit(new PromoEvents.LostInTheDucts(new Who(r.me()), new Place(to)));
        return to;
    }

    private static boolean noisy(GameState s, int duct) {
        return (s.ship.noisyPassages() & 1L << duct) != 0;
    }

    // ---------------------------------------------------------------- what one meets

    @Override
    public void work(Play p, Step.ModuleWork work) {
        switch ((Work) work.task()) {
            case MEET -> meet(p, p.rules().idOf(work.a()), work.b(), work.c());
            case PUT_BACK -> {
                int deck = p.rules().zones().pile(FAMILY + "-deck");
                p.changes().cards.toBottom(work.a(), deck);
                p.changes().cards.shuffle(deck);
            }
            case ENCOUNTER -> encounter(p, work.a(), work.b());
            case LOOK -> look(p, work.a(), Colour.values()[work.b()]);
            case PUT_UNDER ->
                p.changes()
                        .cards
                        .toBottom(
                                work.a(), Zone.itemDeck(p.rules().item(work.a()).deck()));
        }
    }

    /** @param duct the technical corridors of the way, a passage; {@link #NO_NOISE} if the echoes bring somebody */
    private static void meet(Play p, String card, int seat, int duct) {
        switch (card) {
            case TIGHT_SQUEEZE -> WoundRules.wound(p, seat, 1, 0);
            case SLIME_POOL -> p.species().slime(p, seat);
            case ECHOES -> {
                if (duct != NO_NOISE) {
                    p.then(new Step.PlaceNoise(duct));
                }
            }
            case FOUL_AIR -> p.then(new Step.Contaminate(seat));
            case FORGOTTEN_CACHE -> {
                if (SEARCH_DECKS.stream().anyMatch(deck -> hasCards(p.state(), deck))) {
                    p.then(new Step.ModuleQuestion(seat, Ask.CACHE, 0, 0));
                }
            }
            case CLEAR_PASSAGE, LOST, IT_IS_HERE -> {}
            default -> throw new IllegalStateException("no crawl card is called " + card);
        }
    }

    private static void encounter(Play p, int seat, int slot) {
        GameState s = p.state();
        if (s.crew.aboard(seat) && s.crew.roomOf(seat) == slot && !s.intruders.anyIn(slot)) {
            p.then(new Step.Encounter(seat, slot));
        }
    }

    private static boolean hasCards(GameState s, Colour deck) {
        return s.pieces.count(Zone.itemDeck(deck)) + s.pieces.count(Zone.itemDiscard(deck)) > 0;
    }

    private static void look(Play p, int seat, Colour deck) {
        if (p.changes().items.lookAt(seat, deck) >= 0) {
            p.changes().items.looked(seat, deck);
            p.then(new Step.ModuleQuestion(seat, Ask.KEEP, deck.ordinal(), 0));
        }
    }

    @Override
    public void list(Play p, Step.ModuleQuestion question, OptionList options) {
        GameState s = p.state();
        int seat = question.seat();
        switch ((Ask) question.ask()) {
            case CACHE -> {
                for (Colour deck : SEARCH_DECKS) {
                    if (hasCards(s, deck)) {
                        options.add(
                                OptionKind.DECK,
                                deck.ordinal(),
                                new Step.ModuleWork(Work.LOOK, seat, deck.ordinal(), 0));
                    }
                }
            }
            case KEEP -> {
                int item = s.pieces.first(Zone.lookedAt(seat));
                options.add(OptionKind.KEEP, item, new Step.KeepFound(seat, item, question.a()));
                options.add(OptionKind.BOTTOM, new Step.ModuleWork(Work.PUT_UNDER, item, 0, 0));
            }
        }
    }
}
