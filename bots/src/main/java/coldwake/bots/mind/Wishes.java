package coldwake.bots.mind;

import coldwake.bots.sight.AlertWish;
import coldwake.bots.sight.Deed;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.bots.sight.Sight.Engine;

/** What it is worth to a crew member to do things, in points: life and victory together make a hundred. */
final class Wishes {
    /** What one's own life is worth to those who win or lose together, as long as somebody lives. */
    private static final double LIFE_OF_MANY = 0.3 * Outlook.LIFE;

    private final Outlook o;
    private final Aims aims;
    private double pod;
    private double sleep;
    private double stay;

    Wishes(Outlook outlook, Aims aims) {
        o = outlook;
        this.aims = aims;
    }

    // ---------------------------------------------------------------- leaving

    /** Weighs the ways home against staying. */
    void weigh() {
        double hope = aims.ifStaying();
        boolean done = hope <= aims.ifLeaving(o.podSlots == 0) + 0.02;
        int rounds = done ? 1 : Math.min(3, o.roundsLeft);
        double later = o.podSlots != 0 ? 0.82 : o.podPlaces > 0 ? 0.61 : Math.max(0.036, laterSleep());
        double hurry = o.roundsLeft <= 1 ? 0.1 : o.roundsLeft == 2 ? 0.4 : o.roundsLeft == 3 ? 0.75 : 1;
        if (o.sight.shuttleLeaves()) {
            // The shuttle waits for all, and a pod saves nobody from an alert that fails.
            later = 0.85;
            hurry = 1;
        }
        double alive = Math.pow(1 - Math.min(0.6, o.hazard * o.nature.caution()), rounds);
        pod = future(o.clean * 0.97, aims.ifLeaving(false));
        sleep = future(o.sleepChance(aims.marsIsHome), aims.ifLeaving(true));
        stay = future(alive * later * hurry * o.clean, hope);
    }

    /** The chance to live if one falls asleep later; there may still be time to look after course and engines. */
    private double laterSleep() {
        double now = o.sleepChance(aims.marsIsHome) * 0.9;
        double home = o.earth + (aims.marsIsHome ? o.mars : 0);
        double better = o.clean * o.hull * Math.max(home, 0.9) * Math.max(o.engines, 0.9);
        return o.roundsLeft <= 2 ? now : Math.max(now, 0.8 * better);
    }

    /** What it is worth to survive with a chance and to have the objective met; players who share it can win through each other. */
    private double future(double survival, double met) {
        double fame = Outlook.VICTORY * o.nature.ambition();
        if (!aims.shared()) {
            return survival * (Outlook.LIFE + fame * met);
        }
        double any = 1 - (1 - survival) * (1 - aims.anyOtherSurvives());
        return survival * LIFE_OF_MANY + any * fame * met;
    }

    double podValue() {
        return pod;
    }

    double sleepValue() {
        return sleep;
    }

    double stayValue() {
        return stay;
    }

    /** Worth of getting into a pod that is open. */
    double board() {
        return leave(pod);
    }

    /** Worth of falling asleep. */
    double hibernate() {
        return leave(sleep);
    }

    private double leave(double value) {
        return value <= stay ? 0 : 130 + value - stay;
    }

    /** Whether to launch a pod now rather than wait in it. */
    boolean launch() {
        return pod * 1.02 >= stay || o.roundsLeft <= 2;
    }

    // ---------------------------------------------------------------- opening the pods

    private double bestExit() {
        return Math.max(o.podSlots != 0 ? pod : 0, sleep * (o.hibernationOpen() ? 1 : 0.8));
    }

    /** Worth of unlocking a pod. */
    double unlock() {
        if (o.podPlaces > 0 || o.lockedPodSlots == 0) {
            return o.podPlaces > 0 ? 0 : 2;
        }
        return Math.max(0, 0.6 * (pod - bestExit()));
    }

