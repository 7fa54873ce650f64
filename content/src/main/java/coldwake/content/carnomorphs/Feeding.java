package coldwake.content.carnomorphs;

import coldwake.content.hive.Hive;
import coldwake.engine.rules.BasicActions;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** They eat, heal and grow, room by room from the lowest number. CARNO-FEED. */
final class Feeding {
    private Feeding() {}

    static void feed(Play p, boolean inCombat) {
        for (int slot = 0; slot < p.board().slotCount(); slot++) {
            if (inCombat || !p.state().crew.anyIn(slot)) {
                feedIn(p, slot);
            }
        }
    }

    /** Each that was there feeds once, unless it is eaten first. CARNO-FEED-03 and 11. */
    private static void feedIn(Play p, int slot) {
        for (int hungry = p.state().intruders.in(slot);
                hungry != 0;
                hungry &= p.state().intruders.onBoard()) {
            int i = hungriest(p.state(), hungry);
            hungry &= ~(1 << i);
            meal(p, i, slot);
        }
    }

    /** The largest, then the most injured. CARNO-FEED-12. */
    private static int hungriest(GameState s, int mask) {
        int best = -1;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (best < 0 || s.intruders.type(i) > s.intruders.type(best)) {
                best = i;
            } else if (s.intruders.type(i) == s.intruders.type(best)
                    && s.intruders.injuries(i) > s.intruders.injuries(best)) {
                best = i;
            }
        }
        return best;
    }

    private static void meal(Play p, int i, int slot) {
        GameState s = p.state();
        boolean nest = Hive.isNest(s, slot) && Hive.eggs(s) > 0;
        int things = BasicActions.thingsIn(s, slot);
        int prey = otherMetagorger(s, i, slot);
        if (!nest && things == 0 && prey < 0) {
            return;
        }
        p.changes().intruders.recover(i, s.intruders.injuries(i));
        evolve(p, i);
        int thing = thing(s, things);
        if (nest) {
            Hive.eatEgg(p, i);
        } else if (thing >= 0 && (!isUnknownCorpse(s, thing) || prey < 0)) {
            p.changes().intruders.eatThing(i, thing);
        } else {
            p.changes().intruders.eat(i, prey);
        }
    }

    /** What tastes best of what lies there, or -1: a red corpse, an egg, a carcass, the blue corpse. CARNO-FEED-06. */
    private static int thing(GameState s, int things) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if ((things & 1 << s.rules().things().corpseOf(seat)) != 0) {
                return s.rules().things().corpseOf(seat);
            }
        }
        return things == 0 ? -1 : Integer.numberOfTrailingZeros(things);
    }

    /** A corpse that is none of a character's. */
    private static boolean isUnknownCorpse(GameState s, int thing) {
        return s.rules().things().isCorpse(thing) && !s.rules().things().isCorpseOfSeat(thing);
    }

    private static int otherMetagorger(GameState s, int i, int slot) {
        for (int rest = s.intruders.in(slot) & ~(1 << i); rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.type(other) == Carnomorphs.METAGORGER) {
                return other;
            }
        }
        return -1;
    }

    /** The next type, if a miniature of it is free and the Butcher never died. CARNO-FEED-05. */
    private static void evolve(Play p, int i) {
        GameState s = p.state();
        int next = s.intruders.type(i) + 1;
        if (next < p.species().types().size()
                && !s.intruders.extinct(next)
                && s.intruders.countOfType(next) < p.species().types().get(next).miniatures()) {
            p.changes().intruders.transform(i, next);
            p.species().appeared(p, next);
        }
    }

    /** Whether a heavy object is in a room, lying there or carried by somebody. */
    static boolean heavyObjectIn(GameState s, int slot) {
        if (BasicActions.thingsIn(s, slot) != 0) {
            return true;
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.awake(seat) && s.crew.roomOf(seat) == slot && carriesAny(s, seat)) {
                return true;
            }
        }
        return false;
    }

    static boolean carriesAny(GameState s, int seat) {
        return s.crew.carried(seat, 0) >= 0 || s.crew.carried(seat, 1) >= 0;
    }
}
