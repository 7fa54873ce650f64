package coldwake.bots.mind;

import coldwake.bots.sight.AlertWish;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.bots.sight.Sight.Engine;
import coldwake.content.ship.ShipTracks;
import java.util.Arrays;

/** What a crew member believes: how things stand with itself and the ship, and how likely the ways home are to work. */
final class Outlook {
    /** What bare survival is worth, and what a fulfilled objective adds. */
    static final double LIFE = 40;

    static final double VICTORY = 100 - LIFE;

    private static final int WORDS = PieceWord.values().length;

    private static final int MAX_SLOTS = 32;

    /** The last level of insanity. */
    static final int MADDEST = 5;

    private final int[] slotOf = new int[WORDS];
    private final int[] foes = new int[MAX_SLOTS];
    private final Beliefs beliefs = new Beliefs();
    private int crewed;
    private int prowled;
    Sight sight;
    Personality nature = Personality.BALANCED;
    int me;
    int here;
    /** The room of the dog, or -1. */
    int dog;

    int cards;
    int ammo;
    int health;
    boolean combat;
    /** Whether there is one set of objectives, for one player or for all, and so more work than time. */
    boolean mission;

    /** What the open alert asks for, and the known rooms in which an activation would further it, as a bit set. */
    AlertWish alert = AlertWish.NOTHING;

    private int alertSlots;

    int unknownRooms;
    int unknownBasic;
    int roundsLeft;
    int aboard;
    int podSlots;
    int lockedPodSlots;
    int podPlaces;
    double engines;
    double earth;
    double mars;
    double hull;
    double clean;
    double hazard;

    Outlook(Sight sight) {
        this.sight = sight;
    }

    void look(Sight at, Personality as) {
        sight = at;
        nature = as;
        me = at.seat();
        mission = at.together() || at.seats() == 1;
        here = at.roomOf(me);
        dog = at.dogIn();
        lookForOthers();
        combat = at.aboard(me) && foes[here] != 0;
        lookAtRooms();
        lookAtMyself();
        lookAtPods();
        lookAtShip();
        lookAtAlert();
    }

    private void lookAtAlert() {
        alert = sight.alert();
        alertSlots = 0;
        for (int slot = 0; alert != AlertWish.NOTHING && slot < sight.board().slotCount(); slot++) {
            alertSlots |= sight.answersAlert(slot) ? 1 << slot : 0;
        }
    }

    /** Whether an activation in a room would further the open alert. */
    boolean answersAlert(int slot) {
        return (alertSlots & 1 << slot) != 0;
    }

    private void lookForOthers() {
        Arrays.fill(foes, 0);
        crewed = 0;
        prowled = 0;
        for (int who = 0; who < sight.seats(); who++) {
            crewed |= sight.aboard(who) ? 1 << sight.roomOf(who) : 0;
        }
        for (int rest = sight.intruders(); rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            int room = sight.intruderRoom(intruder);
            foes[room] |= 1 << intruder;
            prowled |= (crewed & 1 << room) == 0 ? 1 << room : 0;
        }
    }

    /** Intruders in a room, as a bit set. */
    int foes(int slot) {
        return foes[slot];
    }

    boolean crewIsIn(int slot) {
        return (crewed & 1 << slot) != 0;
    }

    private void lookAtRooms() {
        Arrays.fill(slotOf, -1);
        unknownRooms = 0;
        unknownBasic = 0;
        for (int slot = 0; slot < sight.board().slotCount(); slot++) {
            if (sight.knows(slot)) {
                slotOf[sight.room(slot).ordinal()] = slot;
            } else {
                unknownRooms++;
                unknownBasic += isBasic(slot) ? 1 : 0;
            }
        }
    }

    /** Whether a room is one of those that are in every game: the kind of its place is printed. */
    boolean isBasic(int slot) {
        return sight.board().slots().get(slot).kind().equals("1");
    }

    private void lookAtMyself() {
        cards = 0;
        for (int card = sight.hand(); card >= 0; card = sight.next(card)) {
            cards += sight.isAction(card) ? 1 : 0;
        }
        ammo = 0;
        for (int item = sight.held(me); item >= 0; item = sight.next(item)) {
            ammo += sight.weapon(item) == null ? 0 : sight.ammo(item);
        }
        health = 9 - 3 * sight.seriousWounds(me) - sight.lightWounds(me);
        aboard = 0;
        for (int who = 0; who < sight.seats(); who++) {
            aboard += sight.awake(who) ? 1 : 0;
        }
        clean = cleanChance();
        hazard = 0.12 + 0.026 * sight.round() + (combat ? 0.08 : 0) + (health <= 3 ? 0.08 : health <= 6 ? 0.03 : 0);
    }

    /** The chance to pass the contamination check: any infected card or a larva means four clean draws are needed. */
    private double cleanChance() {
        int contaminated = sight.contamination();
        if (contaminated == 0) {
            return 1;
        }
        double draws = 1;
        for (int k = 0; k < 4; k++) {
            draws *= Math.max(0, 10.0 - k) / (10 + contaminated - k);
        }
        if (sight.knowsInsanity()) {
            return sight.insanity(me) + contaminated >= MADDEST ? draws : 1;
        }
        if (sight.knowsMutations()) {
            return mutationChance(contaminated, draws);
        }
        double infected = sight.larva(me) ? 1 : 1 - Math.pow(20.0 / 27, contaminated);
        return 1 - infected * (1 - draws);
    }

