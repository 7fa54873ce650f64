package coldwake.bots.mind;

import coldwake.bots.sight.Sight;
import coldwake.bots.sight.Word;
import coldwake.engine.state.Thing;

/** What the objectives of a seat still need, and how likely they are to be met. */
final class Aims {
    private static final int MAX = 4;

    private final Outlook o;
    private final Word[] mine = new Word[MAX];
    private int count;
    boolean needsSignal;
    boolean needsShip;
    boolean needsRuin;
    boolean wantsEgg;
    boolean wantsCarcass;
    boolean wantsCorpse;
    boolean wantsAllExplored;
    boolean wantsItems;
    boolean marsIsHome;
    int victim;
    private double staying;

    Aims(Outlook outlook) {
        o = outlook;
    }

    void look() {
        count = 0;
        for (int card = o.sight.objectives(); card >= 0 && count < MAX; card = o.sight.next(card)) {
            mine[count++] = o.sight.word(card);
        }
        marsIsHome = count == 1 && mine[0] == Word.QUARANTINE;
        needsSignal = false;
        needsShip = false;
        needsRuin = false;
        wantsEgg = false;
        wantsCarcass = false;
        wantsCorpse = false;
        wantsAllExplored = false;
        wantsItems = false;
        victim = -1;
        staying = -1;
        if (count > 0) {
            need(best());
        }
    }

    /** The objective that looks likeliest now. */
    private Word best() {
        Word best = mine[0];
        for (int k = 1; k < count; k++) {
            best = promise(mine[k]) > promise(best) ? mine[k] : best;
        }
        return best;
    }

