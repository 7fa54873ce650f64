package coldwake.engine.state;

import coldwake.engine.card.CharacterDef;
import coldwake.engine.module.Thing;
import coldwake.engine.place.WayOut;
import coldwake.engine.setup.Ruleset;
import org.jspecify.annotations.Nullable;

/** The characters: a record of bytes for each seat. */
public final class CrewState {
    static final int HAND_SLOTS = 2;

    // What stands where in the record of a seat.
    static final int CHARACTER = 0;
    static final int NUMBER = 1;
    static final int STATUS = 2;
    static final int ROOM = 3;
    static final int LIGHT = 4;
    static final int FLAGS = 5;
    static final int EXIT = 6;
    static final int ACTIONS = 7;
    static final int CARRIED = 8;
    static final int ENDED_WITH = 10;
    static final int OFFER = 12;
    static final int CREW_SIZE = 14;

    // Flags of a seat.
    static final int SLIME = 1;
    static final int SIGNAL = 4;
    static final int PASSED = 8;
    static final int UNLIMITED = 16;
    static final int ANSWERED = 32;
    static final int TURN_TAKEN = 64;
    static final int LINGERING = 128;

    // Numbers of a status; those of ways out stand between and above them.
    private static final int DRAFTING = 0;
    private static final int ABOARD = 1;
    private static final int FIRST_WAY = 2;
    private static final int DEAD = 5;

    private final Ruleset rules;
    final byte[] crew;

    CrewState(Ruleset rules) {
        this.rules = rules;
        crew = new byte[rules.seats() * CREW_SIZE];
    }

    CrewState(CrewState o) {
        rules = o.rules;
        crew = o.crew.clone();
    }

    private int get(int seat, int field) {
        return crew[seat * CREW_SIZE + field];
    }

    void set(int seat, int field, int value) {
        crew[seat * CREW_SIZE + field] = (byte) value;
    }

    void setFlag(int seat, int flag, boolean on) {
        int flags = get(seat, FLAGS);
        set(seat, FLAGS, on ? flags | flag : flags & ~flag);
    }

    /** Lowers every flag of a seat but some. */
    void keepFlags(int seat, int flags) {
        set(seat, FLAGS, get(seat, FLAGS) & flags);
    }

    public CharacterDef character(int seat) {
        return rules.characters().get(get(seat, CHARACTER));
    }

    public int characterIndex(int seat) {
        return get(seat, CHARACTER);
    }