    /** Worth of starting the self-destruct sequence, or of stopping it. */
    double selfDestruct() {
        Sight s = o.sight;
        if (s.selfDestruct() >= 0) {
            boolean trapped = aims.needsShip || o.lockedPodSlots == 0 && o.podSlots == 0;
            return trapped && !aims.needsRuin ? 20 * o.nature.help() : 0;
        }
        int rounds = s.board().timeEnd() - s.time();
        boolean wayOut = (o.podSlots | o.lockedPodSlots) != 0;
        if (aims.needsShip || !wayOut || rounds < 4) {
            return 0;
        }
        boolean ready = aims.shared() ? aims.onlyRuinMissing() : aims.needsRuin && !aims.needsSignal;
        double ruin = ready ? 0.5 * Outlook.VICTORY * o.nature.ambition() : 0;
        double open = o.podPlaces > 0 || aims.shared()
                ? 0
                : 0.059 * Math.max(0, pod * 0.26 - Math.max(stay, bestExit())) * o.nature.malice();
        return ruin + open;
    }

    // ---------------------------------------------------------------- the ship

    /** What a sound ship is worth: more while the pods are closed. */
    private double stake() {
        double life = Outlook.LIFE + Outlook.VICTORY * (aims.needsShip ? 1 : aims.ifStaying());
        double open = o.podSlots != 0 ? 0.25 : o.podPlaces > 0 ? 0.4 : 0.8;
        return o.clean * o.hull * life * (aims.needsShip ? 1 : 2.5 * open * o.nature.help());
    }

    /** Worth of looking at the coordinates. */
    double coordinates() {
        if (o.sight.leadsTo(0) != null || o.sight.anyoneAsleep()) {
            return 0;
        }
        double gain = Math.max(0, 0.9 - (aims.marsIsHome ? o.mars : o.earth)) * 0.8;
        return gain * o.engines * stake();
    }

    /** Worth of setting the course. */
    double course() {
        String now = o.sight.leadsTo(o.sight.destination());
        if (now == null || now.equals(home())) {
            return 0;
        }
        return 0.75 * o.engines * stake() + 4;
    }

    /** Where this seat wants the ship to go. */
    String home() {
        return aims.marsIsHome ? "mars" : "earth";
    }

    /** Worth of looking at an engine, or of putting it in order; -1 is none. */
    double engine(int engine, boolean repair) {
        if (engine < 0) {
            return 0;
        }
        Engine known = o.sight.engine(engine);
        if (known == Engine.WORKING) {
            return 0;
        }
        double course = Math.max(0.5, aims.marsIsHome ? o.mars : o.earth);
        double gain = (0.95 - o.engines) * course * stake();
        if (repair) {
            return gain * (known == Engine.DAMAGED ? 0.9 : 0.55);
        }
        return known == Engine.UNKNOWN ? gain * 0.2 : 0;
    }

    double checkAllEngines() {
        double sum = 0;
        for (int engine = 0; engine < Sight.engines(); engine++) {
            sum += engine(engine, false);
        }
        return sum;
    }

    /** Worth of taking a malfunction away. */
    double repair(int slot) {
        int left = o.sight.malfunctionsLeft();
        double hull = 2.2 * (left <= 1 ? 16 : left <= 2 ? 11 : left <= 3 ? 6 : 1.5);
        double use = 0.6 * roomWorth(o.sight.room(slot), slot, true);
        double asked = alert(AlertWish.REPAIRS);
        return Math.max(0, hull * (aims.needsRuin ? 0.3 : 1) * o.nature.help() + use + asked);
    }

    /** Worth of putting a fire out. */
    double douse(int slot) {
        int left = o.sight.firesLeft();
        double hull = 1.1 * (left <= 2 ? 16 : left <= 4 ? 8 : 2.5);
        return hull * o.nature.help() + (slot == o.here ? 2.5 : 0) + alert(AlertWish.NO_FIRE);
    }

    // ---------------------------------------------------------------- alerts

    /** What it is worth to further the open alert: whoever is aboard dies with it. */
    private double alert() {
        int rounds = o.sight.alertRounds();
        if (o.sight.shuttleLeaves()) {
            // Two rounds are all there is, and there is no way out of it.
            return (rounds <= 1 ? 130 : 95) * o.nature.help();
        }
        return (rounds <= 1 ? 48 : rounds == 2 ? 36 : rounds == 3 ? 27 : rounds == 4 ? 20 : 15) * o.nature.help();
    }