    private void need(Word objective) {
        Sight s = o.sight;
        switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND, QUARANTINE -> needsShip = true;
            case THE_GREAT_HUNT, ALIENS_ON_A_SPACESHIP -> {
                needsSignal = !s.signal(o.me);
                needsRuin = true;
            }
            case HOARDER -> wantsItems = s.itemCount(o.me) < 7;
            case RELENTLESS_INVESTIGATOR -> {
                needsSignal = !s.signal(o.me);
                wantsAllExplored = true;
            }
            case A_PROPER_BURIAL -> {
                needsSignal = !s.signal(o.me);
                wantsCorpse = true;
            }
            case EXTREME_FIELD_BIOLOGY -> {
                wantsCorpse = !s.weaknessKnown(0);
                wantsEgg = !s.weaknessKnown(1);
                wantsCarcass = !s.weaknessKnown(2);
            }
            case AB_OVO -> wantsEgg = !s.weaknessKnown(1);
            case NECROSCOPY -> {
                needsSignal = !s.signal(o.me);
                wantsCarcass = !s.weaknessKnown(2);
            }
            case MY_PRECIOUS -> {
                needsSignal = !s.signal(o.me);
                wantsEgg = true;
            }
            default -> victim = victimOf(objective);
        }
    }

    /** The seat that must die for an objective, or -1. */
    private int victimOf(Word objective) {
        int number = switch (objective) {
            case THE_RIGHT_MOMENT_TO_STRIKE -> 1;
            case GREENER_PASTURES -> 2;
            case AN_OLD_FEUD -> 3;
            case HOSTILE_TAKEOVER -> 4;
            case THE_FINAL_ENLIGHTENMENT -> 5;
            default -> 0;
        };
        for (int who = 0; number > 0 && who < o.sight.seats(); who++) {
            if (o.sight.playerNumber(who) == number) {
                return who;
            }
        }
        return -1;
    }

    // ---------------------------------------------------------------- chances

    /** The chance that the objective is met if this seat leaves the ship now. */
    double ifLeaving(boolean asleep) {
        double best = 0;
        for (int k = 0; k < count; k++) {
            best = Math.max(best, met(mine[k], asleep));
        }
        return best;
    }

    /** The chance that the objective is met in the end if this seat stays and works for it. */
    double ifStaying() {
        if (staying < 0) {
            staying = 0;
            for (int k = 0; k < count; k++) {
                staying = Math.max(staying, Math.max(met(mine[k], false), promise(mine[k])));
            }
        }
        return staying;
    }

    private double met(Word objective, boolean asleep) {
        Sight s = o.sight;
        double signal = s.signal(o.me) ? 1 : 0;
        double alone = alone();
        return switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND ->
                Math.max(alone, asleep ? 1 : o.earth * o.engines * o.hull * 0.8);
            case QUARANTINE ->
                asleep
                        ? o.mars / Math.max(0.01, o.mars + o.earth)
                        : o.hull * o.engines * (o.mars + (s.nestDestroyed() ? o.earth : 0)) * 0.8;
            case THE_GREAT_HUNT -> signal * (s.queenDead() ? 1 : ruin(asleep));
            case ALIENS_ON_A_SPACESHIP -> signal * (s.nestDestroyed() ? 1 : ruin(asleep));
            case HOARDER -> asleep ? 0 : s.itemCount(o.me) >= 7 ? 1 : 0;
            case RELENTLESS_INVESTIGATOR -> signal * (o.unknownRooms == 0 ? 1 : o.unknownRooms < 3 ? 0.3 : 0.05);
            case A_PROPER_BURIAL -> signal * (o.carries(Thing.BLUE_CORPSE) ? 1 : 0);
            case BEST_FRIENDS_FOREVER -> friends(asleep);
            case EXTREME_FIELD_BIOLOGY -> s.weaknessesKnown() >= 2 ? 1 : s.weaknessesKnown() == 1 ? 0.15 : 0.03;
            case AB_OVO -> s.weaknessKnown(1) ? 1 : 0.05;
            case NECROSCOPY -> signal * (s.weaknessKnown(2) ? 1 : 0.08);
            case MY_PRECIOUS -> signal * (o.carries(Thing.EGG) ? 1 : 0);
            default -> Math.max(alone, doom(victimOf(objective), asleep));
        };
    }

    /** What an objective promises to one who works for it; used to choose one and to decide whether to stay. */
    double promise(Word objective) {
        Sight s = o.sight;
        double time = Math.min(1, o.roundsLeft / 8.0);
        double signal = s.signal(o.me) ? 1 : o.slot(Word.COMMS_ROOM) >= 0 ? 0.7 * time : 0.45 * time;
        return switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND -> (0.75 * o.earth + 0.2) * o.hull;
            case QUARANTINE -> 0.3 * o.hull;
            case THE_GREAT_HUNT, ALIENS_ON_A_SPACESHIP -> signal * (s.selfDestruct() >= 0 ? 0.9 : 0.21);
            case HOARDER -> s.itemCount(o.me) >= 7 ? 0.9 : time * Math.max(0.05, 0.55 - 0.1 * (7 - s.itemCount(o.me)));
            case RELENTLESS_INVESTIGATOR -> signal * (o.unknownRooms == 0 ? 1 : time * 3.0 / (3 + o.unknownRooms));
            case A_PROPER_BURIAL -> signal * (o.carries(Thing.BLUE_CORPSE) ? 1 : 0.38);
            case BEST_FRIENDS_FOREVER -> Math.max(0.38, friends(false));
            case EXTREME_FIELD_BIOLOGY ->
                s.weaknessesKnown() >= 2 ? 1 : time * (s.weaknessesKnown() == 1 ? 0.3 : 0.1) * 0.44;
            case AB_OVO -> s.weaknessKnown(1) ? 1 : 0.2 * time * 0.44;
            case NECROSCOPY -> signal * (s.weaknessKnown(2) ? 1 : 0.25 * time * 0.44);
            case MY_PRECIOUS -> signal * (o.carries(Thing.EGG) ? 1 : 0.35 * time * 0.44);
            default -> Math.max(alone(), doom(victimOf(objective), false));
        };
    }

    private double ruin(boolean asleep) {
        int at = o.sight.selfDestruct();
        return asleep ? 0 : at >= o.sight.board().tracks().selfDestructYellow() ? 1 : at >= 0 ? 0.7 : 0.25;
    }

    private double alone() {
        double chance = 1;
        for (int who = 0; who < o.sight.seats(); who++) {
            chance *= who == o.me ? 1 : doom(who, false);
        }
        return chance;
    }

    private double friends(boolean asleep) {
        double none = 1;
        for (int who = 0; who < o.sight.seats(); who++) {
            none *= who == o.me ? 1 : doom(who, asleep);
        }
        return 1 - none;
    }

    /** The chance that somebody does not live to see the end. One who sleeps beside me fares as I do. */
    double doom(int who, boolean asleep) {
        if (who < 0 || who == o.me) {
            return 0;
        }
        Sight s = o.sight;
        if (!s.alive(who)) {
            return 1;
        }
        if (s.launched(who)) {
            return 0.12;
        }
        if (s.asleep(who)) {
            return asleep ? 0.1 : 1 - o.engines * o.hull * o.earth;
        }
        double hurt = 0.1 * s.seriousWounds(who) + (s.intrudersIn(s.roomOf(who)) != 0 ? 0.1 : 0);
        return Math.min(0.95, 0.62 + hurt + (o.roundsLeft < 4 ? 0.1 : 0));
    }

    boolean has(Word objective) {
        for (int k = 0; k < count; k++) {
            if (mine[k] == objective) {
                return true;
            }
        }
        return false;
    }
}
