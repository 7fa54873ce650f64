package coldwake.content.base;

import coldwake.content.facts.PredicateFacts;
import coldwake.engine.card.ObjectiveCard.Goal;
import coldwake.engine.card.ObjectiveCard.GoalTest;
import coldwake.engine.state.Thing;

/** What objectives ask for. */
final class Goals {
    private Goals() {}

    static Goal of(PredicateFacts facts) {
        return new Goal(facts.name(), test(facts));
    }

    private static GoalTest test(PredicateFacts facts) {
        return switch (facts.name()) {
            case "ship-reached-earth" -> (outcome, seat) -> outcome.shipReached("earth");
            case "ship-reached-mars" -> (outcome, seat) -> outcome.shipReached("mars");
            case "ship-destroyed" -> (outcome, seat) -> outcome.shipDestroyed();
            case "only-survivor" -> (outcome, seat) -> outcome.onlySurvivor(seat);
            case "other-survivor" -> (outcome, seat) -> outcome.survived(seat) && !outcome.onlySurvivor(seat);
            case "player-dead" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.playerDead(number);
            }
            case "signal-sent" -> (outcome, seat) -> outcome.sentSignal(seat);
            case "all-rooms-explored" -> (outcome, seat) -> outcome.allExplored();
            case "nest-destroyed" -> (outcome, seat) -> outcome.nestDestroyed();
            case "queen-killed" -> (outcome, seat) -> outcome.queenKilled();
            case "weakness-discovered" -> {
                int thing = thing(facts);
                yield (outcome, seat) -> outcome.weaknessKnown(thing);
            }
            case "weaknesses-discovered-at-least" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.weaknessesKnown() >= number;
            }
            case "finish-with-object" -> {
                int thing = thing(facts);
                yield (outcome, seat) -> outcome.finishedWith(seat, thing);
            }
            case "blue-corpse-in-room" -> {
                String room = argument(facts);
                yield (outcome, seat) -> outcome.blueCorpseIn(room);
            }
            case "finish-in-pod" -> (outcome, seat) -> outcome.finishedInPod(seat);
            case "items-at-least" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.items(seat) >= number;
            }
            default -> throw new IllegalArgumentException("no goal is called " + facts.name());
        };
    }

    private static String argument(PredicateFacts facts) {
        String arg = facts.arg();
        if (arg == null) {
            throw new IllegalArgumentException("goal " + facts.name() + " needs an argument");
        }
        return arg;
    }

    private static int number(PredicateFacts facts) {
        return Integer.parseInt(argument(facts));
    }

    private static int thing(PredicateFacts facts) {
        return switch (argument(facts)) {
            case "intruder-egg" -> Thing.EGG;
            case "intruder-carcass" -> Thing.CARCASS;
            case "blue-character-corpse", "character-corpse" -> Thing.BLUE_CORPSE;
            default -> throw new IllegalArgumentException("no object is called " + facts.arg());
        };
    }
}