    /** Of four cards each contamination is a marker more; the fourth marker kills. */
    private double mutationChance(int contaminated, double draws) {
        double each = contaminated / (10.0 + contaminated);
        double safe = switch (sight.mutations(me)) {
            case 0 -> 1 - Math.pow(each, 4);
            case 1 -> 1 - 4 * Math.pow(each, 3);
            case 2 -> 1 - 6 * each * each;
            default -> draws;
        };
        return Math.clamp(safe, 0, 1);
    }

    private void lookAtPods() {
        podSlots = 0;
        lockedPodSlots = 0;
        podPlaces = 0;
        for (int pod = 0; pod < Sight.pods(); pod++) {
            if (!sight.podPresent(pod) || sight.podPlacesLeft(pod) <= 0) {
                continue;
            }
            int slot =
                    slot(sight.podSection(pod) == 0 ? PieceWord.EVACUATION_SECTION_A : PieceWord.EVACUATION_SECTION_B);
            podPlaces += sight.podLocked(pod) ? 0 : sight.podPlacesLeft(pod);
            if (slot >= 0 && sight.podLocked(pod)) {
                lockedPodSlots |= 1 << slot;
            } else if (slot >= 0) {
                podSlots |= 1 << slot;
            }
        }
        lockedPodSlots &= ~podSlots;
    }

    private void lookAtShip() {
        ShipTracks tracks = sight.ship();
        beliefs.look(sight);
        roundsLeft = sight.roundsLeft();
        if (sight.selfDestruct() >= 0) {
            roundsLeft = Math.min(roundsLeft, tracks.selfDestructEnd() - sight.selfDestruct());
        }
        engines = enginesChance();
        earth = courseChance("earth");
        mars = courseChance("mars");
        int spare = Math.min(sight.firesLeft(), sight.malfunctionsLeft());
        double wear = spare >= 5 ? 0.97 : spare >= 3 ? 0.9 : spare >= 2 ? 0.75 : spare == 1 ? 0.55 : 0.35;
        int soonOver = Math.max(1, Math.min(roundsLeft, 1 + 2 * Math.max(0, aboard - 1)));
        hull = sight.selfDestruct() >= 0
                ? (sight.selfDestruct() >= tracks.selfDestructYellow() ? 0 : 0.2)
                : beliefs.peace() * Math.pow(wear, Math.min(1, soonOver / 4.0));
    }

    /** At least two of three engines work. */
    private double enginesChance() {
        double[] works = new double[] {0, 0, 0};
        for (int engine = 0; engine < Sight.engines(); engine++) {
            Engine known = sight.engine(engine);
            works[engine] = known == Engine.WORKING ? 0.97 : known == Engine.DAMAGED ? 0.08 : beliefs.engine();
        }
        double a = works[0];
        double b = works[1];
        double c = works[2];
        return a * b + a * c + b * c - 2 * a * b * c;
    }

    /** The chance that the ship is headed there when it jumps. */
    private double courseChance(String destination) {
        String known = sight.leadsTo(sight.destination());
        boolean fixed = sight.anyoneAsleep();
        if (known != null) {
            boolean right = known.equals(destination);
            return right ? (fixed ? 1 : 0.9) : fixed ? 0 : 0.15;
        }
        return destination.equals("earth") ? beliefs.earth() : beliefs.mars();
    }

    // ---------------------------------------------------------------- rooms

    /** Where a room is, as far as the seat knows; -1 if it does not. */
    int slot(PieceWord room) {
        return slotOf[room.ordinal()];
    }

    /** Where a room is whose action can be used; -1 if there is none. */
    int workingSlot(PieceWord room) {
        int slot = slot(room);
        return slot >= 0 && sight.malfunctioning(slot) ? -1 : slot;
    }

    boolean isAt(int slot, PieceWord room) {
        return slot >= 0 && slot == slot(room);
    }

    boolean isHere(PieceWord room) {
        return here == slot(room);
    }

    boolean holds(PieceWord card) {
        for (int piece = sight.hand(); piece >= 0; piece = sight.next(piece)) {
            if (sight.word(piece) == card) {
                return true;
            }
        }
        return false;
    }

    /** Whether a room is next to one's own. */
    boolean isNextDoor(int slot) {
        return slot >= 0 && (sight.board().neighbours(here) & 1 << slot) != 0;
    }

    boolean owns(PieceWord item) {
        for (int piece = sight.inventory(); piece >= 0; piece = sight.next(piece)) {
            if (sight.word(piece) == item) {
                return true;
            }
        }
        return false;
    }

    boolean canRepair() {
        return holds(PieceWord.REPAIRS)
                || holds(PieceWord.FAST_REPAIRS)
                || holds(PieceWord.INGENUITY)
                || holds(PieceWord.BASIC_REPAIRS)
                || owns(PieceWord.TOOLS)
                || owns(PieceWord.DUCT_TAPE);
    }

    /** The chance that a noise roll in a room brings an encounter; others there make it needless. */
    double encounterChance(int slot) {
        if (crewIsIn(slot) || foes[slot] != 0 || dog == slot) {
            return 0;
        }
        return rollRisk(slot);
    }

    /** The chance that a noise roll made in a room brings something. */
    double rollRisk(int slot) {
        double risk = 0.2 * sight.noisyNumbers(slot) + 0.02;
        boolean near = (sight.board().neighbours(slot) & prowled) != 0;
        return near ? risk + (sight.slimed(me) ? 0.2 : 0.1) : risk;
    }

    // ---------------------------------------------------------------- ways home

    boolean hibernationOpen() {
        return sight.time() >= sight.ship().hibernationFrom();
    }

    /** The chance to live when one falls asleep. */
    double sleepChance(boolean marsToo) {
        return clean * engines * hull * Math.min(1, earth + (marsToo ? mars : 0));
    }

    boolean carries(int thing) {
        return sight.carries(me, thing);
    }
}
