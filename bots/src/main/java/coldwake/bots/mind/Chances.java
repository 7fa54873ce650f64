package coldwake.bots.mind;

import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;

/** How likely each objective is to be met. */
final class Chances {
    private final Outlook o;
    private boolean shared;
    private boolean shipNeeded;
    private int signalsMissing;

    Chances(Outlook outlook) {
        o = outlook;
    }

    void look(Aims aims) {
        shared = aims.shared();
        shipNeeded = aims.needsShip;
        signalsMissing = aims.signalsMissing();
    }

    static boolean needsSignal(PieceWord objective) {
        return switch (objective) {
            case THE_GREAT_HUNT,
                    ALIENS_ON_A_SPACESHIP,
                    RELENTLESS_INVESTIGATOR,
                    A_PROPER_BURIAL,
                    NECROSCOPY,
                    MY_PRECIOUS,
                    CUTTING_OFF_THE_HEAD,
                    NO_MAN_LEFT_BEHIND,
                    CLEAN_UP_CREW,
                    REQUIREMENT_04 -> true;
            default -> false;
        };
    }

    /** The seat that must die for an objective, or -1. */
    int victimOf(PieceWord objective) {
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

    /** The chance that an objective is met if this seat leaves the ship now. */
    double met(PieceWord objective, boolean asleep) {
        Sight s = o.sight;
        double signal = signalsMissing == 0 ? 1 : 0;
        return switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND ->
                Math.max(alone(), asleep ? 1 : o.earth * o.engines * o.hull * 0.8);
            case DESTINATION_EARTH -> asleep ? 1 : o.earth * o.engines * o.hull * 0.8;
            case QUARANTINE ->
                asleep
                        ? o.mars / Math.max(0.01, o.mars + o.earth)
                        : o.hull * o.engines * (o.mars + (s.nestDestroyed() ? o.earth : 0)) * 0.8;
            case THE_GREAT_HUNT, CUTTING_OFF_THE_HEAD -> signal * (s.queenDead() ? 1 : ruin(asleep));
            case ALIENS_ON_A_SPACESHIP, CLEAN_UP_CREW -> signal * (s.nestDestroyed() ? 1 : ruin(asleep));
            case HOARDER -> asleep ? 0 : s.itemCount(o.me) >= 7 ? 1 : 0;
            case RELENTLESS_INVESTIGATOR, NO_MAN_LEFT_BEHIND ->
                signal * (o.unknownRooms == 0 ? 1 : o.unknownRooms < 3 ? 0.3 : 0.05);
            case A_PROPER_BURIAL -> signal * (o.carries(o.sight.blueCorpse()) ? 1 : 0);
            case EMERGENCY_POST_MORTEM -> corpseInSurgery() ? 1 : 0;
            case BEST_FRIENDS_FOREVER -> friends(asleep);
            case EXTREME_FIELD_BIOLOGY, FIRST_CONTACT_PROTOCOL ->
                s.weaknessesKnown() >= 2 ? 1 : s.weaknessesKnown() == 1 ? 0.15 : 0.03;
            case AB_OVO -> s.weaknessKnown(1) ? 1 : 0.05;
            case NECROSCOPY -> signal * (s.weaknessKnown(2) ? 1 : 0.08);
            case MY_PRECIOUS -> signal * (o.carries(o.sight.egg()) ? 1 : 0);
            case SPECIAL_DELIVERY -> o.carries(o.sight.egg()) || shared && mateHas(o.sight.egg()) ? 1 : 0;
            case REQUIREMENT_01 -> o.carries(o.sight.egg()) ? 1 : 0;
            case REQUIREMENT_02 -> o.carries(o.sight.carcass()) ? 1 : 0;
            case REQUIREMENT_04 -> signal;
            case REQUIREMENT_05 -> s.weaknessesKnown() >= 1 ? 1 : 0.05;
            case REQUIREMENT_08 -> s.nestDestroyed() ? 1 : 0.05;
            case REQUIREMENT_09 -> s.slimed(o.me) || s.undressed(o.me) > 0 ? 0 : 1;
            case REQUIREMENT_11 -> o.engines;
            case REQUIREMENT_03, REQUIREMENT_06, REQUIREMENT_07, REQUIREMENT_10, REQUIREMENT_12, REQUIREMENT_13 -> 0.2;
            default -> Math.max(alone(), doom(victimOf(objective), asleep));
        };
    }

