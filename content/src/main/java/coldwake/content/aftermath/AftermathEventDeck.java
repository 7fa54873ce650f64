package coldwake.content.aftermath;

import static coldwake.content.vocabulary.EventWords.eachBit;
import static coldwake.content.vocabulary.EventWords.eachCharacter;
import static coldwake.content.vocabulary.EventWords.event;

import coldwake.content.PieceMaker;
import coldwake.content.facts.EventFacts;
import coldwake.content.hive.Breeding;
import coldwake.content.hive.Hive;
import coldwake.content.ship.Engines;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Definition;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Resolution;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Modifier;
import coldwake.engine.module.Module;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.species.Species;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.Map;

/** The events of the modes of the box, and what two of them leave behind: fewer cards, and a weakness nobody can find again. */
public final class AftermathEventDeck implements Module, Modifier {
    static final String ID = "aftermath-events";

    private static final String NEST = "nest";
    private static final int WEAKNESSES = 3;

    /** The level of madness with a species that has no slime, and from where on it is deep. */
    private static final String INSANITY = "void-seeders.insanity";

    private static final int DEEP = 3;

    /** A species whose cards make it stronger. */
    private static final String ADAPTING = "carnomorphs";

    /** The counter that says by how many fewer cards are drawn in the next round. */
    private static final String FEWER_CARDS = "fewer-cards";
    /** The counter that says which weaknesses are lost for good, by their slot. */
    private static final String LOST = "lost-weakness";

    // ---------------------------------------------------------------- cards

    private static final Behaviour INFESTED_SUPPLIES = event(
            "aft-event-01",
            r -> eachCharacter(
                    r.state(),
                    seat -> r.state().crew.aboard(seat)
                            && r.state().ship.room(r.state().crew.roomOf(seat)).colour() == Colour.GREEN,
                    r.changes().hands::contaminate));

    private static final Behaviour DRIPPING = event(
            "aft-event-02",
            r -> eachCharacter(
                    r.state(),
                    seat -> r.state().crew.aboard(seat)
                            && r.state().board().networksOf(r.state().crew.roomOf(seat)) != 0,
                    seat -> r.play().species().slime(r.play(), seat)));

    /** Where there is no slime but insanity, those who are deep in it get one card. */
    private static final Behaviour SLIMY = event("aft-event-03", r -> {
        boolean mad = r.state().rules().counterNames().contains(INSANITY);
        eachCharacter(
                r.state(),
                seat -> r.state().crew.awake(seat)
                        && (mad ? isDeep(r.state(), seat) : r.state().crew.slimed(seat)),
                seat -> {
                    r.changes().hands.contaminate(seat);
                    if (!mad) {
                        r.changes().hands.contaminate(seat);
                    }
                });
    });

    private static boolean isDeep(GameState s, int seat) {
        return s.counter(s.rules().counter(INSANITY), seat) >= DEEP;
    }

    /** A queen that is alive and hidden comes to the explored nest, and surprises nobody there; otherwise there is an egg more. */
    private static final Behaviour ROYAL_CEREMONY = event("aft-event-04", r -> {
        GameState s = r.state();
        int queen = ((Breeding) s.rules().species()).queen();
        int nest = s.ship.exploredRoom(NEST);
        boolean comes = nest >= 0 && s.intruders.countOfType(queen) == 0 && !s.intruders.extinct(queen);
        if (!comes || IntruderRules.appear(r.play(), queen, nest) < 0) {
            Hive.setEggs(r.play(), Hive.eggs(s) + 1);
        }
    });

