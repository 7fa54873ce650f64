package coldwake.content.aftermath;

import coldwake.content.facts.PredicateFacts;
import coldwake.content.facts.RequirementFacts;
import coldwake.content.hive.Hive;
import coldwake.content.ship.Course;
import coldwake.content.ship.Engines;
import coldwake.content.ship.Ship;
import coldwake.engine.card.Colour;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.ObjectiveCard.Goal;
import coldwake.engine.card.ObjectiveCard.GoalTest;
import coldwake.engine.card.PieceKind;
import coldwake.engine.mode.Outcome;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.setup.Things;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Streams;
import coldwake.engine.state.Zone;
import java.util.List;
import java.util.Objects;

/** The personal requirements: objectives with a back of their own, of which everybody gets one in the Epilogue. */
public final class Requirements {
    /** The deck that they are. */
    public static final String DECK = "requirement";

    private static final List<Colour> SEARCHED = List.of(Colour.RED, Colour.YELLOW, Colour.GREEN);

    private Requirements() {}

    /** The cards as pieces. */
    static List<Definition> pieces(List<RequirementFacts> facts) {
        return facts.stream()
                .<Definition>map(card -> new ObjectiveCard(
                        card.id(),
                        DECK,
                        1,
                        List.of(card.goals().stream().map(Requirements::goal).toList())))
                .toList();
    }

    // ---------------------------------------------------------------- what they ask for

    private static Goal goal(PredicateFacts facts) {
        return new Goal(facts.name(), test(facts));
    }

    private static GoalTest test(PredicateFacts facts) {
        return switch (facts.name()) {
            case "finish-with-object" -> carried(argument(facts));
            case "signal-sent" -> (outcome, seat) -> outcome.sentSignal(seat);
            case "weaknesses-discovered-at-least" -> {
                int wanted = Integer.parseInt(argument(facts));
                yield (outcome, seat) -> outcome.weaknessesKnown() >= wanted;
            }
            case Hive.NEST_DESTROYED -> (outcome, seat) -> Hive.nestDestroyed(outcome.state());
            case "quest-items-activated" -> (outcome, seat) -> noQuestLeft(outcome.state(), seat);
            case "items-of-each-colour" -> (outcome, seat) -> hasEachColour(outcome.state(), seat);
            case "sound-and-clean" -> (outcome, seat) -> isSound(outcome.state(), seat);
            case EpilogueMode.TROPHY -> (outcome, seat) -> EpilogueMode.did(outcome.state(), EpilogueMode.TROPHY, seat);
            case EpilogueMode.CRAFTED ->
                (outcome, seat) -> EpilogueMode.did(outcome.state(), EpilogueMode.CRAFTED, seat);
            case "engines-working-at-least" -> {
                int wanted = Integer.parseInt(argument(facts));
                yield (outcome, seat) -> enginesWorking(outcome.state()) >= wanted;
            }
            case "course-and-engine-seen" -> (outcome, seat) -> sawCourseAndEngine(outcome.state(), seat);
            default -> throw new IllegalArgumentException("no requirement asks for " + facts.name());
        };
    }

    private static String argument(PredicateFacts facts) {
        return Objects.requireNonNull(facts.arg());
    }

    private static GoalTest carried(String thing) {
        return switch (thing) {
            case "intruder-egg", "intruder-carcass" -> (outcome, seat) -> outcome.finishedWith(seat, thing);
            case "character-corpse" -> Requirements::tookCorpse;
            default -> throw new IllegalArgumentException("no requirement asks for the object " + thing);
        };
    }

    /** Any corpse is as good as another. */
    private static boolean tookCorpse(Outcome outcome, int seat) {
        GameState s = outcome.state();
        Things things = s.rules().things();
        for (int other = 0; other < s.seats(); other++) {
            int corpse = things.corpseOf(other);
            if (s.crew.endedWith(seat, 0) == corpse || s.crew.endedWith(seat, 1) == corpse) {
                return true;
            }
        }
        return outcome.finishedWith(seat, Ship.BLUE_CORPSE) || outcome.finishedWith(seat, AftermathTokens.CORPSE.id());
    }

    /** What is active lies elsewhere; of the CEO's two the one that he does not unlock leaves the game. */
    private static boolean noQuestLeft(GameState s, int seat) {
        return s.pieces.count(Zone.quests(seat)) == 0;
    }

    private static boolean hasEachColour(GameState s, int seat) {
        return SEARCHED.stream()
                .allMatch(colour -> has(s, Zone.inventory(seat), colour) || has(s, Zone.held(seat), colour));
    }

    private static boolean has(GameState s, int zone, Colour colour) {
        for (int item = s.pieces.first(zone); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).deck() == colour) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSound(GameState s, int seat) {
        return !s.crew.slimed(seat) && WoundRules.undressed(s, seat) == 0;
    }

    private static int enginesWorking(GameState s) {
        int working = 0;
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            working += Engines.works(s, engine) ? 1 : 0;
        }
        return working;
    }

    private static boolean sawCourseAndEngine(GameState s, int seat) {
        boolean engineSeen = false;
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            engineSeen |= (Engines.knownTo(s, engine) & 1 << seat) != 0;
        }
        return engineSeen && (s.pieces.knownTo(Course.card(s)) & 1 << seat) != 0;
    }

    // ---------------------------------------------------------------- dealing

    /** Everybody gets one that is not pointless on the ship as it is. */
    static void deal(Play p, List<RequirementFacts> facts) {
        for (int seat = 0; seat < p.state().seats(); seat++) {
            p.changes().decks.dealObjective(seat, pick(p, facts));
        }
        for (int seat = 0; seat < p.state().seats(); seat++) {
            p.changes().decks.objectivesDealt(seat);
        }
    }

    /** To shuffle a pointless card back and draw another is to draw among the others. */
    private static int pick(Play p, List<RequirementFacts> facts) {
        GameState s = p.state();
        int chosen = -1;
        int seen = 0;
        for (int piece : p.rules().ofKind(PieceKind.OBJECTIVE)) {
            boolean fits = s.pieces.zoneOf(piece) == Zone.BOX
                    && ((ObjectiveCard) p.rules().piece(piece)).deck().equals(DECK)
                    && !isPointless(s, facts, p.rules().idOf(piece));
            if (fits && p.changes().random(Streams.OBJECTIVES, ++seen) == 0) {
                chosen = piece;
            }
        }
        return chosen;
    }

    private static boolean isPointless(GameState s, List<RequirementFacts> facts, String id) {
        return Hive.nestDestroyed(s)
                && facts.stream().anyMatch(card -> card.id().equals(id) && card.pointless() != null);
    }
}