    private double alert(AlertWish wish) {
        return o.alert == wish ? alert() : 0;
    }

    /** Worth of being in a room for the sake of the alert. */
    double alertAt(int slot) {
        return switch (o.alert) {
            case NOTHING, REPAIRS, KILLS -> 0;
            case SIGNAL -> o.isAt(slot, PieceWord.COMMS_ROOM) && !o.sight.malfunctioning(slot) ? alert() : 0;
            case SAMPLE -> o.carries(o.sight.sample()) && o.sight.isMainRoom(slot) ? alert() : 0;
            case ACTIVATION, NO_FIRE, CORPSE -> o.answersAlert(slot) ? alert() : 0;
        };
    }

    // ---------------------------------------------------------------- the shuttle

    /** Worth of being the first in a room: all lose if a token stays face down. */
    double tokenAt(int slot) {
        return o.sight.hidesToken(slot) && o.roundsLeft > 1 ? 40 * o.nature.help() : 0;
    }

    /** Worth of being on the shuttle: nobody else is taken home but those in pods. */
    double shuttleAt(int slot) {
        if (!o.sight.onShuttle(slot)) {
            return 0;
        }
        return o.roundsLeft <= 1 ? 160 : 0;
    }

    /** Worth of killing an intruder for the sake of the alert. */
    double alertKill() {
        return alert(AlertWish.KILLS);
    }

    /** Worth of a room that nobody has found while the alert asks for it. */
    private double alertUnknown() {
        if (o.alert == AlertWish.NOTHING) {
            return 0;
        }
        for (int slot = 0; slot < o.sight.board().slotCount(); slot++) {
            if (alertAt(slot) > 0) {
                return 0;
            }
        }
        return alert();
    }

    // ---------------------------------------------------------------- the room actions

    /** What the action of a room is worth; as if there were no malfunction if wished. */
    double roomWorth(PieceWord room, int slot, boolean fixed) {
        if (!fixed && slot >= 0 && o.sight.malfunctioning(slot)) {
            return 0;
        }
        return Worth.or(workingRoom(room, slot), 0);
    }

    private double workingRoom(PieceWord room, int slot) {
        return switch (room) {
            case HIBERNATORIUM -> o.hibernationOpen() ? hibernate() : 0;
            case EVACUATION_SECTION_A, EVACUATION_SECTION_B -> (o.podSlots & 1 << slot) != 0 ? board() : 0;
            case COMMS_ROOM ->
                Math.max(aims.needsSignal ? 0.5 * Outlook.VICTORY * o.nature.ambition() : 0, alert(AlertWish.SIGNAL));
            case GENERATOR -> selfDestruct();
            case COCKPIT -> Math.max(coordinates(), course());
            case ENGINE_1 -> engine(0, false);
            case ENGINE_2 -> engine(1, false);
            case ENGINE_3 -> engine(2, false);
            case ENGINE_CONTROL_ROOM -> checkAllEngines();
            case LABORATORY -> analyse();
            case NEST -> Math.max(nest(), destroyEggs());
            case SURGERY -> operate();
            case EMERGENCY_ROOM -> heal();
            case CANTEEN -> 2.0 * o.sight.lightWounds(o.me) + rest();
            case SHOWER_ROOM -> (o.sight.slimed(o.me) ? 4 : 0) + rest();
            case ARMORY -> arm();
            case STORAGE -> 5 + loot();
            case FIRE_CONTROL_SYSTEM -> o.sight.firesLeft() <= 5 ? douse(-1) : burns() ? alert(AlertWish.NO_FIRE) : 0;
            case HATCH_CONTROL_SYSTEM -> unlock();
            case CRAFTING_ROOM -> o.owns(PieceWord.TOOLS) && o.ammo < 2 ? 4 : 0;
            case SERVER_ROOM -> remote() - 2;
            case TURRET_ROOM -> disarm();
            default -> Worth.UNKNOWN;
        };
    }

