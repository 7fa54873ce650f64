package coldwake.content.base;

import coldwake.content.facts.PredicateFacts;
import coldwake.content.hive.Hive;
import coldwake.content.ship.Course;
import coldwake.content.ship.Ship;
import coldwake.engine.card.ObjectiveCard.Goal;
import coldwake.engine.card.ObjectiveCard.GoalTest;
import coldwake.engine.mode.Outcome;

/** What objectives ask for. */
final class Goals {
    private Goals() {}

    static Goal of(PredicateFacts facts) {
        return new Goal(facts.name(), test(facts));
    }

    private static GoalTest test(PredicateFacts facts) {
        return switch (facts.name()) {
            case "ship-reached-earth" -> (outcome, seat) -> reached(outcome, "earth");
            case "ship-reached-mars" -> (outcome, seat) -> reached(outcome, "mars");
            case "ship-destroyed" -> (outcome, seat) -> outcome.shipDestroyed();
            case "only-survivor" -> (outcome, seat) -> outcome.onlySurvivor(seat);
            case "other-survivor" -> (outcome, seat) -> outcome.survived(seat) && !outcome.onlySurvivor(seat);
            case "player-dead" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.playerDead(number);
            }
            case "signal-sent" -> (outcome, seat) -> outcome.sentSignal(seat);
            case "all-rooms-explored" -> (outcome, seat) -> outcome.allExplored();
            case Hive.NEST_DESTROYED, Hive.QUEEN_KILLED -> (outcome, seat) -> outcome.achieved(facts.name());
            case "weakness-discovered" -> {
                String thing = thing(facts);
                yield (outcome, seat) -> outcome.weaknessKnown(thing);
            }
            case "weaknesses-discovered-at-least" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.weaknessesKnown() >= number;
            }
            case "finish-with-object" -> {
                String thing = thing(facts);
                yield (outcome, seat) -> outcome.finishedWith(seat, thing);
            }
            case "blue-corpse-in-room" -> {
                String room = argument(facts);
                yield (outcome, seat) -> outcome.liesIn(Ship.BLUE_CORPSE, room);
            }
            case "finish-in-pod" -> (outcome, seat) -> outcome.state().crew.took(seat, Ship.LAUNCHED);
            case "items-at-least" -> {
                int number = number(facts);
                yield (outcome, seat) -> outcome.items(seat) >= number;
            }
            default -> throw new IllegalArgumentException("no goal is called " + facts.name());
        };
    }

    /** The ship jumped, was neither destroyed nor left drifting, and went there. */
    private static boolean reached(Outcome outcome, String destination) {
        return Ship.arrived(outcome.state())
                && Course.destination(outcome.state()).equals(destination);
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

    /** The id of an object; any corpse is as good as the one that lies there from the start. */
    private static String thing(PredicateFacts facts) {
        return switch (argument(facts)) {
            case "intruder-egg", "intruder-carcass", Ship.BLUE_CORPSE -> argument(facts);
            case "character-corpse" -> Ship.BLUE_CORPSE;
            default -> throw new IllegalArgumentException("no object is called " + facts.arg());
        };
    }
}