    /** Eggs that are carried stay, and so do those of the nest, though a larva comes there too. */
    private static final Behaviour EGGS_HATCHING = event("aft-event-05", r -> {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (s.ship.things(slot, Hive.EGG) > 0 || Hive.isNest(s, slot)) {
                IntruderRules.appear(r.play(), AftermathTokens.larva(r.play()), slot);
            }
            while (s.ship.things(slot, Hive.EGG) > 0) {
                r.changes().ship.takeThing(slot, Hive.EGG);
            }
        }
    });

    private static final Behaviour SPARKS =
            event("aft-event-06", r -> eachBit(r.state().ship.malfunctioningRooms(), r.changes().ship::placeFire));

    private static final Behaviour SCREECHING = event("aft-event-07", r -> {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (s.intruders.anyIn(slot)) {
                r.changes().ship.placeNoiseIn(s.board().passagesOf(slot));
            }
        }
    });

    private static final Behaviour ADAPTABILITY = event("aft-event-08", r -> {
        GameState s = r.state();
        if (s.rules().species().id().equals(ADAPTING)) {
            adapt(r.play());
            return;
        }
        int known = 0;
        for (int slot = 0; slot < WEAKNESSES; slot++) {
            known |= s.ship.weaknessKnown(slot) ? 1 << slot : 0;
        }
        if (known != 0) {
            lose(r.play(), oneOf(r.play(), known));
        }
    });

    /** One that lies face down is turned up and at work. */
    private static void adapt(Play p) {
        GameState s = p.state();
        int hidden = 0;
        for (int slot = 0; slot < s.pieces.count(Zone.WEAKNESSES); slot++) {
            hidden |= s.pieces.knownTo(s.pieces.weaknessAt(slot)) == -1 ? 0 : 1 << slot;
        }
        if (hidden != 0) {
            int slot = oneOf(p, hidden);
            String id = p.rules().idOf(s.pieces.weaknessAt(slot));
            p.changes().ship.revealTrait(slot, p.species().weaknessOrdinal(id));
        }
    }

    private static int oneOf(Play p, int weaknesses) {
        return Integer.bitCount(weaknesses) == 1
                ? Integer.numberOfTrailingZeros(weaknesses)
                : p.changes().drawNumber(p.rules().streams().named(LOST), "weakness", weaknesses);
    }

    private static void lose(Play p, int slot) {
        int card = p.state().pieces.weaknessAt(slot);
        p.changes()
                .ship
                .loseWeakness(slot, p.species().weaknessOrdinal(p.rules().idOf(card)));
        p.changes().setCounter(lost(p.state()), slot, 1);
        if (p.changes().listening()) {
            p.changes().emit(new AftermathEvents.WeaknessLost(new Card(card)));
        }
    }

    private static final Behaviour MANEUVER =
            event("aft-event-09", r -> r.changes().setCounter(fewerCards(r.state()), 0, 1));

    /** The first engine for which a hit is rolled has its tokens swapped; nobody looks at them. */
    private static final Behaviour WARBLING = event("aft-event-10", r -> {
        GameState s = r.state();
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            if (Engines.at(s, slot) >= 0) {
                r.changes().ship.placeNoiseIn(s.board().passagesOf(slot));
            }
        }
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            if (isHit(r)) {
                Engines.swap(r.play(), engine);
                return;
            }
        }
    });

    private static boolean isHit(Resolution r) {
        CombatFace face = r.changes().rollCombat(r.me(), -1, false);
        return face == CombatFace.ONE_HIT || face == CombatFace.TWO_HITS;
    }

    private static final List<Behaviour> ALL = List.of(
            INFESTED_SUPPLIES,
            DRIPPING,
            SLIMY,
            ROYAL_CEREMONY,
            EGGS_HATCHING,
            SPARKS,
            SCREECHING,
            ADAPTABILITY,
            MANEUVER,
            WARBLING);

    /** The cards as pieces, for the kinds of intruders of a species. */
    static List<Definition> pieces(List<EventFacts> facts, Species species) {
        Map<String, Behaviour> behaviours =
                Behaviour.byId(ALL.stream(), facts.stream().map(EventFacts::id), "event");
        return facts.stream()
                .<Definition>map(card -> PieceMaker.event(
                        card.withSymbols(OtherSpecies.symbols(species, card.symbols())),
                        species,
                        Behaviour.find(behaviours, card.id())))
                .toList();
    }

    // ---------------------------------------------------------------- what they leave behind

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(FEWER_CARDS, Scope.TABLE, 0), Counter.open(LOST, Scope.range(WEAKNESSES), 0));
    }

    @Override
    public List<String> draws() {
        return List.of(LOST);
    }

    private static int fewerCards(GameState s) {
        return s.rules().counter(ID + "." + FEWER_CARDS);
    }

    private static int lost(GameState s) {
        return s.rules().counter(ID + "." + LOST);
    }

    @Override
    public int drawTarget(GameState s, int seat, int cards) {
        return cards - s.counter(fewerCards(s), 0);
    }

    @Override
    public boolean canBeAnalysed(GameState s, int thing, boolean analysed) {
        return analysed && s.counter(lost(s), s.rules().things().weaknessSlot(thing)) == 0;
    }

    @Override
    public List<Happening.Kind> listens() {
        return List.of(Happening.Kind.TIME_MOVED);
    }

    /** Everybody has drawn by then; the event of this round comes later. */
    @Override
    public void on(Play p, Happening what) {
        if (p.state().counter(fewerCards(p.state()), 0) != 0) {
            p.changes().setCounter(fewerCards(p.state()), 0, 0);
        }
    }
}