    private boolean burns() {
        for (int slot = 0; slot < o.sight.board().slotCount(); slot++) {
            if (o.sight.burning(slot)) {
                return true;
            }
        }
        return false;
    }

    /** The best room with a computer that could be used from afar. */
    double remote() {
        double best = 0;
        for (int slot = 0; slot < o.sight.board().slotCount(); slot++) {
            if (o.sight.explored(slot) && o.sight.computer(slot)) {
                best = Math.max(best, roomWorth(o.sight.room(slot), slot, false));
            }
        }
        return best;
    }

    /** Worth of another status for the turret that threatens characters most. */
    private double disarm() {
        double best = 0;
        for (int slot = 0; slot < o.sight.board().slotCount(); slot++) {
            best = Math.max(best, disarm(slot));
        }
        return best;
    }

    /** Worth of another status for the turret in a room, if there is one. */
    double disarm(int slot) {
        return o.sight.turretAim(slot) * (o.crewIsIn(slot) ? 6 : 4);
    }

    double arm() {
        return o.ammo == 0 ? 5 : o.ammo < 2 ? 3 : 0.5;
    }

    double loot() {
        return aims.wantsItems ? 9 : o.sight.itemCount(o.me) < 5 ? 2 : 0.5;
    }

    /** What the emergency room can do for me, more than once if need be. */
    double heal() {
        return dress(o.me) + (o.sight.seriousWounds(o.me) > 0 ? healDressed(o.me) : 0) + healLight(o.me);
    }

    /** Dressed wounds no longer hamper; a bleeding one can kill by itself. */
    double dress(int who) {
        int serious = o.sight.seriousWounds(who);
        double bleeding = o.sight.bleeds(who) ? (serious >= 3 ? 60 : 6) : 0;
        return 4 * o.sight.undressed(who) + bleeding;
    }

    /** The more wounds, the more the next one matters. */
    double healDressed(int who) {
        int serious = o.sight.seriousWounds(who);
        return serious >= 3 ? 30 : serious == 2 ? 15 : 5;
    }

    double healLight(int who) {
        return o.sight.lightWounds(who) * 2.5;
    }

    /** Cures everything, at the price of a light wound and the rest of the round. */
    double operate() {
        double mad = o.sight.insanity(o.me) > 3 ? 6 * (o.sight.insanity(o.me) - 3) : 0;
        return Math.max(0, (1 - o.clean) * 75 + mad - 5 - (o.health <= 1 ? 60 : 0));
    }

    /** Scanning the hand takes clean contamination away; with a larva on board it may kill. */
    double scan(int inHand) {
        if (inHand == 0) {
            return 0;
        }
        double infected = 1 - Math.pow(0.74, inHand);
        if (o.sight.knowsInsanity()) {
            return 4.0 * inHand - infected * 4 * (Outlook.MADDEST - o.sight.insanity(o.me));
        }
        if (o.sight.knowsMutations()) {
            int markers = o.sight.mutations(o.me);
            double harm = !o.sight.mutated(o.me) ? 1 : markers >= 3 ? 60 : 3 * (markers + 1);
            return 5.0 * inHand - infected * harm;
        }
        return o.sight.larva(o.me) ? -60 * infected : 5.0 * inHand;
    }

    /** Worth of resting: calm where an arrow leads down, and a scan of the hand if that is good. */
    double rest() {
        double scan = scan(o.sight.contaminationInHand());
        return o.sight.knowsInsanity() ? Math.max(0, scan) + calm() : scan;
    }

    /** A test harms nobody: it is worth the clean cards that leave. */
    double bloodTest(Deed test) {
        int inHand = o.sight.contaminationInHand();
        return switch (test) {
            case TEST_ALL -> inHand > 1 ? 4.0 * (inHand - 1) : 0;
            case TEST_DRAWN -> o.sight.contamination() > inHand ? 1.5 : 0;
            default -> inHand > 0 ? 3.5 : 0;
        };
    }