    /** What an objective promises to one who works for it; used to choose one and to decide whether to stay. */
    double promise(PieceWord objective) {
        Sight s = o.sight;
        double time = Math.min(1, o.roundsLeft / 8.0);
        double signal = signal(time);
        return switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND, DESTINATION_EARTH -> (0.75 * o.earth + 0.2) * o.hull;
            case QUARANTINE -> 0.3 * o.hull;
            case THE_GREAT_HUNT, CUTTING_OFF_THE_HEAD ->
                signal * (s.queenDead() ? 1 : shipNeeded ? 0.03 : s.selfDestruct() >= 0 ? 0.9 : 0.21);
            case ALIENS_ON_A_SPACESHIP, CLEAN_UP_CREW ->
                signal * (s.nestDestroyed() ? 1 : s.selfDestruct() >= 0 && !shipNeeded ? 0.9 : 0.21);
            case HOARDER -> s.itemCount(o.me) >= 7 ? 0.9 : time * Math.max(0.05, 0.55 - 0.1 * (7 - s.itemCount(o.me)));
            case RELENTLESS_INVESTIGATOR, NO_MAN_LEFT_BEHIND ->
                signal * (o.unknownRooms == 0 ? 1 : time * 3.0 / (3 + o.unknownRooms));
            case A_PROPER_BURIAL -> signal * (o.carries(o.sight.blueCorpse()) ? 1 : 0.38);
            case EMERGENCY_POST_MORTEM -> corpseInSurgery() ? 1 : time * (o.slot(PieceWord.SURGERY) >= 0 ? 0.8 : 0.5);
            case BEST_FRIENDS_FOREVER -> Math.max(0.38, friends(false));
            case EXTREME_FIELD_BIOLOGY, FIRST_CONTACT_PROTOCOL ->
                s.weaknessesKnown() >= 2 ? 1 : time * (s.weaknessesKnown() == 1 ? 0.3 : 0.1) * (o.mission ? 1 : 0.44);
            case AB_OVO -> s.weaknessKnown(1) ? 1 : 0.2 * time * 0.44;
            case NECROSCOPY -> signal * (s.weaknessKnown(2) ? 1 : 0.25 * time * 0.44);
            case MY_PRECIOUS -> signal * (o.carries(o.sight.egg()) ? 1 : 0.35 * time * 0.44);
            case SPECIAL_DELIVERY -> o.carries(o.sight.egg()) || shared && mateHas(o.sight.egg()) ? 1 : 0.5 * time;
            case REQUIREMENT_01 -> o.carries(o.sight.egg()) ? 1 : time;
            case REQUIREMENT_02 -> o.carries(o.sight.carcass()) ? 1 : time;
            case REQUIREMENT_04 -> signal;
            case REQUIREMENT_05 -> s.weaknessesKnown() >= 1 ? 1 : 0.5 * time;
            case REQUIREMENT_08 -> s.nestDestroyed() ? 1 : 0.5 * time;
            case REQUIREMENT_09 -> s.slimed(o.me) || s.undressed(o.me) > 0 ? 0.4 : 1;
            case REQUIREMENT_11 -> o.engines;
            case REQUIREMENT_03, REQUIREMENT_06, REQUIREMENT_07, REQUIREMENT_10, REQUIREMENT_12, REQUIREMENT_13 ->
                0.5 * time;
            default -> Math.max(alone(), doom(victimOf(objective), false));
        };
    }

    private double signal(double time) {
        double once = o.slot(PieceWord.COMMS_ROOM) >= 0 ? 0.7 * time : 0.45 * time;
        return signalsMissing == 0 ? 1 : Math.pow(once, Math.min(1, signalsMissing));
    }

    boolean corpseInSurgery() {
        int surgery = o.slot(PieceWord.SURGERY);
        return surgery >= 0 && o.sight.things(surgery, o.sight.blueCorpse()) > 0;
    }

    /** Whether somebody else carries such an object, or has left with it. */
    boolean mateHas(int thing) {
        for (int who = 0; who < o.sight.seats(); who++) {
            if (who != o.me && o.sight.alive(who) && o.sight.carries(who, thing)) {
                return true;
            }
        }
        return false;
    }

    /** What is left of a hope that others go on with, when this seat is gone. */
    double others() {
        return o.aboard <= 1 ? 0 : 0.75 * (o.aboard == 2 ? 0.7 : 1);
    }

    private double ruin(boolean asleep) {
        int at = o.sight.selfDestruct();
        if (asleep || shipNeeded && shared) {
            return 0;
        }
        return at >= o.sight.ship().selfDestructYellow() ? 1 : at >= 0 ? 0.7 : shared ? 0.05 : 0.25;
    }

    private double alone() {
        double chance = 1;
        for (int who = 0; who < o.sight.seats(); who++) {
            chance *= who == o.me ? 1 : doom(who, false);
        }
        return chance;
    }

    /** The chance that somebody else survives. */
    double friends(boolean asleep) {
        double none = 1;
        for (int who = 0; who < o.sight.seats(); who++) {
            none *= who == o.me ? 1 : doom(who, asleep);
        }
        return 1 - none;
    }

    /** The chance that somebody does not live to see the end. One who sleeps beside me fares as I do. */
    private double doom(int who, boolean asleep) {
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
}
