package coldwake.bots.mind;

import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;

/**
 * What the objectives of a seat still need. Of objectives of its own one is enough, so it works for the likeliest; those
 * that all share must all be met, so it works for every one of them that others do not work for already.
 */
final class Aims {
    private static final int MAX = 5;

    private final Outlook o;
    private final Chances chances;
    private final PieceWord[] wanted = new PieceWord[MAX];
    private int count;
    private boolean shared;
    private int signalsMissing;
    boolean needsSignal;
    boolean needsShip;
    boolean needsRuin;
    boolean wantsEgg;
    boolean wantsCarcass;
    boolean wantsCorpse;
    boolean wantsCorpseInSurgery;
    boolean wantsNestEmpty;
    boolean wantsQueenDead;
    boolean wantsAllExplored;
    boolean wantsItems;
    boolean marsIsHome;
    int victim;
    private double staying;

    Aims(Outlook outlook) {
        o = outlook;
        chances = new Chances(outlook);
    }

    void look() {
        read();
        marsIsHome = count == 1 && wanted[0] == PieceWord.QUARANTINE;
        needsSignal = false;
        needsShip = shared && has(PieceWord.DESTINATION_EARTH);
        needsRuin = false;
        wantsEgg = false;
        wantsCarcass = false;
        wantsCorpse = false;
        wantsCorpseInSurgery = false;
        wantsNestEmpty = false;
        wantsQueenDead = false;
        wantsAllExplored = false;
        wantsItems = false;
        victim = -1;
        staying = -1;
        signalsMissing = signals();
        chances.look(this);
        if (shared) {
            for (int k = 0; k < count; k++) {
                need(wanted[k]);
            }
        } else if (count > 0) {
            need(best());
        }
    }

    private void read() {
        count = 0;
        for (int card = o.sight.objectives(); card >= 0 && count < MAX; card = o.sight.next(card)) {
            wanted[count++] = o.sight.word(card);
        }
        shared = count == 0 && o.sight.together();
        for (int card = shared ? o.sight.sharedObjectives() : -1; card >= 0 && count < MAX; card = o.sight.next(card)) {
            wanted[count++] = o.sight.word(card);
        }
    }

    /** How many signals are still to be sent; of shared objectives each needs a sender of its own. */
    private int signals() {
        if (!shared) {
            return o.sight.signal(o.me) ? 0 : 1;
        }
        int missing = 0;
        for (int k = 0; k < count; k++) {
            missing += Chances.needsSignal(wanted[k]) ? 1 : 0;
        }
        for (int who = 0; who < o.sight.seats(); who++) {
            missing -= o.sight.signal(who) ? 1 : 0;
        }
        return Math.max(0, missing);
    }

    int signalsMissing() {
        return signalsMissing;
    }

    /** Whether all win or lose together. */
    boolean shared() {
        return shared;
    }

    /** The objective that looks likeliest now. */
    private PieceWord best() {
        PieceWord best = wanted[0];
        for (int k = 1; k < count; k++) {
            best = chances.promise(wanted[k]) > chances.promise(best) ? wanted[k] : best;
        }
        return best;
    }

