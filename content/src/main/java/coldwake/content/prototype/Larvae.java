package coldwake.content.prototype;

import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/**
 * Larvae cling to characters: they go where those go, concern nobody else, and attack only in the event phase. Each seat has a
 * counter of theirs, a bit set of intruders.
 */
final class Larvae {
    static final String COUNTER = "larvae";

    private static final String LARVA = "larva";

    private Larvae() {}

    private static int counter(GameState s) {
        return s.rules().counter(Prototype.ID + "." + COUNTER);
    }

    static boolean isLarva(GameState s, int intruder) {
        return s.intruders.typeOf(intruder).id().equals(LARVA);
    }

    /** Those that cling to a character, as a bit set. */
    static int on(GameState s, int seat) {
        return s.crew.aboard(seat) ? s.counter(counter(s), seat) : 0;
    }

    /** Those that cling to anybody but a seat, as a bit set; -1 for anybody at all. */
    static int onOthersThan(GameState s, int seat) {
        int larvae = 0;
        for (int other = 0; other < s.seats(); other++) {
            larvae |= other == seat ? 0 : on(s, other);
        }
        return larvae;
    }

    /** The character that an intruder clings to, or -1. */
    static int carrier(GameState s, int intruder) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if ((on(s, seat) & 1 << intruder) != 0) {
                return seat;
            }
        }
        return -1;
    }

    static void attach(Play p, int intruder, int seat) {
        GameState s = p.state();
        p.changes().setCounter(counter(s), seat, s.counter(counter(s), seat) | 1 << intruder);
        p.changes().emit(new PrototypeEvents.LarvaAttached(s.intruders.foe(intruder), new Who(seat)));
    }

    /** Forgets those that have left the board. */
    static void forgetGone(Play p) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            keep(p, seat, s.intruders.onBoard());
        }
    }

    /** A character is dead: what clung to it is in its room. */
    static void release(Play p, int seat) {
        keep(p, seat, 0);
    }

    private static void keep(Play p, int seat, int mask) {
        int larvae = p.state().counter(counter(p.state()), seat);
        if ((larvae & ~mask) != 0) {
            p.changes().setCounter(counter(p.state()), seat, larvae & mask);
        }
    }

    /** They come along with characters that have changed rooms. */
    static void follow(Play p, int seats) {
        GameState s = p.state();
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            for (int rest = on(s, seat); rest != 0; rest &= rest - 1) {
                int larva = Integer.numberOfTrailingZeros(rest);
                if (s.intruders.room(larva) != s.crew.roomOf(seat)) {
                    p.changes().intruders.move(larva, s.crew.roomOf(seat));
                }
            }
        }
    }

    /** Whether a larva that clings to nobody is in a room with somebody. */
    static boolean anyoneToCatch(GameState s) {
        for (int rest = loose(s); rest != 0; rest &= rest - 1) {
            if (IntruderRules.target(s, s.intruders.room(Integer.numberOfTrailingZeros(rest))) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Larvae that cling to nobody catch whoever holds the fewest cards in their room. Ruling own-prototype-larvae. */
    static void catchSomeone(Play p) {
        GameState s = p.state();
        for (int rest = loose(s); rest != 0; rest &= rest - 1) {
            int larva = Integer.numberOfTrailingZeros(rest);
            int seat = IntruderRules.target(s, s.intruders.room(larva));
            if (seat >= 0) {
                attach(p, larva, seat);
            }
        }
    }

    private static int loose(GameState s) {
        int larvae = 0;
        for (int rest = s.intruders.onBoard() & ~onOthersThan(s, -1); rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            larvae |= isLarva(s, intruder) ? 1 << intruder : 0;
        }
        return larvae;
    }
}