    /** The seat that plays a character, or -1. */
    public int seatOf(String character) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (status(seat) != Status.DRAFTING && character(seat).id().equals(character)) {
                return seat;
            }
        }
        return -1;
    }

    /** The number on the help card, 1..N: draft order, and whom objectives mean. */
    public int playerNumber(int seat) {
        return get(seat, NUMBER);
    }

    public int seatNumbered(int number) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (playerNumber(seat) == number) {
                return seat;
            }
        }
        return -1;
    }

    public Status status(int seat) {
        return switch (get(seat, STATUS)) {
            case DRAFTING -> Status.DRAFTING;
            case ABOARD -> Status.ABOARD;
            case DEAD -> Status.DEAD;
            default -> way(seat).takesPart() ? Status.WAITING : Status.AWAY;
        };
    }

    void setStatus(int seat, Status status) {
        set(
                seat,
                STATUS,
                switch (status) {
                    case DRAFTING -> DRAFTING;
                    case ABOARD -> ABOARD;
                    case DEAD -> DEAD;
                    case WAITING, AWAY -> throw new IllegalArgumentException("by which way?");
                });
    }

    void setWayOut(int seat, WayOut way) {
        int index = rules.waysOut().indexOf(way);
        if (index < 0) {
            throw new IllegalArgumentException("no way out of this place is " + way);
        }
        set(seat, STATUS, FIRST_WAY + index < DEAD ? FIRST_WAY + index : FIRST_WAY + index + 1);
    }

    private WayOut way(int seat) {
        int number = get(seat, STATUS);
        return rules.waysOut().get(number < DEAD ? number - FIRST_WAY : number - FIRST_WAY - 1);
    }

    /** The way out that a character has taken, or null. */
    public @Nullable WayOut wayOut(int seat) {
        int number = get(seat, STATUS);
        return number < FIRST_WAY || number == DEAD ? null : way(seat);
    }

    /** Whether a character has taken a way out. */
    public boolean took(int seat, WayOut way) {
        int number = get(seat, STATUS);
        return number >= FIRST_WAY && number != DEAD && way(seat).equals(way);
    }

    /** Whether somebody has taken a way out. */
    public boolean anyoneTook(WayOut way) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (took(seat, way)) {
                return true;
            }
        }
        return false;
    }

    /** In a room, or on a way out and still taking part. */
    public boolean awake(int seat) {
        int number = get(seat, STATUS);
        return number == ABOARD
                || number >= FIRST_WAY && number != DEAD && way(seat).takesPart();
    }

    /** Alive and still within the place: in a room, or on a way out that does not lead far. */
    public boolean inside(int seat) {
        WayOut way = wayOut(seat);
        return way == null ? aboard(seat) : way.inside();
    }

    /** In a room. */
    public boolean aboard(int seat) {
        return get(seat, STATUS) == ABOARD;
    }

    public boolean alive(int seat) {
        return get(seat, STATUS) != DEAD;
    }

    /** The room of a character; for one that waits, where it would come back to. Kept after death. */
    public int roomOf(int seat) {
        return get(seat, ROOM);
    }

    public int lightWounds(int seat) {
        return get(seat, LIGHT);
    }

    private boolean flag(int seat, int flag) {
        return (get(seat, FLAGS) & flag) != 0;
    }

    public boolean slimed(int seat) {
        return flag(seat, SLIME);
    }

    public boolean sentSignal(int seat) {
        return flag(seat, SIGNAL);
    }

    public boolean passed(int seat) {
        return flag(seat, PASSED);
    }

    /** Adrenaline runs: any number of actions this turn, then a pass. */
    public boolean unlimitedActions(int seat) {
        return flag(seat, UNLIMITED);
    }

    /** Whether the seat has answered the question that all are asked now. */
    public boolean answered(int seat) {
        return flag(seat, ANSWERED);
    }

    /** Whether the seat has begun a turn in this player phase. */
    public boolean hadTurn(int seat) {
        return flag(seat, TURN_TAKEN);
    }

    /** Whether the seat wants to be asked what to drop before its turns end. */
    public boolean lingering(int seat) {
        return flag(seat, LINGERING);
    }

    /** Which one of several that lead the same way: the number of a pod. */
    public int exit(int seat) {
        return get(seat, EXIT);
    }

    /** Actions left in the current turn. */
    public int actionsLeft(int seat) {
        return get(seat, ACTIONS);
    }

    /** The object in one of the two carrying places, or {@link Thing#NONE}. */
    public int carried(int seat, int place) {
        return get(seat, CARRIED + place);
    }

    public boolean carries(int seat, int thing) {
        return thing != Thing.NONE && (carried(seat, 0) == thing || carried(seat, 1) == thing);
    }

    /** An object the character had when it left the game alive. */
    public int endedWith(int seat, int place) {
        return get(seat, ENDED_WITH + place);
    }

    /** A small number a seat put forward in the procedure at hand (a trade). */
    public int offer(int seat, int index) {
        return get(seat, OFFER + index);
    }

    /** Characters in a room, as a bit set of seats; those on a way out are not in the room. */
    public int in(int slot) {
        int result = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (aboard(seat) && roomOf(seat) == slot) {
                result |= 1 << seat;
            }
        }
        return result;
    }

    public boolean anyIn(int slot) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (aboard(seat) && roomOf(seat) == slot) {
                return true;
            }
        }
        return false;
    }
}