    private void need(PieceWord objective) {
        needsSignal |= Chances.needsSignal(objective) && signalsMissing > 0 && !o.sight.signal(o.me);
        switch (objective) {
            case SALVAGING_THE_PRIME_ASSET, THE_OLDEST_FRIEND, QUARANTINE, DESTINATION_EARTH -> needsShip = true;
            case THE_GREAT_HUNT, CUTTING_OFF_THE_HEAD -> {
                boolean open = !o.sight.queenDead();
                needsRuin |= open && !needsShip;
                wantsQueenDead = open;
            }
            case ALIENS_ON_A_SPACESHIP, CLEAN_UP_CREW -> {
                boolean open = !o.sight.nestDestroyed();
                needsRuin |= open && !needsShip;
                wantsNestEmpty = open;
            }
            case HOARDER -> wantsItems = o.sight.itemCount(o.me) < 7;
            case RELENTLESS_INVESTIGATOR, NO_MAN_LEFT_BEHIND -> wantsAllExplored = true;
            case A_PROPER_BURIAL -> wantsCorpse = true;
            case EMERGENCY_POST_MORTEM -> wantsCorpseInSurgery = !chances.corpseInSurgery();
            case EXTREME_FIELD_BIOLOGY, FIRST_CONTACT_PROTOCOL -> needWeaknesses();
            case AB_OVO -> wantsEgg = !o.sight.weaknessKnown(1);
            case NECROSCOPY -> wantsCarcass = !o.sight.weaknessKnown(2);
            case MY_PRECIOUS, SPECIAL_DELIVERY -> wantsEgg |= !shared || !chances.mateHas(o.sight.egg());
            case REQUIREMENT_01 -> wantsEgg = true;
            case REQUIREMENT_02 -> wantsCarcass = true;
            case REQUIREMENT_03 -> wantsCorpse = true;
            case REQUIREMENT_05 -> needWeaknesses();
            case REQUIREMENT_07, REQUIREMENT_13 -> wantsItems = true;
            case REQUIREMENT_08 -> wantsNestEmpty = !o.sight.nestDestroyed();
            case REQUIREMENT_11, REQUIREMENT_12 -> needsShip = true;
            case REQUIREMENT_04, REQUIREMENT_06, REQUIREMENT_09, REQUIREMENT_10 -> {}
            default -> victim = chances.victimOf(objective);
        }
    }

    private void needWeaknesses() {
        Sight s = o.sight;
        boolean open = s.weaknessesKnown() < 2;
        wantsCorpse |= open && !s.weaknessKnown(0);
        wantsEgg |= open && !s.weaknessKnown(1);
        wantsCarcass |= open && !s.weaknessKnown(2);
    }

    /** Whether nothing but the end of the ship is still needed. */
    boolean onlyRuinMissing() {
        return needsRuin
                && signalsMissing == 0
                && !(wantsEgg && !o.carries(o.sight.egg()) && !chances.mateHas(o.sight.egg()))
                && !(wantsCorpse || wantsCarcass || wantsCorpseInSurgery)
                && !(wantsAllExplored && o.unknownRooms > 0);
    }

    /** Whether an object in one's own hands is still needed. */
    boolean holdsFor(int thing) {
        if (thing == o.sight.egg()) {
            return wantsEgg;
        }
        if (thing == o.sight.carcass()) {
            return wantsCarcass;
        }
        return thing == o.sight.blueCorpse() ? wantsCorpse || wantsCorpseInSurgery : o.sight.revives();
    }

    // ---------------------------------------------------------------- chances

    /** What an objective promises; used to choose one. */
    double promise(PieceWord objective) {
        return chances.promise(objective);
    }

    /** The chance that the objective is met if this seat leaves the ship now. */
    double ifLeaving(boolean asleep) {
        if (shared) {
            double all = 1;
            for (int k = 0; k < count; k++) {
                all *= Math.max(chances.met(wanted[k], asleep), chances.others() * chances.promise(wanted[k]));
            }
            return all;
        }
        double best = 0;
        for (int k = 0; k < count; k++) {
            best = Math.max(best, chances.met(wanted[k], asleep));
        }
        return best;
    }

    /** The chance that the objective is met in the end if this seat stays and works for it. */
    double ifStaying() {
        if (staying < 0) {
            staying = shared ? 1 : 0;
            for (int k = 0; k < count; k++) {
                double hope = Math.max(chances.met(wanted[k], false), chances.promise(wanted[k]));
                staying = shared ? staying * hope : Math.max(staying, hope);
            }
        }
        return staying;
    }

    /** The chance that somebody else lives to see the end. */
    double anyOtherSurvives() {
        return chances.friends(false);
    }

    boolean has(PieceWord objective) {
        for (int k = 0; k < count; k++) {
            if (wanted[k] == objective) {
                return true;
            }
        }
        return false;
    }
}