    /** Worth of one level of insanity less; there is no way back from 3 and 1. */
    double calm() {
        return switch (o.sight.insanity(o.me)) {
            case 5 -> 16;
            case 4 -> 7;
            case 2 -> 3;
            default -> 0;
        };
    }

    double analyse() {
        return analyseAt(o.slot(PieceWord.LABORATORY));
    }

    /** Worth of analysing what is at hand, wherever one is. */
    double analyseHere() {
        return analyseAt(o.here);
    }

    private double analyseAt(int slot) {
        double value = 0;
        if (aims.wantsEgg && !o.sight.weaknessKnown(1) && at(slot, o.sight.egg())) {
            value = 30;
        }
        if (aims.wantsCarcass && !o.sight.weaknessKnown(2) && at(slot, o.sight.carcass())) {
            value = 30;
        }
        if (aims.wantsCorpse && !o.sight.weaknessKnown(0) && atCorpse(slot)) {
            value = Math.max(value, aims.has(PieceWord.A_PROPER_BURIAL) ? 3 : o.mission ? 30 : 25);
        }
        return value == 0
                        && (at(slot, o.sight.egg()) && !o.sight.weaknessKnown(1)
                                || at(slot, o.sight.carcass()) && !o.sight.weaknessKnown(2))
                ? 5 * o.nature.help()
                : value * o.nature.ambition();
    }

    private boolean at(int slot, int thing) {
        return o.carries(thing) || slot >= 0 && o.sight.things(slot, thing) > 0;
    }

    private boolean atCorpse(int slot) {
        if (o.sight.knowsInsanity()) {
            return o.sight.insanity(o.me) >= 3;
        }
        boolean any = at(slot, o.sight.blueCorpse());
        for (int who = 0; who < o.sight.seats(); who++) {
            any |= at(slot, o.sight.corpseOf(who));
        }
        return any;
    }

    double nest() {
        boolean take = aims.wantsEgg && !o.carries(o.sight.egg()) && o.sight.eggs() > 0;
        return take ? 22 * o.nature.ambition() : 0;
    }

    /** Worth of being where the eggs are, to destroy them; the one that is wanted whole is taken first. */
    double destroyEggs() {
        boolean wanted = aims.wantsNestEmpty || aims.has(PieceWord.QUARANTINE) && !aims.marsIsHome;
        boolean takeFirst = aims.wantsEgg && !o.carries(o.sight.egg());
        return Math.max(wanted && !takeFirst ? 8 : 0, alert(AlertWish.KILLS));
    }

    /** Worth of picking an object up. */
    double pickUp(int thing, int slot) {
        if (o.carries(thing)) {
            return 0;
        }
        boolean lab = o.slot(PieceWord.LABORATORY) >= 0;
        if (thing == o.sight.sample()) {
            return alert(AlertWish.SAMPLE);
        }
        if (o.alert == AlertWish.CORPSE && o.sight.isCorpse(thing)) {
            return 0.8 * alert();
        }
        if (thing == o.sight.egg()) {
            return aims.wantsEgg ? 22 : 0;
        }
        if (thing == o.sight.carcass()) {
            return aims.wantsCarcass ? (lab ? 20 : 9) : 0;
        }
        if (thing == o.sight.blueCorpse()) {
            return Math.max(corpse(lab), bury(slot));
        }
        if (o.sight.isCorpseOfSeat(thing)) {
            return Math.max(revive(slot), aims.wantsCorpse && !o.sight.weaknessKnown(0) ? corpse(lab) - 2 : 0);
        }
        return 0;
    }

    private double corpse(boolean lab) {
        if (!aims.wantsCorpse) {
            return 0;
        }
        double study = o.mission ? (lab ? 25 : 12) : lab ? 14 : 6;
        return aims.has(PieceWord.A_PROPER_BURIAL) ? 25 : study;
    }

    private double bury(int slot) {
        boolean lies = slot >= 0 && o.sight.room(slot) == PieceWord.SURGERY;
        return aims.wantsCorpseInSurgery && !lies ? (o.slot(PieceWord.SURGERY) >= 0 ? 25 : 12) : 0;
    }

