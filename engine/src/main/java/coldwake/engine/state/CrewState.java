package coldwake.engine.state;

import coldwake.engine.card.CharacterDef;
import coldwake.engine.setup.Ruleset;

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
    static final int POD = 6;
    static final int ACTIONS = 7;
    static final int CARRIED = 8;
    static final int ENDED_WITH = 10;
    static final int OFFER = 12;
    static final int CREW_SIZE = 14;

    // Flags of a seat.
    static final int SLIME = 1;
    static final int LARVA = 2;
    static final int SIGNAL = 4;
    static final int PASSED = 8;
    static final int UNLIMITED = 16;
    static final int ANSWERED = 32;
    static final int TURN_TAKEN = 64;
    static final int LINGERING = 128;

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
        return Status.of(get(seat, STATUS));
    }

    /** Awake on board, in a room or in an unlaunched pod. */
    public boolean awake(int seat) {
        int status = get(seat, STATUS);
        return status == Status.ABOARD.ordinal() || status == Status.IN_POD.ordinal();
    }

    /** Awake in a room. */
    public boolean aboard(int seat) {
        return get(seat, STATUS) == Status.ABOARD.ordinal();
    }

    public boolean alive(int seat) {
        return get(seat, STATUS) != Status.DEAD.ordinal();
    }

    public boolean anyoneAsleep() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (status(seat) == Status.ASLEEP) {
                return true;
            }
        }
        return false;
    }

    /** The room of a character; for one in a pod, the evacuation section. Kept after death. */
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

    public boolean hasLarva(int seat) {
        return flag(seat, LARVA);
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

    public int pod(int seat) {
        return get(seat, POD);
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
        return carried(seat, 0) == thing || carried(seat, 1) == thing;
    }

    /** An object the character had when it left the game alive. */
    public int endedWith(int seat, int place) {
        return get(seat, ENDED_WITH + place);
    }

    /** A small number a seat put forward in the procedure at hand (a trade). */
    public int offer(int seat, int index) {
        return get(seat, OFFER + index);
    }

    /** Characters in a room, as a bit set of seats; those in pods are not in the room. */
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

    /** Characters inside an unlaunched pod. */
    public int podOccupants(int pod) {
        int n = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (status(seat) == Status.IN_POD && pod(seat) == pod) {
                n++;
            }
        }
        return n;
    }
}