    /** Worth of carrying the dead to where they come back. */
    private double revive(int slot) {
        int room = o.workingSlot(PieceWord.EMERGENCY_ROOM);
        boolean helps = o.sight.revives() && room >= 0 && room != slot && o.foes(room) == 0 && o.roundsLeft > 2;
        return helps ? 24 * o.nature.help() : 0;
    }

    /** Worth of laying an object in one's hands down in a room. */
    double deliver(int thing, int slot) {
        if (slot < 0 || !o.carries(thing)) {
            return 0;
        }
        boolean studied = !aims.wantsCorpse || o.sight.weaknessKnown(0);
        if (thing == o.sight.blueCorpse()) {
            return aims.wantsCorpseInSurgery && studied && o.isAt(slot, PieceWord.SURGERY) ? 30 : 0;
        }
        boolean comesBack = o.sight.isCorpseOfSeat(thing) && o.isAt(slot, PieceWord.EMERGENCY_ROOM);
        return comesBack ? revive(-1) : 0;
    }

    // ---------------------------------------------------------------- exploring

    /** Worth of turning an unknown room up: what may be there, less the damage that lies in wait. */
    double explore(boolean basic) {
        double hoped = 0;
        hoped += o.slot(PieceWord.EVACUATION_SECTION_A) < 0 ? evacuation() : 0;
        hoped += o.slot(PieceWord.EVACUATION_SECTION_B) < 0 ? evacuation() : 0;
        hoped += aims.needsSignal && o.slot(PieceWord.COMMS_ROOM) < 0 ? 30 : 0;
        boolean study = aims.wantsEgg || aims.wantsCarcass || aims.wantsCorpse && !aims.has(PieceWord.A_PROPER_BURIAL);
        hoped += study && o.slot(PieceWord.LABORATORY) < 0 ? 20 : 0;
        hoped += (aims.wantsEgg || aims.wantsNestEmpty) && o.slot(PieceWord.NEST) < 0 ? 20 : 0;
        hoped += aims.wantsCorpseInSurgery && o.slot(PieceWord.SURGERY) < 0 ? 20 : 0;
        hoped += o.slot(PieceWord.GENERATOR) < 0 ? (aims.needsRuin ? 20 : 6) : 0;
        hoped += o.clean < 0.8 && o.slot(PieceWord.SURGERY) < 0 ? 20 : 0;
        hoped += o.health < 6 && o.slot(PieceWord.EMERGENCY_ROOM) < 0 ? 8 : 0;
        hoped += alertUnknown();
        double all = aims.wantsAllExplored ? 7 * o.nature.ambition() : 0;
        int left = Math.min(o.sight.malfunctionsLeft(), o.sight.firesLeft());
        double wear = left <= 1 ? 14 : left == 2 ? 7 : left == 3 ? 3.5 : 1;
        double need = basic ? hoped * 1.8 / Math.sqrt(Math.max(1, o.unknownBasic)) : 0;
        return Math.max(0, 4.9 + all + need - wear * 1.3);
    }

    private double evacuation() {
        return (o.podSlots | o.lockedPodSlots) != 0 ? 5 : o.podPlaces > 0 ? 45 : 22;
    }

    /** What searching here is worth. */
    double search() {
        return 2.2 + loot();
    }

    /** What a branch of a room in use is worth; {@link Worth#UNKNOWN} if nobody has taught it. */
    double roomDeed(PieceWord room, Deed deed, int slot) {
        return switch (deed) {
            case COORDINATES, REMOTE_COORDINATES -> coordinates();
            case DESTINATION -> course();
            case DRESS -> dress(o.me);
            case HEAL_DRESSED -> healDressed(o.me);
            case HEAL_LIGHT -> healLight(o.me);
            case PREPARE_BLOOD_TEST -> o.sight.contamination() > 1 ? 1.5 * o.sight.contamination() : 0;
            default -> o.sight.malfunctioning(slot) ? 0 : workingRoom(room, slot);
        };
    }
}
